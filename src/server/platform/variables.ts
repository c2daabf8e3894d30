import * as z from 'zod';
import { readTrustedProxies } from './network/trusted-proxies.ts';
import { isRange } from './network/ranges.ts';

/** One variable of the environment: how it is read, and what people are told of it. */
interface Variable {
  schema: z.ZodType;
  /** What it must be, in a refusal. */
  expected?: string;
  /** What holds without it, where its schema has no default of its own. */
  without?: string;
  /** What it is for, in the README. */
  means: string;
  /** Never printed, not even when it is wrong. */
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
const listed = z
  .string()
  .optional()
  .transform((list) =>
    list
      ?.split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
/** What may also be written as nothing, which is the same as leaving it out. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.literal(''), schema])
    .optional()
    .transform((value) => (value === '' ? undefined : (value as Exclude<typeof value, ''>)));

/** Whether an address is one of a whole server: no path, no query, no password. */
function isOrigin(address: string): boolean {
  const { href, origin } = new URL(address);
  return href === `${origin}/`;
}

const roles = ['all', 'web', 'jobs'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Every variable that the program reads. The README's table is held to it by a test. */
export const variables = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65_535).default(3000),
    expected: 'a whole number from 0 to 65535',
    means: 'port',
  },
  PLAYBILL_PUBLIC_PORT: {
    schema: orEmpty(z.coerce.number().int().min(1).max(65_535)),
    expected: 'a whole number from 1 to 65535',
    without: '`PORT`; 80 and 443 behind a proxy',
    means:
      'port of the realms’ public addresses, for links in mails and for search engines; the port of a request is not believed',
  },
  HOST: { schema: z.string().min(1).default('127.0.0.1'), means: 'address to listen on' },
  PLAYBILL_DATA: {
    schema: z.string().min(1).default('.data'),
    means: 'data folder: embedded database, secrets, rendered pictures',
  },
  DATABASE_URL: {
    schema: orEmpty(z.url({ protocol: /^postgres(ql)?$/ })),
    expected: 'an address such as postgresql://user:password@host:5432/database',
    means: 'a PostgreSQL of your own, 15 or newer, instead of the embedded one; in production not empty',
    secret: true,
  },
  PLAYBILL_REALMS: {
    schema: listed,
    without: "the demo's",
    means: 'folders of realms to load at first start, separated by commas',
  },
  PLAYBILL_MEDIA: { schema: text, without: "the demo's", means: 'folder served under `/media`' },
  PLAYBILL_FILMS: {
    schema: text,
    without: '`films` in the data folder',
    means:
      'folder into which a load copies the films of realms (`media/`), and from which they are served; several instances share it',
  },
  PLAYBILL_DEFAULT_REALM: {
    schema: orEmpty(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)),
    expected: 'the id of a realm, such as apex',
    without: 'the first',
    means: 'realm shown on `localhost` and on bare addresses',
  },
  PLAYBILL_PRODUCTION: {
    schema: flag,
    expected: '1 or 0',
    means: '`1`: the real service. Refuses demo accounts, missing secrets and cookies over plain http',
  },
  PLAYBILL_SECRET: {
    schema: orEmpty(z.string().min(32).max(1000)),
    expected: 'a text of at least 32 characters',
    without: 'made at first start',
    means: 'secret of 32 characters or more from which all keys come; needed in production with `DATABASE_URL`',
    secret: true,
  },
  PLAYBILL_SECRETS_BEFORE: {
    schema: listed.pipe(z.array(z.string().min(32).max(1000)).max(5).optional()),
    expected: 'at most five texts of at least 32 characters, separated by commas',
    means: 'secrets of before, separated by commas: what was signed by them is good until it ends',
    secret: true,
  },
  PLAYBILL_ACCESS_SECONDS: {
    schema: z.coerce.number().int().min(5).max(3600).default(600),
    expected: 'a whole number from 5 to 3600',
    means: 'how many seconds an access token is good before it is renewed',
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
    means:
      'proxies that are believed in `X-Forwarded-Proto`, `-Host` and `-For`: how many stand before this program, or their networks, separated by commas, with the words `loopback` and `private`',
  },
  PLAYBILL_API: {
    schema: orEmpty(z.url({ protocol: /^https?$/ }).refine(isOrigin)),
    expected: 'the origin of a realm server such as https://api.example.org',
    means:
      'origin of a realm server elsewhere: this process then is its front end alone (`docs/guides/front-alone.md`)',
  },
  PLAYBILL_COUNTRY_HEADER: {
    schema: orEmpty(z.string().regex(/^[A-Za-z0-9-]{1,60}$/)),
    expected: 'the name of a header, such as CF-IPCountry',
    means: "header in which a proxy tells the caller's country",
  },
  PLAYBILL_VPN_HEADER: {
    schema: orEmpty(z.string().regex(/^[A-Za-z0-9-]{1,60}$/)),
    expected: 'the name of a header, such as X-Anonymous-IP',
    means: 'header in which a proxy tells that the caller comes by a VPN: `1`, `true` or `yes`',
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
    means: "host name of the editor's page; `off` for none",
  },
  PLAYBILL_ANALYTICS: {
    schema: z.enum(['database', 'log']).default('database'),
    expected: 'database or log',
    means: '`log`: events of viewers go into the log instead, one line each',
  },
  PLAYBILL_IMAGE_CACHE_MB: {
    schema: z.coerce.number().int().min(1).default(1000),
    expected: 'a whole number of megabytes, at least 1',
    means: 'megabytes of rendered pictures that are kept on disk; beyond, those used longest ago go',
  },
  PLAYBILL_PAGE_CACHE_MB: {
    schema: z.coerce.number().int().min(0).max(10_000).default(64),
    expected: 'a whole number of megabytes from 0 to 10000',
    means:
      "megabytes of guests' pages that are kept in memory for seconds, then drawn anew behind readers' backs; `0` for none",
  },
  PLAYBILL_IMAGE_PROCESSES: {
    schema: z.coerce.number().int().min(1).max(64).default(3),
    expected: 'a whole number of processes, from 1 to 64',
    means:
      'pictures that are rendered at once, each in a process of at most 400 MB that ends when it has nothing to do; all but one may be for one network',
  },
  PLAYBILL_AVIF: {
    schema: z.enum(['on', 'off', '']).default('on'),
    expected: 'on or off',
    means: '`off`: no pictures in AVIF, which are the smallest and take three times as long to render as WebP',
  },
  PLAYBILL_CLOCK: {
    schema: z.enum(['database', 'machine', '']).default('database'),
    expected: 'database or machine',
    means:
      '`machine`: this machine’s clock in place of the database’s, for tests that move it; several instances need the database’s',
  },
  PLAYBILL_BUDGET_FACTOR: {
    schema: z.coerce.number().min(0).max(1_000_000).default(1),
    expected: 'a number, 0 or more',
    means:
      'what the budgets of calls that write are multiplied by, for test runs and many viewers behind one address; `0`: none',
  },
  PLAYBILL_ROLE: {
    schema: z.enum(roles).default('all'),
    expected: 'all, web or jobs',
    means: '`web`: answers requests and does no jobs; `jobs`: does jobs and answers `/healthz` and `/readyz` alone',
  },
  PLAYBILL_METRICS_PORT: {
    schema: orEmpty(z.coerce.number().int().min(1).max(65_535)),
    expected: 'a whole number from 1 to 65535',
    means: 'port of `HOST` at which `/metrics` is answered for Prometheus, and nothing else; none without it',
  },
  PLAYBILL_POOL: {
    schema: z.coerce.number().int().min(2).max(1000).default(10),
    expected: 'a whole number of connections, at least 2',
    means: 'connections of a process to the database, beside the four of its job queue',
  },
  PLAYBILL_MIGRATE: {
    schema: z.enum(['on', 'off', '']).default('on'),
    expected: 'on or off',
    means: '`off`: the start refuses a database that is older than it needs instead of bringing it up to date',
  },
  PLAYBILL_EGRESS: {
    schema: listed.pipe(z.array(z.string().refine(isRange)).optional()),
    expected: 'addresses or ranges separated by commas, such as 10.1.2.3,192.168.0.0/16',
    means: 'private addresses and ranges, separated by commas, that may be called all the same',
  },
  PLAYBILL_CACHE_PURGE: {
    schema: listed.pipe(z.array(z.url({ protocol: /^https?$/ })).optional()),
    expected: 'addresses separated by commas, such as http://10.1.2.3/.purge',
    means:
      'addresses of caches in front that are told what was published (`docs/guides/caches.md`), separated by commas; private ones stand in `PLAYBILL_EGRESS` too',
  },
  PLAYBILL_SMTP_URL: {
    schema: orEmpty(z.url({ protocol: /^smtps?$/ })),
    expected: 'an address such as smtps://user:password@host:465, or smtp://host:587?requireTLS=true',
    without: 'a folder',
    means:
      'mail server; without one mails are written as `mail/*.eml` of the data folder, to be read there and sent to nobody',
    secret: true,
  },
  PLAYBILL_MAIL_FROM: {
    schema: orEmpty(z.email().max(254)),
    expected: 'an address such as no-reply@example.org',
    means: 'address that mails come from; needed with `PLAYBILL_SMTP_URL`',
  },
  LOG_LEVEL: {
    schema: z.enum(logLevels).default('info'),
    expected: `one of ${logLevels.join(', ')}`,
    means: '`trace` to `silent`',
  },
} as const satisfies Record<string, Variable>;

