import type { Card, Page } from '#schemas/generated/types.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { requireOwner } from '../../platform/http/owner.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import {
  buildListPage,
  buildListRow,
  isRowOfList,
  listMarkedCards,
  type PersonalList,
} from '../favourites/personal-list.ts';
import { countWatched, listWatched } from './history.store.ts';

/** The list "history". Its pages have as many titles as those of watchlists. */
const list: PersonalList = { section: 'history', row: 'watched', type: 'VOD_VIDEO', pageSize: 25, personal: 'HISTORY' };

/** Card of a watched video. Progress in seconds, `watchedAt` in milliseconds. */
export type WatchedCard = Card & { watchProgress: number; watchedAt: number };

/** Tells whether a row is the history row, which is personal. */
export const isHistory = (section: string, row: string): boolean => isRowOfList(list, section, row);

/**
 * Reads a numbered page of the history, most recent first.
 * @throws ProblemError 403 for a guest
 */
export async function listHistory(
  tx: Tx,
  context: ViewerContext,
  page: number,
  count: number,
): Promise<{ vods: WatchedCard[]; total: number }> {
  const { realm } = context;
  const owner = requireOwner(context);
  const watched = await listWatched(tx, realm.id, owner, { skip: (page - 1) * count, count });
  const vods = await listMarkedCards(tx, context, owner, watched, (card, { progress, watchedAt }) => ({
    ...card,
    watchProgress: progress,
    watchedAt,
  }));
  return { vods, total: await countWatched(tx, realm.id, owner) };
}

/**
 * Reads a page of the history as a row. The cursor is the number of the next page.
 * @throws ProblemError 400, 403
 */
export async function historyRow(tx: Tx, context: ViewerContext, lastSeen: string | undefined) {
  const page = lastSeen === undefined ? 1 : Number(lastSeen);
  if (!Number.isInteger(page) || page < 1 || page > 1_000_000)
    throw new ProblemError('BAD_REQUEST', ['lastSeen is not from this list']);
  const { vods, total } = await listHistory(tx, context, page, list.pageSize);
  const cards = vods.map(({ watchedAt: _watchedAt, ...card }) => card);
  return buildListRow(list, cards, page * list.pageSize < total ? String(page + 1) : undefined);
}

/**
 * Builds the page of the viewer's history.
 * @throws ProblemError 403 for a guest
 */
export const historyScreen = async (tx: Tx, context: ViewerContext): Promise<Page> =>
  buildListPage(list, await historyRow(tx, context, undefined));
