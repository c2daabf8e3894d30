import type { Context } from '../../platform/context.ts';
import { type Account, findAccountByEmail } from '../accounts/accounts.store.ts';
import { checkNothing, isPassword, normalEmail } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Device } from '../../platform/http/device.ts';
import { networkOf } from '../../platform/http/network.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { attempt, type Rule } from '../sessions/attempts.ts';

/** What somebody gives to sign in. */
interface Credentials {
  email: string;
  password: string;
  /** Of the caller, where it is known. */
  address: string | undefined;
  /** The browser, where somebody has signed in before. */
  device: Device | undefined;
}

function refuseEmpty({ email, password }: Credentials): void {
  const missing = [...(normalEmail(email) ? [] : ['id']), ...(password ? [] : ['secret'])];
  if (missing.length === 2)
    throw new ProblemError('BAD_REQUEST', ['emptyInputs'], { details: { missingFields: missing } });
  if (missing.length > 0)
    throw new ProblemError(
      'BAD_REQUEST',
      missing.map((field) => `${field}: expected a value`),
      { details: { missingFields: missing } },
    );
}

/** Failures within ten minutes at an account that a network of unknown devices may have, and a known device. */
const MOST = 10;
/** The same of a network at all accounts together: many people may share an address. */
const MOST_OF_NETWORK = 30;
/** From so many failures at an account on, from wherever, each network has only a few: many guess there together. */
const HOT = 30;
const FEW = 3;

/**
 * By what an attempt to sign in is measured. Guesses slow down whoever guesses: a device in which the account has signed in
 * before is measured by its own failures alone, all others by those of their network, so that nobody's guesses keep the owner
 * out. Of a device that has used up its own nothing is known any more.
 */
function limitsOf({ email, address, device }: Credentials, accountId: string | undefined) {
  const network = address === undefined ? '' : networkOf(address);
  const account = `account:${normalEmail(email)}`;
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
 * The account behind an e-mail address and password.
 * @throws ProblemError 400 when something is empty, 404 for a wrong pair (a 401 would have clients renew their tokens), 429 after too many.
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
    // No transaction is open while the hash is computed: it takes long on purpose.
    const isRight =
      found?.password_hash == null ? await checkNothing(password) : await isPassword(password, found.password_hash);
    return found && isRight ? { id: found.id, name: found.name, role: found.role } : undefined;
  });
  if (!account) throw new ProblemError('NOT_FOUND', ['failedAuthentication']);
  return account;
}
