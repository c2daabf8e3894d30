/** Maximum number of events per request. */
export const EVENTS_PER_CALL = 50;
/** Maximum number of cards per impression event. */
export const CARDS_PER_IMPRESSION = 24;
/** Maximum number of incidents, such as stalls, per playback report. */
export const HAPPENINGS_PER_PLAYBACK = 24;
