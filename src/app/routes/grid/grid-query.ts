import type { Query } from '#schemas/wire/endpoints.ts';

type GridQuery = NonNullable<Query<'GET /api/v1/view/content-grid'>>;

/** Query parameters that are not filters. */
const others = new Set(['sort', 'lastSeen', 'lang', 'from']);
const sorts = new Set(['publicationDate', 'title']);
const MOST = 12;

const escaped = (value: string) => value.replace(/[%,]/g, encodeURIComponent);

/** Selected values of the given facets. */
export const facetsIn = (search: URLSearchParams, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const values = search.getAll(name).filter(Boolean);
    return values.length > 0 ? [`${name}:${values.map(escaped).join(',')}`] : [];
  });

/** Derives the grid request from a URL's query. Invalid values are ignored. */
export function gridQueryOf(search: URLSearchParams): GridQuery {
  const names = [...new Set(search.keys())].filter((name) => !others.has(name) && !name.includes(':'));
  const facet = facetsIn(search, names.slice(0, MOST));
  const [sort = '', sortDirection = ''] = search.get('sort')?.split(':') ?? [];
  const lastSeen = search.get('lastSeen');
  return {
    ...(facet.length > 0 && { facet }),
    ...(sorts.has(sort) && { sort: sort as 'publicationDate' }),
    ...((sortDirection === 'ASC' || sortDirection === 'DESC') && sorts.has(sort) && { sortDirection }),
    ...(lastSeen && { lastSeen }),
  };
}
