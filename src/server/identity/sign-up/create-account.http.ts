import { isEmailTaken } from '../accounts/accounts.store.ts';
import { createAccountAuthResult, createSignUpResult, PASSWORD_PROVIDER } from '../identity/auth-result.ts';
import { createEmailTakenError, resolveAccount, type SignUpData } from '../identity/resolve-account.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { HttpContext } from '../../platform/http/call.ts';
import { toNetwork } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { limitAttempts } from '../sessions/attempts.ts';
import type { OpenedSession } from '../sessions/issue.ts';
import { openSignInSession, readReplacedTokens } from '../sign-in/sign-in.http.ts';
import { countAccount, waitForAccount } from './made-accounts.store.ts';

/** Rate limit: sign-ups with a taken address within ten minutes, per network and per address. */
const MOST_TAKEN = 10;

/** @throws ProblemError 429 if a network has to wait before it creates another account */
function assertNoWait(retryAfter: number | undefined): void {
  if (retryAfter !== undefined) throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyRequests'], { retryAfter });
}

/**
 * The network from which an account is created. Its rate limit is checked before the expensive work, and the account is
 * counted when it is created.
 */
export interface Maker {
  network: string | undefined;
  /** @throws ProblemError 429 */
  assertMayCreate: (tx: Tx) => Promise<void>;
  /** Counts the account in the transaction that creates it; its error rolls back the whole sign-up. */
  countAccount: (tx: Tx) => Promise<void>;
}

/** Returns the network of a request, as the creator of an account. */
export function createMaker({ realm, address, config, clock }: RealmContext): Maker {
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

/** An account that is to be created with its first session. */
interface NewAccount {
  email: string;
  name: string;
  /** Computes what is stored. Called outside a transaction, and not at all if the address has an account. */
  createData: () => Promise<SignUpData>;
  /** Called in the transaction that creates the account. */
  afterCreation?: (tx: Tx, accountId: string) => Promise<void>;
  /** What the first session proves. */
  proof: Parameters<typeof createAccountAuthResult>[1];
}

/**
 * Creates an account and its first session in one transaction. An email address that has an account never opens a
 * session.
 * @throws ProblemError 409 if the address has an account, 429 after too many failures or accounts from one network
 */
export async function createAccountWithSession(
  context: HttpContext,
  { network, assertMayCreate, countAccount: count }: Maker,
  { email, name, createData, afterCreation, proof }: NewAccount,
): Promise<OpenedSession> {
  const { realm, db } = context;
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
    const create = async (signUpData: SignUpData) =>
      runInTransaction(async (tx) => {
        const result = createSignUpResult(PASSWORD_PROVIDER, email, { name, isVerified: false });
        const { id } = await resolveAccount(tx, context, result, { intent: 'sign-up', signUpData });
        await count(tx);
        await afterCreation?.(tx, id);
        await recordSuccess(tx);
        return openSignInSession(tx, context, createAccountAuthResult(id, proof), { replaced });
      });
    try {
      if (!prepared.isTaken) return await create(await createData());
    } catch (error) {
      // A concurrent sign-up has taken the address in the meantime.
      if (!(error instanceof ProblemError) || error.code !== 'ALREADY_EXISTS') throw error;
    }
    await runInTransaction(recordFailure);
    throw createEmailTakenError();
  });
}
