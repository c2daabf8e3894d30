import { changePassword, findAccount } from '../accounts/accounts.store.ts';
import { refuseFaultyPassword } from '../accounts/refuse-faulty-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { AnyCall, SignedIn } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { siteOriginOf } from '../../platform/http/site-origin.ts';
import { writeMails } from '../mail/send-mails.ts';
import { oneTimeKinds } from '../one-time-tokens/life.ts';
import { spendTokensOf } from '../one-time-tokens/one-time-tokens.store.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { endSessionsOf } from '../sessions/end-sessions.store.ts';
import { findSession, renewProof } from '../sessions/sessions.store.ts';
import { provePassword } from './prove-password.ts';

/**
 * Gives the caller's account another password. Whoever else is signed in no longer is, and no link that was mailed opens the account
 * any more: who changes a password may do so because somebody else has the old one.
 * @throws ProblemError 404 for a wrong present one, 428 for none without a fresh proof, 400 for a new one that is not good
 */
export async function changeOwnPassword(
  call: AnyCall & { viewer: SignedIn },
  { current, secret }: { current?: string | undefined; secret: string },
): Promise<void> {
  const { context, realm, viewer, locale } = call;
  if (current === undefined) requireFreshProof(call);
  const account = await inRealm(context.db, realm.id, (tx) =>
    findAccount(tx, realm.id, viewer.id, context.clock.now()),
  );
  if (!account) throw new ProblemError('UNAUTHORIZED');
  // Before the hashes, which are dear.
  refuseFaultyPassword(secret, realm, account);
  if (current !== undefined) await provePassword(call, current);
  const passwordHash = await hashPassword(secret);
  const now = context.clock.now();
  await inRealm(context.db, realm.id, async (tx) => {
    await changePassword(tx, realm.id, viewer.id, passwordHash);
    // The account's row is held from here on: of two who change it at once the second finds that the first has ended its session.
    if (!(await findSession(tx, realm.id, viewer.sessionId, now))) throw new ProblemError('UNAUTHORIZED');
    if (current !== undefined) await renewProof(tx, realm.id, { id: viewer.sessionId, methods: ['pwd'] }, now);
    await spendTokensOf(tx, realm.id, { accountId: viewer.id, kinds: oneTimeKinds }, now);
    await endSessionsOf(tx, realm.id, viewer.id, { now, reason: 'password', except: viewer.sessionId });
    const mail = { accountId: viewer.id, key: newTokenId(), payload: { locale, origin: siteOriginOf(call) } };
    await writeMails(context, tx, realm.id, { kind: 'passwordChanged', mails: [mail] });
  });
}
