import type { SignUpBody } from '#schemas/wire/users.ts';
import { signUpBody, signUpValues } from '#schemas/wire/user-values.ts';
import { type Account, findAccountByEmail, insertAccount } from '../accounts/accounts.store.ts';
import { passwordFault } from '../accounts/password-rules.ts';
import { hashPassword, normalEmail } from '../accounts/password.ts';
import { requireCaptcha } from '../captcha/require-captcha.ts';
import { putAddress } from '../address/address.store.ts';
import { addAnswers } from '../consent/consent.store.ts';
import { termsFor } from '../consent/terms.ts';
import { answersTo, refuseOtherEdition, refuseOutstanding } from '../consent/rules.ts';
import { territoryStatus } from '../consent/territory.ts';
import { inRealm } from '../db/scope.ts';
import { findForm, readForm, refuseFaults } from '../forms/check-form.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { AnyCall } from '../http/call.ts';
import { networkOf } from '../http/network.ts';
import { callerAddress } from '../http/origin.ts';
import { ProblemError } from '../http/problems.ts';
import { siteOriginOf } from '../http/site-origin.ts';
import { writeLink } from '../mailed-links/write-link.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { attempt } from '../sessions/attempts.ts';
import { countAccount, waitForAccount } from './made-accounts.store.ts';

/** Addresses that have an account, of one network or one address, that are told within ten minutes. */
const MOST_TAKEN = 10;

function refuseClosed(call: AnyCall): void {
  const { selfRegistration, authentication } = call.realm.settings;
  if (!selfRegistration?.allowed || !authentication?.providers.some(({ canSignUp }) => canSignUp))
    throw new ProblemError('FORBIDDEN', ['signUpUnavailable']);
  if (territoryStatus(call) === 'OUTSIDE') throw new ProblemError('FORBIDDEN', ['signupGeoRestriction']);
}

/** The body with its values cleaned. @throws ProblemError 400 with what is wrong with them by the realm's form. */
async function checkedBody(call: AnyCall, body: SignUpBody): Promise<SignUpBody> {
  const form = await findForm(call, call.realm.settings.registrationForm, 'REGISTRATION');
  if (!form) throw new ProblemError('FORBIDDEN', ['signUpUnavailable']);
  const { values, faults } = readForm(form, signUpValues(body, form.addressId));
  const fault = faults.some(({ field }) => field === 'secret') ? undefined : passwordFault(body.secret);
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

const taken = () =>
  new ProblemError('ALREADY_EXISTS', ['emailAlreadyExists'], {
    details: { fields: [{ pointer: '/email', field: 'email', message: 'emailAlreadyExists' }] },
  });

/**
 * Makes an account, with the answers to the realm's terms and its address, or nothing at all.
 * @throws ProblemError 403 where sign-up is closed or not for this country, 400 with what is wrong,
 * 409 when the e-mail address has an account or the terms have changed since they were read, 429 after too many failures, or accounts from one network.
 */
export async function signUp(call: AnyCall, sent: SignUpBody): Promise<Account> {
  const { context, realm, locale } = call;
  const { db, clock } = context;
  refuseClosed(call);
  const body = await checkedBody(call, sent);
  await requireCaptcha(call, 'SIGNUP', sent.captchaToken);
  const terms = await termsFor(call);
  refuseOtherEdition(terms, sent.edition);
  const answers = answersTo(terms, body.consentAnswers);
  refuseOutstanding(terms, body.consentAnswers);

  const email = normalEmail(body.email);
  const address = callerAddress(call);
  const network = address === undefined ? undefined : networkOf(address);
  const maker = network === undefined ? undefined : { network, now: clock.now(), factor: context.config.budgetFactor };
  if (maker) refuseToWait(await inRealm(db, realm.id, (tx) => waitForAccount(tx, realm.id, maker)));
  const limits = [
    { subject: `signup:${email}`, most: MOST_TAKEN },
    ...(network === undefined ? [] : [{ subject: `signup-from:${network}`, most: MOST_TAKEN }]),
  ];
  const subjects = limits.map(({ subject }) => subject);
  // Only an address that is taken counts: that is what somebody meets who tries which addresses have an account.
  const asked = { subjects, ruleFor: () => ({ limits, counted: subjects }) };
  const account = await attempt(context, realm.id, asked, async () => {
    if (await inRealm(db, realm.id, (tx) => findAccountByEmail(tx, realm.id, email))) return undefined;
    // No transaction is open while the hash is computed: it takes long on purpose.
    const passwordHash = await hashPassword(body.secret);
    const { name = '', birthDate, phoneNumber, taxNumber, fields, address: billing } = body;
    const details = omitUndefined({ birthDate, phoneNumber, taxNumber, fields });
    const now = clock.now();
    return inRealm(db, realm.id, async (tx) => {
      const made = await insertAccount(tx, realm.id, { email, passwordHash, name, details }, now);
      if (!made) return undefined;
      // Refused, it is rolled back with all that it has made.
      if (maker) refuseToWait(await countAccount(tx, realm.id, maker));
      if (billing) await putAddress(tx, realm.id, made.id, { address: billing, fullName: name, email }, now);
      await addAnswers(tx, realm.id, made.id, answers, { locale, now });
      const to = { id: made.id, email };
      const link = { id: newTokenId(), kind: 'confirm', account: to, locale, origin: siteOriginOf(call) } as const;
      await writeLink(context, tx, realm.id, link);
      return made;
    });
  });
  // Somebody else was faster with the same address: the table's own constraint is the last word.
  if (!account) throw taken();
  return account;
}
