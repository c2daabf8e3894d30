/** A watchlist's name may have so many characters (product document, section 5). */
export const WATCHLIST_NAME = 60;
