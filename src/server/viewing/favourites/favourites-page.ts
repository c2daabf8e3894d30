import type { CardListBlock, Page } from '#schemas/generated/types.ts';
import { browseTitles } from '#schemas/row.ts';
import { readCursor, writeCursor } from '../../catalogue/catalogue/cursor.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { requireOwner } from '../../platform/http/owner.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { FAVOURITE_CARDS, favouriteCards } from './favourites.ts';
import { listFavourites } from './favourites.store.ts';

/** Section and row names of the favourites, used to request further pages. */
const SECTION = 'favourites';
const ROW = 'titles';

/** Tells whether a row is the favourites row, which is personal. */
export const isFavourites = (section: string, row: string): boolean => section === SECTION && row === ROW;

/**
 * Reads a page of favourites as a row. The cursor is a position, not a page number, so that removals while paging skip
 * nothing.
 * @throws ProblemError 400, 403
 */
export async function favouritesRow(context: ViewerContext, lastSeen: string | undefined) {
  const { realm } = context;
  const owner = requireOwner(context);
  const cursor = readCursor(lastSeen);
  const after = cursor && { addedAt: cursor.k, contentId: cursor.i };
  return inRealm(context.db, realm.id, async (tx) => {
    // Reads one more than is shown, to know whether there is a next page.
    const found = await listFavourites(tx, realm.id, owner, { count: FAVOURITE_CARDS + 1, after });
    const shown = found.slice(0, FAVOURITE_CARDS);
    const last = shown.at(-1);
    const more = found.length > FAVOURITE_CARDS && last !== undefined;
    const n = (cursor?.n ?? 0) + shown.length;
    return {
      bucketId: ROW,
      exid: ROW,
      name: '',
      type: 'MIXED' as const,
      sectionId: SECTION,
      contentList: await favouriteCards(tx, context, shown),
      paging: {
        moreDataAvailable: more,
        ...(more && { lastSeen: writeCursor({ k: last.addedAt, i: last.contentId, n, t: context.clock.now() }) }),
      },
    };
  });
}

/**
 * Builds the page of the viewer's favourites.
 * @throws ProblemError 403 for a guest
 */
export async function favouritesScreen(context: ViewerContext): Promise<Page> {
  const { contentList, paging } = await favouritesRow(context, undefined);
  const attributes: CardListBlock = {
    type: 'GRID',
    cards: contentList,
    pageSize: FAVOURITE_CARDS,
    paging,
    sectionId: SECTION,
    bucketId: ROW,
    onEmpty: 'message',
    emptyTitle: 't:favourites.empty',
    emptyDescription: 't:favourites.emptyText',
    emptyAction: browseTitles,
  };
  return {
    version: '1.0',
    source: SECTION,
    title: 't:favourites.title',
    elements: [{ $type: 'cardList', $zone: 'list', attributes }] as Page['elements'],
  };
}
