import { type Expression, type SqlBool, sql } from 'kysely';
import type { CatalogueSource } from '#schemas/personal.ts';
import type { ContentKind } from '../../platform/db/columns/content.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { readValidItems } from '../../platform/db/stored/read-valid-items.ts';
import { type ListFilter, listedConditions } from '../access/list-filter.ts';
import { type ContentRecord, selectTitles, toRecords } from './content-record.ts';
import { kindsOfSource } from './kinds.ts';

export type { ContentRecord } from './content-record.ts';

/** Sort order of a list, and the last entry of the previous page, after which this page begins. */
export interface Order {
  by: 'published_at' | 'position' | 'title_rank' | 'place';
  descending: boolean;
  after?: { key: number; id: number } | undefined;
  /** Number of entries to skip, for lists with numbered pages. */
  skip?: number;
}

type Narrow = Pick<CatalogueSource, 'type' | 'tag' | 'seriesId' | 'seasonId' | 'playlistId'>;

/**
 * SQL condition that leaves out events shown only in the guide, on `contents` aliased as `c`. It reads the body of
 * events only.
 */
export const notGuideOnlyCondition = sql<SqlBool>`(c.kind <> 'EVENT' or c.body -> 'guideOnly' is distinct from 'true'::jsonb)`;

/** SQL condition for the titles that a source lists. */
function createSourceCondition(source: Narrow, leaving: ListFilter): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [sql<SqlBool>`c.kind = any(${[...kindsOfSource(source.type)]})`];
  if (source.tag !== undefined) conditions.push(sql<SqlBool>`c.tags @> array[${source.tag}]`);
  if (source.seriesId !== undefined) conditions.push(sql<SqlBool>`c.series_id = ${source.seriesId}`);
  if (source.seasonId !== undefined) conditions.push(sql<SqlBool>`c.season_id = ${source.seasonId}`);
  conditions.push(notGuideOnlyCondition, ...listedConditions(leaving));
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Finds titles by id, in no particular order; unknown ids are left out. */
export async function findContents(tx: Tx, realm: string, ids: readonly number[]): Promise<ContentRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectTitles(tx, realm)
    .where('c.id', 'in', [...ids])
    .execute();
  return toRecords(tx, realm, rows);
}

/** Finds one title; undefined if it does not exist or is of another kind. */
export async function findContent(
  tx: Tx,
  realm: string,
  id: number,
  kinds: readonly ContentKind[],
): Promise<ContentRecord | undefined> {
  const [found] = await findContents(tx, realm, [id]);
  return found && kinds.includes(found.kind) ? found : undefined;
}

/** Selects all titles of a source, without an order. */
const sourceQuery = (tx: Tx, realm: string, source: Narrow, leaving: ListFilter) =>
  selectTitles(tx, realm)
    .where(createSourceCondition(source, leaving))
    .$if(source.type === 'PLAYLIST_ITEMS', (query) =>
      query
        .innerJoin('playlist_items as item', (join) =>
          join
            .onRef('item.realm', '=', 'c.realm')
            .onRef('item.content_id', '=', 'c.id')
            .on('item.playlist_id', '=', source.playlistId ?? 0),
        )
        .select('item.position as place'),
    );

/** Counts the titles of a source. */
export async function countContents(tx: Tx, realm: string, source: Narrow, leaving: ListFilter): Promise<number> {
  const counted = sourceQuery(tx, realm, source, leaving).clearSelect().select(sql<number>`count(*)`.as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
}

/** Finds the id of an event's newest recording; undefined if it has none. */
export async function findRecording(tx: Tx, realm: string, event: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('contents')
    .select('id')
    .where('realm', '=', realm)
    .where('live_event_id', '=', event)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Lists up to `count` titles of a source in a total order (ties are broken by id). */
export async function listContents(
  tx: Tx,
  realm: string,
  source: Narrow,
  leaving: ListFilter,
  order: Order,
  count: number,
): Promise<ContentRecord[]> {
  const keys = {
    published_at: sql`c.published_at`,
    position: sql`c.position`,
    title_rank: sql`c.title_rank`,
    place: sql`item.position`,
  };
  const key = keys[order.by];
  const id = order.by === 'place' ? sql`item.position` : sql`c.id`;
  let query = sourceQuery(tx, realm, source, leaving);
  if (order.after) {
    const edge =
      order.by === 'published_at' ? sql`${new Date(order.after.key)}::timestamptz` : sql`${order.after.key}::bigint`;
    const beyond = order.descending ? sql`<` : sql`>`;
    query = query.where(sql<SqlBool>`(${key}, ${id}) ${beyond} (${edge}, ${order.after.id}::bigint)`);
  }
  const direction = order.descending ? sql`desc` : sql`asc`;
  const ordered = query.orderBy(sql`${key} ${direction}, ${id} ${direction}`).offset(order.skip ?? 0);
  return readValidItems(count, async (limit) => {
    const rows = await ordered.limit(limit).execute();
    return { read: rows.length, found: toRecords(tx, realm, rows) };
  });
}

/** Finds the first position of a title in a playlist; undefined if it is not in it. */
export async function placeInPlaylist(
  tx: Tx,
  realm: string,
  playlistId: number,
  id: number,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('playlist_items')
    .select('position')
    .where('realm', '=', realm)
    .where('playlist_id', '=', playlistId)
    .where('content_id', '=', id)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row?.position;
}

/** Lists all events of a source. The caller computes from the clock which of them are on, and when. */
export async function listEvents(tx: Tx, realm: string, source: Narrow, leaving: ListFilter): Promise<ContentRecord[]> {
  const rows = await selectTitles(tx, realm).where(createSourceCondition(source, leaving)).execute();
  return toRecords(tx, realm, rows);
}
