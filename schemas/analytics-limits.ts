/** Events that one call may bring. */
export const EVENTS_PER_CALL = 50;
/** Cards that one impression may name. */
export const CARDS_PER_IMPRESSION = 24;
