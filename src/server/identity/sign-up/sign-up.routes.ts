import type { SignUpBody } from '#schemas/wire/identity/users.ts';
import { signUpBody, signUpValues } from '#schemas/wire/identity/user-values.ts';
import { isEmailTaken } from '../accounts/accounts.store.ts';
import { findPasswordFault } from '../accounts/password-rules.ts';
import { toRealmWords } from '../accounts/assert-valid-password.ts';
import { hashPassword, normalizeEmail } from '../accounts/password.ts';
import { requireCaptcha } from '../captcha/require-captcha.http.ts';
import { putAddress } from '../address/address.store.ts';
import { findTerms } from '../consent/consent.store.ts';
import { localizeTerms } from '../consent/terms.ts';
import { matchConsentAnswers, assertTermsUnchanged, assertRequiredTermsAccepted } from '../consent/rules.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { findFormFields, formOf, checkFormValues, refuseFaults } from '../../definitions/forms/check-form.ts';
import { createEmailTakenError, resolveAccount, assertSignUpIsOpen } from '../identity/resolve-account.ts';
import { createAccountAuthResult, createSignUpResult, PASSWORD_PROVIDER } from '../identity/auth-result.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Handlers, HttpContext } from '../../platform/http/call.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { toNetwork } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { writeLink } from '../email-links/write-link.ts';
import { TOKEN_LIFETIME_MS } from '../one-time-tokens/token-lifetime.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { answerSignIn, openSignInSession, readReplacedTokens } from '../sign-in/sign-in.http.ts';
import { limitAttempts } from '../sessions/attempts.ts';
import type { OpenedSession } from '../sessions/issue.ts';
import { countAccount, waitForAccount } from './made-accounts.store.ts';
import { mailSignUp } from './mail-sign-up.job.ts';
import { type SignUpFormData, insertSignUp } from './sign-ups.store.ts';

/** Rate limit: sign-ups with a taken address within ten minutes, per network and per address. */
const MOST_TAKEN = 10;

/**
 * Validates and normalizes the body by the realm's form.
 * @throws ProblemError 400 with the faults
 */
async function checkBody(context: RealmContext, body: SignUpBody): Promise<SignUpBody> {
  const { db, realm } = context;
  const { registrationForm } = realm.settings;
  const fields =
    registrationForm === undefined
      ? undefined
      : await inRealm(db, realm.id, (tx) => findFormFields(tx, realm.id, registrationForm));
  if (!fields) throw new ProblemError('FORBIDDEN', ['signUpUnavailable']);
  const form = await formOf(context, fields, 'REGISTRATION');
  const { values, faults } = checkFormValues(form, signUpValues(body, form.addressId));
  const fault = faults.some(({ field }) => field === 'secret')
    ? undefined
    : findPasswordFault(body.secret, [...toRealmWords(context.realm), body.email, body.name ?? '']);
  refuseFaults(form, fault ? [...faults, { pointer: '/secret', field: 'secret', fault }] : faults);
  return signUpBody({
    values,
    addressId: form.addressId,
    confirmations: [],
    consentAnswers: body.consentAnswers,
  });
}

/** @throws ProblemError 429 if a network has to wait before it creates another account */
function assertNoWait(retryAfter: number | undefined): void {
  if (retryAfter !== undefined) throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter });
}

/** Validated sign-up data; the password is not hashed yet. */
interface CheckedSignUp extends Omit<SignUpFormData, 'passwordHash'> {
  email: string;
  secret: string;
}

/**
 * Validates a sign-up.
 * @throws ProblemError 403 if sign-up is closed or not allowed in the country, 400 for invalid data, 409 if the terms have
 * changed
 */
async function checkSignUp(context: RealmContext, sent: SignUpBody): Promise<CheckedSignUp> {
  const { db, realm } = context;
  assertSignUpIsOpen(context, PASSWORD_PROVIDER);
  const body = await checkBody(context, sent);
  await requireCaptcha(context, 'SIGNUP', sent.captchaToken);
  const terms = await localizeTerms(context, await inRealm(db, realm.id, (tx) => findTerms(tx, realm.id)));
  assertTermsUnchanged(terms, sent.edition);
  const answers = matchConsentAnswers(terms, body.consentAnswers);
  assertRequiredTermsAccepted(terms, body.consentAnswers);
  const { name = '', secret, address, birthDate, phoneNumber, taxNumber, fields } = body;
  const further = omitUndefined({ address, birthDate, phoneNumber, taxNumber, fields });
  return { email: normalizeEmail(body.email), secret, name, answers, ...further };
}

/**
 * The network from which an account is created. Its rate limit is checked before the expensive work, and the account is
 * counted when it is created.
 */
