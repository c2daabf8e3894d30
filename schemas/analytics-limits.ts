/** Events that one call may bring. */
export const EVENTS_PER_CALL = 50;
/** Cards that one impression may name. */
export const CARDS_PER_IMPRESSION = 24;
/** Single things of a playback, such as stalls, that one part of it may name. */
export const HAPPENINGS_PER_PLAYBACK = 24;
