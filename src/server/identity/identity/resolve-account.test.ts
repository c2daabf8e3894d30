import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { createRealmContext, type RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findRealm, type RealmRecord } from '../../platform/realms/realms.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { findTerms } from '../consent/consent.store.ts';
import { localizeTerms } from '../consent/terms.ts';
import { type EnterOptions, resolveAccount as resolveIn } from './resolve-account.ts';
import { createAccountAuthResult, type AuthResult } from './auth-result.ts';

const providers = [
  { name: 'ID', form: 'login', canSignUp: true },
  { name: 'OPENID', openIdClientName: 'club', canSignUp: true },
];
const agreed = [{ promptField: 'terms', answer: true }];

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await openTestServer();
  await loadAccounts(server, 'north', { territory: { allowed: ['SE'] } });
});
afterAll(() => server.close());

/** A user of an external identity provider. */
const somebody = (changes: Partial<AuthResult> = {}): AuthResult => ({
  issuer: 'https://club.test',
  subject: `subject-${++count}`,
  provider: 'OPENID',
  email: { address: `Club${count}@Playbill.test`, isVerified: true },
  name: 'Clara Club',
  methods: [],
  isFresh: true,
  ...changes,
});
async function callFrom(country = 'SE'): Promise<RealmContext> {
  const realm = await findRealm(server.context.db, 'north');
  if (!realm) throw new Error('There is no realm north');
  // The settings are built in memory, because a realm's document cannot name an external provider yet.
  const settings = { ...realm.settings, authentication: { providers } } as RealmRecord['settings'];
  return createRealmContext(server.context, { ...realm, settings }, { locale: 'en_US', country });
}
const rows = <R extends Record<string, unknown>>(text: string, params: unknown[] = []) =>
  server.database.query<R>(text, params as never[], 'north');
const accountOf = async (email: string) => {
  const [row] = await rows<{ id: string; name: string; password_hash: string | null; email_verified_at: Date | null }>(
    'select id, name, password_hash, email_verified_at from accounts where email = $1',
    [email.toLowerCase()],
  );
  return row;
};
const resolveAccount = async (call: RealmContext, proof: AuthResult, options: EnterOptions = {}) => {
  const stored = await inRealm(call.db, call.realm.id, (tx) => findTerms(tx, call.realm.id));
  const terms = await localizeTerms(call, stored);
  return inRealm(call.db, call.realm.id, (tx) => resolveIn(tx, call, proof, { terms, ...options }));
};
const refusal = async (entering: Promise<unknown>) => {
  const error = await entering.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof ProblemError ? [error.code, error.messages[0]] : error;
};

test('creates an account without a password for an unknown identity only after asking, and signs in to it later @auth-10 @auth-12', async () => {
  const call = await callFrom();
  const clara = somebody();
  expect(await refusal(resolveAccount(call, clara))).toEqual(['NOT_FOUND', 'identityUnknown']);
  expect(await accountOf(clara.email?.address ?? '')).toBeUndefined();
  const made = await resolveAccount(call, clara, { intent: 'sign-up', consentAnswers: agreed });
  expect(made).toMatchObject({ name: 'Clara Club', role: 'viewer' });
  expect(await accountOf(clara.email?.address ?? '')).toMatchObject({
    id: made.id,
    password_hash: null,
    email_verified_at: expect.any(Date),
  });
  expect(await rows('select answer from consent_answers where account_id = $1', [made.id])).toEqual([{ answer: true }]);
  // The identity finds the same account even if the provider later sends another address.
  const later = { ...clara, email: { address: 'another@playbill.test', isVerified: false } };
  expect(await resolveAccount(call, later)).toEqual(made);
});

test('does not mark an email address as confirmed that the identity provider has not verified @auth-13', async () => {
  const clara = somebody({ email: { address: 'unsure@playbill.test', isVerified: false } });
  await resolveAccount(await callFrom(), clara, { intent: 'sign-up', consentAnswers: agreed });
  expect(await accountOf('unsure@playbill.test')).toMatchObject({ email_verified_at: null });
});

