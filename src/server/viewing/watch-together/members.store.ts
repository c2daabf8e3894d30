import { createHash, randomBytes } from 'node:crypto';
import type { RoomMember } from '#schemas/wire/watch-together.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** A member who was not heard of for so long has left, in milliseconds. */
export const MEMBER_GONE_AFTER = 45_000;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

const of = (realm: string, room: string) => ({ realm, room_id: room });

/** Adds a member. The key makes it known from then on; only its hash is kept. */
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

/** Says that a member is there. Its number; undefined for one that is none. */
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

/** Takes a member out. Whether there was one. */
export async function removeMember(tx: Tx, realm: string, room: string, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('room_members')
    .where('realm', '=', realm)
    .where('room_id', '=', room)
    .where('hash', '=', hashOf(key))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) > 0;
}

/** Takes out those who were not heard of. How many. */
export async function removeGone(tx: Tx, realm: string, room: string, now: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('room_members')
    .where('realm', '=', realm)
    .where('room_id', '=', room)
    .where('seen_at', '<=', new Date(now - MEMBER_GONE_AFTER))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Who is there; who has been there longest comes first. */
export const listMembers = (tx: Tx, realm: string, room: string): Promise<RoomMember[]> =>
  tx
    .selectFrom('room_members')
    .select(['number', 'name'])
    .where('realm', '=', realm)
    .where('room_id', '=', room)
    .orderBy('number')
    .execute();

/** Lets a member react, if it has not since a moment (milliseconds). Its number; undefined where it may not yet, or is none. */
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
