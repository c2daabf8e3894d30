import * as z from 'zod';
import { readTrustedProxies } from './network/trusted-proxies.ts';
import { isRange } from './network/ranges.ts';

/** Schema and documentation of an environment variable. */
interface Variable {
  schema: z.ZodType;
  /** Description of valid values for the error message. */
  expected?: string;
  /** Documented default, if the schema has none. */
  without?: string;
  /** Text of its row in docs/configuration.md. */
  purpose: string;
  /** True for a value that is never printed, not even in errors. */
  secret?: true;
}

const flag = z
  .enum(['0', '1', ''])
  .default('0')
  .transform((value) => value === '1');
const text = z
  .string()
  .optional()
  .transform((value) => value || undefined);
const commaSeparated = z
  .string()
  .optional()
  .transform((list) =>
    list
      ?.split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
/** Treats an empty value as unset. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal(''), schema])
    .optional()
    .transform((value) => (value === '' ? undefined : (value as Exclude<typeof value, ''>)));

/** True if a URL has no path, query or password. */
function isOrigin(address: string): boolean {
  const { href, origin } = new URL(address);
  return href === `${origin}/`;
}

const roles = ['all', 'web', 'jobs'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** All environment variables. A test compares the table in docs/configuration.md with them. */
export const variables = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65_535).default(3000),
    expected: 'a whole number from 0 to 65535',
    purpose: 'Port that the server listens on.',
  },
  PLAYBILL_PUBLIC_PORT: {
    schema: orEmpty(z.coerce.number().int().min(1).max(65_535)),
    expected: 'a whole number from 1 to 65535',
    without: '`PORT`; 80 and 443 behind a proxy',
    purpose:
      "Port in the public addresses of realms, used in emails and sitemaps. The port in a request's `Host` header is ignored.",
  },
  HOST: { schema: z.string().min(1).default('127.0.0.1'), purpose: 'Address that the server listens on.' },
  PLAYBILL_DATA: {
    schema: z.string().min(1).default('.data'),
    purpose: 'Data folder: embedded database, secrets, rendered images.',
  },
  DATABASE_URL: {
    schema: orEmpty(z.url({ protocol: /^postgres(ql)?$/ })),
    expected: 'an address such as postgresql://user:password@host:5432/database',
    purpose:
      'Connection string of an external PostgreSQL, 15 or newer, used instead of the embedded one. An empty value is refused in production.',
    secret: true,
  },
  PLAYBILL_DATABASE: {
    schema: z.enum(['embedded', '']).default(''),
    expected: 'embedded',
    without: '–',
    purpose:
      '`embedded` allows the embedded database, a beta build of PostgreSQL, in production. Without it production requires `DATABASE_URL`.',
  },
  PLAYBILL_REALMS: {
    schema: commaSeparated,
    without: "the demo's",
    purpose: 'Comma-separated realm folders that the first start loads.',
  },
  PLAYBILL_MEDIA: { schema: text, without: "the demo's", purpose: 'Folder served under `/media`.' },
  PLAYBILL_FILMS: {
    schema: text,
    without: '`films` in the data folder',
    purpose:
      "Folder that `realm load` copies the films of a realm's `media/` folder to, and that films are served from. Several instances share it.",
  },
  PLAYBILL_DEFAULT_REALM: {
    schema: orEmpty(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)),
    expected: 'the id of a realm, such as apex',
    without: 'the first',
    purpose: 'Realm that `localhost` and requests by IP address show.',
  },
  PLAYBILL_PRODUCTION: {
    schema: flag,
    expected: '1 or 0',
    purpose:
      '`1`: production mode. The start refuses demo accounts, missing secrets and session cookies over plain HTTP.',
  },
  PLAYBILL_SECRET: {
    schema: orEmpty(z.string().min(32).max(1000)),
    expected: 'a text of at least 32 characters',
    without: 'made at first start',
    purpose:
      'Master secret of at least 32 characters that all keys are derived from. Required in production with `DATABASE_URL`.',
    secret: true,
  },
  PLAYBILL_SECRETS_BEFORE: {
    schema: commaSeparated.pipe(z.array(z.string().min(32).max(1000)).max(5).optional()),
    expected: 'at most five texts of at least 32 characters, separated by commas',
    purpose: 'Comma-separated previous master secrets. Tokens signed with them stay valid until they expire.',
    secret: true,
  },
  PLAYBILL_ACCESS_SECONDS: {
    schema: z.coerce.number().int().min(5).max(3600).default(600),
    expected: 'a whole number from 5 to 3600',
    purpose: 'Lifetime of an access token, in seconds.',
  },
  PLAYBILL_TRUST_PROXY: {
    schema: z
      .string()
      .default('0')
      .transform((setting, refused) => {
        const trusted = readTrustedProxies(setting);
        if (trusted === undefined) refused.addIssue({ code: 'custom' });
        return trusted ?? 0;
      }),
    expected: 'how many proxies stand before this program, such as 1, or their networks, such as 10.0.0.0/8,loopback',
    without: '–',
    purpose:
      'Trusted proxies, whose `X-Forwarded-Proto`, `-Host` and `-For` headers are used: their number, or a comma-separated list of networks, `loopback` and `private`.',
  },
  PLAYBILL_API: {
    schema: orEmpty(z.url({ protocol: /^https?$/ }).refine(isOrigin)),
    expected: 'the origin of a realm server such as https://api.example.org',
    purpose:
      'Origin of a remote realm server. This process then serves the front end alone (`docs/guides/front-alone.md`).',
  },
  PLAYBILL_DEMO: {
    schema: orEmpty(z.url({ protocol: /^https?$/ }).refine(isOrigin)),
    expected: 'the origin of the demo’s program such as http://127.0.0.1:3001',
    purpose:
      "Origin of the demo's program (`src/demo`): mailbox, streams packaged per request, sample ads. `npm start` runs it and sets this. Refused in production.",
  },
  PLAYBILL_COUNTRY_HEADER: {
    schema: orEmpty(z.string().regex(/^[A-Za-z0-9-]{1,60}$/)),
    expected: 'the name of a header, such as CF-IPCountry',
    purpose: "Header in which a proxy sends the caller's country code.",
  },
  PLAYBILL_VPN_HEADER: {
    schema: orEmpty(z.string().regex(/^[A-Za-z0-9-]{1,60}$/)),
    expected: 'the name of a header, such as X-Anonymous-IP',
    purpose: 'Header in which a proxy marks callers behind a VPN: `1`, `true` or `yes`.',
  },
  STUDIO_HOST: {
    schema: orEmpty(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/),
    ),
    expected: 'a host name such as studio.example.org, or off',
    without: '`studio.localhost`, in production none',
    purpose: 'Host name of the studio; `off` disables it.',
  },
  PLAYBILL_ANALYTICS: {
    schema: z.enum(['database', 'log']).default('database'),
    expected: 'database or log',
    purpose: '`log` writes analytics events to the log, one line each, instead of the database.',
  },
  PLAYBILL_IMAGE_CACHE_MB: {
    schema: z.coerce.number().int().min(1).default(1000),
    expected: 'a whole number of megabytes, at least 1',
    purpose: 'Size of the disk cache of rendered images, MB. The least recently used images are deleted first.',
  },
  PLAYBILL_PAGE_CACHE_MB: {
    schema: z.coerce.number().int().min(0).max(10_000).default(64),
    expected: 'a whole number of megabytes from 0 to 10000',
    purpose: 'Size of the in-memory page cache (stale-while-revalidate), MB; `0` disables it.',
  },
  PLAYBILL_IMAGE_PROCESSES: {
    schema: z.coerce.number().int().min(1).max(64).default(3),
    expected: 'a whole number of processes, from 1 to 64',
    purpose:
      'Number of image rendering processes. Each uses at most 400 MB and exits when idle. One network may use all but one.',
  },
  PLAYBILL_AVIF: {
    schema: z.enum(['on', 'off', '']).default('on'),
    expected: 'on or off',
    purpose: '`off` disables AVIF, which is the smallest format and takes three times as long to render as WebP.',
  },
  PLAYBILL_CLOCK: {
    schema: z.enum(['database', 'machine', '']).default('database'),
    expected: 'database or machine',
    purpose:
      "`machine` uses the clock of this machine instead of the database's. For tests; several instances need `database`.",
  },
  PLAYBILL_RATE_LIMIT_FACTOR: {
    schema: z.coerce.number().min(0).max(1_000_000).default(1),
    expected: 'a number, 0 or more',
    purpose:
      'Multiplier of the rate limits of writing calls, for test runs and for many viewers behind one address; `0` disables these limits.',
  },
  PLAYBILL_ROLE: {
    schema: z.enum(roles).default('all'),
    expected: 'all, web or jobs',
    purpose: '`web` answers requests and runs no jobs; `jobs` runs jobs and answers `/healthz` and `/readyz` only.',
  },
  PLAYBILL_METRICS_PORT: {
    schema: orEmpty(z.coerce.number().int().min(1).max(65_535)),
    expected: 'a whole number from 1 to 65535',
    purpose: 'Port on `HOST` that serves `/metrics` in the Prometheus format. Unset: no metrics endpoint.',
  },
  PLAYBILL_POOL: {
    schema: z.coerce.number().int().min(2).max(1000).default(10),
    expected: 'a whole number of connections, at least 2',
    purpose: 'Database connections of a process, in addition to four for the job queue.',
  },
  PLAYBILL_MIGRATE: {
    schema: z.enum(['on', 'off', '']).default('on'),
    expected: 'on or off',
    purpose: '`off`: the start fails on a database with pending migrations instead of running them.',
  },
  PLAYBILL_EGRESS: {
    schema: commaSeparated.pipe(z.array(z.string().refine(isRange)).optional()),
    expected: 'addresses or ranges separated by commas, such as 10.1.2.3,192.168.0.0/16',
    purpose:
      'Comma-separated private addresses and ranges that outbound requests may reach. All other private addresses are blocked.',
  },
  PLAYBILL_CACHE_PURGE: {
    schema: commaSeparated.pipe(z.array(z.url({ protocol: /^https?$/ })).optional()),
    expected: 'addresses separated by commas, such as http://10.1.2.3/.purge',
    purpose:
      'Comma-separated purge URLs of HTTP caches in front of the server (`docs/guides/caches.md`). Private addresses must also be in `PLAYBILL_EGRESS`.',
  },
  PLAYBILL_SMTP_URL: {
    schema: orEmpty(z.url({ protocol: /^smtps?$/ })),
    expected: 'an address such as smtps://user:password@host:465, or smtp://host:587?requireTLS=true',
    without: 'a folder',
    purpose: 'Mail server. Without one, emails are written to `mail/*.eml` in the data folder and not sent.',
    secret: true,
  },
  PLAYBILL_MAIL_FROM: {
    schema: orEmpty(z.email().max(254)),
    expected: 'an address such as no-reply@example.org',
    purpose: 'Sender address of emails. Required with `PLAYBILL_SMTP_URL`.',
  },
  LOG_LEVEL: {
    schema: z.enum(logLevels).default('info'),
    expected: `one of ${logLevels.join(', ')}`,
    purpose: 'Least severe level that is logged: `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.',
  },
} as const satisfies Record<string, Variable>;

