import type { CardListBlock, Page } from '#schemas/generated/types.ts';
import { browseTitles } from '#schemas/row.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { HISTORY_CARDS, historyPage } from './history.ts';

/** Section and row names of the history, used to request further pages. */
const SECTION = 'history';
const ROW = 'watched';

/** Tells whether a row is the history row, which is personal. */
export const isHistory = (section: string, row: string): boolean => section === SECTION && row === ROW;

/**
 * Reads a page of the history as a row. The cursor is the number of the next page.
 * @throws ProblemError 400, 403
 */
export async function historyRow(context: ViewerContext, lastSeen: string | undefined) {
  const page = lastSeen === undefined ? 1 : Number(lastSeen);
  if (!Number.isInteger(page) || page < 1 || page > 1_000_000)
    throw new ProblemError('BAD_REQUEST', ['lastSeen is not from this list']);
  const { vods, total } = await historyPage(context, page, HISTORY_CARDS);
  const more = page * HISTORY_CARDS < total;
  return {
    bucketId: ROW,
    exid: ROW,
    name: '',
    type: 'VOD_VIDEO' as const,
    sectionId: SECTION,
    contentList: vods.map(({ watchedAt: _when, ...card }) => card),
    paging: { moreDataAvailable: more, ...(more && { lastSeen: String(page + 1) }) },
  };
}

/**
 * Builds the page of the viewer's history.
 * @throws ProblemError 403 for a guest
 */
export async function historyScreen(context: ViewerContext): Promise<Page> {
  const { contentList, paging } = await historyRow(context, undefined);
  const attributes: CardListBlock = {
    type: 'GRID',
    cards: contentList,
    pageSize: HISTORY_CARDS,
    paging,
    sectionId: SECTION,
    bucketId: ROW,
    personal: 'HISTORY',
    onEmpty: 'message',
    emptyTitle: 't:history.empty',
    emptyDescription: 't:history.emptyText',
    emptyAction: browseTitles,
  };
  return {
    version: '1.0',
    source: SECTION,
    title: 't:history.title',
    elements: [{ $type: 'cardList', $zone: 'list', attributes }] as Page['elements'],
  };
}
