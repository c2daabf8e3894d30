import { describe, expect, test } from 'vitest';
import { configFrom } from './env.ts';

const cwd = '/somewhere';
const secret = 'x'.repeat(32);

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(configFrom({}, cwd)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: '/somewhere/.data',
      production: false,
      trustProxy: false,
      imageCacheMegabytes: 1000,
      role: 'all',
      analytics: 'database',
      logLevel: 'info',
    });
    expect(configFrom({}, cwd).realmFolders.map((folder) => folder.split('/').at(-1))).toContain('apex');
    expect(configFrom({ PLAYBILL_PRODUCTION: '1' }, cwd)).toMatchObject({
      production: true,
      realmFolders: [],
      mediaFolder: undefined,
    });
  });

  test('takes folders from where the program was started', () => {
    expect(
      configFrom({ PLAYBILL_REALMS: 'a, ./b,/c', PLAYBILL_DATA: '/data', PLAYBILL_MEDIA: 'films' }, cwd),
    ).toMatchObject({
      realmFolders: ['/somewhere/a', '/somewhere/b', '/c'],
      dataFolder: '/data',
      mediaFolder: '/somewhere/films',
    });
    expect(configFrom({ PLAYBILL_REALMS: '' }, cwd).realmFolders).toEqual([]);
  });

  test.each([
    [{ PORT: 'http' }, 'PORT: expected a whole number from 0 to 65535, found "http"'],
    [{ PORT: '70000' }, 'PORT: expected a whole number from 0 to 65535, found "70000"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected one of trace, debug, info, warn, error, fatal, silent, found "loud"'],
    [{ PLAYBILL_PRODUCTION: 'yes' }, 'PLAYBILL_PRODUCTION: expected 1 or 0, found "yes"'],
    [
      { PLAYBILL_DEFAULT_REALM: 'No!' },
      'PLAYBILL_DEFAULT_REALM: expected the id of a realm, such as apex, found "No!"',
    ],
  ])('names what is wrong: %j', (env, message) => {
    expect(() => configFrom(env, cwd)).toThrow(message);
  });

  test('names all at once, and never prints what may be secret', () => {
    const wrong = () =>
      configFrom({ PORT: 'x', PLAYBILL_SECRET: 'short-secret', DATABASE_URL: 'mysql://user:pass@host' }, cwd);
    expect(wrong).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*PLAYBILL_SECRET/);
    expect(wrong).not.toThrow(/short-secret|pass@host/);
  });

  test('in production several instances must share one secret', () => {
    const env = { PLAYBILL_PRODUCTION: '1', DATABASE_URL: 'postgresql://host/db' };
    expect(() => configFrom(env, cwd)).toThrow('PLAYBILL_SECRET is missing');
    expect(configFrom({ ...env, PLAYBILL_SECRET: secret }, cwd)).toMatchObject({
      secret,
      databaseUrl: 'postgresql://host/db',
    });
  });
});
