import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { editors, viewer } from '../../../../tests/support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { purgeExpired } from '../../app/districts.ts';
import { limitAttempts } from '../sessions/attempts.ts';

const HERE = '192.0.2.1';
const GUESSER = '203.0.113.9';
const { edda } = editors;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(3_600_000));

/** Simulates a browser at a network address, which stores its cookies. */
function browser(address = HERE, jar: Record<string, string> = {}) {
  const call = async (path: string, init: RequestInit = { method: 'POST' }) => {
    const cookie = Object.entries(jar)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const origin = 'http://north.localhost';
    const headers = { ...init.headers, 'x-playbill-session': 'cookie', origin, cookie };
    const answer = await server.call(path, { ...init, headers, address });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value === '') delete jar[name];
      else jar[name] = value;
    }
    return answer.status;
  };
  const signIn = (secret: string = viewer.password, id: string = viewer.email) =>
    call('/api/v2/login', json({ id, secret }));
  return { jar, signIn, signOut: () => call('/api/v2/logout'), at: (other: string) => browser(other, jar) };
}

const times = async <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let index = 0; index < count; index++) all.push(await run(index));
  return all;
};
const only = (...statuses: number[]) => [...new Set(statuses)];

/** Returns a browser in which the viewer has signed in and out, so that it is a known device. */
async function knownBrowser() {
  const known = browser();
  expect(await known.signIn()).toBe(201);
  expect(await known.signOut()).toBe(204);
  return known;
}

test('accepts 38 concurrent sign-ins with the right password from one address @door-18', async () => {
  const answers = await Promise.all(Array.from({ length: 38 }, () => browser().signIn()));
  expect(only(...answers)).toEqual([201]);
});

test('of many concurrent password guesses only ten are checked, and a right password is still accepted @door-18', async () => {
  const guesses = Array.from({ length: 25 }, () => browser(GUESSER).signIn('guess', edda.email));
  const rights = Array.from({ length: 15 }, () => browser(GUESSER).signIn());
  const [guessed, right] = await Promise.all([Promise.all(guesses), Promise.all(rights)]);
  expect(only(...right)).toEqual([201]);
  expect(guessed.filter((status) => status === 404)).toHaveLength(10);
  expect(guessed.filter((status) => status === 429)).toHaveLength(15);
});

describe('ten wrong passwords by another person', () => {
  const guess = () => times(10, () => browser(GUESSER).signIn('guess'));

  test('ten guesses block the guesser’s network, but not the owner’s device or home network @door-18', async () => {
    const known = await knownBrowser();
    expect(only(...(await guess()))).toEqual([404]);
    expect(await browser(GUESSER).signIn()).toBe(429);
    expect(await known.signIn()).toBe(201);
    expect(await browser().signIn()).toBe(201);
  });

  test('guesses in the owner’s network do not block the owner’s known device @door-18', async () => {
    const known = await knownBrowser();
    await times(10, () => browser().signIn('guess'));
    expect(await browser().signIn()).toBe(429);
    expect(await known.signIn()).toBe(201);
    // A browser where only another account has signed in is not a known device.
    const others = browser('192.0.2.200');
    expect(await others.signIn(edda.password, edda.email)).toBe(201);
    expect(await others.at(HERE).signIn()).toBe(429);
  });
});

test('counts all addresses of an IPv6 /64 as one network @door-18', async () => {
  await times(10, (index) => browser(`2001:db8:1:2:${index + 1}::1`).signIn('guess'));
  expect(await browser('2001:db8:1:2:ffff::1').signIn()).toBe(429);
  expect(await browser('2001:db8:1:3::1').signIn()).toBe(201);
});

test('allows each network only a few attempts during a distributed attack, without blocking the owner @door-18', async () => {
  const known = await knownBrowser();
  await times(30, (index) => browser(`198.51.100.${index % 5}`).signIn('guess'));
  const next = await times(5, () => browser('198.51.100.99').signIn('guess'));
  expect(next).toEqual([404, 404, 404, 429, 429]);
  expect(await times(3, () => known.signIn('a typing mistake'))).toEqual([404, 404, 404]);
  expect(await known.signIn()).toBe(201);
  expect(await browser('192.0.2.77').signIn()).toBe(201);
});

