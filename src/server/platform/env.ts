import path from 'node:path';
import type * as z from 'zod';
import type { TrustedProxies } from './network/trusted-proxies.ts';
import { type SecretSettings, secretSettings } from './outbound/secrets.ts';
import { demoMediaFolder, demoRealmFolders } from './seed.ts';
import { StartError } from './start-error.ts';
import { Environment, describeInvalidVariable } from './variables.ts';

/** Configuration of the realm server, read once from the environment. */
export interface RealmConfig {
  port: number;
  /** Port of the public URLs; undefined for the scheme's default port or `port`. */
  publicPort?: number | undefined;
  host: string;
  /** Folder of the embedded database, secrets and rendered pictures. */
  dataFolder: string;
  /** URL of an external PostgreSQL; undefined for the embedded one. */
  databaseUrl?: string | undefined;
  /** Realm folders that are loaded at the start if the realms do not exist yet. */
  realmFolders: readonly string[];
  mediaFolder?: string | undefined;
  /** Folder of the realms' films; undefined to load only their names. */
  filmFolder?: string | undefined;
  /** Deadline in milliseconds for the rows of a page; default in `pages/deadline.ts`. */
  rowDeadline?: { most: number; grace: number };
  defaultRealm?: string | undefined;
  production: boolean;
  secret?: string | undefined;
  /** Previous secrets, newest first. */
  secretsBefore?: readonly string[] | undefined;
  /** Lifetime of access tokens in seconds. */
  accessSeconds: number;
  /** Trusted proxies in front of this server: their networks or their number; 0 for none. */
  trustProxy: TrustedProxies;
  countryHeader?: string | undefined;
  /** Header in which a proxy reports that the caller uses a VPN. */
  vpnHeader?: string | undefined;
  /** Host name of the studio as configured, or `off`. */
  studioHost?: string | undefined;
  /**
   * Origin of a remote realm server. It is set in a process that serves only the front end and has no realm server of
   * its own.
   */
  apiOrigin?: string | undefined;
  /** Origin of the demo's helper program, which packages streams and shows emails; undefined without the demo. */
  demoOrigin?: string | undefined;
  /** Size of the disk cache of rendered pictures in megabytes. */
  imageCacheMegabytes: number;
  /** Size of the memory cache of guests' pages in megabytes. */
  pageCacheMegabytes: number;
  /** Number of pictures rendered in parallel. */
  imageProcesses: number;
  /** True to render pictures as AVIF for browsers that accept it. */
  avif: boolean;
  /** Clock used for all times: the database's, shared by all instances, or the machine's. */
  clock: 'database' | 'machine';
  /** Factor applied to rate limits of writing calls; 0 disables them. */
  rateLimitFactor: number;
  /** Role of this process: answer requests, run jobs, or both. */
  role: 'all' | 'web' | 'jobs';
  /** True to run migrations at the start; false to reject an outdated database. */
  migrate: boolean;
  /** Allowlist of private IP addresses and ranges for outbound requests. */
  egress: readonly string[];
  /** URLs of HTTP caches that receive purges. */
  cachePurge: readonly string[];
  /** URL of the SMTP server; undefined to write emails into the data folder. */
  smtpUrl?: string | undefined;
  /** Sender address of emails. */
  mailFrom: string;
  /** Secrets of realms, keyed by the complete names of their environment variables. */
  secrets: SecretSettings;
  /** Size of the database connection pool, without the job queue's connections. */
  poolSize: number;
  /** Port that serves only /metrics. */
  metricsPort?: number | undefined;
  /** Destination of viewers' analytics events: the database, or the log for external collectors. */
  analytics: 'database' | 'log';
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  /** Test option: validates every response against its schema. */
  checkAnswers: boolean;
}

/**
 * Parses the environment; relative folders are resolved against `cwd`.
 * @throws StartError that lists each invalid variable with the expected and the actual value
 */
