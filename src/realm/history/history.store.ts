import type { Tx } from '../db/scope.ts';

/** How far a video was watched, and when. Progress in seconds, times in milliseconds. */
export interface Watched {
  contentId: number;
  progress: number;
  watchedAt: number;
}

/** Keeps how far an account has watched a video. `now` in milliseconds. */
export async function putWatched(
  tx: Tx,
  realm: string,
  { accountId, contentId, progress }: { accountId: string; contentId: number; progress: number },
  now: number,
): Promise<void> {
  const values = { progress, watched_at: new Date(now) };
  await tx
    .insertInto('watched')
    .values({ realm, account_id: accountId, content_id: contentId, ...values })
    .onConflict((conflict) => conflict.columns(['realm', 'account_id', 'content_id']).doUpdateSet(values))
    .execute();
}

/** How far an account has watched a video, in seconds; undefined when it has not. */
export async function findProgress(
  tx: Tx,
  realm: string,
  accountId: string,
  contentId: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('watched')
    .select('progress')
    .where('realm', '=', realm)
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return row?.progress;
}

/** What an account has watched and the catalogue still has, newest first. */
export async function listWatched(
  tx: Tx,
  realm: string,
  accountId: string,
  { skip, count }: { skip: number; count: number },
): Promise<{ watched: Watched[]; total: number }> {
  const known = tx
    .selectFrom('watched as w')
    .innerJoin('contents as c', (join) => join.onRef('c.realm', '=', 'w.realm').onRef('c.id', '=', 'w.content_id'))
    .where('w.realm', '=', realm)
    .where('w.account_id', '=', accountId);
  const rows = await known
    .select(['w.content_id', 'w.progress', 'w.watched_at'])
    .orderBy('w.watched_at', 'desc')
    .orderBy('w.content_id')
    .limit(count)
    .offset(skip)
    .execute();
  const { total } = await known.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    watched: rows.map(({ content_id, progress, watched_at }) => ({
      contentId: content_id,
      progress,
      watchedAt: watched_at.getTime(),
    })),
    total: Number(total),
  };
}
