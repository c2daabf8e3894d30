import path from 'node:path';
import type * as z from 'zod';
import type { TrustedProxies } from './network/trusted-proxies.ts';
import { type SecretSettings, secretSettings } from './outbound/secrets.ts';
import { demoMediaFolder, demoRealmFolders } from './seed.ts';
import { StartError } from './start-error.ts';
import { Environment, describeInvalidVariable } from './variables.ts';

/** What the realm server is told from outside. Made once, from the environment. */
export interface RealmConfig {
  port: number;
  /** Port of the addresses that viewers use, where it is neither the scheme's own nor `port`. */
  publicPort?: number | undefined;
  host: string;
  /** Folder of the embedded database, the secrets and the rendered pictures. */
  dataFolder: string;
  /** A PostgreSQL of the operator's own; without it the embedded one is used. */
  databaseUrl?: string | undefined;
  /** Folders of realms that are loaded at the start where they are not there yet. */
  realmFolders: readonly string[];
  mediaFolder?: string | undefined;
  /** Where the films of realms are kept; undefined: nowhere, and a load only names them. */
  filmFolder?: string | undefined;
  /** How long a page waits for its rows, in milliseconds; what viewers wait for without it (`pages/deadline.ts`). */
  rowDeadline?: { most: number; grace: number };
  defaultRealm?: string | undefined;
  production: boolean;
  secret?: string | undefined;
  /** Secrets of before, the latest first. */
  secretsBefore?: readonly string[] | undefined;
  /** How long an access token is good, in seconds. */
  accessSeconds: number;
  /** Proxies before this program that are believed; 0 for none. */
  trustProxy: TrustedProxies;
  countryHeader?: string | undefined;
  /** Header in which a proxy tells that the caller comes by a VPN. */
  vpnHeader?: string | undefined;
  /** Host name of the editors' page as the operator names it, or `off`. */
  studioHost?: string | undefined;
  /** Origin of a realm server elsewhere, of which this process is the front end alone; it then has none of its own. */
  apiOrigin?: string | undefined;
  /** Megabytes of rendered pictures that this instance keeps on its disk. */
  imageCacheMegabytes: number;
  /** Megabytes of guests' pages that this instance keeps in memory. */
  pageCacheMegabytes: number;
  /** Pictures that are rendered at once. */
  imageProcesses: number;
  /** Whether pictures are rendered as AVIF for those who take it. */
  avif: boolean;
  /** Which clock decides about times: the database's, which instances share, or the machine's. */
  clock: 'database' | 'machine';
  /** What the budgets of calls that write are multiplied by; 0 lifts them. */
  budgetFactor: number;
  /** What this process does: answer requests, do jobs, or both. */
  role: 'all' | 'web' | 'jobs';
  /** Whether the start brings the database up to date; else it only refuses one that is older than it needs. */
  migrate: boolean;
  /** Private addresses and ranges that this program may speak to all the same. */
  egress: readonly string[];
  /** Caches in front that are told what was published. */
  cachePurge: readonly string[];
  /** Address of the mail server; without it mails are written into the data folder. */
  smtpUrl?: string | undefined;
  /** Address that mails come from. */
  mailFrom: string;
  /** Secrets of realms, by the whole names of their variables. */
  secrets: SecretSettings;
  /** Connections to the database at the same time, beside those of the job queue. */
  poolSize: number;
  /** Where /metrics is answered, and nothing else. */
  metricsPort?: number | undefined;
  /** Where events of viewers go: into the database, or into the log for somebody else to collect. */
  analytics: 'database' | 'log';
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  /** Holds every answer against its schema; for tests. */
  checkAnswers: boolean;
}

/**
 * Makes the configuration from the environment; relative folders are taken from `cwd`.
 * @throws StartError that names each bad variable, what was expected and what was found.
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
      'DATABASE_URL is empty: in production that is a secret that was not filled in rather than a wish for the embedded database, which would begin without anything. Set it to the address of the database, or leave it out for the embedded one.',
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
    countryHeader: values.PLAYBILL_COUNTRY_HEADER,
    vpnHeader: values.PLAYBILL_VPN_HEADER,
    imageCacheMegabytes: values.PLAYBILL_IMAGE_CACHE_MB,
    pageCacheMegabytes: values.PLAYBILL_PAGE_CACHE_MB,
    imageProcesses: values.PLAYBILL_IMAGE_PROCESSES,
    avif: values.PLAYBILL_AVIF !== 'off',
    clock: values.PLAYBILL_CLOCK === 'machine' ? 'machine' : 'database',
    budgetFactor: values.PLAYBILL_BUDGET_FACTOR,
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