export function configFrom(env: Record<string, string | undefined>, cwd: string): RealmConfig {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path: [name] }) => String(name)))];
    throw new StartError(names.map((name) => describeInvalidVariable(name, env[name])).join('\n'));
  }
  const values = parsed.data;
  const production = values.PLAYBILL_PRODUCTION;
  if (production && env['DATABASE_URL'] === '') {
    throw new StartError(
      'DATABASE_URL is empty: in production this is probably a secret that was not filled in. Set it to the address of the database, or remove it and set PLAYBILL_DATABASE=embedded.',
    );
  }
  if (production && !values.DATABASE_URL && !values.PLAYBILL_API && values.PLAYBILL_DATABASE !== 'embedded') {
    throw new StartError(
      'DATABASE_URL is missing: production needs a PostgreSQL server of version 15 or newer. Set DATABASE_URL to its address, or set PLAYBILL_DATABASE=embedded to run on the embedded database of this machine, which is a beta build.',
    );
  }
  if (production && values.DATABASE_URL && !values.PLAYBILL_SECRET) {
    throw new StartError(
      'PLAYBILL_SECRET is missing: with DATABASE_URL several instances may run, and all must share one. Set it to the same random text of at least 32 characters everywhere.',
    );
  }
  if (values.PLAYBILL_API && (values.DATABASE_URL || values.PLAYBILL_ROLE === 'jobs')) {
    throw new StartError(
      'PLAYBILL_API makes this process the front end of a realm server elsewhere: it opens no database and does no jobs. Leave out DATABASE_URL and PLAYBILL_ROLE=jobs, or PLAYBILL_API.',
    );
  }
  if (production && values.PLAYBILL_DEMO) {
    throw new StartError(
      'PLAYBILL_DEMO names the demo’s program, which shows emails with sign-in links and is not made for production. Remove it, or PLAYBILL_PRODUCTION.',
    );
  }
  if (values.PLAYBILL_SMTP_URL && !values.PLAYBILL_MAIL_FROM) {
    throw new StartError(
      'PLAYBILL_MAIL_FROM is missing: with PLAYBILL_SMTP_URL mails go out, and they need the address that they come from, such as no-reply@example.org.',
    );
  }
  const folder = (name: string) => path.resolve(cwd, name);
  const named = values.PLAYBILL_REALMS?.map(folder);
  return {
    port: values.PORT,
    publicPort: values.PLAYBILL_PUBLIC_PORT,
    host: values.HOST,
    dataFolder: folder(values.PLAYBILL_DATA),
    databaseUrl: values.DATABASE_URL,
    realmFolders: named ?? (production ? [] : demoRealmFolders()),
    mediaFolder: values.PLAYBILL_MEDIA ? folder(values.PLAYBILL_MEDIA) : production ? undefined : demoMediaFolder,
    filmFolder: folder(values.PLAYBILL_FILMS ?? path.join(values.PLAYBILL_DATA, 'films')),
    defaultRealm: values.PLAYBILL_DEFAULT_REALM,
    production,
    secret: values.PLAYBILL_SECRET,
    secretsBefore: values.PLAYBILL_SECRETS_BEFORE,
    accessSeconds: values.PLAYBILL_ACCESS_SECONDS,
    trustProxy: values.PLAYBILL_TRUST_PROXY,
    apiOrigin: values.PLAYBILL_API ? new URL(values.PLAYBILL_API).origin : undefined,
    demoOrigin: values.PLAYBILL_DEMO ? new URL(values.PLAYBILL_DEMO).origin : undefined,
    countryHeader: values.PLAYBILL_COUNTRY_HEADER,
    vpnHeader: values.PLAYBILL_VPN_HEADER,
    imageCacheMegabytes: values.PLAYBILL_IMAGE_CACHE_MB,
    pageCacheMegabytes: values.PLAYBILL_PAGE_CACHE_MB,
    imageProcesses: values.PLAYBILL_IMAGE_PROCESSES,
    avif: values.PLAYBILL_AVIF !== 'off',
    clock: values.PLAYBILL_CLOCK === 'machine' ? 'machine' : 'database',
    rateLimitFactor: values.PLAYBILL_RATE_LIMIT_FACTOR,
    role: values.PLAYBILL_ROLE,
    migrate: values.PLAYBILL_MIGRATE !== 'off',
    egress: values.PLAYBILL_EGRESS ?? [],
    cachePurge: values.PLAYBILL_CACHE_PURGE ?? [],
    smtpUrl: values.PLAYBILL_SMTP_URL,
    mailFrom: values.PLAYBILL_MAIL_FROM ?? 'no-reply@localhost',
    studioHost: values.STUDIO_HOST,
    secrets: secretSettings(env),
    poolSize: values.PLAYBILL_POOL,
    metricsPort: values.PLAYBILL_METRICS_PORT,
    analytics: values.PLAYBILL_ANALYTICS,
    logLevel: values.LOG_LEVEL,
    checkAnswers: false,
  };
}
