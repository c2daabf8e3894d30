import { randomBytes } from 'node:crypto';
import type { Card, CardListBlock, Fighter, NewsItem, Page } from '#schemas/generated/types.ts';
import type * as z from 'zod';
import { localise } from '#schemas/localise.ts';
import { searchFacets } from '#schemas/search-facets.ts';
import type { SearchQuery } from '#schemas/wire/catalogue/content.ts';
import { readAudience } from '../catalogue/audience.ts';
import type { CardAudience } from '../catalogue/card.ts';
import { readCursor, writeCursor } from '../catalogue/cursor.ts';
import { listCardsInOrder } from '../catalogue/list.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { listProgrammeCards } from '../guide/programme-cards.ts';
import { toFighter } from '../fighters/fighters.ts';
import { findFighters } from '../fighters/fighters.store.ts';
import { readFacets, type FacetSelection, writeFacets } from '../grid/read-facets.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import { newsItem } from '../news/news.ts';
import { findNews } from '../news/news.store.ts';
import { MIN_EXACT_RESULTS, searchTitles } from './find.ts';
import { toSearchAddress, searchFilters } from './search-filters.ts';
import { type FoundTitles, listPopular } from './search.store.ts';

/** Titles per page. */
const MOST = 50;
const POPULAR = 18;
/** Number of popular titles shown next to few results: one row on a wide screen. */
const BESIDES = 6;
/** Number of fighters and news shown next to titles. If only they are requested, a full page is shown. */
const SOME = 6;
/** Number of guide programmes shown next to titles: two rows on a wide screen. */
const PROGRAMMES = 12;

type Asked = z.output<typeof SearchQuery>;
type Elements = Page['elements'];

/** Reads titles and returns their cards in the order of the ids. */
export const listCardsById = (tx: Tx, audience: CardAudience, ids: readonly number[]): Promise<Card[]> =>
  listCardsInOrder(
    tx,
    audience,
    ids.map((contentId) => ({ contentId })),
    (card) => card,
  );

/** Popular titles, shown before a query is typed. */
export async function listPopularCards(tx: Tx, audience: CardAudience, count = POPULAR): Promise<Card[]> {
  return listCardsById(tx, audience, await listPopular(tx, audience.realm, count, audience.now));
}

/**
 * Parses the facet selection; unknown facets are ignored.
 * @throws ProblemError 400 for invalid syntax
 */
function readTicked({ facet }: Asked): FacetSelection {
  const known: readonly string[] = searchFacets;
  return new Map([...readFacets(facet)].filter(([name]) => known.includes(name)));
}

/** Searches with the request's facets and cursor. */
function findAsked(
  tx: Tx,
  context: ViewerContext,
  query: string,
  ticked: FacetSelection,
  lastSeen: string | undefined,
): Promise<FoundTitles> {
  const { realm, locale } = context;
  const [types, categories] = searchFacets.map((name) => ticked.get(name) && [...(ticked.get(name) ?? [])]);
  const isAlone = (type: string) => types?.length === 1 && types[0] === type;
  const cursor = readCursor(lastSeen);
  return searchTitles(tx, realm.id, query, {
    locale,
    now: context.clock.now(),
    types,
    categories,
    after: cursor && { count: cursor.n, id: cursor.i },
    counted: true,
    titles: MOST,
    fighters: isAlone('FIGHTER') ? MOST : SOME,
    news: isAlone('NEWS') ? MOST : SOME,
    // The selected facets filter only titles, and later pages contain only titles.
    programmes: ticked.size > 0 || lastSeen !== undefined ? 0 : PROGRAMMES,
  });
}

/**
 * A random name for a result list, so that browsers never mix pages of different searches. Not a hash of the query:
 * analytics reports contain the name, and a hash could be reversed with a dictionary.
 */
const createListName = (): string => `found-${randomBytes(8).toString('hex')}`;

function buildNextAction(
  found: FoundTitles,
  query: string,
  ticked: FacetSelection,
  { t }: Messages,
): Pick<CardListBlock, 'actions'> {
  const last = found.titles.at(-1);
  if (last === undefined || found.until >= found.titleTotal) return {};
  const lastSeen = writeCursor({ k: 0, i: last, n: found.until, t: 0 });
  const currentSearch = { query, facetsRequested: writeFacets(ticked) };
  const data = { url: toSearchAddress(query, ticked, lastSeen), lastSeen, currentSearch };
  return { actions: { next: { text: t('grid.more'), action: { type: 'load', data } } } };
}

