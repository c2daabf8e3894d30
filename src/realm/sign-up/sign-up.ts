import type { FieldFault } from '#schemas/values/rules.ts';
import type { SignUpBody } from '#schemas/wire/users.ts';
import { signUpBody, signUpValues } from '#schemas/wire/user-values.ts';
import { type Account, findAccountByEmail, insertAccount } from '../accounts/accounts.store.ts';
import { hashPassword, normalEmail } from '../accounts/password.ts';
import { putAddress } from '../address/address.store.ts';
import { addAnswers } from '../consent/consent.store.ts';
import { termsFor } from '../consent/terms.ts';
import { answersTo, refuseOutstanding } from '../consent/rules.ts';
import { territoryStatus } from '../consent/territory.ts';
import { inRealm } from '../db/scope.ts';
import { findForm, readForm, refuseFaults } from '../forms/check-form.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { AnyCall } from '../http/call.ts';
import { callerAddress } from '../http/origin.ts';
import { ProblemError } from '../http/problems.ts';
import { countAttempt, forgive } from '../sessions/attempts.store.ts';

/** Shorter passwords are refused whatever a form's definition says (NIST SP 800-63B, section 3.1.1.2). */
const SHORTEST = 8;

function refuseClosed(call: AnyCall): void {
  const { selfRegistration, authentication } = call.realm.settings;
  if (!selfRegistration?.allowed || !authentication?.providers.some(({ canSignUp }) => canSignUp))
    throw new ProblemError('FORBIDDEN', ['signUpUnavailable']);
  if (territoryStatus(call) === 'OUTSIDE') throw new ProblemError('FORBIDDEN', ['signupGeoRestriction']);
}

const passwordFault: FieldFault = {
  pointer: '/secret',
  field: 'secret',
  fault: { kind: 'invalid', label: 'fieldTooShort', values: { min: SHORTEST } },
};

/** The body with its values cleaned. @throws ProblemError 400 with what is wrong with them by the realm's form. */
async function checkedBody(call: AnyCall, body: SignUpBody): Promise<SignUpBody> {
  const form = await findForm(call, call.realm.settings.registrationForm, 'REGISTRATION');
  if (!form) throw new ProblemError('FORBIDDEN', ['signUpUnavailable']);
  const { values, faults } = readForm(form, signUpValues(body, form.addressId));
  const isShort = [...body.secret].length < SHORTEST && !faults.some(({ field }) => field === 'secret');
  refuseFaults(form, isShort ? [...faults, passwordFault] : faults);
  return signUpBody({
    values,
    addressId: form.addressId,
    confirmations: [],
    consentAnswers: body.consentAnswers,
  });
}

const taken = () =>
  new ProblemError('ALREADY_EXISTS', ['emailAlreadyExists'], {
    details: { fields: [{ pointer: '/email', field: 'email', message: 'emailAlreadyExists' }] },
  });

/**
 * Makes an account, with the answers to the realm's terms and its address, or nothing at all.
 * @throws ProblemError 403 where sign-up is closed or not for this country, 400 with what is wrong,
 * 409 when the e-mail address has an account, 429 after too many failures.
 */
export async function signUp(call: AnyCall, sent: SignUpBody): Promise<Account> {
  const { context, realm, locale } = call;
  const { db, clock } = context;
  refuseClosed(call);
  const body = await checkedBody(call, sent);
  const terms = await termsFor(call);
  const answers = answersTo(terms, body.consentAnswers);
  refuseOutstanding(terms, body.consentAnswers);

  const email = normalEmail(body.email);
  const subject = `signup:${email}`;
  const from = callerAddress(call);
  // Only failures stay counted: they are what somebody makes who tries which addresses have an account.
  const counted = await inRealm(db, realm.id, (tx) =>
    countAttempt(tx, realm.id, [subject, ...(from === undefined ? [] : [`signup-from:${from}`])], clock.now()),
  );
  if (!counted) throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyAttempts']);
  if (await inRealm(db, realm.id, (tx) => findAccountByEmail(tx, realm.id, email))) throw taken();
  // No transaction is open while the hash is computed: it takes long on purpose.
  const passwordHash = await hashPassword(body.secret);
  const { name = '', birthDate, phoneNumber, taxNumber, fields, address } = body;
  const details = omitUndefined({ birthDate, phoneNumber, taxNumber, fields });
  const now = clock.now();
  const account = await inRealm(db, realm.id, async (tx) => {
    const made = await insertAccount(tx, realm.id, { email, passwordHash, name, details }, now);
    if (!made) return undefined;
    if (address) await putAddress(tx, realm.id, made.id, { address, fullName: name, email }, now);
    await addAnswers(tx, realm.id, made.id, answers, { locale, now });
    await forgive(tx, realm.id, counted, subject);
    return made;
  });
  // Somebody else was faster with the same address: the table's own constraint is the last word.
  if (!account) throw taken();
  return account;
}
