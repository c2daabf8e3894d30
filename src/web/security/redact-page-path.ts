/** Shortest secret in the path of a page: a redeem code of a gift has 26 characters, and tokens of links have more. */
const MIN_SECRET_LENGTH = 20;

const longSegment = new RegExp(`[^/]{${MIN_SECRET_LENGTH},}`, 'g');

/**
 * Replaces what may be the secret of a link in the path of a page, such as a redeem code or the token of an activation, so
 * that the log does not have it. Names of titles and pages are shorter, except for a few that the log can do without.
 */
export const redactPagePath = (path: string): string => path.replaceAll(longSegment, '…');
