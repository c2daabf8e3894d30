import { createHash, randomBytes } from 'node:crypto';
import type { RoomMember } from '#schemas/wire/catalogue/live.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** Time in milliseconds without a heartbeat after which a member counts as having left. */
export const MEMBER_TIMEOUT_MS = 45_000;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

const of = (realm: string, room: string) => ({ realm, room_id: room });

/** Adds a member and returns its secret key, which identifies later requests; only its hash is stored. */
export async function addMember(
  tx: Tx,
  realm: string,
  room: string,
  { number, name }: RoomMember,
  now: number,
): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await tx
    .insertInto('room_members')
    .values({ ...of(realm, room), number, name, hash: hashOf(key), seen_at: new Date(now), reacted_at: null })
    .execute();
  return key;
}

/** Records a member's heartbeat and returns its number; undefined for an unknown key. */
export async function touchMember(
  tx: Tx,
  realm: string,
  room: string,
  key: string,
  now: number,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('room_members')
    .set({ seen_at: new Date(now) })
    .where('realm', '=', realm)
    .where('room_id', '=', room)
    .where('hash', '=', hashOf(key))
    .returning('number')
    .executeTakeFirst();
  return row?.number;
}

/** Removes a member. Returns false if there was none with this key. */
export async function removeMember(tx: Tx, realm: string, room: string, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('room_members')
    .where('realm', '=', realm)
    .where('room_id', '=', room)
    .where('hash', '=', hashOf(key))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) > 0;
}

/** Removes members without heartbeats and returns their number. */
export async function removeInactiveMembers(tx: Tx, realm: string, room: string, now: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('room_members')
    .where('realm', '=', realm)
    .where('room_id', '=', room)
    .where('seen_at', '<=', new Date(now - MEMBER_TIMEOUT_MS))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Lists members, longest present first. */
export const listMembers = (tx: Tx, realm: string, room: string): Promise<RoomMember[]> =>
  tx
    .selectFrom('room_members')
    .select(['number', 'name'])
    .where('realm', '=', realm)
    .where('room_id', '=', room)
    .orderBy('number')
    .execute();

/**
 * Records a reaction unless the member's last one was after `since` (milliseconds). Returns the member's number;
 * undefined if too early or for an unknown key.
 */
export async function takeReaction(
  tx: Tx,
  realm: string,
  room: string,
  key: string,
  { since, now }: { since: number; now: number },
): Promise<number | undefined> {
  const row = await tx
    .updateTable('room_members')
    .set({ reacted_at: new Date(now) })
    .where('realm', '=', realm)
    .where('room_id', '=', room)
    .where('hash', '=', hashOf(key))
    .where((eb) => eb.or([eb('reacted_at', 'is', null), eb('reacted_at', '<=', new Date(since))]))
    .returning('number')
    .executeTakeFirst();
  return row?.number;
}
