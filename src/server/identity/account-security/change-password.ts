import { changePassword, findAccount } from '../accounts/accounts.store.ts';
import { assertValidPassword } from '../accounts/assert-valid-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { writeMails } from '../mail/send-mails.ts';
import { oneTimeKinds } from '../one-time-tokens/token-lifetime.ts';
import { invalidateTokens } from '../one-time-tokens/one-time-tokens.store.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { endSessionsOf } from '../sessions/end-sessions.store.ts';
import { findSession, renewProof } from '../sessions/sessions.store.ts';
import { provePassword } from './prove-password.ts';

/**
 * Changes the password of the signed-in account. Ends all other sessions and invalidates all mailed links, because the
 * old password may have leaked.
 * @throws ProblemError 404 for a wrong current password, 428 without a current password or fresh proof, 400 for an
 * invalid new password
 */
export async function changeOwnPassword(
  context: AccountContext,
  { current, secret }: { current?: string | undefined; secret: string },
): Promise<void> {
  const { realm, caller, locale } = context;
  if (current === undefined) requireFreshProof(context);
  const account = await inRealm(context.db, realm.id, (tx) =>
    findAccount(tx, realm.id, caller.id, context.clock.now()),
  );
  if (!account) throw new ProblemError('UNAUTHORIZED');
  // Validated before hashing, which is expensive.
  assertValidPassword(secret, realm, account);
  if (current !== undefined) await provePassword(context, current);
  const passwordHash = await hashPassword(secret);
  const now = context.clock.now();
  await inRealm(context.db, realm.id, async (tx) => {
    await changePassword(tx, realm.id, caller.id, passwordHash);
    // The update above locks the account's row: of two concurrent changes, the second finds its session ended by the
    // first.
    if (!(await findSession(tx, realm.id, caller.sessionId, now))) throw new ProblemError('UNAUTHORIZED');
    if (current !== undefined) await renewProof(tx, realm.id, { id: caller.sessionId, methods: ['pwd'] }, now);
    await invalidateTokens(tx, realm.id, { accountId: caller.id, kinds: oneTimeKinds }, now);
    await endSessionsOf(tx, realm.id, caller.id, { now, reason: 'password', except: caller.sessionId });
    const mail = { accountId: caller.id, key: newTokenId(), payload: { locale, origin: getSiteOrigin(context) } };
    await writeMails(context, tx, realm.id, { kind: 'passwordChanged', mails: [mail] });
  });
}
