import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { createAuthenticator } from '../../../../tests/support/authenticator.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { purgeExpired } from '../../app/districts.ts';

const providers = [{ name: 'ID', form: 'login', canSignUp: true }, { name: 'PASSKEY' }];
const MINUTE = 60_000;
const HERE = 'http://north.localhost';
const SIGN_IN = '/api/v2/token/alt/passkey';
const KEYS = '/api/v2/user/passkeys';
type Person = Tokens & { email: string };
type Authenticator = ReturnType<typeof createAuthenticator>;

let server: TestServer;
let person: Person;
let authenticator: Authenticator;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', { authentication: { providers } });
  await loadAccounts(server, 'south', { authentication: { providers } });
});
beforeEach(async () => {
  server.clock.advance(60 * MINUTE);
  person = await newViewer(server);
  authenticator = createAuthenticator({ origin: HERE });
});
afterAll(() => server.close());

const as = (tokens: Tokens | undefined, method: string, path: string, body: object = {}, realm = 'north') => {
  const init = json(body);
  return server.call(path, {
    ...(method !== 'GET' && init),
    realm,
    method,
    headers: { ...(method !== 'GET' && init.headers), ...(tokens && bearer(tokens)) },
  });
};
const challenge = async (path: string, tokens?: Tokens, realm?: string) =>
  ((await (await as(tokens, 'POST', `${path}/options`, {}, realm)).json()) as { challenge: string }).challenge;
async function added(by: Person = person, key = authenticator): Promise<Response> {
  const registration = key.register({ challenge: await challenge(KEYS, by) });
  return as(by, 'POST', KEYS, { registration });
}
const signIn = (assertion: object, realm?: string) => as(undefined, 'POST', SIGN_IN, { assertion }, realm);
const keys = async (of: Tokens = person) =>
  ((await (await as(of, 'GET', KEYS)).json()) as { passkeys: { id: string; lastUsedAt?: number }[] }).passkeys;
const messageOf = async (answer: Response) => ((await answer.json()) as Problem).messages[0];

test('a new passkey signs in with two factors, and the account gets a mail about the new passkey', async () => {
  await sendWaiting(server);
  expect((await added()).status).toBe(201);
  expect((await sendWaiting(server)).map(({ to, subject }) => [to, subject])).toEqual([
    [person.email, 'A passkey was added to your The north realm account'],
  ]);
  expect(await keys()).toEqual([
    { id: expect.any(String), device: { type: 'unknown' }, createdAt: server.clock.now() },
  ]);
  server.clock.advance(MINUTE);
  const answer = await signIn(authenticator.assert({ challenge: await challenge(SIGN_IN) }));
  expect(answer.status).toBe(201);
  const tokens = (await answer.json()) as Tokens;
  const profile = await server.call('/api/v2/user/profile', { headers: bearer(tokens) });
  expect(await profile.json()).toMatchObject({ contactEmail: person.email });
  expect(await keys(tokens)).toMatchObject([{ lastUsedAt: server.clock.now() }]);
  const [session] = await server.database.query<{ methods: string[] }>(
    'select methods from sessions order by created_at desc limit 1',
    [],
    'north',
  );
  expect(session?.methods).toEqual(['pop', 'mfa']);
});

