import { randomUUID } from 'node:crypto';
import type { PlayingDevice } from '#schemas/wire/playback-sessions.ts';
import { acquireLock, type Tx } from '../../platform/db/scope.ts';

/** A stream that was not heard of for so long is over, in milliseconds. */
export const OVER_AFTER = 60_000;

/** What an account begins to play. */
export interface NewStream {
  accountId: string;
  /** Of the sign-in. */
  sessionId: string;
  clientId?: string | undefined;
  kind: 'video' | 'event';
  contentId: number;
  /** Whether it is one of the live events of multi-view, which begin and end together. */
  isPartition: boolean;
  device: PlayingDevice;
}

/** A stream that plays; since when, in milliseconds. */
export interface PlayingStream extends Pick<NewStream, 'kind' | 'contentId' | 'device'> {
  id: string;
  since: number;
}

/** Whose stream. */
interface Named {
  id: string;
  accountId: string;
}

const lastSeen = (now: number) => new Date(now - OVER_AFTER);

/** Makes all who begin something on an account wait for each other, on every instance, until the transaction ends. */
export const lockStreams = (tx: Tx, realm: string, accountId: string): Promise<void> =>
  acquireLock(tx, `playing ${realm} ${accountId}`);

/** What an account plays now, the oldest first. `now` in milliseconds. */
export async function listPlaying(tx: Tx, realm: string, accountId: string, now: number): Promise<PlayingStream[]> {
  const rows = await tx
    .selectFrom('playing')
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

/** Begins a stream. Its id. Whoever counts them holds them first. */
export async function addPlaying(
  tx: Tx,
  realm: string,
  { accountId, sessionId, clientId, kind, contentId, isPartition, device }: NewStream,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('playing')
    .values({
      realm,
      id,
      account_id: accountId,
      session_id: sessionId,
      client_id: clientId ?? null,
      kind,
      content_id: contentId,
      is_partition: isPartition,
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

/** Says that a stream still plays: `stopped` where somebody has ended it, `over` where it was not heard of for too long. */
export async function keepPlaying(
  tx: Tx,
  realm: string,
  { id, accountId }: Named,
  now: number,
): Promise<'playing' | 'stopped' | 'over'> {
  const row = await tx
    .selectFrom('playing')
    .select(['seen_at', 'stopped_at'])
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (row?.stopped_at) return 'stopped';
  if (!row || row.seen_at <= lastSeen(now)) return 'over';
  await tx
    .updateTable('playing')
    .set({ seen_at: new Date(now) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
  return 'playing';
}

/** Ends a stream. Whether there was one to end. */
export async function stopPlaying(tx: Tx, realm: string, { id, accountId }: Named, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('playing')
    .set({ stopped_at: new Date(now) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('stopped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) > 0;
}

/** Forgets what a player has played before. */
export async function deleteStreamsOfClient(tx: Tx, realm: string, accountId: string, clientId: string): Promise<void> {
  await tx
    .deleteFrom('playing')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .execute();
}
