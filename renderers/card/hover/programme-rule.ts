import { needOf } from '#schemas/access.ts';
import type { NavigationPort } from '../../ports/navigation.ts';
import type { AnyCard } from '../remembered.ts';

/** What decides who is shown a programme. */
export interface ProgrammeRule {
  /** Whether the realm plays programmes of its guide. */
  epgPlayback: 'ENABLED' | 'DISABLED';
  isGuest: boolean;
}

/** Whether a card stands for a programme of a channel. */
const isProgramme = (card: AnyCard): boolean =>
  card.type === 'EPG' || (card.type === 'LIVE' && card.programmingInfo?.currentProgramme !== undefined);

/** Whether a card's programme is shown, by its panel and at a tap: it may be watched, and the realm plays programmes (section 4). */
export const showsProgramme = (card: AnyCard, { epgPlayback, isGuest }: ProgrammeRule): boolean =>
  isProgramme(card) && needOf(card.accessLevel, isGuest) === undefined && epgPlayback === 'ENABLED';

/** Where the programme that is on plays from its beginning; undefined where none is. */
export const fromBeginning = (
  card: AnyCard,
  { hrefOf, hrefOfCard }: Pick<NavigationPort, 'hrefOf' | 'hrefOfCard'>,
): string | undefined => {
  const start = card.programmingInfo?.currentProgramme?.startDate;
  return start && hrefOf({ type: 'ROUTE', route: hrefOfCard(card) }, { start });
};
