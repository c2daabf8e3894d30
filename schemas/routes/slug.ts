/**
 * Converts a title to a URL slug: lower case, spaces and dots as hyphens, no symbols, no repeated hyphens, no hyphens
 * or underscores at the ends. Letters of every writing system stay. If nothing is left, the slug is empty and the URL
 * has none.
 */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[\s.]+/gu, '-')
    .replace(/[^\p{L}\p{M}\p{N}_-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '');