describe('rejected passkey sign-ins', () => {
  beforeEach(async () => {
    expect((await added()).status).toBe(201);
  });

  test.each<[string, (good: string) => Parameters<Authenticator['assert']>[0]]>([
    ['with a challenge that the server has not issued', () => ({ challenge: 'bm9uZSBvZiB0aGlzIHNlcnZlcidz' })],
    ['with a signature made on another origin', (good) => ({ challenge: good, origin: 'http://evil.localhost' })],
    ['with a passkey of another site (relying party)', (good) => ({ challenge: good, rpID: 'south.localhost' })],
    ['without user verification by the device', (good) => ({ challenge: good, isVerified: false })],
  ])('rejects a passkey sign-in: %s', async (_, asked) => {
    const answer = await signIn(authenticator.assert(asked(await challenge(SIGN_IN))));
    expect([answer.status, await messageOf(answer)]).toEqual([404, 'passkeyFailed']);
  });

  test('rejects a passkey sign-in whose challenge was used, expired, or issued for a registration', async () => {
    const once = await challenge(SIGN_IN);
    expect((await signIn(authenticator.assert({ challenge: once }))).status).toBe(201);
    expect((await signIn(authenticator.assert({ challenge: once }))).status).toBe(404);
    const late = await challenge(SIGN_IN);
    const forKey = await challenge(KEYS, person);
    expect((await signIn(authenticator.assert({ challenge: forKey }))).status).toBe(404);
    server.clock.advance(30 * MINUTE);
    expect((await signIn(authenticator.assert({ challenge: late }))).status).toBe(404);
  });

  test('rejects a passkey sign-in with another key, wrong signature, lower counter or other realm', async () => {
    const stranger = createAuthenticator({ origin: HERE });
    expect((await signIn(stranger.assert({ challenge: await challenge(SIGN_IN) }))).status).toBe(404);
    const good = authenticator.assert({ challenge: await challenge(SIGN_IN) });
    const other = stranger.assert({ challenge: await challenge(SIGN_IN) });
    const spoilt = { ...good, response: { ...good.response, signature: other.response.signature } };
    expect((await signIn(spoilt)).status).toBe(404);
    expect((await signIn(authenticator.assert({ challenge: await challenge(SIGN_IN), counter: 9 }))).status).toBe(201);
    expect((await signIn(authenticator.assert({ challenge: await challenge(SIGN_IN), counter: 9 }))).status).toBe(404);
    const elsewhere = authenticator.assert({ challenge: await challenge(SIGN_IN, undefined, 'south') });
    expect((await signIn(elsewhere, 'south')).status).toBe(404);
  });

  test('rejects a sign-in with a deleted passkey', async () => {
    const [key] = await keys();
    const other = await newViewer(server);
    expect((await as(other, 'DELETE', `${KEYS}/${key?.id}`)).status).toBe(404);
    expect((await as(person, 'DELETE', `${KEYS}/${key?.id}`)).status).toBe(204);
    expect((await signIn(authenticator.assert({ challenge: await challenge(SIGN_IN) }))).status).toBe(404);
  });
});

test('registers a passkey only for the account and site of its challenge, and for one account only @acct-01', async () => {
  const other = await newViewer(server);
  const refused: [Tokens, object][] = [
    [other, authenticator.register({ challenge: await challenge(KEYS, person) })],
    [person, authenticator.register({ challenge: await challenge(KEYS, person), origin: 'http://evil.localhost' })],
    [person, authenticator.register({ challenge: await challenge(KEYS, person), isVerified: false })],
    [person, authenticator.register({ challenge: 'bm9uZSBvZiB0aGlzIHNlcnZlcidz' })],
  ];
  for (const [by, registration] of refused) {
    const answer = await as(by, 'POST', KEYS, { registration });
    expect([answer.status, await messageOf(answer)]).toEqual([400, 'passkeyNotMade']);
  }
  expect((await added()).status).toBe(201);
  expect((await added(other)).status).toBe(409);
  expect([(await keys()).length, (await keys(other)).length]).toEqual([1, 0]);
});

test('allows at most ten passkeys per account @acct-01', async () => {
  for (let made = 0; made < 10; made++)
    expect((await added(person, createAuthenticator({ origin: HERE }))).status).toBe(201);
  const answer = await as(person, 'POST', `${KEYS}/options`);
  expect([answer.status, await messageOf(answer)]).toEqual([409, 'tooManyPasskeys']);
});

