import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { sendWaiting, tokenIn } from '../../../../tests/support/mail-links.ts';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

const providers = [{ name: 'ID', form: 'login', canSignUp: true }, { name: 'MAGIC_LINK' }];
const MINUTE = 60_000;
const EMAIL = viewer.email.toLowerCase();

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  for (const realm of ['north', 'south']) await loadAccounts(server, realm, { authentication: { providers } });
});
beforeEach(async () => {
  server.clock.advance(60 * MINUTE);
  await sendWaiting(server);
});
afterAll(() => server.close());

const post = (path: string, body: object, more: { method?: string; realm?: string } & RequestInit = {}) =>
  server.call(path, { ...json(body), ...more });
const problemOf = async (answer: Response) => {
  const { status, code, messages } = (await answer.json()) as Problem;
  return { status, code, messages };
};
const login = (secret: string, id = EMAIL) => post('/api/v2/login', { id, secret });
const works = async (tokens: Tokens) =>
  (await server.call('/api/v1/view?type=home', { headers: bearer(tokens) })).status;

/** Requests a link and returns the token from the mail. */
async function linkOf(kind: 'reset' | 'magic', email = EMAIL): Promise<string> {
  const asked =
    kind === 'reset'
      ? await post('/api/v2/reset-password/create', { id: email, provider: 'ID' })
      : await server.call(`/api/v2/token/alt/magic-email?email=${encodeURIComponent(email)}`);
  expect(asked.status).toBe(204);
  return tokenIn((await sendWaiting(server))[0]);
}
const reset = (token: string, secret: string, realm = 'north') =>
  post('/api/v2/reset-password', { token, secret }, { method: 'PUT', realm });
const follow = (token: string, realm = 'north') => post('/api/v2/token/alt/magic-email', { token }, { realm });
const confirm = (token: string, realm = 'north') => post('/api/v2/user/email-confirmation', { token }, { realm });

let count = 0;
/** Creates a password that no other test uses. */
const fresh = () => `quiet lake ${++count}`;

describe('password reset', () => {
  test('sets a new password by a mailed reset link and ends all sessions @auth-14', async () => {
    const before = (await (await login(viewer.password)).json()) as Tokens;
    expect(await works(before)).toBe(200);
    const secret = fresh();
    expect((await reset(await linkOf('reset'), secret)).status).toBe(204);
    expect(await works(before)).toBe(401);
    const init = json({ refreshToken: before.refreshToken });
    const renewed = await server.call('/api/v2/token/refresh', {
      ...init,
      headers: { ...init.headers, ...bearer(before) },
    });
    expect(renewed.status).toBe(401);
    expect((await login(viewer.password)).status).toBe(404);
    expect((await login(secret)).status).toBe(201);
    const [told] = await sendWaiting(server);
    expect(told).toMatchObject({ to: EMAIL, subject: 'Your The north realm password has been changed' });
    expect(tokenIn(told)).toBe('');
  });

  test('returns the email address of a reset link, for password managers, until the link’s use @auth-14', async () => {
    const token = await linkOf('reset');
    const ask = (of: string, realm = 'north') => post('/api/v2/reset-password/account', { token: of }, { realm });
    const answer = await ask(token);
    expect([answer.status, await answer.json()]).toEqual([200, { email: EMAIL }]);
    expect(await problemOf(await ask(token, 'south'))).toMatchObject({ status: 404, messages: ['linkIsInvalid'] });
    expect((await reset(token, fresh())).status).toBe(204);
    expect(await problemOf(await ask(token))).toMatchObject({ status: 404, messages: ['linkIsUsed'] });
    await sendWaiting(server);
  });

  test('mails the reset link in the realm’s name and language @auth-14', async () => {
    await post('/api/v2/reset-password/create', { id: EMAIL });
    const [mail] = await sendWaiting(server);
    expect(mail).toMatchObject({
      to: EMAIL,
      fromName: 'The north realm',
      subject: 'Reset your The north realm password',
    });
    expect(mail?.text).toMatch(/http:\/\/north\.localhost\/login\/resetpwd\?token=[\w-]{64}/);
  });

  test('gives the same answer to a reset request for an unknown address, without sending a mail @auth-14', async () => {
    const known = await post('/api/v2/reset-password/create', { id: EMAIL });
    expect(await sendWaiting(server)).toHaveLength(1);
    const unknown = await post('/api/v2/reset-password/create', { id: 'nobody@nowhere.test' });
    expect(await sendWaiting(server)).toEqual([]);
    const told = async (answer: Response) => [answer.status, await answer.text(), [...answer.headers.keys()].sort()];
    expect(await told(unknown)).toEqual(await told(known));
  });

  test('mails a reset link to the realm’s own host, even if the Host header names another @auth-14', async () => {
    await post('/api/v2/reset-password/create', { id: EMAIL }, {
      origin: 'http://evil.test',
      headers: { 'content-type': 'application/json', realm: 'north' },
    } as object);
    const [mail] = await sendWaiting(server);
    expect(mail?.text).toContain('http://north.localhost/login/resetpwd?token=');
    expect(mail?.text).not.toContain('evil');
  });

  test.each(['reset', 'magic'] as const)(
    'mails the %s link without the port in the request’s Host header @auth-14',
    async (kind) => {
      const asked = { origin: 'http://north.localhost:6666' };
      if (kind === 'reset') await post('/api/v2/reset-password/create', { id: EMAIL }, asked as object);
      else await server.call(`/api/v2/token/alt/magic-email?email=${encodeURIComponent(EMAIL)}`, asked as object);
      const [mail] = await sendWaiting(server);
      expect(mail?.text).toContain('http://north.localhost/');
      expect(mail?.text).not.toContain('6666');
      expect(mail?.html).not.toContain('6666');
    },
  );

  test('accepts a reset link once and invalidates the account’s other links @auth-14', async () => {
    const [first, second, magic] = [await linkOf('reset'), await linkOf('reset'), await linkOf('magic')];
    const secret = fresh();
    expect((await reset(second, secret)).status).toBe(204);
    for (const token of [first, second])
      expect(await problemOf(await reset(token, fresh()))).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        messages: ['linkIsUsed'],
      });
    expect((await follow(magic)).status).toBe(404);
    expect((await login(secret)).status).toBe(201);
  });

  test('lets only one of twenty concurrent requests use a reset link @auth-14', async () => {
    const token = await linkOf('reset');
    const secrets = Array.from({ length: 20 }, fresh);
    const statuses = await Promise.all(secrets.map(async (secret) => (await reset(token, secret)).status));
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const won = secrets[statuses.indexOf(204)] ?? '';
    expect((await login(won)).status).toBe(201);
  });

  test('rejects a reset link after ten minutes @auth-14', async () => {
    const [early, late] = [await linkOf('reset'), await linkOf('reset')];
    server.clock.advance(10 * MINUTE - 1);
    for (const secret of ['short', EMAIL]) expect((await reset(early, secret)).status).toBe(400);
    server.clock.advance(1);
    expect((await problemOf(await reset(late, fresh()))).messages).toEqual(['linkIsExpired']);
  });

  test('keeps a reset link valid after a rejected password @auth-14', async () => {
    const token = await linkOf('reset');
    const answer = await reset(token, '1234567');
    expect(await answer.json()).toMatchObject({
      code: 'BAD_REQUEST',
      details: { fields: [{ field: 'secret', message: 'fieldTooShort', values: { min: 8 } }] },
    });
    expect((await reset(token, fresh())).status).toBe(204);
  });

  test('mails at most three reset links in ten minutes and does not reveal the limit @auth-14', async () => {
    for (let n = 0; n < 3; n++) expect(await linkOf('reset')).not.toBe('');
    expect(await linkOf('reset')).toBe('');
    server.clock.advance(10 * MINUTE);
    expect(await linkOf('reset')).not.toBe('');
  });
});

