import { randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/scope.ts';
import { MAX_SESSION_MS, REFRESH_MS, SALT_BYTES, type SessionUse } from './sessions.store.ts';

/** Properties of the new session that a profile switch creates. */
interface Succession {
  profileId: string;
  use: SessionUse;
  /** Whether the new session counts as recently authenticated if the old one does. */
  keepsProof: boolean;
}

/**
 * Replaces an active session with one of another profile, which inherits its age and maximum lifetime. Only one of
 * several concurrent requests succeeds. Returns the new id; undefined if the old session has ended. `now` in
 * milliseconds.
 */
export async function replaceSessionProfile(
  tx: Tx,
  realm: string,
  id: string,
  { profileId, use, keepsProof }: Succession,
  now: number,
): Promise<string | undefined> {
  const start = { id: randomUUID(), salt: randomBytes(SALT_BYTES) };
  const before = await tx
    .updateTable('sessions')
    .set({ ended_at: new Date(now), end_reason: 'switched', successor_id: start.id })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .returning(['account_id', 'audience', 'created_at', 'absolute_until', 'signed_in_at', 'methods'])
    .executeTakeFirst();
  if (!before) return undefined;
  const { signed_in_at, methods, absolute_until, ...same } = before;
  const longest = absolute_until?.getTime() ?? now + MAX_SESSION_MS;
  await tx
    .insertInto('sessions')
    .values({
      realm,
      ...start,
      ...same,
      profile_id: profileId,
      ...(keepsProof && {
        ...(signed_in_at && { signed_in_at }),
        ...(methods && { methods: JSON.stringify(methods) }),
      }),
      last_used_at: new Date(now),
      expires_at: new Date(Math.min(now + REFRESH_MS, longest)),
      absolute_until: new Date(longest),
      device: JSON.stringify(use.device),
      country: use.country,
    })
    .execute();
  return start.id;
}
