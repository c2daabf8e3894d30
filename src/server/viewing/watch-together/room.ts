import { LONGEST_NAME } from '#schemas/watch-together.ts';
import type { Room } from '#schemas/wire/viewing/watch-together.ts';
import type { RoomMember } from '#schemas/wire/catalogue/live.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { publishToTopic } from '../../catalogue/live/publish-to-topic.ts';
import { listMembers, removeInactiveMembers } from './members.store.ts';
import { lockRoom, type RoomRecord, writeRoom } from './rooms.store.ts';

/** The error for a room that does not exist or has ended. */
export const createRoomOverError = () => new ProblemError('NOT_FOUND', ['roomOver']);
/**
 * Creates the error for a caller who is no longer a member of the room, because the heartbeats were missing. The caller
 * may join again.
 */
export const createNotInRoomError = () => new ProblemError('NOT_FOUND', ['notInRoom']);

/** A room in the API's form. */
export const toRoom = (
  { id, kind, contentId, control, host, state }: RoomRecord,
  members: RoomMember[],
  now: number,
): Room => ({ roomId: id, type: kind, id: contentId, control, host, members, state, requestedAt: now });

/** Invisible and bidirectional control characters (Unicode, 4.5). */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]+/gu;

/** Sanitises a member's name: one line of visible characters with limited length. May be empty. */
export function sanitiseMemberName(text: string): string {
  const plain = text.normalize('NFC').replace(invisible, ' ').replace(/\s+/g, ' ').trim();
  return [...plain].slice(0, LONGEST_NAME).join('').trim();
}

/** A change of a room, with a result for the response. */
type Change<Result> = (room: RoomRecord) => Promise<{ room: RoomRecord; result: Result; membersChanged?: boolean }>;

/**
 * Changes a room under a row lock, removes members without heartbeats, appoints a new host if needed and notifies the
 * members.
 * @throws ProblemError 404 roomOver, or an error of the change; then nothing is written
 */
export async function changeRoom<Result>(
  tx: Tx,
  { clock, realm }: ViewerContext,
  id: string,
  change: Change<Result>,
): Promise<{ room: Room; result: Result }> {
  const now = clock.now();
  const before = await lockRoom(tx, realm.id, id, now);
  if (!before) throw createRoomOverError();
  const { room: changed, result, membersChanged = false } = await change(before);
  const gone = await removeInactiveMembers(tx, realm.id, id, now);
  const members = await listMembers(tx, realm.id, id);
  const hasHost = members.some(({ number }) => number === changed.host);
  const after = { ...changed, host: hasHost ? changed.host : (members[0]?.number ?? changed.host) };
  await writeRoom(tx, realm.id, after, now);
  if (after.state.revision !== before.state.revision)
    await publishToTopic(tx, realm.id, { type: 'roomState', topic: id, state: after.state });
  if (membersChanged || gone > 0 || after.host !== before.host)
    await publishToTopic(tx, realm.id, { type: 'roomMembers', topic: id, host: after.host, members });
  return { room: toRoom(after, members, now), result };
}
