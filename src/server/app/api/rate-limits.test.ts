import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimits } from '#schemas/wire/rate-limits.ts';
import { type Endpoint, endpoints } from '#schemas/wire/endpoints.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
beforeAll(async () => {
  // The test scales every rate limit down to a tenth, so that few calls exhaust it.
  server = await openTestServer({ rateLimitFactor: 0.1 });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(3_600_000));

const open = Object.entries<Endpoint>(endpoints).flatMap(([name, { rateLimit, realmBy }]) => {
  const [method = '', path = ''] = name.split(' ');
  return rateLimit?.by === 'network' && !realmBy
    ? [{ name, method, path: path.replace(/\{\w+\}/g, '1'), rateLimit }]
    : [];
});

test.each(open)(
  'rejects a flood of $name calls by one network with 429 and Retry-After, without affecting other networks @load-04',
  async (line) => {
    const { method, path, rateLimit } = line;
    const ask = (address: string, realm = 'north') =>
      server.call(path, { ...(method !== 'GET' && json({})), method, address, realm });
    const from = (host: number) => `2001:db8:1:2::${host.toString(16)}`;
    const allowed = rateLimit.most / 10;
    // The calls run one after another: calls that the concurrency limit rejects would not count against the rate limit.
    for (let host = 0; host < allowed; host++) expect((await ask(from(host))).status).not.toBe(429);
    const refused = await ask(from(allowed));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()) as Problem).toMatchObject({ messages: ['tooManyRequests'] });
    for (const [address, realm] of [
      ['2001:db8:1:3::1', 'north'],
      ['192.0.2.1', 'north'],
      [from(1), 'south'],
    ] as const)
      expect((await ask(address, realm)).status).not.toBe(429);
    server.clock.advance(Number(refused.headers.get('retry-after')) * 1000);
    expect((await ask(from(1))).status).not.toBe(429);
  },
);

test('limits a network to 60 device sign-in codes per minute, because each code creates a database row @auth-15 @load-04', () => {
  expect(endpoints['GET /api/v2/token/alt/pin'].rateLimit).toEqual({ by: 'network', most: 60, seconds: 60 });
});

test('the rate limit of an account counts the account’s writing calls from all networks together @load-04', async () => {
  const signIn = async () =>
    (await (await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }))).json()) as Tokens;
  const headers = bearer(await signIn());
  const write = (host: number) =>
    server.call('/api/v2/favourite/vods/1', { method: 'PUT', headers, address: `192.0.2.${host}` });
  for (let made = 0; made < rateLimits.byHand.most / 10; made++) expect((await write(made)).status).not.toBe(429);
  expect((await write(99)).status).toBe(429);
  // Calls that only read data do not count against the account's rate limit.
  expect((await server.call('/api/v2/favourite/ids', { headers, address: '192.0.2.99' })).status).toBe(200);
});

test('in-process calls, with which the server renders pages as a guest, are exempt from rate limits @load-04', async () => {
  const checkIn = () => server.call('/api/v2/login/guest/checkin', { method: 'POST' });
  for (let made = 0; made < rateLimits.perPage.most / 10; made++) await checkIn();
  expect((await checkIn()).status).toBe(201);
});
