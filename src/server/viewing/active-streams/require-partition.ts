import { inRealm } from '../../platform/db/scope.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findPartitions } from './slots.store.ts';

/**
 * Requires that a live event may start in multi-view: the access token contains it, and the session has not lost it
 * since the token was issued.
 * @throws ProblemError 409 multiViewLost
 */
export async function requirePartition(context: ViewerContext, eventId: number): Promise<void> {
  const { realm, caller } = context;
  const lost = new ProblemError('CONFLICT', ['multiViewLost'], { details: { partitions: [String(eventId)] } });
  if (!caller.partitions?.includes(String(eventId))) throw lost;
  if (caller.isGuest) return;
  const whose = { accountId: caller.id, sessionId: caller.sessionId };
  const { kept } = await inRealm(context.db, realm.id, (tx) =>
    findPartitions(tx, realm.id, whose, context.clock.now()),
  );
  if (!kept.includes(eventId)) throw lost;
}
