/** Maximum length of a watchlist's name, in characters. */
export const WATCHLIST_NAME = 60;
