import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import { AccessClaims, type Tokens } from '#schemas/wire/identity/session.ts';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(3_600_000));

const login = (
  id: string = viewer.email,
  secret: string = viewer.password,
  init: { realm?: string; address?: string } = {},
) => server.call('/api/v2/login', { ...json({ id, secret }), ...init });
const signedIn = async () => (await (await login()).json()) as Tokens;
const refresh = async (access: Tokens, { refreshToken }: Tokens) => {
  const init = json({ refreshToken });
  const answer = await server.call('/api/v2/token/refresh', {
    ...init,
    headers: { ...init.headers, ...bearer(access) },
  });
  return { status: answer.status, body: (await answer.json()) as Tokens };
};
const works = async (tokens: Tokens) =>
  (await server.call('/api/v1/view?type=home', { headers: bearer(tokens) })).status;
/** Advances the clock until an access token may be renewed. */
const nearTheEnd = () => server.clock.advance(520_000);

describe('access tokens', () => {
  test('an access token holds account, realm and expiry, and is valid for ten minutes @auth-01', async () => {
    const { authorisationToken } = await signedIn();
    const claims = AccessClaims.parse(decodeJwt(authorisationToken));
    expect(claims).toMatchObject({ rol: 'viewer', isGuest: false, realm: 'north', loc: 'ZZ', pro: { tp: 'ADULT' } });
    expect(claims.exp - claims.iat).toBe(600);
    expect(claims.iat).toBe(Math.floor(server.clock.now() / 1000));
    expect(await works({ authorisationToken, refreshToken: '' })).toBe(200);
    server.clock.advance(600_000);
    expect(await works({ authorisationToken, refreshToken: '' })).toBe(401);
  });

  test('issues guest tokens, which may read pages @auth-01', async () => {
    const guest = await server.guest();
    expect(AccessClaims.parse(decodeJwt(guest.authorisationToken))).toMatchObject({ rol: 'guest', isGuest: true });
    expect(await works(guest)).toBe(200);
  });

  test('rejects access tokens without a valid signature @auth-01', async () => {
    const { authorisationToken } = await signedIn();
    const [, payload] = authorisationToken.split('.');
    const none = `${Buffer.from('{"alg":"none","typ":"access+jwt"}').toString('base64url')}.${payload}.`;
    for (const forged of [none, `${authorisationToken}x`, 'x', ''])
      expect(await works({ authorisationToken: forged, refreshToken: '' })).toBe(401);
  });

  test('stores one database row per session, which contains no refresh token @auth-01', async () => {
    const first = await signedIn();
    nearTheEnd();
    const { body } = await refresh(first, first);
    const sid = decodeJwt<{ sid: string }>(first.authorisationToken).sid;
    const rows = await server.database.query<{ row: string }>(
      'select sessions::text as row from sessions where id = $1',
      [sid],
    );
    expect(rows).toHaveLength(1);
    for (const { refreshToken } of [first, body]) {
      const bytes = Buffer.from(refreshToken, 'base64url');
      expect(bytes).toHaveLength(52);
      expect(rows[0]?.row).not.toContain(refreshToken);
      expect(rows[0]?.row).not.toContain(bytes.subarray(20).toString('hex'));
    }
  });
});

describe('guest tokens', () => {
  const rows = async () => (await server.database.query('select from sessions')).length;

  test('sessions of guests create no database rows @load-05', async () => {
    const before = await rows();
    const guest = await server.guest();
    await server.call('/api/v1/init/');
    const headers = { 'x-playbill-session': 'cookie', origin: 'http://north.localhost' };
    expect((await server.call('/api/v2/session', { method: 'POST', headers })).status).toBe(200);
    nearTheEnd();
    expect((await refresh(guest, guest)).status).toBe(201);
    expect(await rows()).toEqual(before);
  });

  test('renews a guest’s tokens with the same guest id, but not too early and not after sixty days @load-05', async () => {
    const first = await server.guest();
    expect((await refresh(first, first)).status).toBe(429);
    nearTheEnd();
    const { status, body } = await refresh(first, first);
    expect(status).toBe(201);
    expect(decodeJwt(body.authorisationToken)['sid']).toBe(decodeJwt(first.authorisationToken)['sid']);
    expect(await works(body)).toBe(200);
    server.clock.advance(60 * 86_400_000 + 1);
    expect((await refresh(body, body)).status).toBe(401);
  });

  test('accepts a guest’s tokens only in their realm, and not with those of another session @load-05', async () => {
    const guest = await server.guest();
    const viewing = await signedIn();
    const elsewhere = await server.guest('south');
    expect(await works(elsewhere)).toBe(401);
    // A refresh token is not accepted as an access token, and vice versa.
    expect(await works({ ...guest, authorisationToken: guest.refreshToken })).toBe(401);
    nearTheEnd();
    expect((await refresh(guest, { ...guest, refreshToken: guest.authorisationToken })).status).toBe(401);
    expect((await refresh(viewing, guest)).status).toBe(401);
    expect((await refresh(guest, elsewhere)).status).toBe(401);
    expect((await refresh(guest, viewing)).status).toBe(401);
    expect((await refresh(viewing, viewing)).status).toBe(201);
    const headers = {
      'x-playbill-session': 'cookie',
      origin: 'http://north.localhost',
      'content-type': 'application/json',
    };
    const byBrowser = ({ refreshToken }: Tokens) =>
      server.call('/api/v2/token/refresh', { ...json({ refreshToken }), headers });
    expect((await byBrowser(elsewhere)).status).toBe(401);
    expect((await byBrowser(guest)).status).toBe(201);
  });
});

