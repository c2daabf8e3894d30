import type { Realm } from '#schemas/generated/types.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findPlayable } from '../playback/playable.ts';
import {
  findPartitions,
  deleteSlots,
  recordPartitionHeartbeats,
  type PartitionsOf,
} from '../active-streams/slots.store.ts';
import { addPlaying, lockStreams } from '../active-streams/active-streams.store.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';
import { requireFreeStreams } from './stream-limit.ts';

/** Returns the multi-view settings of a realm; off by default. */
export const multiViewOf = ({ multiView }: Realm): { enabled: boolean; max: number } => ({
  enabled: multiView?.enabled ?? false,
  max: multiView?.max ?? 4,
});

/** A change of a session's partitions; event ids. */
export interface PartitionChange {
  add: readonly number[];
  remove: readonly number[];
}

const lostProblem = (lost: readonly number[]) => {
  const details: Problem['details'] = { partitions: lost.map(String) };
  return new ProblemError('CONFLICT', ['multiViewLost'], { details });
};

function requireFew(context: ViewerContext, ids: ReadonlySet<number>): void {
  if (ids.size > multiViewOf(context.realm.settings).max) throw new ProblemError('CONFLICT', ['tooManyViews']);
}

/**
 * @throws ProblemError with the reason if one of the events cannot be played
 */
async function requirePlayable(context: ViewerContext, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const { problem } = await findPlayable(context, 'event', id);
    if (problem) throw problem;
  }
}

/** A guest's partitions are stored in the token only, not in the database. */
async function changeOfGuest(context: ViewerContext, { add, remove }: PartitionChange): Promise<number[]> {
  const before = (context.caller.partitions ?? []).map(Number);
  const after = new Set([...before.filter((id) => !remove.includes(id)), ...add]);
  requireFew(context, after);
  await requirePlayable(context, [...after]);
  return [...after];
}

/**
 * Applies removals and heartbeats and returns the partitions still playing. Lost ones are deleted and reported once.
 */
async function keptBefore(
  context: ViewerContext,
  whose: PartitionsOf,
  { add, remove }: PartitionChange,
): Promise<number[]> {
  const { realm } = context;
  const now = context.clock.now();
  const { kept, missed } = await inRealm(context.db, realm.id, async (tx) => {
    await lockStreams(tx, realm.id, whose.accountId);
    const found = await findPartitions(tx, realm.id, whose, now);
    await deleteSlots(tx, realm.id, whose, [...found.lost, ...remove]);
    await recordPartitionHeartbeats(tx, realm.id, whose, now);
    const named = new Set([...add, ...remove]);
    return {
      kept: found.kept.filter((id) => !remove.includes(id)),
      missed: found.lost.filter((id) => !named.has(id)),
    };
  });
  if (missed.length > 0) throw lostProblem(missed);
  return kept;
}

async function changeOfAccount(context: ViewerContext, change: PartitionChange): Promise<number[]> {
  const { realm, caller } = context;
  const whose = { accountId: caller.id, sessionId: caller.sessionId };
  const before = await keptBefore(context, whose, change);
  // Partitions deleted by the purge job are lost too.
  if (before.length === 0 && change.add.length === 0 && change.remove.length === 0) throw lostProblem([]);
  const wanted = new Set([...before, ...change.add]);
  requireFew(context, wanted);
  await requirePlayable(context, [...wanted]);
  const device = describeDevice(context.userAgent);
  return inRealm(context.db, realm.id, async (tx) => {
    await lockStreams(tx, realm.id, caller.id);
    const now = context.clock.now();
    // Another tab of the session may have started some of the events meanwhile.
    const { kept } = await findPartitions(tx, realm.id, whose, now);
    const fresh = [...new Set(change.add)].filter((id) => !kept.includes(id));
    requireFew(context, new Set([...kept, ...fresh]));
    if (fresh.length > 0) await requireFreeStreams(tx, context, caller.id, fresh.length);
    for (const contentId of fresh)
      await addPlaying(tx, realm.id, { ...whose, kind: 'event', contentId, isPartition: true, device }, now);
    return [...kept, ...fresh];
  });
}

/**
 * Changes the partitions of a session, records a heartbeat for the others and returns all.
 * @throws ProblemError 403 multiViewOff; 409 multiViewLost (once), tooManyViews, streamLimitReached; or the reason why
 * an event cannot be played
 */
export function changePartitions(context: ViewerContext, change: PartitionChange): Promise<number[]> {
  if (!multiViewOf(context.realm.settings).enabled) throw new ProblemError('FORBIDDEN', ['multiViewOff']);
  return context.caller.isGuest ? changeOfGuest(context, change) : changeOfAccount(context, change);
}
