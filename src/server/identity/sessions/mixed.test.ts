import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(3_600_000));

const ORIGIN = 'http://north.localhost';
type Pair = Pick<Tokens, 'authorisationToken' | 'refreshToken'>;

const signIn = async (realm = 'north') => {
  const answer = await server.call('/api/v2/login', { ...json({ id: viewer.email, secret: viewer.password }), realm });
  return (await answer.json()) as Tokens;
};
const people = [
  ['a signed-in viewer', (realm?: string) => signIn(realm)],
  ['a guest', (realm?: string) => server.guest(realm)],
] as const;

/** Response of the init endpoint to a token pair: status, new pair, and the reason if the session has ended. */
interface Told {
  status: number;
  pair?: Pair | undefined;
  ended?: string | undefined;
  cleared?: boolean;
}
const byHeader = async (authorization: string): Promise<Told> => {
  const answer = await server.call('/api/v1/init', { headers: { authorization } });
  if (answer.status !== 200) return { status: answer.status };
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const { authentication } = (await answer.json()) as { authentication: Tokens };
  const { authorisationToken, refreshToken, ended } = authentication;
  return { status: 200, pair: { authorisationToken, refreshToken }, ended };
};
const cookiesOf = ({ authorisationToken, refreshToken }: Pair) =>
  `playbill-access=${authorisationToken}; playbill-refresh=${refreshToken}`;
