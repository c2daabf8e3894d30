import type { SignUpBody } from '#schemas/wire/identity/users.ts';
import { signUpBody, signUpValues } from '#schemas/wire/identity/user-values.ts';
import { findPasswordFault } from '../accounts/password-rules.ts';
import { toRealmWords } from '../accounts/assert-valid-password.ts';
import { hashPassword, normalizeEmail } from '../accounts/password.ts';
import { requireCaptcha } from '../captcha/require-captcha.http.ts';
import { putAddress } from '../address/address.store.ts';
import { findTerms } from '../consent/consent.store.ts';
import { localizeTerms } from '../consent/terms.ts';
import { matchConsentAnswers, assertTermsUnchanged, assertRequiredTermsAccepted } from '../consent/rules.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { findFormFields, formOf, checkFormValues, refuseFaults } from '../../definitions/forms/check-form.ts';
import { assertSignUpIsOpen } from '../identity/resolve-account.ts';
import { PASSWORD_PROVIDER } from '../identity/auth-result.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { Handlers, HttpContext } from '../../platform/http/call.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { writeLink } from '../email-links/write-link.ts';
import { TOKEN_LIFETIME_MS } from '../one-time-tokens/token-lifetime.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { answerSignIn } from '../sign-in/sign-in.http.ts';
import type { OpenedSession } from '../sessions/issue.ts';
import { createAccountWithSession, createMaker, type Maker } from './create-account.http.ts';
import { mailSignUp } from './mail-sign-up.job.ts';
import { type SignUpFormData, insertSignUp } from './sign-ups.store.ts';

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
 * Creates an account with consent answers and address, and its first session.
 * @throws ProblemError 409 if the address has an account, 429 after too many failures or accounts from one network
 */
const signUpNow = (
  context: HttpContext,
  { email, secret, name, answers, address, ...facts }: CheckedSignUp,
  maker: Maker,
): Promise<OpenedSession> =>
  createAccountWithSession(context, maker, {
    email,
    name,
    // The password is hashed outside a transaction, because hashing is slow on purpose.
    createData: async () => ({ passwordHash: await hashPassword(secret), details: omitUndefined(facts), answers }),
    afterCreation: async (tx, id) => {
      const { realm, locale, clock } = context;
      if (address) await putAddress(tx, realm.id, id, { address, fullName: name, email }, clock.now());
      const link = {
        id: newTokenId(),
        kind: 'confirm',
        account: { id, email },
        locale,
        origin: getSiteOrigin(context),
      } as const;
      await writeLink(tx, context, realm.id, link);
    },
    proof: { provider: PASSWORD_PROVIDER, methods: ['pwd'], isFresh: true },
  });

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
