import type { Context } from '../context.ts';
import { type Account, findAccountByEmail } from '../accounts/accounts.store.ts';
import { checkNothing, isPassword, normalEmail } from '../accounts/password.ts';
import { inRealm } from '../db/scope.ts';
import { ProblemError } from '../http/problems.ts';
import { countAttempt, forgive } from './attempts.store.ts';

/** What somebody gives to sign in. */
interface Credentials {
  email: string;
  password: string;
  /** Of the caller, where it is known. */
  address: string | undefined;
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

/**
 * The account behind an e-mail address and password.
 * @throws ProblemError 400 when something is empty, 404 for a wrong pair (a 401 would have clients renew their tokens), 429 after too many.
 */
export async function signIn(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  realm: string,
  credentials: Credentials,
): Promise<Account> {
  refuseEmpty(credentials);
  const { email, password, address } = credentials;
  const subject = `account:${normalEmail(email)}`;
  const subjects = [subject, ...(address === undefined ? [] : [`address:${address}`])];
  const counted = await inRealm(db, realm, (tx) => countAttempt(tx, realm, subjects, clock.now()));
  if (!counted) throw new ProblemError('TOO_MANY_REQUESTS', ['tooManyAttempts']);
  const found = await inRealm(db, realm, (tx) => findAccountByEmail(tx, realm, email));
  // No transaction is open while the hash is computed: it takes long on purpose.
  const isRight = found ? await isPassword(password, found.password_hash) : await checkNothing(password);
  if (!found || !isRight) throw new ProblemError('NOT_FOUND', ['failedAuthentication']);
  await inRealm(db, realm, (tx) => forgive(tx, realm, counted, subject));
  return { id: found.id, name: found.name, role: found.role };
}
