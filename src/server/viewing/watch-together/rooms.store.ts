import { randomBytes } from 'node:crypto';
import type { RoomState } from '#schemas/wire/watch-together.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** A room that nobody was in for so long is over, in milliseconds. */
export const ROOM_OVER_AFTER = 600_000;

/** A room without its members. Times in milliseconds. */
export interface RoomRecord {
  id: string;
  kind: 'video' | 'event';
  contentId: number;
  control: 'host' | 'everyone';
  /** Number of the member who is the host. */
  host: number;
  /** How many have ever joined. */
  joined: number;
  state: RoomState;
}

const stillUsed = (now: number) => new Date(now - ROOM_OVER_AFTER);

/** Makes a room. Its name has 192 random bits. */
export async function addRoom(
  tx: Tx,
  realm: string,
  { kind, contentId, control, position }: Pick<RoomRecord, 'kind' | 'contentId' | 'control'> & { position: number },
  now: number,
): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  await tx
    .insertInto('rooms')
    .values({
      realm,
      id,
      kind,
      content_id: contentId,
      control,
      host: 1,
      joined: 0,
      paused: true,
      position,
      rate: 1,
      state_at: new Date(now),
      revision: 0,
      used_at: new Date(now),
    })
    .execute();
  return id;
}

const select = (tx: Tx, realm: string, id: string, now: number) =>
  tx
    .selectFrom('rooms')
    .selectAll()
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('used_at', '>', stillUsed(now));

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const recordOf = ({
  id,
  kind,
  content_id,
  control,
  host,
  joined,
  paused,
  position,
  rate,
  ...row
}: Row): RoomRecord => ({
  id,
  kind,
  contentId: content_id,
  control,
  host,
  joined,
  state: { paused, position, rate, at: row.state_at.getTime(), revision: row.revision },
});

/** A room that is not over. */
export async function findRoom(tx: Tx, realm: string, id: string, now: number): Promise<RoomRecord | undefined> {
  const row = await select(tx, realm, id, now).executeTakeFirst();
  return row && recordOf(row);
}

/** The same, held against all who change it, on every instance, until the transaction ends. */
export async function lockRoom(tx: Tx, realm: string, id: string, now: number): Promise<RoomRecord | undefined> {
  const row = await select(tx, realm, id, now).forUpdate().executeTakeFirst();
  return row && recordOf(row);
}

/** Writes what has become of a room that is held, and that it is used. */
export async function writeRoom(
  tx: Tx,
  realm: string,
  { id, host, joined, state }: RoomRecord,
  now: number,
): Promise<void> {
  const { paused, position, rate, at, revision } = state;
  await tx
    .updateTable('rooms')
    .set({ host, joined, paused, position, rate, state_at: new Date(at), revision, used_at: new Date(now) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}
