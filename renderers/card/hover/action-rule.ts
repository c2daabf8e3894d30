import { opensBySignIn } from '#schemas/access.ts';
import { toListEntry } from '../listed.ts';
import type { AnyCard } from '../remembered.ts';

/** Actions of a card's menu. Downloads are never offered. */
export type CardAction = 'favourite' | 'watchlist' | 'share' | 'trailer' | 'forget';

/** Conditions of the realm's settings and of the page that allow or exclude actions. */
interface Allowed {
  /** Whether the viewer can have lists; false in previews. */
  lists: boolean;
  watchlists: boolean;
  share: boolean;
}

const isInSeason = (card: AnyCard): boolean =>
  'contentContext' in card && (card.contentContext ?? []).some(({ type }) => type === 'SEASON');

/** The first of a card's trailers that the user may watch, now or after sign-in. */
export const trailerOf = (card: AnyCard) => ('trailers' in card ? card.trailers?.find(opensBySignIn) : undefined);

/** Actions of a card's menu, in display order. */
export function cardActions(card: AnyCard, allowed: Allowed): CardAction[] {
  const isTitle = toListEntry(card) !== undefined;
  const offered: Record<CardAction, boolean> = {
    favourite: isTitle && allowed.lists && !isInSeason(card),
    watchlist: isTitle && allowed.lists && allowed.watchlists,
    trailer: trailerOf(card) !== undefined,
    share: allowed.share,
    forget: allowed.lists && 'watchProgress' in card && card.watchProgress !== undefined,
  };
  return (Object.keys(offered) as CardAction[]).filter((action) => offered[action]);
}