/** Variables that are not named beforehand. */
const namedSecrets = {
  pattern: 'PLAYBILL_SECRET_<REALM>__<NAME>',
  means: "a secret that a realm's folder names; with `_FILE` behind it the path of a file that holds it",
};

type Name = keyof typeof variables;
type Schemas = { [Each in Name]: (typeof variables)[Each]['schema'] };

const byName = Object.entries<Variable>(variables);

/** How the environment is read. */
export const Environment = z.object(Object.fromEntries(byName.map(([name, { schema }]) => [name, schema])) as Schemas);

/** What is wrong with a variable, in words; what may be secret is not said. */
export function mistakeIn(name: string, found: string | undefined): string {
  const { expected = 'a text', secret = false } = new Map(byName).get(name) ?? {};
  return `${name}: expected ${expected}, found ${secret ? 'something else' : JSON.stringify(found)}`;
}

function defaultOf({ schema, without }: Variable): string {
  if (without !== undefined) return without;
  const value = schema.parse(undefined);
  return value === undefined || value === false ? '–' : `\`${String(value)}\``;
}

/** The table of all variables as the README has it, line by line. */
export const variableLines = (): string[] => [
  ...byName.map(([name, variable]) => `| \`${name}\` | ${defaultOf(variable)} | ${variable.means} |`),
  `| \`${namedSecrets.pattern}\` | – | ${namedSecrets.means} |`,
];
