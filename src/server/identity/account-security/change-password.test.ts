import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { sendWaiting, tokenIn } from '../../../../tests/support/mail-links.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

const providers = [{ name: 'ID', form: 'login', canSignUp: true }, { name: 'MAGIC_LINK' }];
const MINUTE = 60_000;
const FIRST = 'a long password';
const NEXT = 'quiet lake in autumn';

let server: TestServer;
/** A user who has just signed up, and a second session of the same account. */
let here: Tokens & { email: string };
let there: Tokens;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', { authentication: { providers } });
});
beforeEach(async () => {
  server.clock.advance(60 * MINUTE);
  here = await newViewer(server);
  there = (await (await login(FIRST)).json()) as Tokens;
  await sendWaiting(server);
});
afterAll(() => server.close());

const login = (secret: string) => server.call('/api/v2/login', json({ id: here.email, secret }));
const as = (tokens: Tokens, method: string, path: string, body?: object) => {
  const init = json(body ?? {});
  return server.call(path, { ...init, method, headers: { ...init.headers, ...bearer(tokens) } });
};
const change = (body: object, tokens: Tokens = here) => as(tokens, 'PUT', '/api/v2/user/password', body);
const reauthenticate = (secret: string) => as(here, 'POST', '/api/v2/user/reauthenticate', { secret });
const endOthers = () => as(here, 'POST', '/api/v2/user/sessions/end-all', { keepCurrent: true });
const works = async (tokens: Tokens) =>
  (await server.call('/api/v2/user/sessions', { headers: bearer(tokens) })).status;
/** Moves the clock past the period of a fresh proof (recent authentication) and renews the access token. */
async function growOld(ms = 10 * MINUTE + 1): Promise<void> {
  server.clock.advance(ms);
  const answer = await as(here, 'POST', '/api/v2/token/refresh', { refreshToken: here.refreshToken });
  here = { ...here, ...((await answer.json()) as Tokens) };
}
const problemOf = async (answer: Response) => {
  const { status, messages, details } = (await answer.json()) as Problem;
  return { status, messages, step: details?.step, fields: details?.fields?.map(({ field }) => field) };
};

test('changes the password with the current one, ends other sessions and mails the account @acct-01', async () => {
  expect((await change({ current: FIRST, secret: NEXT })).status).toBe(204);
  expect([await works(here), await works(there)]).toEqual([200, 401]);
  const renewed = await as(there, 'POST', '/api/v2/token/refresh', { refreshToken: there.refreshToken });
  expect(renewed.status).toBe(401);
  expect([(await login(FIRST)).status, (await login(NEXT)).status]).toEqual([404, 201]);
  const mails = await sendWaiting(server);
  expect(mails).toMatchObject([{ to: here.email, subject: 'Your The north realm password has been changed' }]);
});

test('rejects a wrong current password, and counts it against the sign-in rate limit @acct-01', async () => {
  expect(await problemOf(await change({ current: 'wrong', secret: NEXT }))).toMatchObject({
    status: 404,
    messages: ['failedAuthentication'],
  });
  expect([await works(there), (await login(FIRST)).status]).toEqual([200, 201]);
  const statuses: number[] = [];
  for (let tried = 0; tried < 11; tried += 1) statuses.push((await change({ current: 'wrong', secret: NEXT })).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await reauthenticate(FIRST)).status).toBe(429);
});

test('rejects a new password that breaks the password rules, and reports the field @acct-01', async () => {
  for (const secret of ['short', 'password123', here.email, 'The North Realm'])
    expect(await problemOf(await change({ current: FIRST, secret }))).toMatchObject({
      status: 400,
      fields: ['secret'],
    });
  expect((await login(FIRST)).status).toBe(201);
});

test('a password change without the current password requires authentication within the last 10 minutes @acct-01', async () => {
  await growOld(10 * MINUTE);
  expect((await change({ secret: NEXT })).status).toBe(204);
  await growOld();
  const late = { status: 428, messages: ['reauthRequired'], step: 'reauth' };
  expect(await problemOf(await change({ secret: FIRST }))).toMatchObject(late);
  expect((await reauthenticate('wrong')).status).toBe(404);
  expect(await problemOf(await change({ secret: FIRST }))).toMatchObject(late);
  expect((await reauthenticate(NEXT)).status).toBe(204);
  expect((await change({ secret: 'another lake in spring' })).status).toBe(204);
});

test('requires recent authentication to end other sessions, but not to end the own session @acct-06', async () => {
  await growOld();
  const { sessions } = (await (await server.call('/api/v2/user/sessions', { headers: bearer(here) })).json()) as {
    sessions: { id: string; isCurrent: boolean }[];
  };
  const idOf = (isCurrent: boolean) => sessions.find((session) => session.isCurrent === isCurrent)?.id ?? '';
  const end = (id: string) => as(here, 'DELETE', `/api/v2/user/sessions/${id}`);
  expect((await end(idOf(false))).status).toBe(428);
  expect((await endOthers()).status).toBe(428);
  expect((await reauthenticate(FIRST)).status).toBe(204);
  expect((await end(idOf(false))).status).toBe(204);
  expect((await endOthers()).status).toBe(200);
  await growOld();
  expect((await end(idOf(true))).status).toBe(204);
});

test('invalidates links that were mailed before the password change @acct-01', async () => {
  await server.call('/api/v2/reset-password/create', json({ id: here.email }));
  await server.call(`/api/v2/token/alt/magic-email?email=${here.email}`);
  const tokens = (await sendWaiting(server)).map(tokenIn);
  expect(tokens).toHaveLength(2);
  expect((await change({ current: FIRST, secret: NEXT })).status).toBe(204);
  for (const token of tokens) {
    const init = json({ token, secret: 'a third password here' });
    expect((await server.call('/api/v2/reset-password', { ...init, method: 'PUT' })).status).toBe(404);
    expect((await server.call('/api/v2/token/alt/magic-email', json({ token }))).status).toBe(404);
  }
});

test('accepts one of two concurrent password changes and ends the other session @acct-01', async () => {
  const answers = await Promise.all([
    change({ current: FIRST, secret: NEXT }, here),
    change({ current: FIRST, secret: 'another lake in spring' }, there),
  ]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
});
