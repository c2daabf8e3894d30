import { isTitleType } from '#schemas/card-types.ts';
import type { AnyCard } from './remembered.ts';
import type { Listed } from '../ports/lists.ts';

/** Converts a card to a watchlist entry; undefined for types that lists do not hold. */
export const toListEntry = ({ id, type, title }: Pick<AnyCard, 'id' | 'type' | 'title'>): Listed | undefined =>
  isTitleType(type) ? { id, type, title } : undefined;
