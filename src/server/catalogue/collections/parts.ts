import type { CatalogueSource } from '#schemas/personal.ts';
import { type ContentRecord, listContents, type Order } from '../catalogue/catalogue.store.ts';
import type { Leaving } from '../access/leaving.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';

/** One page of a collection's parts. `lastSeen` is a number, because existing clients take nothing else. */
export interface PartsPage {
  contents: ContentRecord[];
  paging: { moreDataAvailable: boolean; lastSeen?: number };
}

/** A collection's parts: what lists them, in whose order, and how each is named when a list goes on after it. */
export interface Parts {
  source: CatalogueSource;
  leaving: Leaving;
  order: Order;
  cursorOf: (content: ContentRecord) => number;
}

/** Of a series its seasons, of a season its episodes: in the order of the catalogue, each named by its own number. */
export const partsInOrder = (source: CatalogueSource, leaving: Leaving): Parts => ({
  source,
  leaving,
  order: { by: 'position', descending: false },
  cursorOf: ({ id }) => id,
});

/** Of a playlist its titles: each named by its place, counted from 1, as one may stand in it twice. */
export const partsOfPlaylist = (playlistId: number, leaving: Leaving): Parts => ({
  source: { type: 'PLAYLIST_ITEMS', playlistId },
  leaving,
  order: { by: 'place', descending: false },
  cursorOf: ({ place }) => (place ?? 0) + 1,
});

/** The problem of a cursor that no part of the list has. */
export const notOfThisList = (): ProblemError => new ProblemError('BAD_REQUEST', ['lastSeen is not from this list']);

/** A page of parts, from the beginning or after one of them. */
export async function pageOfParts(
  tx: Tx,
  realm: string,
  { source, leaving, order, cursorOf }: Parts,
  count: number,
  after: Order['after'],
): Promise<PartsPage> {
  // One more than is shown tells whether the list goes on.
  const found = await listContents(tx, realm, source, leaving, { ...order, after }, count + 1);
  const contents = found.slice(0, count);
  const last = contents.at(-1);
  const more = found.length > count && last !== undefined;
  return { contents, paging: { moreDataAvailable: more, ...(more && { lastSeen: cursorOf(last) }) } };
}

/** Up to `size` parts on each side of a place, in the list's order. */
export async function neighbours(
  tx: Tx,
  realm: string,
  { source, leaving, order }: Parts,
  place: NonNullable<Order['after']>,
  size: number,
): Promise<{ preceding: ContentRecord[]; following: ContentRecord[] }> {
  const side = (descending: boolean) =>
    listContents(tx, realm, source, leaving, { by: order.by, descending, after: place }, size);
  const before = await side(true);
  return { preceding: before.toReversed(), following: await side(false) };
}
