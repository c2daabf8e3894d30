import type { BucketBlock, Card, CardListBlock, Page, Paging } from '#schemas/generated/types.ts';
import { browseTitles } from '#schemas/row.ts';
import { readAudience } from '../../catalogue/catalogue/audience.ts';
import { listCardsInOrder } from '../../catalogue/catalogue/list.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { Owner } from '../../platform/http/owner.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { findFavouritesAmong } from './favourites.store.ts';

/** A list of titles that a profile owns and that has a page of its own. */
export interface PersonalList {
  /** Name of the page and its section. The keys of its labels begin with it. */
  section: string;
  /** Name of the row, by which clients request further pages. */
  row: string;
  type: NonNullable<BucketBlock['type']>;
  pageSize: number;
  /** Tells clients which personal list this is, so that they can offer to remove titles from it. */
  personal?: CardListBlock['personal'];
}

/** Whether a requested section and row are those of the list. */
export const isRowOfList = ({ section, row }: PersonalList, askedSection: string, askedRow: string): boolean =>
  askedSection === section && askedRow === row;

/**
 * Converts each entry together with its title's card, in list order. The cards of the owner's favourites are marked.
 * Entries of deleted titles are left out.
 */
export async function listMarkedCards<Entry extends { contentId: number }, Listed>(
  tx: Tx,
  context: ViewerContext,
  owner: Owner,
  entries: readonly Entry[],
  build: (card: Card & { favourite: boolean }, entry: Entry) => Listed,
): Promise<Listed[]> {
  const ids = entries.map(({ contentId }) => contentId);
  const favourites = await findFavouritesAmong(tx, context.realm.id, owner, ids);
  return listCardsInOrder(tx, await readAudience(tx, context), entries, (card, entry) =>
    build({ ...card, favourite: favourites.has(entry.contentId) }, entry),
  );
}

/** Builds a page of the list as a row. `lastSeen` is the cursor of the next page; undefined if there is none. */
export function buildListRow({ section, row, type }: PersonalList, contentList: Card[], lastSeen: string | undefined) {
  const paging: Paging & { lastSeen?: string } = {
    moreDataAvailable: lastSeen !== undefined,
    ...(lastSeen !== undefined && { lastSeen }),
  };
  return { bucketId: row, exid: row, name: '', type, sectionId: section, contentList, paging };
}

/** Builds the list's page with its first titles. */
export function buildListPage(
  { section, row, pageSize, personal }: PersonalList,
  { contentList, paging }: ReturnType<typeof buildListRow>,
): Page {
  const attributes: CardListBlock = {
    type: 'GRID',
    cards: contentList,
    pageSize,
    paging,
    sectionId: section,
    bucketId: row,
    ...(personal && { personal }),
    onEmpty: 'message',
    emptyTitle: `t:${section}.empty`,
    emptyDescription: `t:${section}.emptyText`,
    emptyAction: browseTitles,
  };
  return {
    version: '1.0',
    source: section,
    title: `t:${section}.title`,
    elements: [{ $type: 'cardList', $zone: 'list', attributes }] as Page['elements'],
  };
}