describe('session renewal', () => {
  test('the token refresh returns new tokens of the same session @auth-01', async () => {
    const first = await signedIn();
    nearTheEnd();
    const { status, body } = await refresh(first, first);
    expect(status).toBe(201);
    expect(body.refreshToken).not.toBe(first.refreshToken);
    expect(decodeJwt(body.authorisationToken)['sid']).toBe(decodeJwt(first.authorisationToken)['sid']);
    expect(await works(body)).toBe(200);
  });

  test.each([
    [91, 429],
    [90, 201],
    [89, 201],
  ])(
    'if the access token has %i seconds left, the token refresh answers %i to viewers and guests @auth-01',
    async (left, status) => {
      const people = [await signedIn(), await server.guest()];
      server.clock.advance((600 - left) * 1000);
      for (const one of people) expect((await refresh(one, one)).status).toBe(status);
    },
  );

  test('renews tokens that were issued before the clock was set back @auth-01', async () => {
    const first = await signedIn();
    const guest = await server.guest();
    server.clock.advance(-900_000);
    const second = await refresh(first, first);
    expect([second.status, (await refresh(guest, guest)).status]).toEqual([201, 201]);
    expect(await works(second.body)).toBe(200);
    expect((await refresh(second.body, second.body)).status).toBe(429);
  });

  test('a refresh accepts an expired access token of the same session, but not of another @auth-01', async () => {
    const first = await signedIn();
    const other = await signedIn();
    server.clock.advance(700_000);
    expect((await refresh(other, first)).status).toBe(401);
    expect((await refresh(first, first)).status).toBe(201);
  });

  test('rejects a refresh without access token or with an invalid refresh token @auth-01', async () => {
    const first = await signedIn();
    nearTheEnd();
    expect((await server.call('/api/v2/token/refresh', json({ refreshToken: first.refreshToken }))).status).toBe(401);
    expect((await refresh(first, { ...first, refreshToken: 'nonsense' })).status).toBe(401);
    expect((await refresh(first, first)).status).toBe(201);
  });

  test('ends the token family when a refresh token is reused @auth-01', async () => {
    const first = await signedIn();
    nearTheEnd();
    const second = (await refresh(first, first)).body;
    expect(await works(second)).toBe(200);
    server.clock.advance(10_001);
    expect((await refresh(first, first)).status).toBe(401);
    expect(await works(second)).toBe(401);
    nearTheEnd();
    expect((await refresh(second, second)).status).toBe(401);
  });

  test('within ten seconds, a used refresh token returns the same new refresh token and another access token @auth-01', async () => {
    const first = await signedIn();
    nearTheEnd();
    const second = (await refresh(first, first)).body;
    server.clock.advance(9_000);
    const third = await refresh(first, first);
    expect(third.status).toBe(201);
    expect(third.body.refreshToken).toBe(second.refreshToken);
    expect(third.body.authorisationToken).not.toBe(second.authorisationToken);
    expect(await works(second)).toBe(200);
    expect(await works(third.body)).toBe(200);
    nearTheEnd();
    expect((await refresh(third.body, third.body)).status).toBe(201);
  });

  test('gives twenty concurrent refreshes the same new refresh token @auth-01', async () => {
    const first = await signedIn();
    nearTheEnd();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first, first)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
  });

  test('expires a session after sixty days without use @auth-01', async () => {
    const first = await signedIn();
    server.clock.advance(60 * 86_400_000 + 1);
    expect((await refresh(first, first)).status).toBe(401);
  });

  test('expires a session after 180 days, however often the session was renewed @auth-01', async () => {
    let tokens = await signedIn();
    for (let month = 0; month < 5; month++) {
      server.clock.advance(30 * 86_400_000);
      tokens = (await refresh(tokens, tokens)).body;
    }
    server.clock.advance(30 * 86_400_000 - 600_000);
    tokens = (await refresh(tokens, tokens)).body;
    expect(await works(tokens)).toBe(200);
    server.clock.advance(599_000);
    expect(await works(tokens)).toBe(200);
    server.clock.advance(1000);
    expect((await refresh(tokens, tokens)).status).toBe(401);
  });

  test('signing out ends the session on the server @auth-01', async () => {
    const tokens = await signedIn();
    expect((await server.call('/api/v2/logout', { method: 'POST', headers: bearer(tokens) })).status).toBe(204);
    expect(await works(tokens)).toBe(401);
    nearTheEnd();
    expect((await refresh(tokens, tokens)).status).toBe(401);
  });

  test('init renews an old token pair, returns a valid pair unchanged, and issues guest tokens to a caller without tokens @auth-01', async () => {
    const init = async (authorization?: string) => {
      const answer = await server.call('/api/v1/init/', { headers: authorization ? { authorization } : {} });
      return {
        status: answer.status,
        body: (await answer.json()) as { authentication: Tokens & { isGuest?: boolean } },
      };
    };
    const tokens = await signedIn();
    const mixed = `Mixed ${tokens.authorisationToken} ${tokens.refreshToken}`;
    expect((await init(mixed)).body.authentication).toEqual({
      authorisationToken: tokens.authorisationToken,
      refreshToken: tokens.refreshToken,
    });
    server.clock.advance(700_000);
    const renewed = (await init(mixed)).body.authentication;
    expect(await works(renewed)).toBe(200);
    expect((await init(`Bearer ${renewed.authorisationToken}`)).body.authentication).toMatchObject({
      isGuest: false,
      name: 'Vera Viewer',
    });
    expect((await init('Bearer nonsense')).status).toBe(401);
    expect(await works((await init()).body.authentication)).toBe(200);
  });
});

