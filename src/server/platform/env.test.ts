import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { configFrom } from './env.ts';
import { formatVariableRows, variables } from './variables.ts';

const cwd = '/somewhere';
const secret = 'x'.repeat(32);

describe('environment configuration', () => {
  test('without environment variables, the configuration consists of default values', () => {
    expect(configFrom({}, cwd)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: '/somewhere/.data',
      production: false,
      trustProxy: 0,
      imageCacheMegabytes: 1000,
      pageCacheMegabytes: 64,
      role: 'all',
      migrate: true,
      poolSize: 10,
      metricsPort: undefined,
      analytics: 'database',
      logLevel: 'info',
    });
    expect(configFrom({}, cwd).realmFolders.map((folder) => folder.split('/').at(-1))).toContain('apex');
    expect(configFrom({ PLAYBILL_PRODUCTION: '1', PLAYBILL_DATABASE: 'embedded' }, cwd)).toMatchObject({
      production: true,
      realmFolders: [],
      mediaFolder: undefined,
    });
  });

  test('PLAYBILL_API accepts the origin of a remote realm server', () => {
    expect(configFrom({ PLAYBILL_API: 'http://API.example.org:8080/' }, cwd).apiOrigin).toBe(
      'http://api.example.org:8080',
    );
    expect(configFrom({ PLAYBILL_API: '' }, cwd).apiOrigin).toBeUndefined();
  });

  test.each([
    'DATABASE_URL',
    'PLAYBILL_DATABASE',
    'PLAYBILL_MEDIA',
    'PLAYBILL_DEFAULT_REALM',
    'PLAYBILL_SECRET',
    'PLAYBILL_PRODUCTION',
    'PLAYBILL_TRUST_PROXY',
    'PLAYBILL_API',
    'PLAYBILL_COUNTRY_HEADER',
    'PLAYBILL_VPN_HEADER',
    'PLAYBILL_METRICS_PORT',
    'PLAYBILL_EGRESS',
    'STUDIO_HOST',
  ])('treats the environment variable %s as unset if it is empty', (name) =>
    expect(configFrom({ [name]: '' }, cwd)).toEqual(configFrom({}, cwd)),
  );

  test('converts a configured host name to lower case and removes surrounding spaces', () =>
    expect(configFrom({ STUDIO_HOST: ' Studio.example.org ' }, cwd).studioHost).toBe('studio.example.org'));

  test('resolves relative folder paths against the working directory', () => {
    expect(
      configFrom({ PLAYBILL_REALMS: 'a, ./b,/c', PLAYBILL_DATA: '/data', PLAYBILL_MEDIA: 'films' }, cwd),
    ).toMatchObject({
      realmFolders: ['/somewhere/a', '/somewhere/b', '/c'],
      dataFolder: '/data',
      filmFolder: '/data/films',
      mediaFolder: '/somewhere/films',
    });
    expect(configFrom({ PLAYBILL_REALMS: '' }, cwd).realmFolders).toEqual([]);
  });

  test.each([
    ['PORT=http', { PORT: 'http' }, 'PORT: expected a whole number from 0 to 65535, found "http"'],
    ['PORT=70000', { PORT: '70000' }, 'PORT: expected a whole number from 0 to 65535, found "70000"'],
    [
      'PLAYBILL_EGRESS=10.0.0.0/8, intern',
      { PLAYBILL_EGRESS: '10.0.0.0/8, intern' },
      'PLAYBILL_EGRESS: expected addresses or ranges separated by commas',
    ],
    [
      'PLAYBILL_TRUST_PROXY=yes',
      { PLAYBILL_TRUST_PROXY: 'yes' },
      'PLAYBILL_TRUST_PROXY: expected how many proxies stand before this program, such as 1, or their networks, such as 10.0.0.0/8,loopback, found "yes"',
    ],
    [
      'PLAYBILL_POOL=1',
      { PLAYBILL_POOL: '1' },
      'PLAYBILL_POOL: expected a whole number of connections, at least 2, found "1"',
    ],
    [
      'PLAYBILL_METRICS_PORT=x',
      { PLAYBILL_METRICS_PORT: 'x' },
      'PLAYBILL_METRICS_PORT: expected a whole number from 1 to 65535, found "x"',
    ],
    ['PLAYBILL_MIGRATE=0', { PLAYBILL_MIGRATE: '0' }, 'PLAYBILL_MIGRATE: expected on or off, found "0"'],
    [
      'LOG_LEVEL=loud',
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL: expected one of trace, debug, info, warn, error, fatal, silent, found "loud"',
    ],
    [
      'PLAYBILL_API=https://api.example.org/v2',
      { PLAYBILL_API: 'https://api.example.org/v2' },
      'PLAYBILL_API: expected the origin of a realm server such as https://api.example.org, found',
    ],
    [
      'PLAYBILL_PRODUCTION=1, PLAYBILL_DATABASE=embedded and PLAYBILL_DEMO=http://127.0.0.1:1',
      { PLAYBILL_PRODUCTION: '1', PLAYBILL_DATABASE: 'embedded', PLAYBILL_DEMO: 'http://127.0.0.1:1' },
      'PLAYBILL_DEMO names the demo’s program',
    ],
    [
      'PLAYBILL_DEMO=http://127.0.0.1:1/media',
      { PLAYBILL_DEMO: 'http://127.0.0.1:1/media' },
      'PLAYBILL_DEMO: expected the origin of the demo’s program',
    ],
    [
      'PLAYBILL_API=ftp://api.example.org',
      { PLAYBILL_API: 'ftp://api.example.org' },
      'PLAYBILL_API: expected the origin',
    ],
    [
      'PLAYBILL_API=http://api:1 and DATABASE_URL=postgresql://host/db',
      { PLAYBILL_API: 'http://api:1', DATABASE_URL: 'postgresql://host/db' },
      'it opens no database and does no jobs',
    ],
    [
      'PLAYBILL_API=http://api:1 and PLAYBILL_ROLE=jobs',
      { PLAYBILL_API: 'http://api:1', PLAYBILL_ROLE: 'jobs' },
      'it opens no database and does no jobs',
    ],
    [
      'STUDIO_HOST=http://studio',
      { STUDIO_HOST: 'http://studio' },
      'STUDIO_HOST: expected a host name such as studio.example.org, or off, found',
    ],
    ['PLAYBILL_PRODUCTION=yes', { PLAYBILL_PRODUCTION: 'yes' }, 'PLAYBILL_PRODUCTION: expected 1 or 0, found "yes"'],
    [
      'PLAYBILL_DEFAULT_REALM=No!',
      { PLAYBILL_DEFAULT_REALM: 'No!' },
      'PLAYBILL_DEFAULT_REALM: expected the id of a realm, such as apex, found "No!"',
    ],
  ])('rejects the invalid or conflicting environment variables %s with an error message', (_settings, env, message) => {
    expect(() => configFrom(env, cwd)).toThrow(message);
  });

  test('reports all configuration errors at once without printing secrets', () => {
    const wrong = () =>
      configFrom({ PORT: 'x', PLAYBILL_SECRET: 'short-secret', DATABASE_URL: 'mysql://user:pass@host' }, cwd);
    expect(wrong).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*PLAYBILL_SECRET/);
    expect(wrong).not.toThrow(/short-secret|pass@host/);
  });

  test('rejects an empty DATABASE_URL in production, where it would start an empty database @door-14', () => {
    expect(() => configFrom({ PLAYBILL_PRODUCTION: '1', DATABASE_URL: '' }, cwd)).toThrow('DATABASE_URL is empty');
    expect(configFrom({ DATABASE_URL: '' }, cwd).databaseUrl).toBeUndefined();
  });

  test('rejects the embedded database in production unless PLAYBILL_DATABASE is “embedded” @door-14', () => {
    expect(() => configFrom({ PLAYBILL_PRODUCTION: '1' }, cwd)).toThrow('DATABASE_URL is missing');
    expect(configFrom({ PLAYBILL_PRODUCTION: '1', PLAYBILL_DATABASE: 'embedded' }, cwd).databaseUrl).toBeUndefined();
    // A process that is only a front end needs no database settings, because it opens no database.
    expect(configFrom({ PLAYBILL_PRODUCTION: '1', PLAYBILL_API: 'https://api.example.org' }, cwd)).toMatchObject({
      production: true,
    });
  });

  test('rejects a mail server without a sender address; error messages do not contain the password in its URL', () => {
    const env = { PLAYBILL_SMTP_URL: 'smtps://user:mail-secret@mail.example.org:465' };
    expect(() => configFrom(env, cwd)).toThrow('PLAYBILL_MAIL_FROM is missing');
    expect(configFrom({ ...env, PLAYBILL_MAIL_FROM: 'no-reply@example.org' }, cwd)).toMatchObject({
      smtpUrl: env.PLAYBILL_SMTP_URL,
      mailFrom: 'no-reply@example.org',
    });
    expect(configFrom({}, cwd).smtpUrl).toBeUndefined();
    const wrong = () => configFrom({ PLAYBILL_SMTP_URL: 'http://user:mail-secret@mail.example.org' }, cwd);
    expect(wrong).toThrow('PLAYBILL_SMTP_URL');
    expect(wrong).not.toThrow(/mail-secret/);
  });

  test('rejects a production configuration with an external database but without PLAYBILL_SECRET', () => {
    const env = { PLAYBILL_PRODUCTION: '1', DATABASE_URL: 'postgresql://host/db' };
    expect(() => configFrom(env, cwd)).toThrow('PLAYBILL_SECRET is missing');
    expect(configFrom({ ...env, PLAYBILL_SECRET: secret }, cwd)).toMatchObject({
      secret,
      databaseUrl: 'postgresql://host/db',
    });
  });
});

describe('documentation of the environment variables', () => {
  const root = path.join(import.meta.dirname, '../../..');

  test('docs/configuration.md lists every variable with its default and purpose', () => {
    const lines = readFileSync(path.join(root, 'docs/configuration.md'), 'utf8').split('\n');
    expect(lines.filter((line) => /^\| `[A-Z]/.test(line))).toEqual(formatVariableRows());
  });

  test.each(
    globSync(['README.md', 'docs/configuration.md', 'docs/guides/*.md', 'deploy/**/*.*', 'deploy/Containerfile'], {
      cwd: root,
    }),
  )('the file %s mentions only existing environment variables', (file) => {
    const named = readFileSync(path.join(root, file), 'utf8').match(/\bPLAYBILL_[A-Z_]*[A-Z]\b/g) ?? [];
    const isKnown = (name: string) => Object.hasOwn(variables, name) || /^PLAYBILL_(SECRET|TEST)_/.test(name);
    expect(named.filter((name) => !isKnown(name))).toEqual([]);
  });
});
