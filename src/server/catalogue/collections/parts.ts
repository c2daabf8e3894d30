import type { CatalogueSource } from '#schemas/personal.ts';
import { type ContentRecord, listContents, type Order } from '../catalogue/catalogue.store.ts';
import type { ListFilter } from '../access/list-filter.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';

/**
 * One page of a collection's titles (episodes, seasons or playlist items). `lastSeen` is a number, because existing
 * clients accept nothing else.
 */
export interface PartsPage {
  contents: ContentRecord[];
  paging: { moreDataAvailable: boolean; lastSeen?: number };
}

/** How the titles in a collection are listed: their source, their order, and the cursor after each title. */
export interface CollectionParts {
  source: CatalogueSource;
  leaving: ListFilter;
  order: Order;
  cursorOf: (content: ContentRecord) => number;
}

/** Lists the seasons of a series or the episodes of a season, in catalogue order. The cursor is the title's id. */
export const partsInOrder = (source: CatalogueSource, leaving: ListFilter): CollectionParts => ({
  source,
  leaving,
  order: { by: 'position', descending: false },
  cursorOf: ({ id }) => id,
});

/**
 * Lists the titles of a playlist. The cursor is the position, counted from 1, because a title may be in a playlist
 * twice.
 */
export const getPlaylistParts = (playlistId: number, leaving: ListFilter): CollectionParts => ({
  source: { type: 'PLAYLIST_ITEMS', playlistId },
  leaving,
  order: { by: 'place', descending: false },
  cursorOf: ({ place }) => (place ?? 0) + 1,
});

/** Creates the 400 error for a cursor that does not belong to this list. */
export const createForeignCursorError = (): ProblemError =>
  new ProblemError('BAD_REQUEST', ['lastSeen is not from this list']);

/** Reads a page of a collection's titles, from the beginning or after the title that the cursor names. */
export async function readPartsPage(
  tx: Tx,
  realm: string,
  { source, leaving, order, cursorOf }: CollectionParts,
  count: number,
  after: Order['after'],
): Promise<PartsPage> {
  // One entry more than the page shows is read, to know whether there is a next page.
  const found = await listContents(tx, realm, source, leaving, { ...order, after }, count + 1);
  const contents = found.slice(0, count);
  const last = contents.at(-1);
  const more = found.length > count && last !== undefined;
  return { contents, paging: { moreDataAvailable: more, ...(more && { lastSeen: cursorOf(last) }) } };
}

/** Returns up to `size` titles before and after a title of a collection, in list order. */
export async function neighbours(
  tx: Tx,
  realm: string,
  { source, leaving, order }: CollectionParts,
  place: NonNullable<Order['after']>,
  size: number,
): Promise<{ preceding: ContentRecord[]; following: ContentRecord[] }> {
  const side = (descending: boolean) =>
    listContents(tx, realm, source, leaving, { by: order.by, descending, after: place }, size);
  const before = await side(true);
  return { preceding: before.toReversed(), following: await side(false) };
}
