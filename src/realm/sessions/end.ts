import { inRealm } from '../db/scope.ts';
import { presentedAccess } from './authentication.ts';
import type { AnyCall } from '../http/call.ts';
import { tokenCookie } from '../http/cookies.ts';
import { endSession, holdRefreshToken } from './sessions.store.ts';

/** Ends the session of whoever calls, by the access token or else by the browser's refresh token. */
export async function endPresented({ context, http, realm }: AnyCall): Promise<void> {
  const access = await presentedAccess(context, http, realm.id);
  const refreshToken = tokenCookie(context, http, 'refresh');
  const now = context.clock.now();
  await inRealm(context.db, realm.id, async (tx) => {
    const sessionId =
      access?.claims.sid ??
      (refreshToken ? (await holdRefreshToken(tx, realm.id, refreshToken))?.sessionId : undefined);
    if (sessionId) await endSession(tx, realm.id, sessionId, { now, reason: 'signed-out' });
  });
}
