/** What the results of a search can be narrowed by, by its name in addresses and calls. */
export const searchFacets = ['contentType', 'category'] as const;

/** One of them. */
export type SearchFacet = (typeof searchFacets)[number];
