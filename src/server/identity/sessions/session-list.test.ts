import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decodeJwt } from 'jose';
import type { Tokens, UserSession } from '#schemas/wire/identity/session.ts';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { accounts: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  // Advances the clock, so that sessions of earlier tests have expired.
  server.clock.advance(61 * 86_400_000);
});

const PATH = '/api/v2/user/sessions';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const signIn = async (userAgent = DESKTOP, country = 'SE') => {
  const init = json({ id: viewer.email, secret: viewer.password });
  const headers = { ...init.headers, 'user-agent': userAgent, 'x-country': country };
  return (await (await server.call('/api/v2/login', { ...init, headers })).json()) as Tokens;
};
const sidOf = ({ authorisationToken }: Tokens) => decodeJwt<{ sid: string }>(authorisationToken).sid;
const list = async (tokens: Tokens) =>
  ((await (await server.call(PATH, { headers: bearer(tokens) })).json()) as { sessions: UserSession[] }).sessions;
const works = async (tokens: Tokens) => (await server.call(PATH, { headers: bearer(tokens) })).status === 200;
const end = async (tokens: Tokens, id: string) =>
  (await server.call(`${PATH}/${id}`, { method: 'DELETE', headers: bearer(tokens) })).status;
const endAll = async (tokens: Tokens, keepCurrent: boolean) => {
  const init = json({ keepCurrent });
  const answer = await server.call(`${PATH}/end-all`, { ...init, headers: { ...init.headers, ...bearer(tokens) } });
  return ((await answer.json()) as { ended: number }).ended;
};

test('lists the account’s sessions with device, country, hour of last use, and marks the current one @auth-01', async () => {
  const phone = await signIn(PHONE, 'FR');
  const begun = server.clock.now();
  server.clock.advance(2 * 3_600_000 + 60_000);
  const here = await signIn(DESKTOP, 'ZZ');
  const hour = (time: number) => Math.floor(time / 3_600_000) * 3_600_000;
  expect(await list(here)).toEqual([
    {
      id: sidOf(here),
      audience: 'site',
      device: { browser: 'Firefox', system: 'Linux', type: 'desktop' },
      since: server.clock.now(),
      lastUsed: hour(server.clock.now()),
      isCurrent: true,
    },
    {
      id: sidOf(phone),
      audience: 'site',
      device: { browser: 'Safari', system: 'iOS', type: 'mobile' },
      country: 'FR',
      since: begun,
      lastUsed: hour(begun),
      isCurrent: false,
    },
  ]);
});

test('ends another session, whose client gets the reason @auth-01', async () => {
  const [here, tv] = [await signIn(), await signIn()];
  expect(await end(here, sidOf(tv))).toBe(204);
  expect([await works(here), await works(tv)]).toEqual([true, false]);
  expect(await list(here)).toHaveLength(1);
  expect(await end(here, sidOf(tv))).toBe(404);
  const init = await server.call('/api/v1/init', {
    headers: { authorization: `Mixed ${tv.authorisationToken} ${tv.refreshToken}` },
  });
  expect(await init.json()).toMatchObject({ authentication: { ended: 'revoked' } });
});

test('neither lists nor ends sessions of another account @auth-01', async () => {
  const here = await signIn();
  const other = (await newViewer(server)) as Tokens;
  expect((await list(other)).map(({ id }) => id)).toEqual([sidOf(other)]);
  expect(await end(other, sidOf(here))).toBe(404);
  expect(await endAll(other, false)).toBe(1);
  expect([await works(here), await works(other)]).toEqual([true, false]);
});

test('ends all other sessions, or all including the current one and its cookies @auth-01', async () => {
  const [here, tv, phone] = [await signIn(), await signIn(), await signIn(PHONE)];
  expect(await endAll(here, true)).toBe(2);
  expect([await works(here), await works(tv), await works(phone)]).toEqual([true, false, false]);
  const init = json({ keepCurrent: false });
  const cookie = `playbill-access=${here.authorisationToken}; playbill-refresh=${here.refreshToken}`;
  const headers = { ...init.headers, cookie, 'x-playbill-session': 'cookie', origin: 'http://north.localhost' };
  const answer = await server.call(`${PATH}/end-all`, { ...init, headers });
  expect(await answer.json()).toEqual({ ended: 1 });
  expect(answer.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))).toHaveLength(3);
  expect(await works(here)).toBe(false);
});
