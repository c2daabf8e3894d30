import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { sendWaiting, tokenIn } from '../../../../tests/support/mail-links.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

const providers = [{ name: 'ID', form: 'login', canSignUp: true }, { name: 'MAGIC_LINK' }];
const MINUTE = 60_000;
const PATH = '/api/v2/user/email-change';
const PASSWORD = 'a long password';
type Person = Tokens & { email: string };

let server: TestServer;
let here: Person;
let other: Person;
let wished: string;
let count = 0;
beforeAll(async () => {
  server = await openTestServer();
  for (const realm of ['north', 'south']) await loadAccounts(server, realm, { authentication: { providers } });
});
beforeEach(async () => {
  server.clock.advance(60 * MINUTE);
  here = await newViewer(server);
  other = await newViewer(server);
  wished = `wished${++count}@playbill.test`;
  await sendWaiting(server);
});
afterAll(() => server.close());

const as = (tokens: Tokens | undefined, method: string, path: string, body: object = {}, realm = 'north') => {
  const init = json(body);
  return server.call(path, { ...init, realm, method, headers: { ...init.headers, ...(tokens && bearer(tokens)) } });
};
const ask = (email = wished, tokens: Tokens = here) => as(tokens, 'POST', PATH, { email });
const pending = async () => (await server.call(PATH, { headers: bearer(here) })).json();
const follow = (token: string, tokens?: Tokens, realm?: string) =>
  as(tokens, 'POST', '/api/v2/user/email-confirmation', { token, isPressed: true }, realm);
const login = async (id: string) => server.call('/api/v2/login', json({ id, secret: PASSWORD }));
const tokensOf = async (id: string) => (await (await login(id)).json()) as Tokens;
const works = async (tokens: Tokens) => (await server.call(PATH, { headers: bearer(tokens) })).status;
/** Requests an email change and returns the token from the mail. */
async function linkTo(email = wished, tokens: Tokens = here): Promise<string> {
  expect((await ask(email, tokens)).status).toBe(204);
  const [mail] = await sendWaiting(server);
  expect(mail?.to).toBe(email);
  return tokenIn(mail);
}
const problemOf = async (answer: Response) => {
  const { status, messages, details } = (await answer.json()) as Problem;
  return { status, messages, step: details?.step };
};

test('changes the email address when the mailed link is followed, and notifies the old address @acct-01', async () => {
  const token = await linkTo();
  expect(await pending()).toEqual({ email: wished });
  expect([(await login(here.email)).status, (await login(wished)).status]).toEqual([201, 404]);
  const elsewhere = await tokensOf(here.email);
  const answer = await follow(token, here);
  expect([answer.status, await answer.json()]).toEqual([200, { id: wished }]);
  expect([(await login(here.email)).status, (await login(wished)).status]).toEqual([404, 201]);
  expect([await works(here), await works(elsewhere)]).toEqual([200, 401]);
  expect(await (await server.call('/api/v2/user/profile', { headers: bearer(here) })).json()).toMatchObject({
    contactEmail: wished,
    emailVerified: true,
  });
  expect(await pending()).toEqual({});
  const mails = await sendWaiting(server);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [here.email, 'Your The north realm email has been changed'],
  ]);
});

test('changes nothing when a mail scanner opens the link, before the user presses the button @acct-01', async () => {
  const token = await linkTo();
  const opened = await as(undefined, 'POST', '/api/v2/user/email-confirmation', { token });
  expect([opened.status, await opened.json()]).toEqual([200, { id: wished, isPending: true }]);
  expect([await works(here), (await login(here.email)).status, (await login(wished)).status]).toEqual([200, 201, 404]);
  expect(await pending()).toEqual({ email: wished });
  expect(await (await follow(token, here)).json()).toEqual({ id: wished });
  // After the button was pressed, opening the link again reports that the address is confirmed.
  expect(await (await as(undefined, 'POST', '/api/v2/user/email-confirmation', { token })).json()).toEqual({
    id: wished,
  });
});