describe('sign-in by mailed link', () => {
  test('signs in once by a mailed link @auth-03', async () => {
    const token = await linkOf('magic');
    const answer = await follow(token);
    expect(answer.status).toBe(201);
    expect(await works((await answer.json()) as Tokens)).toBe(200);
    expect(await problemOf(await follow(token))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      messages: ['failedToMagicLogin', 'linkIsUsed'],
    });
  });

  test('signs in only one of twenty concurrent requests with one mailed link @auth-03', async () => {
    const token = await linkOf('magic');
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await follow(token)).status));
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  });

  test.each([
    ['signs in a millisecond before ten minutes have passed', -1, 201],
    ['is rejected after exactly ten minutes', 0, 404],
    ['is rejected after ten minutes and a second', 1000, 404],
  ])('a mailed sign-in link %s @auth-03', async (_when, more, status) => {
    const token = await linkOf('magic');
    server.clock.advance(10 * MINUTE + more);
    const answer = await follow(token);
    expect(answer.status).toBe(status);
    if (status === 404) expect((await problemOf(answer)).messages).toEqual(['failedToMagicLogin', 'linkIsExpired']);
  });

  test.each(['', 'nobody', 'a@b', 'a@@b.test', 'a@b.test\r\nBcc: c@d.test', `${'a'.repeat(250)}@b.test`])(
    'rejects %j as the email address for a sign-in link @auth-03',
    async (email) => {
      const answer = await server.call(`/api/v2/token/alt/magic-email?email=${encodeURIComponent(email)}`);
      expect(await problemOf(answer)).toEqual({
        status: 400,
        code: 'BAD_REQUEST',
        messages: ['pleaseProvideValidEmail'],
      });
    },
  );

  test('neither sends nor accepts sign-in links in a realm without sign-in by mail @auth-03', async () => {
    const token = await linkOf('magic');
    await loadAccounts(server, 'north', { authentication: { providers: providers.slice(0, 1) } });
    expect((await follow(token)).status).toBe(403);
    expect((await server.call(`/api/v2/token/alt/magic-email?email=${EMAIL}`)).status).toBe(403);
    await loadAccounts(server, 'north', { authentication: { providers } });
  });
});

