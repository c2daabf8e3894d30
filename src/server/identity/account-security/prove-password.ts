import { type Account, findAccount } from '../accounts/accounts.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { signIn } from '../sign-in/login.ts';

/**
 * Re-authenticates the signed-in user by password. Wrong passwords count against the sign-in rate limit, so that a
 * stolen session cannot guess the password.
 * @throws ProblemError 400 without a password, 404 for a wrong one, 429 after too many
 */
export async function provePassword(context: AccountContext, password: string): Promise<Account> {
  const { realm, caller } = context;
  const known = await inRealm(context.db, realm.id, (tx) => findAccount(tx, realm.id, caller.id, context.clock.now()));
  if (!known) throw new ProblemError('UNAUTHORIZED');
  const given = { email: known.email, password, address: context.address, device: await context.findDevice() };
  const account = await signIn(context, realm.id, given);
  // The email address may have moved to another account in between.
  if (account.id !== caller.id) throw new ProblemError('UNAUTHORIZED');
  return account;
}
