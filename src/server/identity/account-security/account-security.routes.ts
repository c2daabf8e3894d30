import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { invalidateTokens } from '../one-time-tokens/one-time-tokens.store.ts';
import { renewProof } from '../sessions/sessions.store.ts';
import { changeOwnPassword } from './change-password.ts';
import { findPendingEmailChange } from './email-change.store.ts';
import { requestEmailChange } from './email-change.ts';
import { proveKey } from './prove-key.ts';
import { provePassword } from './prove-password.ts';

type Names =
  | 'POST /api/v2/user/reauthenticate'
  | 'PUT /api/v2/user/password'
  | 'GET /api/v2/user/email-change'
  | 'POST /api/v2/user/email-change'
  | 'DELETE /api/v2/user/email-change';

/** Endpoints to change an account's credentials: re-authentication, password and email address. */
export const accountSecurityHandlers: Handlers<Names> = {
  'POST /api/v2/user/reauthenticate': async (call) => {
    const { realm, caller, body } = call;
    if ('secret' in body) await provePassword(call, body.secret);
    const methods = 'secret' in body ? (['pwd'] as const) : await proveKey(call, body.assertion);
    const now = call.clock.now();
    // The session may have been ended while the password was checked.
    if (!(await inRealm(call.db, realm.id, (tx) => renewProof(tx, realm.id, { id: caller.sessionId, methods }, now))))
      throw new ProblemError('UNAUTHORIZED');
    return undefined;
  },
  'PUT /api/v2/user/password': async (call) => {
    await changeOwnPassword(call, call.body);
    return undefined;
  },
  'GET /api/v2/user/email-change': async ({ clock, db, realm, caller }) => {
    const now = clock.now();
    const pending = await inRealm(db, realm.id, (tx) => findPendingEmailChange(tx, realm.id, caller.id, now));
    return pending ? { email: pending.email } : {};
  },
  'POST /api/v2/user/email-change': async (call) => {
    await requestEmailChange(call, call.body.email);
    return undefined;
  },
  'DELETE /api/v2/user/email-change': async ({ clock, db, realm, caller }) => {
    const wish = { accountId: caller.id, kinds: ['email'] } as const;
    const now = clock.now();
    await inRealm(db, realm.id, (tx) => invalidateTokens(tx, realm.id, wish, now));
    return undefined;
  },
};