const byCookies = async (cookie: string): Promise<Told> => {
  const answer = await server.call('/api/v1/init', { headers: { 'x-playbill-session': 'cookie', cookie } });
  const set = new Map(answer.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=') as [string, string]));
  if (answer.status !== 200) return { status: answer.status, cleared: set.get('playbill-refresh') === '' };
  const { authentication } = (await answer.json()) as { authentication: { ended?: string } };
  expect(JSON.stringify(authentication)).not.toContain('Token');
  const [access, refresh] = [set.get('playbill-access'), set.get('playbill-refresh')];
  const pair = access && refresh ? { authorisationToken: access, refreshToken: refresh } : undefined;
  return { status: 200, pair, ended: authentication.ended };
};
const ways = [
  ['by header', (pair: Pair) => byHeader(`Mixed ${pair.authorisationToken} ${pair.refreshToken}`)],
  ['by cookies', (pair: Pair) => byCookies(cookiesOf(pair))],
] as const;

const sidOf = ({ authorisationToken }: Pair) => decodeJwt<{ sid: string }>(authorisationToken).sid;
const isGuest = ({ authorisationToken }: Pair) => decodeJwt<{ isGuest: boolean }>(authorisationToken).isGuest;
/** Replaces one letter in the middle of a token. */
const changed = (text: string) => `${text.slice(0, 40)}${text[40] === 'A' ? 'B' : 'A'}${text.slice(41)}`;
const nearTheEnd = () => server.clock.advance(520_000);
const refreshed = async (pair: Pair): Promise<Pair> => {
  const init = json({ refreshToken: pair.refreshToken });
  const answer = await server.call('/api/v2/token/refresh', { ...init, headers: { ...init.headers, ...bearer(pair) } });
  return (await answer.json()) as Tokens;
};

describe.each(ways)('token pair sent to the init endpoint %s', (way, ask) => {
  test.each(people)('init keeps a valid token pair of %s unchanged @auth-01', async (_who, enter) => {
    const pair = await enter();
    const { status, pair: after, ended } = await ask(pair);
    expect([status, ended]).toEqual([200, undefined]);
    if (way === 'by header')
      expect(after).toEqual({ authorisationToken: pair.authorisationToken, refreshToken: pair.refreshToken });
    else expect(after).toBeUndefined();
  });

  test.each([511_000, 700_000])(
    'init renews a token pair whose access token is %i ms old (near its end or expired) @auth-01',
    async (later) => {
      for (const [, enter] of people) {
        const pair = await enter();
        server.clock.advance(later);
        const { pair: after } = await ask(pair);
        if (!after) throw new Error('There are no tokens');
        expect(after.authorisationToken).not.toBe(pair.authorisationToken);
        expect([sidOf(after), isGuest(after)]).toEqual([sidOf(pair), isGuest(pair)]);
      }
    },
  );

  test('init returns the same new tokens again for a refresh token used a moment ago @auth-01', async () => {
    const pair = await signIn();
    nearTheEnd();
    const first = await ask(pair);
    server.clock.advance(9000);
    expect((await ask(pair)).pair?.refreshToken).toBe(first.pair?.refreshToken);
  });

  test('init ends the session on late refresh token reuse, and returns guest tokens with the reason @auth-01', async () => {
    const pair = await signIn();
    nearTheEnd();
    const good = await refreshed(pair);
    nearTheEnd();
    const { status, pair: after, ended } = await ask(pair);
    expect([status, ended, after && isGuest(after)]).toEqual([200, 'reuse', true]);
    expect((await ask(good)).ended).toBe('reuse');
  });

  test('init returns guest tokens and the reason for a signed-out, revoked or expired session @auth-01', async () => {
    const pairs = [await signIn(), await signIn()] as const;
    await server.call('/api/v2/logout', { method: 'POST', headers: bearer(pairs[0]) });
    await server.database.query("update sessions set ended_at = now(), end_reason = 'everywhere' where id = $1", [
      sidOf(pairs[1]),
    ]);
    const told = [await ask(pairs[0]), await ask(pairs[1])];
    const old = await signIn();
    server.clock.advance(60 * 86_400_000 + 1);
    told.push(await ask(old));
    expect(told.map(({ ended }) => ended)).toEqual(['signed-out', 'revoked', 'expired']);
    for (const { status, pair } of told) expect([status, pair && isGuest(pair)]).toEqual([200, true]);
  });

  test('init rejects token pairs of two sessions or another realm without ending a session @auth-01 @realm-02', async () => {
    for (const [, enter] of people) {
      const [one, other, elsewhere] = [await enter(), await enter(), await enter('south')];
      const crossed = { authorisationToken: one.authorisationToken, refreshToken: other.refreshToken };
      const mixed = { authorisationToken: one.authorisationToken, refreshToken: elsewhere.refreshToken };
      const cleared = way === 'by cookies';
      for (const pair of [crossed, elsewhere, mixed])
        expect(await ask(pair)).toEqual({ status: 401, ...(cleared && { cleared }) });
      nearTheEnd();
      for (const pair of [crossed, elsewhere, mixed]) expect((await ask(pair)).status).toBe(401);
      for (const pair of [one, other]) expect(sidOf((await ask(pair)).pair ?? pair)).toBe(sidOf(pair));
      expect((await ask(one)).status).toBe(200);
    }
  });

  test('init rejects a token pair with a tampered token @auth-01', async () => {
    const pair = await signIn();
    nearTheEnd();
    expect((await ask({ ...pair, refreshToken: changed(pair.refreshToken) })).status).toBe(401);
    expect((await ask({ ...pair, authorisationToken: `${pair.authorisationToken}x` })).status).toBe(401);
    expect((await ask(pair)).status).toBe(200);
  });
});

test('rejects an Authorization header with the wrong number or order of tokens @auth-01', async () => {
  const { authorisationToken, refreshToken } = await signIn();
  for (const text of [
    'Mixed',
    `Mixed ${authorisationToken}`,
    `Mixed ${authorisationToken} ${refreshToken} ${refreshToken}`,
    `Mixed ${refreshToken} ${authorisationToken}`,
    `Bearer ${authorisationToken} ${refreshToken}`,
    'Bearer',
  ])
    expect((await byHeader(text)).status, text.slice(0, 12)).toBe(401);
  expect((await byHeader(`mixed  ${authorisationToken}   ${refreshToken}`)).status).toBe(200);
});

test('clears rejected cookies, so that the browser continues as a guest @auth-01', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const cookie = cookiesOf({ ...one, refreshToken: other.refreshToken });
  const headers = { 'x-playbill-session': 'cookie', origin: ORIGIN };
  const refused = await server.call('/api/v2/session', { method: 'POST', headers: { ...headers, cookie } });
  expect(refused.status).toBe(401);
  expect(refused.headers.getSetCookie().filter((line) => line.includes('Max-Age=0'))).toHaveLength(3);
  const next = await server.call('/api/v2/session', { method: 'POST', headers });
  expect(await next.json()).toMatchObject({ isGuest: true });
});