test('a known device that sends wrong passwords counts as unknown for a while @door-18', async () => {
  const known = await knownBrowser();
  expect(only(...(await times(20, () => known.signIn('guess'))))).toEqual([404]);
  expect(await known.signIn()).toBe(429);
  server.clock.advance(600_001);
  expect(await known.signIn()).toBe(201);
});

test('after the clock was set back, ignores failed sign-ins more than one window in the future @door-18', async () => {
  await times(10, () => browser(GUESSER).signIn('guess'));
  server.clock.advance(-599_000);
  expect(await browser(GUESSER).signIn()).toBe(429);
  server.clock.advance(-2000);
  expect(await browser(GUESSER).signIn()).toBe(201);
});

test('ignores a tampered device cookie @door-18', async () => {
  const { jar } = await knownBrowser();
  await times(10, () => browser().signIn('guess'));
  const cookie = jar['playbill-device'] ?? '';
  for (const forged of [`${cookie.slice(0, -4)}AAAA`, 'a.b.c', ''])
    expect(await browser(HERE, { 'playbill-device': forged }).signIn(), forged).toBe(429);
  expect(await browser(HERE, { 'playbill-device': cookie }).signIn()).toBe(201);
});

test('the device cookie is HttpOnly, grants no access and is invalid in another realm @door-18', async () => {
  const answer = await server.call('/api/v2/login', {
    ...json({ id: viewer.email, secret: viewer.password }),
    headers: {
      'content-type': 'application/json',
      'x-playbill-session': 'cookie',
      origin: 'http://north.localhost',
    },
  });
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('playbill-device=')) ?? '';
  expect(line).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  const token = line.split(';')[0]?.split('=')[1] ?? '';
  const opened = await server.call('/api/v1/view?type=home', { headers: { authorization: `Bearer ${token}` } });
  expect(opened.status).toBe(401);
  const atSouth = (secret: string, cookie: string) =>
    server.call('/api/v2/login', {
      ...json({ id: viewer.email, secret }),
      headers: {
        'content-type': 'application/json',
        'x-playbill-session': 'cookie',
        origin: 'http://south.localhost',
        cookie,
      },
      realm: 'south',
      address: HERE,
    });
  await times(10, () => atSouth('guess', ''));
  expect((await atSouth(viewer.password, `playbill-device=${token}`)).status).toBe(429);
});

test('an interrupted sign-in attempt frees its slot and does not count as a failure @door-18', async () => {
  const rule = { limits: [{ subject: 'interrupted', most: 1 }], counted: ['interrupted'] };
  const context = { ...server.context, realm: { id: 'north' } };
  const runInTransaction = <T>(work: (tx: Tx) => Promise<T>) => inRealm(context.db, 'north', work);
  const prepare = async () => ({ subjects: ['interrupted'], ruleFor: () => rule });
  const attempting = (run: () => Promise<string | undefined>) =>
    limitAttempts(context, { runInTransaction, prepare }, async ({ recordFailure, recordSuccess }) => {
      const result = await run();
      await runInTransaction(result === undefined ? recordFailure : recordSuccess);
      return result;
    });
  for (const _time of [1, 2, 3])
    await expect(attempting(() => Promise.reject(new Error('The database went away')))).rejects.toThrow('went away');
  expect(await attempting(async () => 'in')).toBe('in');
  expect(await attempting(async () => undefined)).toBeUndefined();
  await expect(attempting(async () => 'in')).rejects.toThrow('TOO_MANY_REQUESTS');
});

test('deletes failed sign-in attempts that no limit counts any more @door-18', async () => {
  const rows = () => server.database.query("select 1 from login_attempts where realm = 'north'");
  await times(3, () => browser(GUESSER).signIn('guess'));
  server.clock.advance(3_599_000);
  await browser(GUESSER).signIn('guess');
  server.clock.advance(2000);
  const before = await rows();
  await runJob(server, purgeExpired, {});
  const after = await rows();
  expect(before.length - after.length).toBeGreaterThanOrEqual(9);
  expect(after).toHaveLength(3);
});
