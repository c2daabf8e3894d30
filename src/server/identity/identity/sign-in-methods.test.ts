import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeviceCode } from '#schemas/wire/identity/device-codes.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { createAuthenticator } from '../../../../tests/support/authenticator.ts';
import { sendWaiting, tokenIn } from '../../../../tests/support/mail-links.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

const providers = [{ name: 'ID', form: 'login', canSignUp: true }, { name: 'MAGIC_LINK' }, { name: 'PASSKEY' }];
const PASSWORD = 'a long password';
type Person = Tokens & { email: string };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  for (const realm of ['north', 'south']) await loadAccounts(server, realm, { authentication: { providers } });
});
beforeEach(() => server.clock.advance(60 * 60_000));
afterAll(() => server.close());

const post = (path: string, body: object, realm = 'north') => server.call(path, { ...json(body), realm });
const shortened = (text: string) => text.slice(0, -1);

/** A sign-in method under test. */
interface WayIn {
  /** Starts the sign-in and returns the credential to present. */
  begun: (person: Person) => Promise<object>;
  finish: (shown: object, realm?: string) => Promise<Response>;
  /** Tampers with a credential. */
  spoilt: (shown: object) => object;
  methods: readonly string[] | null;
  isGoodOnce: boolean;
}

const ways: Record<string, WayIn> = {
  'e-mail and password': {
    begun: async ({ email }) => ({ id: email, secret: PASSWORD }),
    finish: (shown, realm) => post('/api/v2/login', shown, realm),
    spoilt: (shown) => ({ ...shown, secret: shortened(PASSWORD) }),
    methods: ['pwd'],
    isGoodOnce: false,
  },
  'magic link': {
    begun: async ({ email }) => {
      await sendWaiting(server);
      await server.call(`/api/v2/token/alt/magic-email?email=${encodeURIComponent(email)}`);
      return { token: tokenIn((await sendWaiting(server))[0]) };
    },
    finish: (shown, realm) => post('/api/v2/token/alt/magic-email', shown, realm),
    spoilt: (shown) => ({ token: shortened((shown as { token: string }).token) }),
    methods: ['otp'],
    isGoodOnce: true,
  },
  'TV code': {
    begun: async (person) => {
      const { pin, anchor } = (await (await server.call('/api/v2/token/alt/pin')).json()) as DeviceCode;
      const path = `/api/v2/token/alt/pin/${pin}`;
      const allowed = await server.call(path, { ...json({}), method: 'PUT', headers: bearer(person) });
      expect(allowed.status).toBe(204);
      return { pin, anchor };
    },
    finish: (shown, realm) => post('/api/v2/token/alt/pin', shown, realm),
    spoilt: (shown) => ({ ...shown, anchor: shortened((shown as DeviceCode).anchor) }),
    methods: null,
    isGoodOnce: true,
  },
  passkey: {
    begun: async (person) => {
      const key = createAuthenticator({ origin: 'http://north.localhost' });
      const asked = async (path: string) =>
        (await (
          await server.call(path, { ...json({}), headers: { ...json({}).headers, ...bearer(person) } })
        ).json()) as {
          challenge: string;
        };
      const registration = key.register(await asked('/api/v2/user/passkeys/options'));
      await server.call('/api/v2/user/passkeys', {
        ...json({ registration }),
        headers: { ...json({}).headers, ...bearer(person) },
      });
      const { challenge } = (await (await post('/api/v2/token/alt/passkey/options', {})).json()) as {
        challenge: string;
      };
      return key.assert({ challenge });
    },
    finish: (shown, realm) => post('/api/v2/token/alt/passkey', { assertion: shown }, realm),
    spoilt: (shown) => {
      const { response, ...key } = shown as ReturnType<ReturnType<typeof createAuthenticator>['assert']>;
      return { ...key, response: { ...response, signature: shortened(response.signature) } };
    },
    methods: ['pop', 'mfa'],
    isGoodOnce: true,
  },
};

const rows = <R extends Record<string, unknown>>(text: string, params: unknown[]) =>
  server.database.query<R>(text, params as never[], 'north');
const idOf = async (email: string) => {
  const [row] = await rows<{ id: string }>('select id from accounts where email = $1', [email]);
  return row?.id ?? '';
};
const sessionsOf = (account: string) =>
  rows<{ methods: string[] | null; proven: boolean }>(
    "select methods, signed_in_at is not null as proven from sessions where realm = 'north' and account_id = $1 order by created_at",
    [account],
  );

// Every sign-in method must pass this suite, including future external providers.
describe.each(Object.entries(ways))('sign-in by %s', (_, { begun, finish, spoilt, methods, isGoodOnce }) => {
  let person: Person;
  let account: string;
  beforeEach(async () => {
    person = await newViewer(server);
    account = await idOf(person.email);
  });

  test('a sign-in opens a session of the account and stores the authentication methods @auth-01', async () => {
    const answer = await finish(await begun(person));
    expect(answer.status).toBe(201);
    const tokens = (await answer.json()) as Tokens;
    const profile = await server.call('/api/v2/user/profile', { headers: bearer(tokens) });
    expect(await profile.json()).toMatchObject({ id: account });
    expect((await sessionsOf(account)).at(-1)).toEqual({ methods, proven: methods !== null });
  });

  test('rejects credentials that were tampered with or belong to another realm @auth-01', async () => {
    const shown = await begun(person);
    const before = await sessionsOf(account);
    for (const answer of [await finish(spoilt(shown)), await finish(shown, 'south')]) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain('authorisationToken');
    }
    expect(await sessionsOf(account)).toEqual(before);
  });

  test('accepts a one-time credential once and a password each time, also concurrently @auth-01', async () => {
    const shown = await begun(person);
    const before = (await sessionsOf(account)).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish(shown)));
    const opened = answers.filter(({ status }) => status === 201).length;
    expect(opened).toBe(isGoodOnce ? 1 : 5);
    expect((await sessionsOf(account)).length - before).toBe(opened);
  });

  test('rejects the credentials of a deleted account @auth-01', async () => {
    const shown = await begun(person);
    await rows('delete from accounts where id = $1', [account]);
    const answer = await finish(shown);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });
});