test.each([
  ['a verified', true],
  ['an unverified', false],
] as const)(
  'answers 409 to an identity with %s email address that has an account, and links nothing @auth-10',
  async (_address, isVerified) => {
    const call = await callFrom();
    const { email } = await newViewer(server);
    const thief = somebody({ email: { address: email.toUpperCase(), isVerified } });
    for (const intent of ['sign-in', 'sign-up'] as const)
      expect(
        await refusal(resolveAccount(call, thief, { intent, consentAnswers: intent === 'sign-up' ? agreed : [] })),
      ).toEqual(['ALREADY_EXISTS', 'accountConflict']);
    expect(await rows('select 1 from identities where subject = $1', [thief.subject])).toEqual([]);
  },
);

test('creates no account without consent, outside allowed countries, by a disabled provider, or without an email @auth-12', async () => {
  const call = await callFrom();
  const clara = somebody();
  const signUp = (proof: AuthResult, at = call, consentAnswers = agreed) =>
    refusal(resolveAccount(at, proof, { intent: 'sign-up', consentAnswers }));
  expect(await signUp(clara, call, [])).toEqual(['BAD_REQUEST', 'consentIsRequired']);
  expect(await signUp(clara, await callFrom('NO'))).toEqual(['FORBIDDEN', 'signupGeoRestriction']);
  expect(await signUp({ ...clara, provider: 'GOOGLE' })).toEqual(['FORBIDDEN', 'signUpUnavailable']);
  const { email: _, ...nameless } = clara;
  expect(await signUp(nameless)).toEqual(['BAD_REQUEST', 'emailIsNeeded']);
  expect(await accountOf(clara.email?.address ?? '')).toBeUndefined();
});

test('links an identity to the signed-in account, and rejects an identity of another account @auth-10', async () => {
  const call = await callFrom();
  const clara = somebody({ email: { address: 'elsewhere@playbill.test', isVerified: true } });
  const [mine, other] = await Promise.all(
    [await newViewer(server), await newViewer(server)].map(async ({ email }) => (await accountOf(email))?.id ?? ''),
  );
  const link = (accountId: string | undefined) =>
    resolveAccount(call, clara, { intent: 'link', ...(accountId && { accountId }) });
  expect(await refusal(link(undefined))).toEqual(['UNAUTHORIZED', undefined]);
  expect((await link(mine)).id).toBe(mine);
  expect((await link(mine)).id).toBe(mine);
  expect(await refusal(link(other))).toEqual(['ALREADY_EXISTS', 'accountConflict']);
  expect((await resolveAccount(call, clara)).id).toBe(mine);
});

test('creates one account for twenty concurrent sign-ups with one identity @auth-12', async () => {
  const call = await callFrom();
  const clara = somebody();
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => resolveAccount(call, clara, { intent: 'sign-up', consentAnswers: agreed })),
  );
  const ids = new Set(tries.flatMap((done) => (done.status === 'fulfilled' ? [done.value.id] : [])));
  expect(ids.size).toBe(1);
  for (const done of tries)
    if (done.status === 'rejected') expect(done.reason).toMatchObject({ code: 'ALREADY_EXISTS' });
  expect(
    await rows('select 1 as one from accounts where email = $1', [clara.email?.address.toLowerCase()]),
  ).toHaveLength(1);
});

test('rejects a sign-in with the realm’s own method if the account was deleted meanwhile @auth-01', async () => {
  const gone = createAccountAuthResult('5f0c0b52-4a0b-4a6f-8d0b-0e3f5a3c9b11', {
    provider: 'ID',
    methods: ['pwd'],
    isFresh: true,
  });
  expect(await refusal(resolveAccount(await callFrom(), gone))).toEqual(['NOT_FOUND', 'failedAuthentication']);
});
