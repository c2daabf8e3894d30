import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db/scope.ts';
import type { Owner } from '../../platform/http/owner.ts';

/** A title in a watchlist with its position. */
export interface WatchlistRow {
  contentId: number;
  position: number;
}

/** Selects those items of a watchlist whose titles still exist in the catalogue. */
const known = (tx: Tx, realm: string, watchlistId: number) =>
  tx
    .selectFrom('watchlist_items as i')
    .innerJoin('contents as c', (join) => join.onRef('c.realm', '=', 'i.realm').onRef('c.id', '=', 'i.content_id'))
    .where('i.realm', '=', realm)
    .where('i.watchlist_id', '=', watchlistId);

/** Lists items from the start, or after or before an item. */
export async function listItems(
  tx: Tx,
  realm: string,
  watchlistId: number,
  { count, from, backwards = false }: { count: number; from?: WatchlistRow | undefined; backwards?: boolean },
): Promise<WatchlistRow[]> {
  let query = known(tx, realm, watchlistId).select(['i.content_id', 'i.position']);
  if (from) {
    const beyond = backwards ? sql`<` : sql`>`;
    query = query.where(
      sql<SqlBool>`(i.position, i.content_id) ${beyond} (${from.position}::integer, ${from.contentId}::integer)`,
    );
  }
  const direction = backwards ? 'desc' : 'asc';
  const rows = await query.orderBy('i.position', direction).orderBy('i.content_id', direction).limit(count).execute();
  return rows.map(({ content_id, position }) => ({ contentId: content_id, position }));
}

/** Lists the titles of all watchlists that the owner has created, without duplicates and with the newest list first. */
export async function listOwnItems(
  tx: Tx,
  realm: string,
  owner: Owner,
  { count, skip }: { count: number; skip: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('watchlist_items as i')
    .innerJoin('watchlists as l', (join) => join.onRef('l.realm', '=', 'i.realm').onRef('l.id', '=', 'i.watchlist_id'))
    .innerJoin('contents as c', (join) => join.onRef('c.realm', '=', 'i.realm').onRef('c.id', '=', 'i.content_id'))
    .where('i.realm', '=', realm)
    .where('l.account_id', '=', owner.accountId)
    .where('l.profile_id', '=', owner.profileId)
    .select('i.content_id')
    .groupBy('i.content_id')
    .orderBy((eb) => eb.fn.max('l.created_at'), 'desc')
    .orderBy((eb) => eb.fn.min('i.position'))
    .orderBy('i.content_id')
    .limit(count)
    .offset(skip)
    .execute();
  return rows.map(({ content_id }) => content_id);
}

/** Finds a title in a watchlist; undefined if it is not in it. */
export async function findItem(
  tx: Tx,
  realm: string,
  watchlistId: number,
  contentId: number,
): Promise<WatchlistRow | undefined> {
  const row = await tx
    .selectFrom('watchlist_items')
    .select('position')
    .where('realm', '=', realm)
    .where('watchlist_id', '=', watchlistId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return row && { contentId, position: row.position };
}

/** Lists all items of a watchlist, including those missing in the catalogue. */
export async function listAllItems(tx: Tx, realm: string, watchlistId: number): Promise<WatchlistRow[]> {
  const rows = await tx
    .selectFrom('watchlist_items')
    .select(['content_id', 'position'])
    .where('realm', '=', realm)
    .where('watchlist_id', '=', watchlistId)
    .orderBy('position')
    .orderBy('content_id')
    .execute();
  return rows.map(({ content_id, position }) => ({ contentId: content_id, position }));
}

/** Inserts titles or changes their positions, beginning at `start`. */
export async function placeItems(
  tx: Tx,
  realm: string,
  watchlistId: number,
  ids: readonly number[],
  start: number,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    insert into watchlist_items (realm, watchlist_id, content_id, position)
    select ${realm}, ${watchlistId}::integer, placed.id, ${start}::integer + placed.place::integer - 1
      from unnest(${[...ids]}::integer[]) with ordinality as placed (id, place)
    on conflict (realm, watchlist_id, content_id) do update set position = excluded.position`.execute(tx);
}

export async function removeItem(tx: Tx, realm: string, watchlistId: number, contentId: number): Promise<void> {
  await tx
    .deleteFrom('watchlist_items')
    .where('realm', '=', realm)
    .where('watchlist_id', '=', watchlistId)
    .where('content_id', '=', contentId)
    .execute();
}