describe('confirmation of an email address', () => {
  const signUp = async () => {
    const { email, ...tokens } = await newViewer(server);
    return { email, tokens, token: tokenIn((await sendWaiting(server))[0]) };
  };
  const isConfirmed = async (tokens: Tokens) =>
    (
      (await (await server.call('/api/v2/user/profile', { headers: bearer(tokens) })).json()) as {
        emailVerified: boolean;
      }
    ).emailVerified;

  test('mails a new account a link that confirms its address @auth-13', async () => {
    const { email, tokens, token } = await signUp();
    expect(await isConfirmed(tokens)).toBe(false);
    const answer = await confirm(token);
    expect([answer.status, await answer.json()]).toEqual([200, { id: email }]);
    expect(await isConfirmed(tokens)).toBe(true);
  });

  test('accepts an email confirmation link repeatedly for a day @auth-13', async () => {
    const { email, token } = await signUp();
    await confirm(token);
    expect(await (await confirm(token)).json()).toEqual({ id: email });
    server.clock.advance(24 * 60 * MINUTE);
    expect(await problemOf(await confirm(token))).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      messages: ['invalidToken', 'linkIsUsed'],
    });
  });

  test('mails an email confirmation link again, at most three times in ten minutes @auth-13', async () => {
    const { tokens } = await signUp();
    server.clock.advance(5 * MINUTE);
    const again = () => post('/api/v2/user/email-confirmation/create', {}, { headers: bearer(tokens), body: null });
    expect((await again()).status).toBe(204);
    expect((await again()).status).toBe(204);
    expect((await again()).status).toBe(429);
    const [mail] = await sendWaiting(server);
    expect((await confirm(tokenIn(mail))).status).toBe(200);
    expect((await again()).status).toBe(204);
    expect(await sendWaiting(server)).toHaveLength(0);
  });
});

test('sends no link without a captcha where the realm requires one @auth-16', async () => {
  const captcha = { provider: 'proof-of-work', protectedActions: ['RESET_PASSWORD', 'MAGIC_LINK'] };
  await loadAccounts(server, 'north', { authentication: { providers }, captcha });
  for (const asked of [
    await post('/api/v2/reset-password/create', { id: EMAIL }),
    await server.call(`/api/v2/token/alt/magic-email?email=${EMAIL}`),
  ])
    expect(await problemOf(asked)).toEqual({ status: 403, code: 'CAPTCHA_FAIL_ERROR', messages: ['captchaFailed'] });
  expect(await sendWaiting(server)).toEqual([]);
  await loadAccounts(server, 'north', { authentication: { providers } });
});

/** Creates changed variants of a token, each of which must be rejected. */
const spoilt: readonly [string, (token: string) => string][] = [
  ['shortened by one character', (token) => token.slice(0, -1)],
  ['extended by one character', (token) => `${token}A`],
  ['changed in the last two characters', (token) => `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`],
  ['that of another id', (token) => `${'A'.repeat(20)}${token.slice(20)}`],
  ['empty', () => ''],
];

test.each(spoilt)('rejects a mailed link whose token is %s', async (_how, spoil) => {
  const [forReset, forMagic] = [await linkOf('reset'), await linkOf('magic')];
  expect((await problemOf(await reset(spoil(forReset), fresh()))).messages).toEqual(['linkIsInvalid']);
  expect((await follow(spoil(forMagic))).status).toBe(404);
  expect((await confirm(spoil(forMagic))).status).toBe(404);
  expect((await reset(forReset, fresh())).status).toBe(204);
});

test('accepts the token of a mailed link only for its purpose and realm', async () => {
  await newViewer(server);
  const forConfirm = tokenIn((await sendWaiting(server))[0]);
  const [forReset, forMagic] = [await linkOf('reset'), await linkOf('magic')];
  for (const token of [forReset, forConfirm]) expect((await follow(token)).status).toBe(404);
  for (const token of [forMagic, forConfirm]) expect((await reset(token, fresh())).status).toBe(404);
  for (const token of [forMagic, forReset]) expect((await confirm(token)).status).toBe(404);
  expect((await follow(forMagic, 'south')).status).toBe(404);
  expect((await reset(forReset, fresh(), 'south')).status).toBe(404);
  expect((await confirm(forConfirm, 'south')).status).toBe(404);
  expect((await follow(forMagic)).status).toBe(201);
});

test('rejects mailed links after the account’s email address changed @auth-13 @auth-14', async () => {
  const { email } = await newViewer(server);
  const forConfirm = tokenIn((await sendWaiting(server))[0]);
  const [forReset, forMagic] = [await linkOf('reset', email), await linkOf('magic', email)];
  await server.database.query('update accounts set email = $1 where email = $2', [`new-${email}`, email]);
  for (const answer of [await confirm(forConfirm), await reset(forReset, fresh()), await follow(forMagic)])
    expect((await problemOf(answer)).messages).toContain('linkIsInvalid');
});

test('stores no secret of a mailed link in the database', async () => {
  const token = await linkOf('reset');
  const everything = await server.database.query(
    'select to_jsonb(one_time_tokens) as row from one_time_tokens union all select to_jsonb(mails) from mails',
  );
  expect(everything.length).toBeGreaterThan(1);
  expect(JSON.stringify(everything)).not.toContain(token.slice(24));
});
