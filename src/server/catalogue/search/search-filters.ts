import type { FilterListBlock } from '#schemas/generated/types.ts';
import { type SearchFacet, searchFacets } from '#schemas/search-facets.ts';
import { facetTitle, valueText } from '../grid/filters.ts';
import type { FacetSelection } from '../grid/read-facets.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import type { FoundTitles } from './search.store.ts';

/** Maximum number of choices per filter. Selected choices are always included. */
const MOST = 24;

/** Default path of the search page. */
const PATH = '/search';

/** URL of the search page with this selection. */
export function toSearchAddress(query: string, ticked: FacetSelection, lastSeen?: string): string {
  const pairs = [...ticked].flatMap(([name, values]) => [...values].map((value): [string, string] => [name, value]));
  const asked = new URLSearchParams([['query', query], ...pairs]);
  if (lastSeen !== undefined) asked.append('lastSeen', lastSeen);
  return `${PATH}?${asked}`;
}

const getCounts = ({ types, categories }: FoundTitles, facet: SearchFacet) =>
  facet === 'contentType' ? types : categories;

/** Builds the filters of a search result with counts; undefined if there is nothing to choose. */
export function searchFilters(
  found: FoundTitles,
  query: string,
  ticked: FacetSelection,
  messages: Messages,
): FilterListBlock | undefined {
  const filters = searchFacets.flatMap((name) => {
    const counts = getCounts(found, name);
    const chosen = ticked.get(name) ?? new Set();
    const values = [...new Set([...counts.keys(), ...chosen])]
      .map((value) => ({ value, count: counts.get(value) ?? 0 }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .filter(({ value }, index) => index < MOST || chosen.has(value));
    if (values.length < 2 && chosen.size === 0) return [];
    const options = values.map(({ value, count }) => ({
      text: valueText(messages, name, value),
      value,
      count,
      isActive: chosen.has(value),
    }));
    return [{ filterKey: name, title: facetTitle(messages, name), options }];
  });
  if (filters.length === 0) return undefined;
  const url = toSearchAddress(query, new Map());
  return { title: messages.t('search.refine'), folded: true, filters, actions: { apply: { url }, reset: { url } } };
}
