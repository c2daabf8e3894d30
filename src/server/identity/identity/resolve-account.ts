import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { ConsentAnswer } from '#schemas/wire/identity/consent.ts';
import { type Account, findAccount, isEmailTaken, insertAccount, markVerified } from '../accounts/accounts.store.ts';
import { normalizeEmail } from '../accounts/password.ts';
import { addAnswers } from '../consent/consent.store.ts';
import { matchConsentAnswers, assertRequiredTermsAccepted, type TermAnswer } from '../consent/rules.ts';
import { checkConsent } from '#schemas/values/consent.ts';
import { territoryStatus } from '../consent/territory.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { AccountFacts } from '../../platform/db/tables.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { type Decision, decideIdentityAction } from './decide.ts';
import { findIdentity, linkIdentity } from './identities.store.ts';
import { type Intent, type AuthResult, SELF } from './auth-result.ts';

/** What `resolveAccount` may do: sign in, sign up or link, with the data for it. */
export interface EnterOptions {
  intent?: Intent;
  /** The signed-in account, for the intent `link`. */
  accountId?: string;
  /** The realm's consent terms in the user's language, for the intent `sign-up` without `signUpData`. */
  terms?: readonly ConsentTerm[];
  /** Answers to `terms` that a new user gave at sign-up. */
  consentAnswers?: readonly ConsentAnswer[];
  signUpData?: SignUpData;
}

/** Data of a new account that signs up with the realm itself, not by an external provider. */
export interface SignUpData {
  /** Absent for a guest who buys with an email address alone. */
  passwordHash?: string;
  details: AccountFacts;
  /** Consent answers that were given with the sign-up form and stored. They replace `consentAnswers`. */
  answers: readonly TermAnswer[];
}

/** Creates the error that the email field shows if an account with that address exists. */
export const createEmailTakenError = () =>
  new ProblemError('ALREADY_EXISTS', ['emailAlreadyExists'], {
    details: { fields: [{ pointer: '/email', field: 'email', message: 'emailAlreadyExists' }] },
  });

const refusals = {
  conflict: ({ issuer }: AuthResult) =>
    issuer === SELF ? createEmailTakenError() : new ProblemError('ALREADY_EXISTS', ['accountConflict']),
  closed: () => new ProblemError('FORBIDDEN', ['signUpUnavailable']),
  outside: () => new ProblemError('FORBIDDEN', ['signupGeoRestriction']),
  ask: () => new ProblemError('NOT_FOUND', ['identityUnknown']),
  email: () => new ProblemError('BAD_REQUEST', ['emailIsNeeded'], { details: { missingFields: ['email'] } }),
} as const satisfies Partial<Record<Decision, (proof: AuthResult) => ProblemError>>;

async function requireAccount(tx: Tx, realm: string, id: string, now: number): Promise<Account> {
  const account = await findAccount(tx, realm, id, now);
  if (!account) throw new ProblemError('NOT_FOUND', ['failedAuthentication']);
  const { name, role } = account;
  return { id: account.id, name, role };
}

/**
 * Rejects a sign-up that the provider or the caller's country does not allow.
 * @throws ProblemError 403
 */
export function assertSignUpIsOpen(context: RealmContext, provider: string): void {
  if (!isOpenTo(context, provider)) throw refusals.closed();
  if (territoryStatus(context) === 'OUTSIDE') throw refusals.outside();
}

/** Whether the realm and this provider allow self-registration. */
function isOpenTo({ realm }: RealmContext, provider: string): boolean {
  const { selfRegistration, authentication } = realm.settings;
  return (
    selfRegistration?.allowed === true &&
    (authentication?.providers.some(({ name, canSignUp }) => name === provider && canSignUp === true) ?? false)
  );
}

/**
 * Resolves a verified proof of identity to an account, and creates or links one if the intent asks for it. All sign-in
 * methods end here. An email address alone never identifies an account. An error must roll the transaction back if the
 * intent is `sign-up` or `link`.
 * @throws ProblemError 404 for a deleted account (`failedAuthentication`) and for an identity without an account, where
 * the client asks whether to create one (`identityUnknown`); 409 where another account has the address or the identity;
 * 403 where sign-up is closed or not allowed in the country; 400 for missing consent or a missing address
 * /
 */
export async function resolveAccount(
  tx: Tx,
  context: RealmContext,
  proof: AuthResult,
  options: EnterOptions = {},
): Promise<Account> {
  const { realm, locale } = context;
  const { intent = 'sign-in', accountId, terms = [], consentAnswers = [], signUpData } = options;
  const isOwn = proof.issuer === SELF;
  const now = context.clock.now();
  if (isOwn && proof.subject !== '') return requireAccount(tx, realm.id, proof.subject, now);
  const answers = signUpData?.answers ?? matchConsentAnswers(terms, consentAnswers);
  const holder = isOwn ? undefined : await findIdentity(tx, realm.id, proof);
  const email = proof.email && normalizeEmail(proof.email.address);
  const decision = decideIdentityAction({
    intent,
    identity: holder === undefined ? 'nobody' : holder === accountId ? 'here' : 'another',
    isEmailTaken: email !== undefined && (await isEmailTaken(tx, realm.id, email)),
    hasEmail: email !== undefined,
    isOpen: isOpenTo(context, proof.provider),
    isInside: territoryStatus(context) !== 'OUTSIDE',
    isAgreed: checkConsent(terms, consentAnswers).length === 0,
  });
  if (decision in refusals) throw refusals[decision as keyof typeof refusals](proof);
  if (decision === 'enter' || decision === 'linked') return requireAccount(tx, realm.id, holder ?? '', now);
  if (decision === 'link') {
    if (accountId === undefined) throw new ProblemError('UNAUTHORIZED');
    if ((await linkIdentity(tx, realm.id, accountId, proof, now)) !== accountId) throw refusals.conflict(proof);
    return requireAccount(tx, realm.id, accountId, now);
  }
  // If the decision is `consent`, required terms are not accepted: this call throws an error that lists them.
  assertRequiredTermsAccepted(terms, consentAnswers);
  const { passwordHash, details = {} } = signUpData ?? {};
  const person = { email: email ?? '', name: proof.name ?? '', details, ...(passwordHash && { passwordHash }) };
  const account = await insertAccount(tx, realm.id, person, now);
  // Another request has used the address or the identity first. The error rolls the transaction back.
  if (!account || (!isOwn && (await linkIdentity(tx, realm.id, account.id, proof, now)) !== account.id))
    throw refusals.conflict(proof);
  if (proof.email?.isVerified) await markVerified(tx, realm.id, account.id, now);
  await addAnswers(tx, realm.id, account.id, answers, { locale, now });
  return account;
}
