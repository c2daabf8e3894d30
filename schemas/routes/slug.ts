/**
 * A title as a part of an address: lower-cased, spaces and dots become hyphens,
 * symbols go, repeated hyphens collapse, hyphens and underscores at the ends go. Letters of every script stay.
 * Empty when nothing is left: then there is no such part.
 */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[\s.]+/gu, '-')
    .replace(/[^\p{L}\p{M}\p{N}_-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '');
