import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { FINISHED_SHARE } from '#schemas/watched.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { Owner } from '../../platform/http/owner.ts';

/** Progress in a video, in seconds; `watchedAt` in milliseconds. */
export interface Watched {
  contentId: number;
  progress: number;
  watchedAt: number;
}

/** Stores the progress in a video. `now` in milliseconds. */
export async function putWatched(
  tx: Tx,
  realm: string,
  { owner, contentId, progress }: { owner: Owner; contentId: number; progress: number },
  now: number,
): Promise<void> {
  const values = { progress, watched_at: new Date(now) };
  await tx
    .insertInto('watch_history')
    .values({ realm, account_id: owner.accountId, profile_id: owner.profileId, content_id: contentId, ...values })
    .onConflict((conflict) => conflict.columns(['realm', 'account_id', 'profile_id', 'content_id']).doUpdateSet(values))
    .execute();
}

/** Finds the progress in a video in seconds; undefined if it was not watched. */
export async function findProgress(
  tx: Tx,
  realm: string,
  owner: Owner,
  contentId: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('watch_history')
    .select('progress')
    .where('realm', '=', realm)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return row?.progress;
}

/** The section of the history to read: it begins after an entry, or at an offset. */
interface Part {
  count: number;
  skip?: number;
  after?: { watchedAt: number; contentId: number } | undefined;
  /** If true, only videos that were not watched to the end are listed. */
  unfinished?: boolean;
}

/** SQL condition: the video was watched to its end. Videos without a numeric duration never count as finished. */
export const isFinishedIn = (body: RawBuilder<unknown>, progress: RawBuilder<unknown>) => sql<SqlBool>`
  case when jsonb_typeof(${body} -> 'duration') = 'number'
    then ${progress} >= (${body} ->> 'duration')::numeric * ${FINISHED_SHARE} else false end`;

/** Selects those watched videos that still exist in the catalogue. */
const known = (tx: Tx, realm: string, owner: Owner) =>
  tx
    .selectFrom('watch_history as w')
    .innerJoin('contents as c', (join) => join.onRef('c.realm', '=', 'w.realm').onRef('c.id', '=', 'w.content_id'))
    .where('w.realm', '=', realm)
    .where('w.account_id', '=', owner.accountId)
    .where('w.profile_id', '=', owner.profileId);

/** Lists watched videos, most recent first. */
export async function listWatched(
  tx: Tx,
  realm: string,
  owner: Owner,
  { count, skip = 0, after, unfinished = false }: Part,
): Promise<Watched[]> {
  let query = known(tx, realm, owner).select(['w.content_id', 'w.progress', 'w.watched_at']);
  if (after) {
    const edge = sql`${new Date(after.watchedAt)}::timestamptz`;
    query = query.where(sql<SqlBool>`(w.watched_at, w.content_id) < (${edge}, ${after.contentId}::integer)`);
  }
  if (unfinished) query = query.where(sql<SqlBool>`not ${isFinishedIn(sql.ref('c.body'), sql.ref('w.progress'))}`);
  const rows = await query
    .orderBy('w.watched_at', 'desc')
    .orderBy('w.content_id', 'desc')
    .limit(count)
    .offset(skip)
    .execute();
  return rows.map(({ content_id, progress, watched_at }) => ({
    contentId: content_id,
    progress,
    watchedAt: watched_at.getTime(),
  }));
}

/** Counts watched videos. */
export async function countWatched(tx: Tx, realm: string, owner: Owner): Promise<number> {
  const counted = known(tx, realm, owner).select((eb) => eb.fn.countAll<number>().as('total'));
  return Number((await counted.executeTakeFirstOrThrow()).total);
}

/** Deletes the progress in one video, or in all without an id. */
export async function deleteWatched(tx: Tx, realm: string, owner: Owner, contentId?: number): Promise<void> {
  let forgotten = tx
    .deleteFrom('watch_history')
    .where('realm', '=', realm)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId);
  if (contentId !== undefined) forgotten = forgotten.where('content_id', '=', contentId);
  await forgotten.execute();
}
