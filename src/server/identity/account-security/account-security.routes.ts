import type { PasskeyAssertion } from '#schemas/wire/identity/passkeys.ts';
import { changePassword, findAccount } from '../accounts/accounts.store.ts';
import { assertValidPassword } from '../accounts/assert-valid-password.ts';
import { hashPassword } from '../accounts/password.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { writeMails } from '../mail/write-mails.ts';
import { invalidateTokens } from '../one-time-tokens/one-time-tokens.store.ts';
import { oneTimeKinds } from '../one-time-tokens/token-lifetime.ts';
import { newTokenId } from '../one-time-tokens/token-text.ts';
import { provePasskey } from '../passkeys/prove-passkey.ts';
import { assertPasskeysAreOffered, loadWebAuthn } from '../passkeys/web-authn.ts';
import { commitRefusals } from '../sessions/commit-refusals.http.ts';
import { endAccountSessions } from '../sessions/end-sessions.store.ts';
import { requireFreshProof } from '../sessions/fresh-proof.ts';
import { findSession, renewProof } from '../sessions/sessions.store.ts';
import { assertCredentialsAreGiven, checkPassword } from '../sign-in/sign-in.http.ts';

/**
 * The account of a signed-in user.
 * @throws ProblemError 401 if it was deleted meanwhile
 */
async function requireAccount(tx: Tx, { realm, caller, clock }: AccountContext) {
  const account = await findAccount(tx, realm.id, caller.id, clock.now());
  if (!account) throw new ProblemError('UNAUTHORIZED');
  return account;
}

/**
 * Re-authenticates the signed-in user by password. Wrong passwords count against the sign-in rate limit, so that a
 * stolen session cannot guess the password.
 * @throws ProblemError 400 without a password, 401 if the session has ended meanwhile, 404 for a wrong password, 429
 * after too many
 */
async function renewByPassword(context: AccountContext, password: string): Promise<void> {
  const { db, realm, caller, clock } = context;
  const isRenewed = await checkPassword(context, {
    password,
    findEmail: async (tx) => {
      const { email } = await requireAccount(tx, context);
      assertCredentialsAreGiven(email, password);
      return email;
    },
    onRight: (_account, recordSuccess) =>
      inRealm(db, realm.id, async (tx) => {
        await recordSuccess(tx);
        return renewProof(tx, realm.id, { id: caller.sessionId, methods: ['pwd'] }, clock.now());
      }),
  });
  // The session has ended while the password was checked.
  if (!isRenewed) throw new ProblemError('UNAUTHORIZED');
}

/**
 * Re-authenticates the signed-in user by a passkey.
 * @throws ProblemError 401 if the session has ended meanwhile, 403 if the realm offers no passkeys, 404 for an invalid
 * passkey or one of another account
 */
async function renewByPasskey(context: AccountContext, assertion: PasskeyAssertion): Promise<void> {
  const { realm, caller, clock } = context;
  assertPasskeysAreOffered(context);
  const library = await loadWebAuthn();
  await commitRefusals(context, async (tx) => {
    const { subject, methods } = await provePasskey(tx, context, library, assertion);
    if (subject !== caller.id) throw new ProblemError('NOT_FOUND', ['passkeyFailed']);
    if (!(await renewProof(tx, realm.id, { id: caller.sessionId, methods }, clock.now())))
      throw new ProblemError('UNAUTHORIZED');
  });
}

/**
 * Changes the password of the signed-in account. Ends all other sessions and invalidates all mailed links, because the
 * old password may have leaked.
 * @throws ProblemError 404 for a wrong current password, 428 without a current password or fresh proof, 400 for an
 * invalid new password, 401 if the session has ended meanwhile
 */
async function changeOwnPassword(
  context: AccountContext,
  { current, secret }: { current?: string | undefined; secret: string },
): Promise<void> {
  const { db, realm, caller, locale } = context;
  // The new password is validated before it is hashed, because hashing is expensive.
  const requireValid = async (tx: Tx): Promise<string> => {
    const account = await requireAccount(tx, context);
    assertValidPassword(secret, realm, account);
    if (current !== undefined) assertCredentialsAreGiven(account.email, current);
    return account.email;
  };
  const store = async (recordSuccess?: (tx: Tx) => Promise<void>) => {
    const passwordHash = await hashPassword(secret);
    const now = context.clock.now();
    await inRealm(db, realm.id, async (tx) => {
      await recordSuccess?.(tx);
      await changePassword(tx, realm.id, caller.id, passwordHash);
      // The update above locks the account's row. Of two concurrent changes, the second one therefore finds that the
      // first has ended its session.
      if (!(await findSession(tx, realm.id, caller.sessionId, now))) throw new ProblemError('UNAUTHORIZED');
      if (recordSuccess) await renewProof(tx, realm.id, { id: caller.sessionId, methods: ['pwd'] }, now);
      await invalidateTokens(tx, realm.id, { accountId: caller.id, kinds: oneTimeKinds }, now);
      await endAccountSessions(tx, realm.id, caller.id, { now, reason: 'password', except: caller.sessionId });
      const mail = { accountId: caller.id, key: newTokenId(), payload: { locale, origin: getSiteOrigin(context) } };
      await writeMails(tx, context, realm.id, { kind: 'passwordChanged', mails: [mail] });
    });
  };
  if (current === undefined) {
    requireFreshProof(context);
    await inRealm(db, realm.id, requireValid);
    return store();
  }
  return checkPassword(context, {
    password: current,
    findEmail: requireValid,
    onRight: (_account, recordSuccess) => store(recordSuccess),
  });
}

/** Endpoints of the signed-in user's password and re-authentication. */
export const accountSecurityHandlers: Handlers<'POST /api/v2/user/reauthenticate' | 'PUT /api/v2/user/password'> = {
  'POST /api/v2/user/reauthenticate': async (call) => {
    const { body } = call;
    await ('secret' in body ? renewByPassword(call, body.secret) : renewByPasskey(call, body.assertion));
    return undefined;
  },
  'PUT /api/v2/user/password': async (call) => {
    await changeOwnPassword(call, call.body);
    return undefined;
  },
};
