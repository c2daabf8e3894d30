/** Label key of a facet value: `Women’s bantamweight` of category is facets.category.womens-bantamweight. */
export const facetLabel = (facet: string, value: string): string =>
  `facets.${facet}.${value
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
