import type { Realm } from '#schemas/generated/types.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { signAccessToken } from '../../identity/sessions/access-token.ts';
import { profileClaim } from '../../identity/sessions/issue.ts';
import { REFRESH_MS } from '../../identity/sessions/sessions.store.ts';
import { inRealm, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { setAccessCookie, setImpersonationCookie, wantsCookies } from '../../platform/http/cookies.ts';
import { describeDevice } from '../../platform/http/describe-device.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { addPlaying, lockStreams } from '../active-streams/active-streams.store.ts';
import {
  deleteSlots,
  findPartitions,
  type PartitionsOf,
  recordPartitionHeartbeats,
} from '../active-streams/slots.store.ts';
import { requirePlayable } from '../playback/playable.ts';
import { requireFreeStreams } from './stream-limit.ts';

/** Maximum number of live events played at once in multi-view (partitions), unless the realm sets one. */
const MOST_PARTITIONS = 4;

/** The event ids to add to a session's partitions (its multi-view events), and those to remove. */
interface PartitionChange {
  add: readonly number[];
  remove: readonly number[];
}

const createLostError = (lost: readonly number[]) => {
  const details: Problem['details'] = { partitions: lost.map(String) };
  return new ProblemError('CONFLICT', ['multiViewLost'], { details });
};

/**
 * @throws ProblemError 409 if the realm allows fewer partitions
 */
function requireFew({ multiView }: Realm, ids: ReadonlySet<number>): void {
  if (ids.size > (multiView?.max ?? MOST_PARTITIONS)) throw new ProblemError('CONFLICT', ['tooManyViews']);
}

/**
 * @throws ProblemError with the reason if one of the events cannot be played
 */
async function requireAllPlayable(tx: Tx, context: ViewerContext, ids: ReadonlySet<number>): Promise<void> {
  for (const id of ids) await requirePlayable(tx, context, 'event', id);
}

/** Applies the change for a guest, whose partitions are stored only in the access token and not in the database. */
async function changeForGuest(context: ViewerContext, { add, remove }: PartitionChange): Promise<number[]> {
  const { db, realm, caller } = context;
  const before = (caller.partitions ?? []).map(Number);
  const after = new Set([...before.filter((id) => !remove.includes(id)), ...add]);
  requireFew(realm.settings, after);
  await inRealm(db, realm.id, (tx) => requireAllPlayable(tx, context, after));
  return [...after];
}

/**
 * Applies removals and heartbeats of an account. Returns the partitions that are still playing, and the lost ones
 * (without heartbeat), which it deletes.
 */
async function recordHeartbeats(
  tx: Tx,
  { realm, clock }: ViewerContext,
  whose: PartitionsOf,
  { add, remove }: PartitionChange,
): Promise<{ kept: number[]; missed: number[] }> {
  const now = clock.now();
  await lockStreams(tx, realm.id, whose.accountId);
  const found = await findPartitions(tx, realm.id, whose, now);
  await deleteSlots(tx, realm.id, whose, [...found.lost, ...remove]);
  await recordPartitionHeartbeats(tx, realm.id, whose, now);
  const named = new Set([...add, ...remove]);
  return {
    kept: found.kept.filter((id) => !remove.includes(id)),
    missed: found.lost.filter((id) => !named.has(id)),
  };
}

async function changeForAccount(context: ViewerContext, change: PartitionChange): Promise<number[]> {
  const { db, realm, caller } = context;
  const whose = { accountId: caller.id, sessionId: caller.sessionId };
  // This is a transaction of its own: heartbeats count even if the request fails later, and lost partitions are
  // reported only once.
  const { kept: before, missed } = await inRealm(db, realm.id, (tx) => recordHeartbeats(tx, context, whose, change));
  if (missed.length > 0) throw createLostError(missed);
  // The request has no changes and the session no partitions: the purge job has deleted them, so they count as lost
  // too.
  if (before.length === 0 && change.add.length === 0 && change.remove.length === 0) throw createLostError([]);
  const wanted = new Set([...before, ...change.add]);
  requireFew(realm.settings, wanted);
  const device = describeDevice(context.userAgent);
  return inRealm(db, realm.id, async (tx) => {
    await requireAllPlayable(tx, context, wanted);
    await lockStreams(tx, realm.id, caller.id);
    const now = context.clock.now();
    // Another tab with the same session may have started some of the events meanwhile, so they are read again under the
    // lock.
    const { kept } = await findPartitions(tx, realm.id, whose, now);
    const fresh = [...new Set(change.add)].filter((id) => !kept.includes(id));
    requireFew(realm.settings, new Set([...kept, ...fresh]));
    if (fresh.length > 0) await requireFreeStreams(tx, context, caller.id, fresh.length);
    for (const contentId of fresh)
      await addPlaying(tx, realm.id, { ...whose, kind: 'event', contentId, isPartition: true, device }, now);
    return [...kept, ...fresh];
  });
}

/**
 * Changes the multi-view events (partitions) of a session, records a heartbeat for the others, and returns all of them.
 * @throws ProblemError 403 multiViewOff; 409 multiViewLost (once), tooManyViews, streamLimitReached; or the reason why
 * an event cannot be played
 * /
 */
async function changePartitions(context: ViewerContext, change: PartitionChange): Promise<number[]> {
  if (!context.realm.settings.multiView?.enabled) throw new ProblemError('FORBIDDEN', ['multiViewOff']);
  return context.caller.isGuest ? changeForGuest(context, change) : changeForAccount(context, change);
}

export const multiViewHandlers: Handlers<'POST /api/v1/multiviewHeartbeat'> = {
  'POST /api/v1/multiviewHeartbeat': async (call) => {
    const { http, realm, country, caller, body } = call;
    const add = body.partitionDataToAdd.map(Number);
    const remove = body.partitionDataToDelete.map(Number);
    const partitions = (await changePartitions(call, { add, remove })).map(String);
    const { sessionId, id, role, audience, signedInAt, impersonatedBy, expiresIn } = caller;
    const profile = profileClaim(id, { id: caller.profileId, ageLimit: caller.ageLimit });
    // The session is not renewed: the new token has the same claims and expiry as the one that the request has sent.
    const bearer = { sessionId, id, role, country, realm: realm.id, audience, profile, signedInAt, impersonatedBy };
    const authorisationToken = await signAccessToken(call, { ...bearer, partitions, seconds: expiresIn });
    if (!wantsCookies(http)) return { authorisationToken };
    // During an impersonation only the impersonation's cookie changes; the support agent's own cookies stay.
    if (impersonatedBy !== undefined) setImpersonationCookie(call, http, authorisationToken, expiresIn);
    else setAccessCookie(call, http, authorisationToken, Math.floor(REFRESH_MS / 1000));
    return { partitions, expiresIn };
  },
};
