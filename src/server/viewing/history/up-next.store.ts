import { sql } from 'kysely';
import type { Tx } from '../../platform/db/scope.ts';
import type { Owner } from '../../platform/http/owner.ts';
import { isFinishedIn, type Watched } from './history.store.ts';

/** The next episode to watch. `watchedAt` is when the one before was watched, in milliseconds. */
export type NextEpisode = Pick<Watched, 'contentId' | 'watchedAt'>;

interface Part {
  count: number;
  after?: NextEpisode | undefined;
}

/**
 * Lists the next episode of each series whose last watched episode was finished, most recently watched series first.
 * Episodes finished earlier are skipped. A started episode is not listed, as it belongs to "continue watching". A
 * hidden series is left out until another episode is watched.
 */
export async function listUpNext(tx: Tx, realm: string, owner: Owner, { count, after }: Part): Promise<NextEpisode[]> {
  const edge = after
    ? sql`and (last.watched_at, next.id) < (${new Date(after.watchedAt)}::timestamptz, ${after.contentId}::integer)`
    : sql``;
  const { rows } = await sql<{ id: number; watched_at: Date }>`
    select next.id, last.watched_at from (
      select distinct on (c.series_id) c.series_id, c.position, c.id, c.body, w.progress, w.watched_at
        from watch_history w join contents c on c.realm = w.realm and c.id = w.content_id
        where w.realm = ${realm} and w.account_id = ${owner.accountId}
          and w.profile_id = ${owner.profileId} and c.kind = 'EPISODE' and c.series_id is not null
        order by c.series_id, w.watched_at desc, c.position desc, c.id desc
    ) as last
    cross join lateral (
      select n.id, seen.content_id is not null as is_begun
        from contents n left join watch_history seen
          on seen.realm = n.realm and seen.account_id = ${owner.accountId}
          and seen.profile_id = ${owner.profileId} and seen.content_id = n.id
        where n.realm = ${realm} and n.series_id = last.series_id and n.kind = 'EPISODE'
          and (n.position, n.id) > (last.position, last.id)
          and (seen.content_id is null or not ${isFinishedIn(sql`n.body`, sql`seen.progress`)})
        order by n.position, n.id limit 1
    ) as next
    left join up_next_hidden h on h.realm = ${realm} and h.account_id = ${owner.accountId}
      and h.profile_id = ${owner.profileId} and h.series_id = last.series_id
    where ${isFinishedIn(sql`last.body`, sql`last.progress`)} and not next.is_begun
      and (h.hidden_at is null or last.watched_at > h.hidden_at) ${edge}
    order by last.watched_at desc, next.id desc limit ${count}`.execute(tx);
  return rows.map(({ id, watched_at }) => ({ contentId: id, watchedAt: watched_at.getTime() }));
}

/** Hides the next episode of a series until another episode is watched. `now` in milliseconds. */
export async function hideUpNext(tx: Tx, realm: string, owner: Owner, seriesId: number, now: number): Promise<void> {
  const hidden_at = new Date(now);
  await tx
    .insertInto('up_next_hidden')
    .values({ realm, account_id: owner.accountId, profile_id: owner.profileId, series_id: seriesId, hidden_at })
    .onConflict((conflict) =>
      conflict.columns(['realm', 'account_id', 'profile_id', 'series_id']).doUpdateSet({ hidden_at }),
    )
    .execute();
}

/** Shows the next episode of a hidden series again. */
export async function showUpNext(tx: Tx, realm: string, owner: Owner, seriesId: number): Promise<void> {
  await tx
    .deleteFrom('up_next_hidden')
    .where('realm', '=', realm)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId)
    .where('series_id', '=', seriesId)
    .execute();
}