test('rejects requests that send both cookies and an Authorization header @auth-01', async () => {
  const pair = await signIn();
  const headers = { 'x-playbill-session': 'cookie', cookie: cookiesOf(pair), origin: ORIGIN };
  for (const [path, method] of [
    ['/api/v1/init', 'GET'],
    ['/api/v1/view?type=home', 'GET'],
    ['/api/v2/session', 'POST'],
    ['/api/v2/logout', 'POST'],
  ] as const) {
    const both = await server.call(path, { method, headers: { ...headers, ...bearer(pair) } });
    expect([path, both.status]).toEqual([path, 400]);
  }
  expect((await server.call('/api/v1/view?type=home', { headers })).status).toBe(200);
});

test('accepts a request without Origin only with Sec-Fetch-Site: same-origin @auth-01', async () => {
  const pair = await signIn();
  const ask = async (more: Record<string, string>) =>
    (
      await server.call('/api/v2/session', {
        method: 'POST',
        headers: { 'x-playbill-session': 'cookie', cookie: cookiesOf(pair), ...more },
      })
    ).status;
  expect(await ask({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  for (const site of ['same-site', 'cross-site', 'none', '']) expect(await ask({ 'sec-fetch-site': site })).toBe(403);
  expect(await ask({})).toBe(403);
  expect(await ask({ 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' })).toBe(403);
});

describe('sign-in over an existing session', () => {
  const signInWith = async (cookie: string) => {
    const init = json({ id: viewer.email, secret: viewer.password });
    const headers = { ...init.headers, 'x-playbill-session': 'cookie', origin: ORIGIN, cookie };
    const answer = await server.call('/api/v2/login', { ...init, headers });
    expect(answer.status).toBe(201);
    const access = answer.headers.getSetCookie().find((line) => line.startsWith('playbill-access=')) ?? '';
    return decodeJwt<{ sid: string }>(access.split(/[=;]/)[1] ?? '').sid;
  };
  const works = async (pair: Pair) =>
    (await server.call('/api/v1/view?type=home', { headers: bearer(pair) })).status === 200;

  test('a sign-in creates a new session and ends one planted by an attacker (session fixation) @auth-01', async () => {
    const planted = await signIn();
    expect(await signInWith(cookiesOf(planted))).not.toBe(sidOf(planted));
    expect(await works(planted)).toBe(false);
    const guest = await server.guest();
    expect(await signInWith(cookiesOf(guest))).not.toBe(sidOf(guest));
  });

  test('a sign-in ends a session planted by a refresh cookie or an expired access cookie @auth-01', async () => {
    const [one, other] = [await signIn(), await signIn()];
    await signInWith(`playbill-refresh=${one.refreshToken}`);
    expect(await works(one)).toBe(false);
    server.clock.advance(700_000);
    await signInWith(`playbill-access=${other.authorisationToken}`);
    expect((await byHeader(`Mixed ${other.authorisationToken} ${other.refreshToken}`)).ended).toBe('signed-out');
  });

  test('ends no session for a forged refresh token @auth-01', async () => {
    const other = await signIn();
    await signInWith(`playbill-refresh=${other.refreshToken.slice(0, -6)}AAAAAA`);
    expect(await works(other)).toBe(true);
  });
});

test('rejects an access token after sign-out, also in requests that only read @auth-01', async () => {
  const pair = await signIn();
  await server.call('/api/v2/logout', { method: 'POST', headers: bearer(pair) });
  const status = async (path: string, init: RequestInit = {}) =>
    (await server.call(path, { ...init, headers: { ...init.headers, ...bearer(pair) } })).status;
  expect(await status('/api/v2/user/preferences', { ...json({ autoAdvance: false }), method: 'PUT' })).toBe(401);
  expect(await status('/api/v2/user/profile')).toBe(401);
});
