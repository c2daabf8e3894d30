import type { Card, Page } from '#schemas/generated/types.ts';
import { readAudience } from '../../catalogue/catalogue/audience.ts';
import { readCursor, writeCursor } from '../../catalogue/catalogue/cursor.ts';
import { listCardsInOrder } from '../../catalogue/catalogue/list.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { requireOwner } from '../../platform/http/owner.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { type Favourite, listFavourites } from './favourites.store.ts';
import { buildListPage, buildListRow, isRowOfList, type PersonalList } from './personal-list.ts';

const list: PersonalList = { section: 'favourites', row: 'titles', type: 'MIXED', pageSize: 9 };

/** Tells whether a row is the favourites row, which is personal. */
export const isFavourites = (section: string, row: string): boolean => isRowOfList(list, section, row);

/** Builds the cards of favourites, in order. */
export const listFavouriteCards = async (
  tx: Tx,
  context: ViewerContext,
  favourites: readonly Favourite[],
): Promise<Card[]> =>
  listCardsInOrder(tx, await readAudience(tx, context), favourites, (card) => ({ ...card, favourite: true }));

/**
 * Reads a page of favourites as a row. The cursor is a position, not a page number, so that removals while paging skip
 * nothing.
 * @throws ProblemError 400, 403
 */
export async function favouritesRow(tx: Tx, context: ViewerContext, lastSeen: string | undefined) {
  const owner = requireOwner(context);
  const cursor = readCursor(lastSeen);
  const after = cursor && { addedAt: cursor.k, contentId: cursor.i };
  // One entry more than the page shows is read, to know whether there is a next page.
  const found = await listFavourites(tx, context.realm.id, owner, { count: list.pageSize + 1, after });
  const shown = found.slice(0, list.pageSize);
  const last = found.length > list.pageSize ? shown.at(-1) : undefined;
  const n = (cursor?.n ?? 0) + shown.length;
  const next = last && writeCursor({ k: last.addedAt, i: last.contentId, n, t: context.clock.now() });
  return buildListRow(list, await listFavouriteCards(tx, context, shown), next);
}

/**
 * Builds the page of the viewer's favourites.
 * @throws ProblemError 403 for a guest
 */
export const favouritesScreen = async (tx: Tx, context: ViewerContext): Promise<Page> =>
  buildListPage(list, await favouritesRow(tx, context, undefined));
