import { searchFacets } from '#schemas/search-facets.ts';
import type { Query } from '#schemas/wire/endpoints.ts';
import { facetsIn } from '../grid/grid-query.ts';

type SearchQuery = NonNullable<Query<'GET /api/v1/view/search'>>;

const LONGEST_QUERY = 200;

/** Derives the search request from a URL's query. Invalid values are ignored. */
export function searchQueryOf(search: URLSearchParams): SearchQuery {
  const facet = facetsIn(search, searchFacets);
  const lastSeen = search.get('lastSeen');
  return {
    query: (search.get('query') ?? '').slice(0, LONGEST_QUERY).replaceAll('\0', ''),
    ...(facet.length > 0 && { facet }),
    ...(lastSeen && { lastSeen }),
  };
}
