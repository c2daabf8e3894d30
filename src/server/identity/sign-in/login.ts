import type { Context } from '../../platform/context.ts';
import { type Account, findAccountByEmail } from '../accounts/accounts.store.ts';
import { verifyDummyPassword, verifyPassword, normalizeEmail } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Device } from '../../platform/realm-context.ts';
import { toNetwork } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { attempt, type Rule } from '../sessions/attempts.ts';

/** Credentials of a sign-in attempt. */
interface Credentials {
  email: string;
  password: string;
  /** The caller's IP address, if known. */
  address: string | undefined;
  /** The browser's device cookie, if an account has signed in on it before. */
  device: Device | undefined;
}

function refuseEmpty({ email, password }: Credentials): void {
  const missing = [...(normalizeEmail(email) ? [] : ['id']), ...(password ? [] : ['secret'])];
  if (missing.length === 2)
    throw new ProblemError('BAD_REQUEST', ['emptyInputs'], { details: { missingFields: missing } });
  if (missing.length > 0)
    throw new ProblemError(
      'BAD_REQUEST',
      missing.map((field) => `${field}: expected a value`),
      { details: { missingFields: missing } },
    );
}

/** Rate limit: failures within ten minutes for one account, per network of unknown devices and per known device. */
const MOST = 10;
/** Rate limit of a network across all accounts; higher, because many users may share an address. */
const MOST_OF_NETWORK = 30;
/**
 * From this many failures for one account, from any network (distributed attack), each network gets only a few
 * attempts.
 */
const HOT = 30;
const FEW = 3;

/**
 * Rate limit rule of a sign-in attempt. A device where the account has signed in before has its own limit; all others
 * share that of their network, so that an attacker cannot lock out the owner. A device that has used up its limit
 * counts as unknown.
 */
function limitsOf({ email, address, device }: Credentials, accountId: string | undefined) {
  const network = address === undefined ? '' : toNetwork(address);
  const account = `account:${normalizeEmail(email)}`;
  const here = `${account} at:${network}`;
  const everywhere = `network:${network}`;
  const own =
    device && accountId !== undefined && device.accounts.includes(accountId)
      ? `device:${device.id} ${accountId}`
      : undefined;
  return {
    subjects: [here, everywhere, account, ...(own === undefined ? [] : [own])],
    ruleFor: (failures: ReadonlyMap<string, number>): Rule => {
      if (own !== undefined && (failures.get(own) ?? 0) < MOST)
        return { limits: [{ subject: own, most: MOST }], counted: [own] };
      const isHot = (failures.get(account) ?? 0) >= HOT;
      return {
        limits: [
          { subject: here, most: isHot ? FEW : MOST },
          ...(network === '' ? [] : [{ subject: everywhere, most: MOST_OF_NETWORK }]),
        ],
        counted: [here, everywhere, account],
      };
    },
  };
}

/**
 * Verifies an email address and password.
 * @throws ProblemError 400 for empty fields, 404 for wrong credentials (a 401 would make clients renew their tokens),
 * 429 after too many failures
 */
export async function signIn(
  context: Pick<Context, 'db' | 'clock'>,
  realm: string,
  credentials: Credentials,
): Promise<Account> {
  refuseEmpty(credentials);
  const { email, password } = credentials;
  const found = await inRealm(context.db, realm, (tx) => findAccountByEmail(tx, realm, email, context.clock.now()));
  const account = await attempt(context, realm, limitsOf(credentials, found?.id), async () => {
    // Outside a transaction, because hashing is slow on purpose.
    const isRight =
      found?.password_hash == null
        ? await verifyDummyPassword(password)
        : await verifyPassword(password, found.password_hash);
    return found && isRight ? { id: found.id, name: found.name, role: found.role } : undefined;
  });
  if (!account) throw new ProblemError('NOT_FOUND', ['failedAuthentication']);
  return account;
}
