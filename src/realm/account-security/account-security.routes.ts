import { inRealm } from '../db/scope.ts';
import type { Handlers } from '../http/call.ts';
import { ProblemError } from '../http/problems.ts';
import { renewProof } from '../sessions/sessions.store.ts';
import { changeOwnPassword } from './change-password.ts';
import { provePassword } from './prove-password.ts';

type Names = 'POST /api/v2/user/reauthenticate' | 'PUT /api/v2/user/password';

/** By what an account is entered, changed by whoever has proved that it is theirs. */
export const accountSecurityHandlers: Handlers<Names> = {
  'POST /api/v2/user/reauthenticate': async (call) => {
    const { context, realm, viewer, body } = call;
    await provePassword(call, body.secret);
    const now = context.clock.now();
    // It may have been ended while the password was checked.
    if (!(await inRealm(context.db, realm.id, (tx) => renewProof(tx, realm.id, viewer.sessionId, now))))
      throw new ProblemError('UNAUTHORIZED');
    return undefined;
  },
  'PUT /api/v2/user/password': async (call) => {
    await changeOwnPassword(call, call.body);
    return undefined;
  },
};
