import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

const NOBODY = 'nobody@playbill.test';
const ORIGIN = 'http://north.localhost';
/** More requests than any rate limit allows, because the responses of the limits must not reveal accounts either. */
const TIMES = 15;

let server: TestServer;
let known: string;
beforeAll(async () => {
  server = await openTestServer();
  const providers = [{ name: 'ID', form: 'login', canSignUp: true }, { name: 'MAGIC_LINK' }];
  await loadAccounts(server, 'north', { authentication: { providers } });
});
beforeEach(async () => {
  server.clock.advance(3_600_000);
  known = (await newViewer(server)).email;
});
afterAll(() => server.close());

type Ask = (email: string, address: string) => Promise<Response>;
const post = (path: string, body: object, address: string, headers: Record<string, string> = {}) => {
  const init = json(body);
  return server.call(path, { ...init, address, headers: { ...init.headers, ...headers } });
};
const withoutPassword = () =>
  server.database.query('update accounts set password_hash = null where email = $1', [known], 'north');

const ways: readonly [what: string, ask: Ask, before?: () => Promise<unknown>][] = [
  ['a sign-in by password', (id, from) => post('/api/v2/login', { id, secret: 'wrong' }, from)],
  [
    'a sign-in by password with session cookies',
    (id, from) =>
      post('/api/v2/login', { id, secret: 'wrong' }, from, { 'x-playbill-session': 'cookie', origin: ORIGIN }),
  ],
  [
    'a sign-in by password to an account without a password',
    (id, from) => post('/api/v2/login', { id, secret: 'x' }, from),
    withoutPassword,
  ],
  ['a sign-in to the studio', (id, from) => post('/api/v2/studio/login', { id, secret: 'wrong' }, from)],
  ['a request for a password reset link', (id, from) => post('/api/v2/reset-password/create', { id }, from)],
  [
    'a request for a sign-in link by mail',
    (email, address) => server.call(`/api/v2/token/alt/magic-email?email=${encodeURIComponent(email)}`, { address }),
  ],
];

/** The complete response (status, headers, body) without the request id. */
async function said(answer: Response): Promise<object> {
  const text = await answer.text();
  const body: unknown = text === '' ? text : { ...JSON.parse(text), requestId: '' };
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toHaveProperty('x-request-id');
  return { status: answer.status, body, headers: { ...headers, 'x-request-id': '' } };
}

test.each(ways)(
  '%s gives the same answers whether or not the address has an account (account enumeration) @auth-02 @auth-03 @auth-14',
  async (_what, ask, before) => {
    await before?.();
    const answers = async (email: string, from: string) => {
      const all: object[] = [];
      for (let time = 0; time < TIMES; time += 1) all.push(await said(await ask(email, from)));
      return all;
    };
    const ofKnown = await answers(known, '192.0.2.1');
    expect(await answers(NOBODY, '198.51.100.1')).toEqual(ofKnown);
    // The mail to the known address proves that this address has an account, so the comparison above was meaningful.
    await server.call('/api/v2/reset-password/create', { ...json({ id: known }), address: '203.0.113.1' });
    expect((await sendWaiting(server)).map(({ to }) => to)).toContain(known);
  },
);