/** Pattern of secret variables, whose names are defined by realms. */
const namedSecrets = {
  pattern: 'PLAYBILL_SECRET_<REALM>__<NAME>',
  purpose: "A secret that a realm's folder names. With the suffix `_FILE`: the path of a file that holds it.",
};

type Name = keyof typeof variables;
type Schemas = { [Each in Name]: (typeof variables)[Each]['schema'] };

const byName = Object.entries<Variable>(variables);

/** Schema that parses and validates the environment. */
export const Environment = z.object(Object.fromEntries(byName.map(([name, { schema }]) => [name, schema])) as Schemas);

/** The error message for an invalid variable, without the value of a secret one. */
export function describeInvalidVariable(name: string, found: string | undefined): string {
  const { expected = 'a text', secret = false } = new Map(byName).get(name) ?? {};
  return `${name}: expected ${expected}, found ${secret ? 'something else' : JSON.stringify(found)}`;
}

function formatDefault({ schema, without }: Variable): string {
  if (without !== undefined) return without;
  const value = schema.parse(undefined);
  return value === undefined || value === false ? '–' : `\`${String(value)}\``;
}

/** Formats the rows of the table in docs/configuration.md. */
export const formatVariableRows = (): string[] => [
  ...byName.map(([name, variable]) => `| \`${name}\` | ${formatDefault(variable)} | ${variable.purpose} |`),
  `| \`${namedSecrets.pattern}\` | – | ${namedSecrets.purpose} |`,
];