test('requires recent authentication to add and delete passkeys @acct-01', async () => {
  expect((await added()).status).toBe(201);
  const [key] = await keys();
  const made = authenticator.register({ challenge: await challenge(KEYS, person) });
  server.clock.advance(9 * MINUTE);
  const renewed = await as(person, 'POST', '/api/v2/token/refresh', { refreshToken: person.refreshToken });
  person = { ...person, ...((await renewed.json()) as Tokens) };
  server.clock.advance(MINUTE + 1);
  for (const [method, path, body] of [
    ['POST', `${KEYS}/options`, {}],
    ['POST', KEYS, { registration: made }],
    ['DELETE', `${KEYS}/${key?.id}`, {}],
  ] as const)
    expect((await as(person, method, path, body)).status, path).toBe(428);
});

test('rejects passkeys in a realm without the provider PASSKEY', async () => {
  await loadAccounts(server, 'south', { authentication: { providers: providers.slice(0, 1) } });
  expect((await as(undefined, 'POST', `${SIGN_IN}/options`, {}, 'south')).status).toBe(403);
});

test('purges passkey challenges that expired unanswered', async () => {
  await challenge(SIGN_IN);
  server.clock.advance(31 * MINUTE);
  const realm = await findRealm(server.context.db, 'north');
  if (realm) await purgeExpired.run(server.context, realm, {});
  expect(await server.database.query('select 1 as one from passkey_challenges', [], 'north')).toEqual([]);
});

test('re-authenticates by a passkey of the account and rejects any other @auth-15 @acct-01', async () => {
  const other = await newViewer(server);
  const othersKey = createAuthenticator({ origin: HERE });
  for (const [by, key] of [
    [person, authenticator],
    [other, othersKey],
  ] as const)
    expect((await added(by, key)).status).toBe(201);
  server.clock.advance(11 * MINUTE);
  const now = await as(person, 'POST', '/api/v2/token/refresh', { refreshToken: person.refreshToken });
  const tokens = (await now.json()) as Tokens;
  const prove = async (key: Authenticator) =>
    as(tokens, 'POST', '/api/v2/user/reauthenticate', {
      assertion: key.assert({ challenge: await challenge(SIGN_IN) }),
    });
  const end = () => as(tokens, 'POST', '/api/v2/user/sessions/end-all', { keepCurrent: true });
  const refused = await prove(othersKey);
  expect([refused.status, await messageOf(refused)]).toEqual([404, 'passkeyFailed']);
  expect((await end()).status).toBe(428);
  expect((await prove(authenticator)).status).toBe(204);
  expect((await end()).status).toBe(200);
});

test('support adds a passkey in the studio, and proves a second factor with it there and not on the site @auth-15', async () => {
  const studio = 'http://studio.localhost';
  const login = { id: person.email, secret: 'a long password' };
  await server.database.query('update accounts set is_support = true where email = $1', [person.email], 'north');
  const own = (await (await as(undefined, 'POST', '/api/v2/studio/login', login)).json()) as Tokens;
  const send = (path: string, body: object, origin = studio) => {
    const init = json(body);
    const headers = { ...(init.headers as object), ...bearer(own), realm: 'north' };
    return server.call(path, { ...init, headers, origin });
  };
  const askChallenge = async (path: string) =>
    ((await (await send(`${path}/options`, {})).json()) as { challenge: string }).challenge;
  const key = createAuthenticator({ origin: studio });
  const registration = key.register({ challenge: await askChallenge(KEYS) });
  expect((await send(KEYS, { registration })).status).toBe(201);
  const prove = async (origin: string) =>
    send('/api/v2/user/reauthenticate', { assertion: key.assert({ challenge: await askChallenge(SIGN_IN) }) }, origin);
  expect((await prove(HERE)).status).toBe(404);
  expect((await prove(studio)).status).toBe(204);
  const [session] = await server.database.query<{ methods: string[] }>(
    `select methods from sessions where audience = 'studio' order by created_at desc limit 1`,
  );
  expect(session?.methods).toContain('mfa');
  // Other calls of the site stay closed to a session of the studio, and these calls to editors in the studio.
  expect((await as(own, 'GET', KEYS)).status).toBe(403);
  await server.database.query('update accounts set is_support = false, role = $2 where email = $1', [
    person.email,
    'editor',
  ]);
  expect((await send(`${KEYS}/options`, {})).status).toBe(403);
});