interface Maker {
  network: string | undefined;
  /** @throws ProblemError 429 */
  assertMayCreate: (tx: Tx) => Promise<void>;
  /** Counts the account in the transaction that creates it; its error rolls back the whole sign-up. */
  countAccount: (tx: Tx) => Promise<void>;
}

function createMaker({ realm, address, config, clock }: RealmContext): Maker {
  if (address === undefined)
    return { network: undefined, assertMayCreate: async () => undefined, countAccount: async () => undefined };
  const network = toNetwork(address);
  const maker = { network, now: clock.now(), factor: config.rateLimitFactor };
  return {
    network,
    assertMayCreate: async (tx) => assertNoWait(await waitForAccount(tx, realm.id, maker)),
    countAccount: async (tx) => assertNoWait(await countAccount(tx, realm.id, maker)),
  };
}

/**
 * Creates an account with consent answers and address, and its first session, in one transaction.
 * @throws ProblemError 409 if the address has an account, 429 after too many failures or accounts from one network
 */
async function signUpNow(
  context: HttpContext,
  { email, secret, name, answers, address, ...facts }: CheckedSignUp,
  { network, assertMayCreate, countAccount: count }: Maker,
): Promise<OpenedSession> {
  const { realm, locale, db, clock } = context;
  const limits = [
    { subject: `signup:${email}`, most: MOST_TAKEN },
    ...(network === undefined ? [] : [{ subject: `signup-from:${network}`, most: MOST_TAKEN }]),
  ];
  const subjects = limits.map(({ subject }) => subject);
  const runInTransaction = <T>(work: (tx: Tx) => Promise<T>) => inRealm(db, realm.id, work);
  const prepare = async (tx: Tx) => {
    await assertMayCreate(tx);
    // Only sign-ups with a taken address count as failures, because they may be attempts to find out which accounts
    // exist.
    return {
      subjects,
      ruleFor: () => ({ limits, counted: subjects }),
      isTaken: await isEmailTaken(tx, realm.id, email),
    };
  };
  const replaced = await readReplacedTokens(context);
  return limitAttempts(context, { runInTransaction, prepare }, async ({ prepared, recordFailure, recordSuccess }) => {
    const create = async (passwordHash: string) =>
      runInTransaction(async (tx) => {
        const proof = createSignUpResult(PASSWORD_PROVIDER, email, { name, isVerified: false });
        const signUpData = { passwordHash, details: omitUndefined(facts), answers };
        const { id } = await resolveAccount(tx, context, proof, { intent: 'sign-up', signUpData });
        await count(tx);
        if (address) await putAddress(tx, realm.id, id, { address, fullName: name, email }, clock.now());
        const link = {
          id: newTokenId(),
          kind: 'confirm',
          account: { id, email },
          locale,
          origin: getSiteOrigin(context),
        } as const;
        await writeLink(tx, context, realm.id, link);
        await recordSuccess(tx);
        const proofFacts = { provider: PASSWORD_PROVIDER, methods: ['pwd'], isFresh: true } as const;
        return openSignInSession(tx, context, createAccountAuthResult(id, proofFacts), { replaced });
      });
    try {
      // The password is hashed outside a transaction, because hashing is slow on purpose.
      if (!prepared.isTaken) return await create(await hashPassword(secret));
    } catch (error) {
      // A concurrent sign-up has taken the address in the meantime.
      if (!(error instanceof ProblemError) || error.code !== 'ALREADY_EXISTS') throw error;
    }
    await runInTransaction(recordFailure);
    throw createEmailTakenError();
  });
}

/**
 * Stores a sign-up until its mailed link is followed. Does the same work if the address has an account, so that timing
 * reveals nothing (decision 068).
 * @throws ProblemError 429 after too many accounts from one network
 */
async function storeSignUp(
  context: RealmContext,
  { email, secret, ...given }: CheckedSignUp,
  { assertMayCreate, countAccount: count }: Maker,
): Promise<void> {
  const { realm, db, locale } = context;
  await inRealm(db, realm.id, assertMayCreate);
  const passwordHash = await hashPassword(secret);
  const now = context.clock.now();
  const id = newTokenId();
  const expiresAt = now + TOKEN_LIFETIME_MS.activate;
  await inRealm(db, realm.id, async (tx) => {
    await count(tx);
    await insertSignUp(tx, realm.id, { id, email, given: { ...given, passwordHash }, locale, expiresAt }, now);
    await context.jobs.enqueue(tx, mailSignUp, realm.id, { id, origin: getSiteOrigin(context) });
  });
}

export const signUpHandlers: Handlers<'POST /api/v2/user'> = {
  'POST /api/v2/user': async (call) => {
    const checked = await checkSignUp(call, call.body);
    const maker = createMaker(call);
    if (!call.realm.settings.selfRegistration?.activatesByMail)
      return answerSignIn(call, await signUpNow(call, checked, maker));
    await storeSignUp(call, checked, maker);
    return { activation: 'MAILED' };
  },
};
