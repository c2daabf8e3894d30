import type { SignUpBody } from '#schemas/wire/identity/users.ts';
import { signUpBody, signUpValues } from '#schemas/wire/identity/user-values.ts';
import { type Account, isEmailTaken } from '../accounts/accounts.store.ts';
import { findPasswordFault } from '../accounts/password-rules.ts';
import { toRealmWords } from '../accounts/assert-valid-password.ts';
import { hashPassword, normalizeEmail } from '../accounts/password.ts';
import { requireCaptcha } from '../captcha/require-captcha.ts';
import { putAddress } from '../address/address.store.ts';
import { findLocalizedTerms } from '../consent/terms.ts';
import { matchConsentAnswers, assertTermsUnchanged, assertRequiredTermsAccepted } from '../consent/rules.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { findFormFields, formOf, readForm, refuseFaults } from '../../definitions/forms/check-form.ts';
import {
  createEmailTakenError,
  resolveAccount,
  type SignUpData,
  assertSignUpIsOpen,
} from '../identity/resolve-account.ts';
import { createSignUpResult } from '../identity/auth-result.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { toNetwork } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { writeLink } from '../email-links/write-link.ts';
import { TOKEN_LIFETIME_MS } from '../one-time-tokens/token-lifetime.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { byPassword } from '../sign-in/password.adapter.ts';
import { attempt } from '../sessions/attempts.ts';
import { countAccount, waitForAccount } from './made-accounts.store.ts';
import { mailSignUp } from './mail-sign-up.ts';
import { type SignUpFormData, insertSignUp } from './sign-ups.store.ts';

/** Rate limit: sign-ups with a taken address within ten minutes, per network and per address. */
const MOST_TAKEN = 10;

/**
 * Validates and normalizes the body by the realm's form.
 * @throws ProblemError 400 with the faults
 */
async function checkedBody(context: RealmContext, body: SignUpBody): Promise<SignUpBody> {
  const { db, realm } = context;
  const { registrationForm } = realm.settings;
  const asked =
    registrationForm === undefined
      ? undefined
      : await inRealm(db, realm.id, (tx) => findFormFields(tx, realm.id, registrationForm));
  if (!asked) throw new ProblemError('FORBIDDEN', ['signUpUnavailable']);
  const form = await formOf(context, asked, 'REGISTRATION');
  const { values, faults } = readForm(form, signUpValues(body, form.addressId));
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

function refuseToWait(retryAfter: number | undefined): void {
  if (retryAfter !== undefined) throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter });
}

/** Validated sign-up data; the password is not hashed yet. */
interface Checked extends Omit<SignUpFormData, 'passwordHash'> {
  email: string;
  secret: string;
}

async function check(context: RealmContext, sent: SignUpBody): Promise<Checked> {
  assertSignUpIsOpen(context, byPassword.provider);
  const body = await checkedBody(context, sent);
  await requireCaptcha(context, 'SIGNUP', sent.captchaToken);
  const terms = await findLocalizedTerms(context);
  assertTermsUnchanged(terms, sent.edition);
  const answers = matchConsentAnswers(terms, body.consentAnswers);
  assertRequiredTermsAccepted(terms, body.consentAnswers);
  const { name = '', secret, address, birthDate, phoneNumber, taxNumber, fields } = body;
  const further = omitUndefined({ address, birthDate, phoneNumber, taxNumber, fields });
  return { email: normalizeEmail(body.email), secret, name, answers, ...further };
}

/**
 * Signs up a user: creates an account with consent answers and address, in one transaction. If the realm activates by
 * mail, only sends a mail; the answer does not reveal whether the address has an account (decision 068).
 * @returns the account; undefined if a mail was queued
 * @throws ProblemError 403 if sign-up is closed or not allowed in the country, 400 for invalid data, 409 if the address
 * has an account or the terms have changed, 429 after too many failures, or accounts from one network
 */
export async function signUp(context: RealmContext, sent: SignUpBody): Promise<Account | undefined> {
  const { realm } = context;
  const checked = await check(context, sent);
  const address = context.address;
  const network = address === undefined ? undefined : toNetwork(address);
  const factor = context.config.budgetFactor;
  const maker = network === undefined ? undefined : { network, now: context.clock.now(), factor };
  if (maker) refuseToWait(await inRealm(context.db, realm.id, (tx) => waitForAccount(tx, realm.id, maker)));
  const count = async (tx: Tx) => maker && refuseToWait(await countAccount(tx, realm.id, maker));
  if (!realm.settings.selfRegistration?.activatesByMail) return signUpNow(context, checked, { network, count });
  await waitForLink(context, checked, count);
  return undefined;
}

/**
 * Counts an account against its network's limit, in the transaction that creates it.
 * @throws ProblemError 429
 */
type Count = (tx: Tx) => Promise<void>;

async function signUpNow(
  context: RealmContext,
  { email, secret, name, answers, address, ...facts }: Checked,
  { network, count }: { network: string | undefined; count: Count },
): Promise<Account> {
  const { realm, locale } = context;
  const { db, clock } = context;
  const limits = [
    { subject: `signup:${email}`, most: MOST_TAKEN },
    ...(network === undefined ? [] : [{ subject: `signup-from:${network}`, most: MOST_TAKEN }]),
  ];
  const subjects = limits.map(({ subject }) => subject);
  // Only taken addresses count as failures: they indicate account enumeration.
  const asked = { subjects, ruleFor: () => ({ limits, counted: subjects }) };
  const account = await attempt(context, realm.id, asked, async () => {
    if (await inRealm(db, realm.id, (tx) => isEmailTaken(tx, realm.id, email))) return undefined;
    const signUpData: SignUpData = {
      // Outside a transaction, because hashing is slow on purpose.
      passwordHash: await hashPassword(secret),
      details: omitUndefined(facts),
      answers,
      also: async (tx, made) => {
        // Its error rolls back the whole sign-up.
        await count(tx);
        if (address) await putAddress(tx, realm.id, made.id, { address, fullName: name, email }, clock.now());
        const to = { id: made.id, email };
        const link = {
          id: newTokenId(),
          kind: 'confirm',
          account: to,
          locale,
          origin: getSiteOrigin(context),
        } as const;
        await writeLink(context, tx, realm.id, link);
      },
    };
    try {
      return await resolveAccount(
        context,
        createSignUpResult(byPassword.provider, email, { name, isVerified: false }),
        {
          intent: 'sign-up',
          signUpData,
        },
      );
    } catch (error) {
      // A concurrent sign-up took the address first.
      if (error instanceof ProblemError && error.code === 'ALREADY_EXISTS') return undefined;
      throw error;
    }
  });
  if (!account) throw createEmailTakenError();
  return account;
}

/**
 * Stores a sign-up until its mailed link is followed. Does the same work if the address has an account, so that timing
 * reveals nothing.
 */
async function waitForLink(context: RealmContext, { email, secret, ...given }: Checked, count: Count): Promise<void> {
  const { realm, locale } = context;
  const passwordHash = await hashPassword(secret);
  const now = context.clock.now();
  const id = newTokenId();
  await inRealm(context.db, realm.id, async (tx) => {
    await count(tx);
    const kept = { id, email, given: { ...given, passwordHash }, locale, expiresAt: now + TOKEN_LIFETIME_MS.activate };
    await insertSignUp(tx, realm.id, kept, now);
    await context.jobs.enqueue(tx, mailSignUp, realm.id, { id, origin: getSiteOrigin(context) });
  });
}