describe('sign-in by password', () => {
  test('a password sign-in answers 201 with tokens and no linked accounts @auth-02', async () => {
    const answer = await login();
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ linkedAccounts: [] });
  });

  test('a sign-in ignores case and white space of the email address, but not of the password @auth-02', async () => {
    expect((await login('  VIEWER@playbill.TEST ')).status).toBe(201);
    expect((await login(viewer.email, ` ${viewer.password}`)).status).toBe(404);
    expect((await login(viewer.email, viewer.password.toUpperCase())).status).toBe(404);
  });

  test('a sign-in gives the same answer for a wrong password and an unknown account @auth-02', async () => {
    const bodies = await Promise.all(
      [login(viewer.email, 'wrong'), login('nobody@playbill.test', 'wrong')].map(async (answer) => {
        const { requestId: _id, ...problem } = (await (await answer).json()) as Problem;
        return problem;
      }),
    );
    expect(bodies[0]).toEqual({ status: 404, code: 'NOT_FOUND', messages: ['failedAuthentication'] });
    expect(bodies[1]).toEqual(bodies[0]);
  });

  test.each([
    ['without id and password', {}, ['emptyInputs'], ['id', 'secret']],
    ['with an empty id and an empty password', { id: '', secret: '' }, ['emptyInputs'], ['id', 'secret']],
    ['with a blank id and an empty password', { id: ' ', secret: '' }, ['emptyInputs'], ['id', 'secret']],
    ['without a password', { id: 'a@b.test' }, undefined, ['secret']],
    ['with an empty password', { id: 'a@b.test', secret: '' }, undefined, ['secret']],
    ['with an empty id', { id: '', secret: 'x' }, undefined, ['id']],
  ])('answers 400 with the missing fields to a sign-in %s @auth-02', async (_body, body, messages, missingFields) => {
    const answer = await server.call('/api/v2/login', json(body));
    const problem = (await answer.json()) as Problem;
    expect(answer.status).toBe(400);
    expect(problem.details).toMatchObject({ missingFields });
    if (messages) expect(problem.messages).toEqual(messages);
  });

  test('blocks sign-ins to an account from a network for ten minutes after ten failures @auth-02', async () => {
    for (let count = 0; count < 10; count++) expect((await login(viewer.email, 'wrong')).status).toBe(404);
    const answer = await login();
    expect(answer.status).toBe(429);
    expect(((await answer.json()) as Problem).messages).toEqual(['tooManyAttempts']);
    expect((await login(viewer.email, viewer.password, { realm: 'south' })).status).toBe(201);
    server.clock.advance(600_001);
    expect((await login()).status).toBe(201);
  });

  test('resets the count of failed sign-ins after a successful one @auth-02', async () => {
    for (let round = 0; round < 2; round++) {
      for (let count = 0; count < 9; count++) expect((await login(viewer.email, 'wrong')).status).toBe(404);
      expect((await login()).status).toBe(201);
    }
  });

  test('limits the failed sign-ins of one network address, even at different accounts @auth-02', async () => {
    for (let count = 0; count < 30; count++)
      expect((await login(`nobody${count}@playbill.test`, 'x', { address: '192.0.2.7' })).status).toBe(404);
    expect((await login('nobody@playbill.test', 'x', { address: '192.0.2.7' })).status).toBe(429);
    expect((await login('nobody@playbill.test', 'x', { address: '192.0.2.8' })).status).toBe(404);
  });

  test('checks the password of at most ten of forty concurrent sign-in guesses @auth-02', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => login('somebody@playbill.test', 'guess')));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test('stores passwords as Argon2id hashes @auth-02', async () => {
    const rows = await server.database.query<{ password_hash: string; email: string }>(
      "select password_hash, email from accounts where realm = 'north'",
    );
    expect(rows.map(({ email }) => email)).toContain('viewer@playbill.test');
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
