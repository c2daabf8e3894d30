import type { ConsentAnswer } from '#schemas/wire/consent.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  insertAccount,
  markVerified,
} from '../accounts/accounts.store.ts';
import { normalEmail } from '../accounts/password.ts';
import { addAnswers } from '../consent/consent.store.ts';
import { answersTo, refuseOutstanding } from '../consent/rules.ts';
import { checkConsent } from '#schemas/values/consent.ts';
import { termsFor } from '../consent/terms.ts';
import { territoryStatus } from '../consent/territory.ts';
import { inRealm, type Tx } from '../db/scope.ts';
import type { AnyCall } from '../http/call.ts';
import { ProblemError } from '../http/problems.ts';
import { type Decision, decide } from './decide.ts';
import { findIdentity, linkIdentity } from './identities.store.ts';
import { type Intent, type Proof, SELF } from './proof.ts';

/** What goes with a proof. */
export interface Wish {
  intent?: Intent;
  /** The account that is signed in, which a `link` is for. */
  accountId?: string;
  /** Of whoever signs up. */
  consentAnswers?: readonly ConsentAnswer[];
}

const refusals = {
  conflict: () => new ProblemError('ALREADY_EXISTS', ['accountConflict']),
  closed: () => new ProblemError('FORBIDDEN', ['signUpUnavailable']),
  outside: () => new ProblemError('FORBIDDEN', ['signupGeoRestriction']),
  ask: () => new ProblemError('NOT_FOUND', ['identityUnknown']),
  email: () => new ProblemError('BAD_REQUEST', ['emailIsNeeded'], { details: { missingFields: ['email'] } }),
} as const satisfies Partial<Record<Decision, () => ProblemError>>;

async function accountOf(tx: Tx, realm: string, id: string): Promise<Account> {
  const account = await findAccount(tx, realm, id);
  if (!account) throw new ProblemError('NOT_FOUND', ['failedAuthentication']);
  const { name, role } = account;
  return { id: account.id, name, role };
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
export async function enter(call: AnyCall, proof: Proof, wish: Wish = {}): Promise<Account> {
  const { context, realm, locale } = call;
  const { intent = 'sign-in', accountId, consentAnswers = [] } = wish;
  if (proof.issuer === SELF) return inRealm(context.db, realm.id, (tx) => accountOf(tx, realm.id, proof.subject));
  const terms = intent === 'sign-up' ? await termsFor(call) : [];
  const answers = answersTo(terms, consentAnswers);
  const now = context.clock.now();
  return inRealm(context.db, realm.id, async (tx) => {
    const holder = await findIdentity(tx, realm.id, proof);
    const email = proof.email && normalEmail(proof.email.address);
    const decision = decide({
      intent,
      identity: holder === undefined ? 'nobody' : holder === accountId ? 'here' : 'another',
      isEmailTaken: email !== undefined && (await findAccountByEmail(tx, realm.id, email)) !== undefined,
      hasEmail: email !== undefined,
      isOpen: isOpenTo(call, proof.provider),
      isInside: territoryStatus(call) !== 'OUTSIDE',
      isAgreed: checkConsent(terms, consentAnswers).length === 0,
    });
    if (decision in refusals) throw refusals[decision as keyof typeof refusals]();
    if (decision === 'enter' || decision === 'linked') return accountOf(tx, realm.id, holder ?? '');
    if (decision === 'link') {
      if (accountId === undefined) throw new ProblemError('UNAUTHORIZED');
      if ((await linkIdentity(tx, realm.id, accountId, proof, now)) !== accountId) throw refusals.conflict();
      return accountOf(tx, realm.id, accountId);
    }
    // Says what is missing, where the decision is `consent`.
    refuseOutstanding(terms, consentAnswers);
    const made = await insertAccount(tx, realm.id, { email: email ?? '', name: proof.name ?? '', details: {} }, now);
    // Somebody else was faster with the address, or with the identity; rolled back with all that was made here.
    if (!made || (await linkIdentity(tx, realm.id, made.id, proof, now)) !== made.id) throw refusals.conflict();
    if (proof.email?.isVerified) await markVerified(tx, realm.id, made.id, now);
    await addAnswers(tx, realm.id, made.id, answers, { locale, now });
    return made;
  });
}
