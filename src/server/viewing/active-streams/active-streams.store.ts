import { randomUUID } from 'node:crypto';
import type { PlayingDevice } from '#schemas/wire/device.ts';
import { acquireLock, type Tx } from '../../platform/db/scope.ts';

/** Time in milliseconds without a heartbeat after which a stream counts as ended. */
export const STREAM_TIMEOUT_MS = 60_000;

/** A stream that an account starts to play. */
export interface NewStream {
  accountId: string;
  /** Id of the sign-in session. */
  sessionId: string;
  clientId?: string | undefined;
  kind: 'video' | 'event';
  contentId: number;
  /** True for a live event that is played together with others (multi-view). All of them start and end together. */
  isPartition: boolean;
  device: PlayingDevice;
}

/** A playing stream. `since` in milliseconds. */
export interface PlayingStream extends Pick<NewStream, 'kind' | 'contentId' | 'device'> {
  id: string;
  since: number;
}

/** Identifies a stream of an account. */
interface Named {
  id: string;
  accountId: string;
}

const lastSeen = (now: number) => new Date(now - STREAM_TIMEOUT_MS);

/** Locks the streams of an account on every instance until the transaction ends. */
export const lockStreams = (tx: Tx, realm: string, accountId: string): Promise<void> =>
  acquireLock(tx, `active-streams ${realm} ${accountId}`);

/** Lists the playing streams of an account, oldest first. `now` in milliseconds. */
export async function listPlaying(tx: Tx, realm: string, accountId: string, now: number): Promise<PlayingStream[]> {
  const rows = await tx
    .selectFrom('active_streams')
    .select(['id', 'kind', 'content_id', 'browser', 'system', 'device', 'began_at'])
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('stopped_at', 'is', null)
    .where('seen_at', '>', lastSeen(now))
    .orderBy('began_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, content_id, browser, system, device, began_at }) => ({
    id,
    kind,
    contentId: content_id,
    device: { ...(browser !== null && { browser }), ...(system !== null && { system }), type: device },
    since: began_at.getTime(),
  }));
}

/** Inserts a stream and returns its id. To enforce a limit, the caller must call `lockStreams` first. */
export async function addPlaying(
  tx: Tx,
  realm: string,
  { accountId, sessionId, clientId, kind, contentId, isPartition, device }: NewStream,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('active_streams')
    .values({
      realm,
      id,
      account_id: accountId,
      session_id: sessionId,
      client_id: clientId ?? null,
      kind,
      content_id: contentId,
      is_slot: isPartition,
      browser: device.browser ?? null,
      system: device.system ?? null,
      device: device.type,
      began_at: new Date(now),
      seen_at: new Date(now),
      stopped_at: null,
    })
    .execute();
  return id;
}

/**
 * Records a heartbeat. Returns `stopped` if a request has ended the stream, `over` if its heartbeats were missing for
 * too long.
 */
export async function recordHeartbeat(
  tx: Tx,
  realm: string,
  { id, accountId }: Named,
  now: number,
): Promise<'playing' | 'stopped' | 'over'> {
  const row = await tx
    .selectFrom('active_streams')
    .select(['seen_at', 'stopped_at'])
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.stopped_at) return 'stopped';
  if (!row || row.seen_at <= lastSeen(now)) return 'over';
  await tx
    .updateTable('active_streams')
    .set({ seen_at: new Date(now) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
  return 'playing';
}

/** Ends a stream. Returns false if it was not playing. */
export async function stopPlaying(tx: Tx, realm: string, { id, accountId }: Named, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('active_streams')
    .set({ stopped_at: new Date(now) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('stopped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
}

/** Deletes the streams of a player, identified by its client id. */
export async function deleteStreamsOfClient(tx: Tx, realm: string, accountId: string, clientId: string): Promise<void> {
  await tx
    .deleteFrom('active_streams')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .execute();
}
