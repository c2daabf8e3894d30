import { type AccessUser, getNeed } from '#schemas/access.ts';
import type { NavigationPort } from '../../ports/navigation.ts';
import type { AnyCard } from '../remembered.ts';

/** Facts that decide whether a card's programme is shown. */
export interface ProgrammeRule extends AccessUser {
  /** Whether the realm allows playback from its TV guide. */
  epgPlayback: 'ENABLED' | 'DISABLED';
}

/** Whether a card represents a programme of a channel. */
const isProgramme = (card: AnyCard): boolean =>
  card.type === 'EPG' || (card.type === 'LIVE' && card.programmingInfo?.currentProgramme !== undefined);

/**
 * Whether panel and dialog show a card's programme: the viewer may watch it, and the realm allows playback from the TV
 * guide (section 4).
 */
export const showsProgramme = (card: AnyCard, rule: ProgrammeRule): boolean =>
  isProgramme(card) && getNeed(card, rule) === undefined && rule.epgPlayback === 'ENABLED';

/** Link that plays the current programme from its start; undefined without a current programme. */
export const getStartOverHref = (
  card: AnyCard,
  { hrefOf, hrefOfCard }: Pick<NavigationPort, 'hrefOf' | 'hrefOfCard'>,
): string | undefined => {
  const start = card.programmingInfo?.currentProgramme?.startDate;
  return start && hrefOf({ type: 'ROUTE', route: hrefOfCard(card) }, { start });
};
