import type { Tx } from '../../platform/db/scope.ts';
import { STREAM_TIMEOUT_MS } from './active-streams.store.ts';

/** Identifies the session whose multi-view events (partitions) are read or changed. */
export interface PartitionsOf {
  accountId: string;
  sessionId: string;
}

/**
 * The live events that a session plays in multi-view (partitions): `kept` are still playing, `lost` ended because their
 * heartbeats were missing.
 */
export interface Partitions {
  kept: number[];
  lost: number[];
}

const of = (tx: Tx, realm: string, { accountId, sessionId }: PartitionsOf) =>
  tx
    .selectFrom('active_streams')
    .select(['content_id', 'seen_at', 'stopped_at'])
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .where('is_slot', '=', true);

/** Finds the multi-view events (partitions) of a session. `now` in milliseconds. */
export async function findPartitions(tx: Tx, realm: string, whose: PartitionsOf, now: number): Promise<Partitions> {
  const rows = await of(tx, realm, whose).orderBy('began_at').orderBy('content_id').execute();
  const lives = (row: (typeof rows)[number]) => !row.stopped_at && row.seen_at.getTime() > now - STREAM_TIMEOUT_MS;
  const ids = (some: typeof rows) => some.map(({ content_id }) => content_id);
  return { kept: ids(rows.filter(lives)), lost: ids(rows.filter((row) => !lives(row))) };
}

/** Records a heartbeat for all multi-view events (partitions) of a session. `now` in milliseconds. */
export async function recordPartitionHeartbeats(
  tx: Tx,
  realm: string,
  { accountId, sessionId }: PartitionsOf,
  now: number,
): Promise<void> {
  await tx
    .updateTable('active_streams')
    .set({ seen_at: new Date(now) })
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .where('is_slot', '=', true)
    .execute();
}

/** Deletes multi-view events (partitions) of a session. */
export async function deleteSlots(
  tx: Tx,
  realm: string,
  { accountId, sessionId }: PartitionsOf,
  contentIds: readonly number[],
): Promise<void> {
  if (contentIds.length === 0) return;
  await tx
    .deleteFrom('active_streams')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('session_id', '=', sessionId)
    .where('is_slot', '=', true)
    .where('content_id', 'in', [...contentIds])
    .execute();
}
