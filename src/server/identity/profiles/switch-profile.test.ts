import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { asChild, newProfile, send, switchTo, withProfiles } from '../../../../tests/support/profiles.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

let server: TestServer;
let own: Tokens & { email: string };
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', withProfiles);
});
beforeEach(async () => {
  own = await newViewer(server);
});
afterAll(() => server.close());

const claims = ({ authorisationToken }: Pick<Tokens, 'authorisationToken'>) => decodeJwt(authorisationToken);
const accountOf = (tokens: Pick<Tokens, 'authorisationToken'>) => String(claims(tokens)['id']);
type Pair = Pick<Tokens, 'authorisationToken' | 'refreshToken'>;
const refresh = (tokens: Pair) =>
  server.call('/api/v2/token/refresh', {
    ...json({ refreshToken: tokens.refreshToken }),
    headers: { 'content-type': 'application/json', ...bearer(tokens) },
  });
const isSignedIn = async (tokens: Pair) => (await send(server, tokens, 'GET /api/v2/favourite/ids')).status === 200;

test('switches the profile in a new session and ends the old one @acct-02', async () => {
  expect(claims(own)['pro']).toEqual({ id: accountOf(own), tp: 'ADULT' });
  const child = await asChild(server, own);
  expect(claims(child)).toMatchObject({ id: accountOf(own), pro: { id: child.id, tp: 'CHILD' } });
  expect(claims(child)['sid']).not.toBe(claims(own)['sid']);
  expect(await isSignedIn(own)).toBe(false);
  expect(await isSignedIn(child)).toBe(true);
  const back = await switchTo(server, child, accountOf(own));
  expect(claims(back)['pro']).toEqual({ id: accountOf(own), tp: 'ADULT' });
});

