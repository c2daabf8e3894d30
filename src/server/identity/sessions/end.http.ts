import { inRealm, type Tx } from '../../platform/db/scope.ts';
import { presentedAccess } from './authentication.http.ts';
import type { HttpContext } from '../../platform/http/call.ts';
import type { Keys } from '../../platform/keys.ts';
import { ownTokenCookie, tokenCookie } from '../../platform/http/cookies.ts';
import { lockFormerToken } from './former-tokens.store.ts';
import { isGenuine, readRefreshToken } from './refresh-token.ts';
import { endSession } from './end-sessions.store.ts';
import { findFamily } from './sessions.store.ts';

/** The session of a refresh token of any generation; undefined for a forged or unknown token. */
async function sessionOf(tx: Tx, keys: Keys, realm: string, refreshToken: string): Promise<string | undefined> {
  const token = readRefreshToken(refreshToken);
  if (!token) return (await lockFormerToken(tx, realm, refreshToken))?.sessionId;
  const family = await findFamily(tx, realm, token.sessionId);
  return family?.salt && isGenuine(keys, token, family.salt) ? token.sessionId : undefined;
}

/**
 * Ends the sessions of a request: that of the access token and that of the browser's refresh cookie, which may differ.
 * @param own during impersonation, whether to end the browser's own session too
 */
export async function endPresented(context: HttpContext, { own = false } = {}): Promise<void> {
  const { http, realm } = context;
  const access = await presentedAccess(context, http, realm.id);
  const refreshToken = (own ? ownTokenCookie : tokenCookie)(context, http, 'refresh');
  const now = context.clock.now();
  await inRealm(context.db, realm.id, async (tx) => {
    const byRefresh = refreshToken ? await sessionOf(tx, context.keys, realm.id, refreshToken) : undefined;
    for (const id of new Set([access?.claims.sid, byRefresh]))
      if (id !== undefined) await endSession(tx, realm.id, id, { now, reason: 'signed-out' });
  });
}
