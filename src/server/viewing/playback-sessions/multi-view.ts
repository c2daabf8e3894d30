import type { Realm } from '#schemas/generated/types.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { ViewerCall } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findPlayable } from '../playback/playable.ts';
import { findPartitions, deleteSlots, keepPartitions, type PartitionsOf } from '../active-streams/slots.store.ts';
import { addPlaying, lockStreams } from '../active-streams/playing.store.ts';
import { deviceOf } from '../../platform/http/device-words.ts';
import { requireRoom } from './stream-limit.ts';

/** Whether several live events may be played at once, and how many; a realm that says nothing has none of it. */
export const multiViewOf = ({ multiView }: Realm): { enabled: boolean; max: number } => ({
  enabled: multiView?.enabled ?? false,
  max: multiView?.max ?? 4,
});

/** What a session wants of its partitions: numbers of live events. */
export interface PartitionChange {
  add: readonly number[];
  remove: readonly number[];
}

const lostProblem = (lost: readonly number[]) => {
  const details: Problem['details'] = { partitions: lost.map(String) };
  return new ProblemError('CONFLICT', ['multiViewLost'], { details });
};

function requireFew(call: ViewerCall, ids: ReadonlySet<number>): void {
  if (ids.size > multiViewOf(call.realm.settings).max) throw new ProblemError('CONFLICT', ['tooManyViews']);
}

/** @throws ProblemError why one of them is not played */
async function requirePlayable(call: ViewerCall, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const { problem } = await findPlayable(call, 'event', id);
    if (problem) throw problem;
  }
}

/** A guest is not counted: what the token carries is all that there is. */
async function changeOfGuest(call: ViewerCall, { add, remove }: PartitionChange): Promise<number[]> {
  const before = (call.viewer.partitions ?? []).map(Number);
  const after = new Set([...before.filter((id) => !remove.includes(id)), ...add]);
  requireFew(call, after);
  await requirePlayable(call, [...after]);
  return [...after];
}

/** Those that a session still plays; what it lost is told once, and forgotten. */
async function keptBefore(call: ViewerCall, whose: PartitionsOf, { add, remove }: PartitionChange): Promise<number[]> {
  const { context, realm } = call;
  const now = context.clock.now();
  const { kept, missed } = await inRealm(context.db, realm.id, async (tx) => {
    await lockStreams(tx, realm.id, whose.accountId);
    const found = await findPartitions(tx, realm.id, whose, now);
    await deleteSlots(tx, realm.id, whose, [...found.lost, ...remove]);
    await keepPartitions(tx, realm.id, whose, now);
    const named = new Set([...add, ...remove]);
    return {
      kept: found.kept.filter((id) => !remove.includes(id)),
      missed: found.lost.filter((id) => !named.has(id)),
    };
  });
  if (missed.length > 0) throw lostProblem(missed);
  return kept;
}

async function changeOfAccount(call: ViewerCall, change: PartitionChange): Promise<number[]> {
  const { context, http, realm, viewer } = call;
  const whose = { accountId: viewer.id, sessionId: viewer.sessionId };
  const before = await keptBefore(call, whose, change);
  // Rows that a sweep has taken are lost as well.
  if (before.length === 0 && change.add.length === 0 && change.remove.length === 0) throw lostProblem([]);
  const wanted = new Set([...before, ...change.add]);
  requireFew(call, wanted);
  await requirePlayable(call, [...wanted]);
  const device = deviceOf(http.req.header('user-agent'));
  return inRealm(context.db, realm.id, async (tx) => {
    await lockStreams(tx, realm.id, viewer.id);
    const now = context.clock.now();
    // Another tab of the same session may have begun some of them meanwhile.
    const { kept } = await findPartitions(tx, realm.id, whose, now);
    const fresh = [...new Set(change.add)].filter((id) => !kept.includes(id));
    requireFew(call, new Set([...kept, ...fresh]));
    if (fresh.length > 0) await requireRoom(tx, call, viewer.id, fresh.length);
    for (const contentId of fresh)
      await addPlaying(tx, realm.id, { ...whose, kind: 'event', contentId, isPartition: true, device }, now);
    return [...kept, ...fresh];
  });
}

/**
 * Makes a change to the live events that a session plays at once, says that it plays the others still, and answers all of them. What was
 * lost meanwhile is a refusal, once.
 * @throws ProblemError 403 multiViewOff; 409 multiViewLost, tooManyViews, streamLimitReached; or why an event is not played
 */
export function changePartitions(call: ViewerCall, change: PartitionChange): Promise<number[]> {
  if (!multiViewOf(call.realm.settings).enabled) throw new ProblemError('FORBIDDEN', ['multiViewOff']);
  return call.viewer.isGuest ? changeOfGuest(call, change) : changeOfAccount(call, change);
}
