import type { ConsentAnswer } from '#schemas/wire/consent.ts';
import { type Account, findAccount, isEmailTaken, insertAccount, markVerified } from '../accounts/accounts.store.ts';
import { normalEmail } from '../accounts/password.ts';
import { addAnswers } from '../consent/consent.store.ts';
import { answersTo, refuseOutstanding, type TermAnswer } from '../consent/rules.ts';
import { checkConsent } from '#schemas/values/consent.ts';
import { termsFor } from '../consent/terms.ts';
import { territoryStatus } from '../consent/territory.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { AccountFacts } from '../../platform/db/tables.ts';
import type { AnyCall } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { type Decision, decide } from './decide.ts';
import { findIdentity, linkIdentity } from './identities.store.ts';
import { type Intent, type AuthResult, SELF } from './auth-result.ts';

/** What goes with a proof. */
export interface EnterOptions {
  intent?: Intent;
  /** The account that is signed in, which a `link` is for. */
  accountId?: string;
  /** Of whoever signs up. */
  consentAnswers?: readonly ConsentAnswer[];
  signUpData?: SignUpData;
}

/** What else an account of the realm's own is made of. */
export interface SignUpData {
  passwordHash: string;
  details: AccountFacts;
  /** Terms that were answered before; in place of `consentAnswers`. */
  answers?: readonly TermAnswer[];
  /** What else comes with the account, in the same transaction. */
  also: (tx: Tx, account: Account) => Promise<void>;
}

/** What is said at the field to whoever has typed an address that has an account. */
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

async function accountOf(tx: Tx, realm: string, id: string, now: number): Promise<Account> {
  const account = await findAccount(tx, realm, id, now);
  if (!account) throw new ProblemError('NOT_FOUND', ['failedAuthentication']);
  const { name, role } = account;
  return { id: account.id, name, role };
}

/** @throws ProblemError 403 where nobody may sign up by this provider, or not from where the caller is */
export function assertSignUpIsOpen(call: AnyCall, provider: string): void {
  if (!isOpenTo(call, provider)) throw refusals.closed();
  if (territoryStatus(call) === 'OUTSIDE') throw refusals.outside();
}

/** Whether people may make accounts by this provider themselves. */
function isOpenTo({ realm }: AnyCall, provider: string): boolean {
  const { selfRegistration, authentication } = realm.settings;
  return (
    selfRegistration?.allowed === true &&
    (authentication?.providers.some(({ name, canSignUp }) => name === provider && canSignUp === true) ?? false)
  );
}

/**
 * The account that a proof lets in: the one place in which it is decided whose it is, whether one is made, and whether a realm takes
 * it at all. Every way in ends here. An e-mail address never decides whose an account is.
 * @throws ProblemError 404 for an account that is gone (`failedAuthentication`) and for an identity that nobody has, of whom it is to
 * be asked first whether an account is wished (`identityUnknown`); 409 where the address or the identity is another account's; 403
 * where nobody may sign up, or not from there; 400 for terms that are not agreed to, or where no address is known
 */
export async function resolveAccount(call: AnyCall, proof: AuthResult, wish: EnterOptions = {}): Promise<Account> {
  const { context, realm, locale } = call;
  const { intent = 'sign-in', accountId, consentAnswers = [], signUpData: newcomer } = wish;
  const isOwn = proof.issuer === SELF;
  const now = context.clock.now();
  if (isOwn && proof.subject !== '')
    return inRealm(context.db, realm.id, (tx) => accountOf(tx, realm.id, proof.subject, now));
  const terms = intent === 'sign-up' && !newcomer?.answers ? await termsFor(call) : [];
  const answers = newcomer?.answers ?? answersTo(terms, consentAnswers);
  return inRealm(context.db, realm.id, async (tx) => {
    const holder = isOwn ? undefined : await findIdentity(tx, realm.id, proof);
    const email = proof.email && normalEmail(proof.email.address);
    const decision = decide({
      intent,
      identity: holder === undefined ? 'nobody' : holder === accountId ? 'here' : 'another',
      isEmailTaken: email !== undefined && (await isEmailTaken(tx, realm.id, email)),
      hasEmail: email !== undefined,
      isOpen: isOpenTo(call, proof.provider),
      isInside: territoryStatus(call) !== 'OUTSIDE',
      isAgreed: checkConsent(terms, consentAnswers).length === 0,
    });
    if (decision in refusals) throw refusals[decision as keyof typeof refusals](proof);
    if (decision === 'enter' || decision === 'linked') return accountOf(tx, realm.id, holder ?? '', now);
    if (decision === 'link') {
      if (accountId === undefined) throw new ProblemError('UNAUTHORIZED');
      if ((await linkIdentity(tx, realm.id, accountId, proof, now)) !== accountId) throw refusals.conflict(proof);
      return accountOf(tx, realm.id, accountId, now);
    }
    // Says what is missing, where the decision is `consent`.
    refuseOutstanding(terms, consentAnswers);
    const { passwordHash, details = {} } = newcomer ?? {};
    const person = { email: email ?? '', name: proof.name ?? '', details, ...(passwordHash && { passwordHash }) };
    const made = await insertAccount(tx, realm.id, person, now);
    // Somebody else was faster with the address, or with the identity; rolled back with all that was made here.
    if (!made || (!isOwn && (await linkIdentity(tx, realm.id, made.id, proof, now)) !== made.id))
      throw refusals.conflict(proof);
    if (proof.email?.isVerified) await markVerified(tx, realm.id, made.id, now);
    await addAnswers(tx, realm.id, made.id, answers, { locale, now });
    await newcomer?.also(tx, made);
    return made;
  });
}
