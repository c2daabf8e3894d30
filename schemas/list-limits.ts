/** A watchlist's name may have so many characters. */
export const WATCHLIST_NAME = 60;
