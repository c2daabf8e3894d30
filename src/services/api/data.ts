import type { CardSearch, DataPort } from '#renderers/ports/data.ts';
import type { CardListBlock, Page, SeasonItem } from '#schemas/generated/types.ts';
import type { Api } from './client.ts';

/** Converts a page of the grid or of search results into the format of a row's next cards. */
function cardsOf({ elements }: Page) {
  const list = (elements as { attributes?: CardListBlock }[]).find(({ attributes }) => attributes?.cards)?.attributes;
  const lastSeen = list?.actions?.next?.action.data.lastSeen;
  return {
    contentList: list?.cards ?? [],
    paging: { moreDataAvailable: lastSeen !== undefined, ...(lastSeen !== undefined && { lastSeen }) },
  };
}

/** Loads the next cards of a grid, or of a search if there is a query. */
async function further(
  api: Api,
  { facetsRequested: facet, query, ...order }: CardSearch,
  lastSeen: string | number | undefined,
) {
  const asked = { facet, ...(lastSeen !== undefined && { lastSeen: String(lastSeen) }) };
  return cardsOf(
    query === undefined
      ? await api.call('GET /api/v1/view/content-grid', { query: { ...order, ...asked } })
      : await api.call('GET /api/v1/view/search', { query: { query, ...asked } }),
  );
}

/** Number of seasons requested before and after the current one. */
const SEASONS = 25;

/** The next cards of a row include geoblocked titles and titles that need sign-in, like its first cards. */
const shown = { displayGeoblocked: 'SHOW', displayContentAvailableOnSignIn: 'SHOW' } as const;

/** Implements the data port with the realm server's API. */
export const createData = (api: Api): DataPort => ({
  bucket: ({ sectionId, bucketId, count, lastSeen, search }) =>
    search
      ? further(api, search, lastSeen)
      : api.call('GET /api/v4/content/{section}/bucket/{bucketId}', {
          params: { section: sectionId, bucketId: String(bucketId) },
          query: { rpp: count, ...(lastSeen !== undefined && { lastSeen: String(lastSeen) }), ...shown },
        }),
  async season(id) {
    const {
      episodes: _episodes,
      paging: _paging,
      rating: _rating,
      ...season
    } = await api.call('GET /api/v4/season/{id}', { params: { id }, query: { rpp: 1 } });
    return season as SeasonItem;
  },
  async seasonsAround(seriesId, seasonId) {
    const { precedingSeasons, followingSeasons } = await api.call(
      'GET /api/v4/series/{seriesId}/adjacentTo/{seasonId}',
      { params: { seriesId, seasonId }, query: { size: SEASONS } },
    );
    return { preceding: precedingSeasons, following: followingSeasons };
  },
  playlist: ({ id, count, lastSeen }) =>
    api.call('GET /api/v4/playlist/{id}', {
      params: { id: Number(id) },
      query: { rpp: count, ...(lastSeen !== undefined && { lastSeen }) },
    }),
  async suggest(query) {
    const { suggestions } = await api.call('GET /api/v1/search/suggestions', { query: { query } });
    return suggestions.map(({ text }) => text);
  },
  plans: async (source) => (await import('./lists.ts')).listPlans(api, source),
  list: async (asked, lastSeen) => (await import('./lists.ts')).listOf(api, asked, lastSeen),
});
