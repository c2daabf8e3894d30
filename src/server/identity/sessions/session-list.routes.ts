import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { clearTokenCookies, wantsCookies } from '../../platform/http/cookies.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { listSessions } from './session-list.store.ts';
import { endSession, endAccountSessions } from './end-sessions.store.ts';

type Names = 'GET /api/v2/user/sessions' | 'DELETE /api/v2/user/sessions/{id}' | 'POST /api/v2/user/sessions/end-all';

/** Endpoints to list and end the sessions of an account. */
export const sessionListHandlers: Handlers<Names> = {
  'GET /api/v2/user/sessions': async ({ clock, db, realm, caller }) => {
    const now = clock.now();
    const sessions = await inRealm(db, realm.id, (tx) => listSessions(tx, realm.id, caller.id, now));
    return { sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === caller.sessionId })) };
  },
  'DELETE /api/v2/user/sessions/{id}': async (call) => {
    const { http, realm, caller } = call;
    const { id } = call.params;
    const isCurrent = id === caller.sessionId;
    // A user who signs out of the current session need not authenticate again.
    if (!isCurrent) requireFreshProof(call);
    const reason = isCurrent ? 'signed-out' : 'revoked';
    const ending = { now: call.clock.now(), reason, accountId: caller.id } as const;
    if (!(await inRealm(call.db, realm.id, (tx) => endSession(tx, realm.id, id, ending))))
      throw new ProblemError('NOT_FOUND');
    if (isCurrent && wantsCookies(http)) clearTokenCookies(call, http);
    return undefined;
  },
  'POST /api/v2/user/sessions/end-all': async (call) => {
    const { http, realm, caller } = call;
    const { keepCurrent } = call.body;
    requireFreshProof(call);
    const ending = { now: call.clock.now(), reason: 'everywhere' } as const;
    const except = keepCurrent ? caller.sessionId : undefined;
    const ended = await inRealm(call.db, realm.id, (tx) =>
      endAccountSessions(tx, realm.id, caller.id, { ...ending, except }),
    );
    if (!keepCurrent && wantsCookies(http)) clearTokenCookies(call, http);
    return { ended };
  },
};
