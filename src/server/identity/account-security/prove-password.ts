import { type Account, findAccount } from '../accounts/accounts.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { AnyCall, SignedIn } from '../../platform/http/call.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { callerAddress } from '../../platform/http/origin.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { signIn } from '../sign-in/login.ts';

/**
 * Whoever is signed in proves by the password that they are who they are. Wrong ones count as failures to sign in do: a session that
 * was taken is no way to guess at leisure. @throws ProblemError 400 for none, 404 for a wrong one, 429 after too many
 */
export async function provePassword(call: AnyCall & { viewer: SignedIn }, password: string): Promise<Account> {
  const { context, realm, viewer } = call;
  const known = await inRealm(context.db, realm.id, (tx) => findAccount(tx, realm.id, viewer.id, context.clock.now()));
  if (!known) throw new ProblemError('UNAUTHORIZED');
  const given = { email: known.email, password, address: callerAddress(call), device: await deviceOf(call) };
  const account = await signIn(context, realm.id, given);
  // The address may have become somebody else's in between.
  if (account.id !== viewer.id) throw new ProblemError('UNAUTHORIZED');
  return account;
}
