import { opensBySignIn } from '#schemas/access.ts';
import { listedOf } from '../listed.ts';
import type { AnyCard } from '../remembered.ts';

/** What a card's menu may offer. Downloads are never offered. */
export type CardAction = 'favourite' | 'watchlist' | 'share' | 'trailer' | 'forget';

/** What the realm and the page allow. */
interface Allowed {
  /** Whether there are lists to put titles into; in a preview there are none. */
  lists: boolean;
  watchlists: boolean;
  share: boolean;
}

const isInSeason = (card: AnyCard): boolean =>
  'contentContext' in card && (card.contentContext ?? []).some(({ type }) => type === 'SEASON');

/** The trailer that a card's menu leads to: the first that can be watched, by whoever has signed in at least. */
export const trailerOf = (card: AnyCard) => ('trailers' in card ? card.trailers?.find(opensBySignIn) : undefined);

/** What a card's menu offers, in its order. */
export function cardActions(card: AnyCard, allowed: Allowed): CardAction[] {
  const isTitle = listedOf(card) !== undefined;
  const offered: Record<CardAction, boolean> = {
    favourite: isTitle && allowed.lists && !isInSeason(card),
    watchlist: isTitle && allowed.lists && allowed.watchlists,
    trailer: trailerOf(card) !== undefined,
    share: allowed.share,
    forget: allowed.lists && 'watchProgress' in card && card.watchProgress !== undefined,
  };
  return (Object.keys(offered) as CardAction[]).filter((action) => offered[action]);
}
