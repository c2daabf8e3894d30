import { createHash } from 'node:crypto';
import type { CardListBlock, FilterListBlock, Page } from '#schemas/generated/types.ts';
import { openAudience } from '../catalogue/audience.ts';
import { type Cursor, readCursor, writeCursor } from '../catalogue/cursor.ts';
import { listCardsInOrder } from '../catalogue/list.ts';
import { inRealm, type RunTransaction } from '../../platform/db/scope.ts';
import type { Call, Handlers } from '../../platform/http/call.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import { mergeAccessFacet } from './access.ts';
import { buildFilters, facetsToShow } from './filters.ts';
import { countBits } from './bits.ts';
import { findMatches, takeTitles } from './find.ts';
import { type GridIndex, gridIndex, readAlphabet, shownAt } from './grid-index.ts';
import { readFacets, type FacetSelection, writeFacets } from './read-facets.ts';

type Name = 'GET /api/v1/view/content-grid';
type Query = Call<Name>['query'];

/** Default path of the grid page. */
const PATH = '/grid';

const sorts = [
  { field: 'publicationDate', direction: 'DESC', label: 'grid.newest' },
  { field: 'publicationDate', direction: 'ASC', label: 'grid.oldest' },
  { field: 'title', direction: 'ASC', label: 'grid.alphabet' },
] as const;

/**
 * Where the page begins in the sort order: after the title that the cursor names, or at the position in the cursor if
 * that title no longer exists.
 */
function stepAfter(cursor: Cursor | undefined, index: GridIndex, order: Int32Array, backwards: boolean): number {
  if (!cursor) return 0;
  const position = index.positionOf.get(cursor.i);
  const at = position === undefined ? -1 : order.indexOf(position);
  if (at < 0) return cursor.k;
  return backwards ? order.length - at : at + 1;
}

/** Reads the next titles and the cursor of the page after them. */
async function nextTitles(call: Call<Name>, index: GridIndex, ticked: FacetSelection) {
  const { db, realm, query, locale } = call;
  const backwards = query.sortDirection === 'DESC';
  const order = query.sort === 'title' ? await readAlphabet(db, realm, index, locale) : index.byDate;
  const found = findMatches(index.facets, index.ids.length, ticked, index.shown);
  const cursor = readCursor(query.lastSeen);
  const from = stepAfter(cursor, index, order, backwards);
  const { positions, until } = takeTitles(found, { order, backwards, from, length: query.rpp });
  const ids = positions.map((position) => index.ids[position] ?? 0);
  const seen = (cursor?.n ?? 0) + ids.length;
  const total = countBits(found);
  const last = ids.at(-1);
  const hasMore = takeTitles(found, { order, backwards, from: until, length: 1 }).positions.length > 0;
  const lastSeen = hasMore && last !== undefined ? writeCursor({ k: until, i: last, n: seen, t: 0 }) : undefined;
  return { ids, lastSeen, total };
}

/** URL of the grid page with this selection and order. */
function toGridAddress(ticked: FacetSelection, { sort, sortDirection }: Query, lastSeen?: string): string {
  const pairs = [...ticked].flatMap(([name, values]) => [...values].map((value): [string, string] => [name, value]));
  const query = new URLSearchParams([...pairs, ['sort', `${sort}:${sortDirection}`]]);
  if (lastSeen !== undefined) query.append('lastSeen', lastSeen);
  return `${PATH}?${query}`;
}

const filterList = (index: GridIndex, ticked: FacetSelection, query: Query, messages: Messages): FilterListBlock => ({
  title: messages.t('grid.filters'),
  folded: true,
  filters: buildFilters(index, ticked, messages),
  sort: sorts.map(({ field, direction, label }) => ({
    text: messages.t(label),
    field,
    direction,
    isActive: field === query.sort && direction === query.sortDirection,
  })),
  actions: { apply: { url: PATH }, reset: { url: PATH } },
});

function buildNextAction(
  ticked: FacetSelection,
  query: Query,
  lastSeen: string,
  messages: Messages,
): NonNullable<CardListBlock['actions']> {
  const { sort, sortDirection, rpp } = query;
  const currentSearch = { facetsRequested: writeFacets(ticked), sort, sortDirection, rpp };
  const data = { url: toGridAddress(ticked, query, lastSeen), lastSeen, currentSearch };
  return { next: { text: messages.t('grid.more'), action: { type: 'load', data } } };
}

/**
 * The cursor contains this hash of the selection, so that a client cannot continue with the cursor of another
 * selection.
 */
const hashSelection = (ticked: FacetSelection, { sort, sortDirection, lastSeen = '' }: Query): string =>
  `titles-${createHash('sha256')
    .update(JSON.stringify([writeFacets(ticked), sort, sortDirection, lastSeen]))
    .digest('hex')
    .slice(0, 16)}`;

export const gridHandlers: Handlers<Name> = {
  'GET /api/v1/view/content-grid': async (call): Promise<Page> => {
    const { realm, query } = call;
    const messages = await messagesFor(call);
    const whole = await gridIndex(call.db, realm);
    const runTransaction: RunTransaction = (work, options) => inRealm(call.db, realm.id, work, options);
    const audience = await openAudience(runTransaction, call);
    const index = {
      ...whole,
      facets: mergeAccessFacet(whole.facets, whole.sold, audience),
      shown: shownAt(whole, call.clock.now()),
    };
    // Query parameters that are not facets are ignored.
    const ticked = new Map([...readFacets(query.facet)].filter(([name]) => index.facets.has(name)));
    const { ids, lastSeen, total } = await nextTitles(call, index, ticked);
    const entries = ids.map((contentId) => ({ contentId }));
    const cards = await runTransaction((tx) => listCardsInOrder(tx, audience, entries, (card) => card));
    const list: CardListBlock = {
      type: 'GRID',
      title: messages.t('titleCount', { count: total }),
      sectionId: 'grid',
      bucketId: hashSelection(ticked, query),
      cards,
      onEmpty: 'message',
      emptyTitle: messages.t('grid.emptyTitle'),
      emptyDescription: messages.t('grid.emptyText'),
      ...(lastSeen !== undefined && { actions: buildNextAction(ticked, query, lastSeen, messages) }),
    };
    const shown = facetsToShow(index, new Map());
    return {
      version: '1.1',
      source: 'grid',
      layout: 'GRID',
      title: messages.t('grid.title'),
      initialAvailableFacets: {
        facets: Object.fromEntries(shown.map((name) => [name, [...(index.facets.get(name)?.keys() ?? [])]])),
      },
      elements: [
        { $type: 'filterList', $zone: 'list', attributes: filterList(index, ticked, query, messages) },
        { $type: 'cardList', $zone: 'list', attributes: list },
      ],
    };
  },
};
