/** Facets that narrow search results, as named in URLs and requests. */
export const searchFacets = ['contentType', 'category'] as const;

/** Name of a search facet. */
export type SearchFacet = (typeof searchFacets)[number];