test('ends all sessions of the account, and no others, when another browser follows the link @acct-01', async () => {
  expect((await follow(await linkTo(), other)).status).toBe(200);
  expect([await works(here), await works(other)]).toEqual([401, 200]);
});

test('accepts a used email-change link again without ending sessions; other realms reject the link @acct-01', async () => {
  const token = await linkTo();
  expect((await follow(token, undefined, 'south')).status).toBe(404);
  expect((await follow(token, here)).status).toBe(200);
  const after = await tokensOf(wished);
  expect((await follow(token)).status).toBe(200);
  expect([await works(here), await works(after)]).toEqual([200, 200]);
});

test('sends no mail for an email change without recent authentication @acct-01', async () => {
  server.clock.advance(10 * MINUTE + 1);
  const renewed = await as(here, 'POST', '/api/v2/token/refresh', { refreshToken: here.refreshToken });
  here = { ...here, ...((await renewed.json()) as Tokens) };
  expect(await problemOf(await ask())).toEqual({ status: 428, messages: ['reauthRequired'], step: 'reauth' });
  expect([await pending(), await sendWaiting(server)]).toEqual([{}, []]);
});

test('gives the same answer for an email address that is taken, without sending a mail @acct-01', async () => {
  const told = async (answer: Response) => [answer.status, await answer.text(), [...answer.headers.keys()].sort()];
  const free = await told(await ask());
  expect(await sendWaiting(server)).toHaveLength(1);
  expect(await told(await ask(other.email))).toEqual(free);
  expect(await pending()).toEqual({ email: other.email });
  expect(await sendWaiting(server)).toEqual([]);
});

test('answers 409 to an email-change link if another account has taken the address meanwhile @acct-01', async () => {
  const token = await linkTo();
  const theirs = await linkTo(wished, other);
  expect((await follow(theirs, other)).status).toBe(200);
  expect(await problemOf(await follow(token, here))).toMatchObject({ status: 409, messages: ['emailIsTaken'] });
  expect([await works(here), (await login(here.email)).status]).toEqual([200, 201]);
});

test('lets only one of two accounts change to the same email address concurrently @acct-01', async () => {
  const tokens = [await linkTo(), await linkTo(wished, other)];
  const statuses = (await Promise.all(tokens.map((token) => follow(token)))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('rejects an email-change link that is a day old, cancelled, replaced, or older than a password change @acct-01', async () => {
  const status = async (token: string) => (await follow(token, here)).status;
  const old = await linkTo();
  expect((await as(here, 'DELETE', PATH)).status).toBe(204);
  expect([await pending(), await status(old)]).toEqual([{}, 404]);
  const first = await linkTo();
  const second = await linkTo(`second.${wished}`);
  expect(await status(first)).toBe(404);
  const changed = await as(here, 'PUT', '/api/v2/user/password', { current: PASSWORD, secret: 'quiet lake in autumn' });
  expect([changed.status, await status(second)]).toEqual([204, 404]);
  server.clock.advance(9 * MINUTE);
  await sendWaiting(server);
  const late = await linkTo(`late.${wished}`, other);
  server.clock.advance(24 * 60 * MINUTE + 1);
  expect((await follow(late)).status).toBe(404);
});

test('rejects an invalid or unchanged email address and limits the number of change requests @acct-01', async () => {
  expect(await problemOf(await ask('nonsense'))).toMatchObject({ status: 400, messages: ['pleaseProvideValidEmail'] });
  expect(await problemOf(await ask(` ${here.email.toUpperCase()} `))).toMatchObject({
    status: 400,
    messages: ['emailIsTheSame'],
  });
  const statuses: number[] = [];
  for (let asked = 0; asked < 4; asked += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([204, 204, 204, 429]);
  // A request cancels the earlier ones, so only the mail of the last request is sent.
  expect(await sendWaiting(server)).toHaveLength(1);
});
