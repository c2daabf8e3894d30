/**
 * Label key of a facet's value. The value `Women’s bantamweight` of the facet `category` has the key
 * `facets.category.womens-bantamweight`.
 */
export const facetLabel = (facet: string, value: string): string =>
  `facets.${facet}.${value
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
