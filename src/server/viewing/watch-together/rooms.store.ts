import { randomBytes } from 'node:crypto';
import type { RoomState } from '#schemas/wire/catalogue/live.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** Time in milliseconds after which an unused room counts as ended. */
export const ROOM_TIMEOUT_MS = 600_000;

/** A room without its members. Times in milliseconds. */
export interface RoomRecord {
  id: string;
  kind: 'video' | 'event';
  contentId: number;
  control: 'host' | 'everyone';
  /** Number of the member who is the host. */
  host: number;
  /** Number of members that have ever joined. The next member gets the following number. */
  joined: number;
  state: RoomState;
}

const getOldestUse = (now: number) => new Date(now - ROOM_TIMEOUT_MS);

/** Creates a room. Its id has 192 random bits. */
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
    .where('used_at', '>', getOldestUse(now));

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toRecord = ({
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

/** Finds a room that has not ended. */
export async function findRoom(tx: Tx, realm: string, id: string, now: number): Promise<RoomRecord | undefined> {
  const row = await select(tx, realm, id, now).executeTakeFirst();
  return row && toRecord(row);
}

/** Finds a room that has not ended and locks it until the transaction ends. */
export async function lockRoom(tx: Tx, realm: string, id: string, now: number): Promise<RoomRecord | undefined> {
  const row = await select(tx, realm, id, now).forUpdate().executeTakeFirst();
  return row && toRecord(row);
}

/** Writes a locked room and marks it as used. */
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
