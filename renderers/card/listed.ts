import type { AnyCard } from './remembered.ts';
import type { Listed } from '../ports/lists.ts';

/** What leads on instead of being a title. */
const others: readonly AnyCard['type'][] = ['SECTION_LINK', 'WATCHLIST', 'DATA_FEED'];

/** A card's title as lists take it; undefined for a card of something else. */
export const listedOf = ({ id, type, title }: Pick<AnyCard, 'id' | 'type' | 'title'>): Listed | undefined =>
  others.includes(type) ? undefined : ({ id, type, title } as Listed);