test('a renewed session has the same profile and maximum lifetime @acct-02', async () => {
  const child = await asChild(server, own);
  server.clock.advance(560_000);
  const renewed = (await (await refresh(child)).json()) as Tokens;
  expect(claims(renewed)['pro']).toEqual({ id: child.id, tp: 'CHILD' });
  const rows = await server.database.query<{ created_at: Date; absolute_until: Date }>(
    'select created_at, absolute_until from sessions where id = any($1)',
    [[String(claims(own)['sid']), String(claims(child)['sid'])]],
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
});

test('a session renewal up to ten seconds after a profile switch returns the new profile’s tokens @acct-02', async () => {
  const id = await newProfile(server, own, { displayName: 'Kim', type: 'CHILD', category: '6' });
  const child = await switchTo(server, own, id);
  server.clock.advance(10_000);
  const late = await refresh(own);
  expect(late.status).toBe(201);
  const tokens = (await late.json()) as Tokens;
  expect(tokens.refreshToken).toBe(child.refreshToken);
  expect(claims(tokens)['pro']).toEqual({ id, tp: 'CHILD' });
  server.clock.advance(1);
  expect((await refresh(own)).status).toBe(401);
  expect(await isSignedIn(child)).toBe(true);
});

test('after several profile switches, a refresh token of the first session returns the tokens of the last session @acct-02', async () => {
  const first = await asChild(server, own);
  const second = await asChild(server, await switchTo(server, first, accountOf(own)), '12');
  const tokens = (await (await refresh(own)).json()) as Tokens;
  expect(tokens.refreshToken).toBe(second.refreshToken);
});

test('rejects an old rotated token after a profile switch without ending the session @acct-02', async () => {
  server.clock.advance(560_000);
  const renewed = (await (await refresh(own)).json()) as Tokens;
  server.clock.advance(560_000);
  const child = await asChild(server, renewed);
  expect((await refresh(own)).status).toBe(401);
  expect(await isSignedIn(child)).toBe(true);
});

test('each of 30 rounds of concurrent renewals and profile switches leaves exactly one session @acct-02', async () => {
  const id = await newProfile(server, own, { displayName: 'Kim', type: 'CHILD', category: '6' });
  let now: Pair = own;
  for (let round = 0; round < 30; round++) {
    server.clock.advance(560_000);
    const to = round % 2 === 0 ? id : accountOf(own);
    const [switched, ...renewals] = await Promise.all([
      switchTo(server, now, to),
      ...Array.from({ length: 4 }, () => refresh(now)),
    ]);
    for (const renewal of renewals) {
      expect(renewal.status).toBe(201);
      const tokens = (await renewal.json()) as Tokens;
      // If the renewal ran before the switch, its token belongs to the old session, but renewing it leads to the new
      // session.
      const last = (await isSignedIn(tokens)) ? tokens : ((await (await refresh(tokens)).json()) as Tokens);
      expect(last.refreshToken).toBe(switched.refreshToken);
    }
    const living = await server.database.query('select id from sessions where account_id = $1 and ended_at is null', [
      accountOf(own),
    ]);
    expect(living).toEqual([{ id: claims(switched)['sid'] }]);
    now = switched;
  }
});

test('accepts only one of ten concurrent profile switches @acct-02', async () => {
  const id = await newProfile(server, own, { displayName: 'Kim', type: 'CHILD', category: '6' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(server, own, `POST /api/v1/profile/${id}`, { 'profile-id': id })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(401)]);
});

test('rejects a profile switch if the request body contains another profile @acct-02', async () => {
  const id = await newProfile(server, own, { displayName: 'Kim', type: 'CHILD', category: '6' });
  const answer = await send(server, own, `POST /api/v1/profile/${id}`, { 'profile-id': accountOf(own) });
  expect(answer.status).toBe(400);
  expect(await isSignedIn(own)).toBe(true);
});

test('requires new authentication after a profile switch from or to a child’s @acct-02 @acct-04', async () => {
  const secure = (tokens: Pair) =>
    send(server, tokens, 'PUT /api/v2/user/password', { secret: 'another long password' });
  const dad = await switchTo(server, own, await newProfile(server, own, { displayName: 'Dad', type: 'ADULT' }));
  const child = await asChild(server, dad);
  const back = await switchTo(server, child, accountOf(own));
  expect((await secure(back)).status).toBe(428);
  const again = await newViewer(server);
  const other = await switchTo(server, again, await newProfile(server, again, { displayName: 'Dad', type: 'ADULT' }));
  expect((await secure(other)).status).toBe(204);
});

test('a profile switch in a browser sets cookies and returns the new profile @acct-02', async () => {
  const id = await newProfile(server, own, { displayName: 'Kim', type: 'CHILD', category: '6' });
  const answer = await server.call(`/api/v1/profile/${id}`, {
    ...json({ 'profile-id': id }),
    headers: {
      'content-type': 'application/json',
      'x-playbill-session': 'cookie',
      origin: 'http://north.localhost',
      cookie: `playbill-access=${own.authorisationToken}; playbill-refresh=${own.refreshToken}`,
    },
  });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({
    isGuest: false,
    name: 'Nina New',
    role: 'viewer',
    profile: { id, tp: 'CHILD' },
    expiresIn: 600,
  });
  const cookies = answer.headers.getSetCookie();
  const access = cookies.find((cookie) => cookie.startsWith('playbill-access='))?.match(/=([^;]+)/)?.[1] ?? '';
  expect(decodeJwt(access)['pro']).toEqual({ id, tp: 'CHILD' });
  expect(cookies.some((cookie) => cookie.startsWith('playbill-refresh='))).toBe(true);
});

test('gives a child’s profile of an editor’s account only the viewer role @acct-02', async () => {
  await server.database.query("update accounts set role = 'editor' where id = $1", [accountOf(own)]);
  const child = await asChild(server, own);
  expect(claims(child)).toMatchObject({ rol: 'viewer' });
  expect(await (await send(server, child, 'GET /api/v2/session')).json()).toMatchObject({ role: 'viewer' });
  const back = await switchTo(server, child, accountOf(own));
  expect(await (await send(server, back, 'GET /api/v2/session')).json()).toMatchObject({ role: 'editor' });
});

test('ends only the sessions of a deleted profile @acct-02', async () => {
  const child = await asChild(server, own);
  const login = await server.call('/api/v2/login', json({ id: own.email, secret: 'a long password' }));
  const adult = (await login.json()) as Tokens;
  expect((await send(server, adult, `DELETE /api/v1/profile/${child.id}`)).status).toBe(204);
  const living = await server.database.query('select id from sessions where account_id = $1 and ended_at is null', [
    accountOf(own),
  ]);
  expect(living).toEqual([{ id: claims(adult)['sid'] }]);
  expect(await isSignedIn(child)).toBe(false);
  server.clock.advance(560_000);
  expect((await refresh(child)).status).toBe(401);
});

test('rejects a session whose profile row is missing @acct-02', async () => {
  const child = await asChild(server, own);
  await server.database.query('delete from profiles where id = $1', [child.id]);
  expect(await isSignedIn(child)).toBe(false);
  server.clock.advance(560_000);
  expect((await refresh(child)).status).toBe(401);
});
