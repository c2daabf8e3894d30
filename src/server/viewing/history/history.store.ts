import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { FINISHED_SHARE } from '#schemas/watched.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { Owner } from '../../platform/http/owner.ts';

/** How far a video was watched, and when. Progress in seconds, times in milliseconds. */
export interface Watched {
  contentId: number;
  progress: number;
  watchedAt: number;
}

/** Keeps how far somebody has watched a video. `now` in milliseconds. */
export async function putWatched(
  tx: Tx,
  realm: string,
  { owner, contentId, progress }: { owner: Owner; contentId: number; progress: number },
  now: number,
): Promise<void> {
  const values = { progress, watched_at: new Date(now) };
  await tx
    .insertInto('watched')
    .values({ realm, account_id: owner.accountId, profile_id: owner.profileId, content_id: contentId, ...values })
    .onConflict((conflict) => conflict.columns(['realm', 'account_id', 'profile_id', 'content_id']).doUpdateSet(values))
    .execute();
}

/** How far somebody has watched a video, in seconds; undefined when it has not. */
export async function findProgress(
  tx: Tx,
  realm: string,
  owner: Owner,
  contentId: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('watched')
    .select('progress')
    .where('realm', '=', realm)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return row?.progress;
}

/** Which part of what was watched: after one of its titles, or by how many to pass over. */
interface Part {
  count: number;
  skip?: number;
  after?: { watchedAt: number; contentId: number } | undefined;
  /** Only what was not watched to its end. */
  unfinished?: boolean;
}

/** Whether a video has been watched to its end. Only a number is a length: what has none has no end. */
export const isFinishedIn = (body: RawBuilder<unknown>, progress: RawBuilder<unknown>) => sql<SqlBool>`
  case when jsonb_typeof(${body} -> 'duration') = 'number'
    then ${progress} >= (${body} ->> 'duration')::numeric * ${FINISHED_SHARE} else false end`;

/** What somebody has watched and the catalogue still has. */
const known = (tx: Tx, realm: string, owner: Owner) =>
  tx
    .selectFrom('watched as w')
    .innerJoin('contents as c', (join) => join.onRef('c.realm', '=', 'w.realm').onRef('c.id', '=', 'w.content_id'))
    .where('w.realm', '=', realm)
    .where('w.account_id', '=', owner.accountId)
    .where('w.profile_id', '=', owner.profileId);

/** What somebody has watched, newest first. */
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

/** How many titles somebody has watched. */
export async function countWatched(tx: Tx, realm: string, owner: Owner): Promise<number> {
  const counted = known(tx, realm, owner).select((eb) => eb.fn.countAll<number>().as('total'));
  return Number((await counted.executeTakeFirstOrThrow()).total);
}

/** Forgets that somebody has watched a video, or everything where none is named. */
export async function deleteWatched(tx: Tx, realm: string, owner: Owner, contentId?: number): Promise<void> {
  let forgotten = tx
    .deleteFrom('watched')
    .where('realm', '=', realm)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId);
  if (contentId !== undefined) forgotten = forgotten.where('content_id', '=', contentId);
  await forgotten.execute();
}
