import path from 'node:path';
import * as z from 'zod';
import { demoMediaFolder, demoRealmFolders } from './seed.ts';
import { StartError } from './start-error.ts';

const flag = z
  .enum(['0', '1', ''])
  .default('0')
  .transform((value) => value === '1');
const text = z
  .string()
  .optional()
  .transform((value) => value || undefined);

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PLAYBILL_DATA: z.string().min(1).default('.data'),
  DATABASE_URL: z.union([z.literal(''), z.url({ protocol: /^postgres(ql)?$/ })]).optional(),
  PLAYBILL_REALMS: z.string().optional(),
  PLAYBILL_MEDIA: text,
  PLAYBILL_DEFAULT_REALM: z.union([z.literal(''), z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)]).optional(),
  PLAYBILL_PRODUCTION: flag,
  PLAYBILL_SECRET: z.union([z.literal(''), z.string().min(32).max(1000)]).optional(),
  PLAYBILL_TRUST_PROXY: flag,
  PLAYBILL_IMAGE_CACHE_MB: z.coerce.number().int().min(1).default(1000),
  PLAYBILL_ROLE: z.enum(['all', 'web', 'jobs']).default('all'),
  PLAYBILL_COUNTRY_HEADER: z.union([z.literal(''), z.string().regex(/^[A-Za-z0-9-]{1,60}$/)]).optional(),
  PLAYBILL_ANALYTICS: z.enum(['database', 'log']).default('database'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

const expectations: Partial<Record<string, string>> = {
  PORT: 'a whole number from 0 to 65535',
  DATABASE_URL: 'an address such as postgresql://user:password@host:5432/database',
  PLAYBILL_DEFAULT_REALM: 'the id of a realm, such as apex',
  PLAYBILL_PRODUCTION: '1 or 0',
  PLAYBILL_SECRET: 'a text of at least 32 characters',
  PLAYBILL_TRUST_PROXY: '1 or 0',
  PLAYBILL_COUNTRY_HEADER: 'the name of a header, such as CF-IPCountry',
  PLAYBILL_IMAGE_CACHE_MB: 'a whole number of megabytes, at least 1',
  PLAYBILL_ROLE: 'all, web or jobs',
  PLAYBILL_ANALYTICS: 'database or log',
  LOG_LEVEL: 'one of trace, debug, info, warn, error, fatal, silent',
};
/** Never printed, not even when they are wrong. */
const secrets = new Set(['PLAYBILL_SECRET', 'DATABASE_URL']);

/** What the realm server is told from outside. Made once, from the environment. */
export interface RealmConfig {
  port: number;
  host: string;
  /** Folder of the embedded database, the secrets and the rendered pictures. */
  dataFolder: string;
  /** A PostgreSQL of the operator's own; without it the embedded one is used. */
  databaseUrl?: string | undefined;
  /** Folders of realms that are loaded at the start where they are not there yet. */
  realmFolders: readonly string[];
  mediaFolder?: string | undefined;
  defaultRealm?: string | undefined;
  production: boolean;
  secret?: string | undefined;
  trustProxy: boolean;
  countryHeader?: string | undefined;
  /** Megabytes of rendered pictures that this instance keeps on its disk. */
  imageCacheMegabytes: number;
  /** What this process does: answer requests, do jobs, or both. */
  role: 'all' | 'web' | 'jobs';
  /** Where events of viewers go: into the database, or into the log for somebody else to collect. */
  analytics: 'database' | 'log';
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  /** Holds every answer against its schema; for tests. */
  checkAnswers: boolean;
}

const mistake = (name: string, expected: string, found: string | undefined) =>
  `${name}: expected ${expected}, found ${secrets.has(name) ? 'something else' : JSON.stringify(found)}`;

/**
 * Makes the configuration from the environment; relative folders are taken from `cwd`.
 * @throws StartError that names each bad variable, what was expected and what was found.
 */
export function configFrom(env: Record<string, string | undefined>, cwd: string): RealmConfig {
  const parsed = Environment.safeParse(env);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map(({ path: [name] }) => String(name)))];
    throw new StartError(names.map((name) => mistake(name, expectations[name] ?? 'a text', env[name])).join('\n'));
  }
  const values = parsed.data;
  const production = values.PLAYBILL_PRODUCTION;
  if (production && values.DATABASE_URL && !values.PLAYBILL_SECRET) {
    throw new StartError(
      'PLAYBILL_SECRET is missing: with DATABASE_URL several instances may run, and all must share one. Set it to the same random text of at least 32 characters everywhere.',
    );
  }
  const folder = (name: string) => path.resolve(cwd, name);
  const named = values.PLAYBILL_REALMS?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map(folder);
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: folder(values.PLAYBILL_DATA),
    databaseUrl: values.DATABASE_URL || undefined,
    realmFolders: named ?? (production ? [] : demoRealmFolders()),
    mediaFolder: values.PLAYBILL_MEDIA ? folder(values.PLAYBILL_MEDIA) : production ? undefined : demoMediaFolder,
    defaultRealm: values.PLAYBILL_DEFAULT_REALM || undefined,
    production,
    secret: values.PLAYBILL_SECRET || undefined,
    trustProxy: values.PLAYBILL_TRUST_PROXY,
    countryHeader: values.PLAYBILL_COUNTRY_HEADER || undefined,
    imageCacheMegabytes: values.PLAYBILL_IMAGE_CACHE_MB,
    role: values.PLAYBILL_ROLE,
    analytics: values.PLAYBILL_ANALYTICS,
    logLevel: values.LOG_LEVEL,
    checkAnswers: false,
  };
}
