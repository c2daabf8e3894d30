import type { AnyCard } from '../remembered.ts';

/** Whether a card stands for a programme of a channel. */
const isProgramme = (card: AnyCard): boolean =>
  card.type === 'EPG' || (card.type === 'LIVE' && card.programmingInfo?.currentProgramme !== undefined);

/** Whether a tap opens the programme: it may be watched, and the realm plays programmes of its guide (section 4). */
export const opensProgramme = (card: AnyCard, epgPlayback: 'ENABLED' | 'DISABLED'): boolean =>
  isProgramme(card) && card.accessLevel === 'GRANTED' && epgPlayback === 'ENABLED';