/** Builds a card list that also contains the query, for the client's requests of further pages. */
type ListOf = CardListBlock & { query?: string };

const list = (attributes: ListOf): Elements[number] => ({ $type: 'cardList', $zone: 'list', attributes });

/** Reads the fighters and news of a search result, in order. */
async function listOthers(
  tx: Tx,
  audience: CardAudience,
  { fighters, news }: FoundTitles,
): Promise<{ fighters: Fighter[]; items: NewsItem[] }> {
  const { realm } = audience;
  const records = new Map((await findFighters(tx, realm, fighters)).map((one) => [one.id, one]));
  const items: NewsItem[] = [];
  for (const { feedName, id } of news) {
    const record = await findNews(tx, realm, feedName, id, audience.now);
    if (record) items.push(newsItem(record, audience));
  }
  return {
    fighters: fighters.flatMap((id) => {
      const record = records.get(id);
      return record ? [toFighter(record, audience)] : [];
    }),
    items,
  };
}

/**
 * Builds the elements of a search result: filters, fighters, titles, news, and popular titles if there are few results.
 */
async function buildResults(tx: Tx, context: ViewerContext, query: string, asked: Asked, messages: Messages) {
  const { t } = messages;
  const ticked = readTicked(asked);
  const audience = await readAudience(tx, context);
  const found = await findAsked(tx, context, query, ticked, asked.lastSeen);
  const cards = await listCardsById(tx, audience, found.titles);
  // Later pages contain only titles, because fighters and news are on the first page.
  const { fighters, items } =
    asked.lastSeen === undefined
      ? localise(await listOthers(tx, audience, found), (key) => t(key))
      : { fighters: [], items: [] };
  const filters = searchFilters(found, query, ticked, messages);
  const programmes = localise(await listProgrammeCards(tx, audience, found.programmes), (key) => t(key));
  const total = found.total + programmes.length;
  const isEmpty = total === 0;
  const popular =
    isEmpty || total < MIN_EXACT_RESULTS ? await listPopularCards(tx, audience, BESIDES + cards.length) : [];
  const besides = popular.filter(({ id }) => !found.titles.includes(id)).slice(0, BESIDES);
  const titles: ListOf = {
    type: 'GRID',
    query,
    sectionId: 'search',
    bucketId: createListName(),
    ...(!isEmpty && { title: t('search.results', { query }) }),
    cards,
    emptyTitle: t('search.emptyTitle', { query }),
    emptyDescription: t('search.emptyText'),
    ...buildNextAction(found, query, ticked, messages),
  };
  const people: Elements =
    fighters.length > 0
      ? [{ $type: 'fighters', $zone: 'list', attributes: { title: t('search.fighters'), fighters } }]
      : [];
  const elements: Elements = [
    ...(filters ? [{ $type: 'filterList' as const, $zone: 'list' as const, attributes: filters }] : []),
    // A query that matches a fighter's name shows the fighter first.
    ...(found.isFighter ? people : []),
    ...(cards.length > 0 || isEmpty ? [list(titles)] : []),
    ...(found.isFighter ? [] : people),
    ...(programmes.length > 0 ? [list({ type: 'GRID', title: t('search.programmes'), cards: programmes })] : []),
    ...(items.length > 0
      ? [{ $type: 'news' as const, $zone: 'list' as const, attributes: { title: t('search.news'), items } }]
      : []),
    ...(besides.length > 0 ? [list({ type: 'GRID', title: t('search.besides'), cards: besides })] : []),
  ];
  return { elements, total };
}

/** Builds the search page: the search box, then results, or popular titles without a query. */
export async function buildSearchPage(
  tx: Tx,
  context: ViewerContext & { query: Asked },
  messages: Messages,
): Promise<Page> {
  const { t } = messages;
  const query = context.query.query.trim();
  const { elements, total } =
    query === ''
      ? {
          elements: [
            list({
              type: 'GRID',
              query,
              title: t('search.popular'),
              cards: await listPopularCards(tx, await readAudience(tx, context)),
            }),
          ],
          total: 0,
        }
      : await buildResults(tx, context, query, context.query, messages);
  const box = {
    placeholder: t('search.placeholder'),
    value: query,
    totalResults: total,
    action: { url: '/search' },
  };
  return {
    version: '1.0',
    source: 'search',
    title: t('search.title'),
    elements: [{ $type: 'search', $zone: 'list', attributes: box }, ...elements],
  };
}
