import { isTitleType } from '#schemas/card-types.ts';
import type { AnyCard } from './remembered.ts';
import type { Listed } from '../ports/lists.ts';

/** A card's title as lists take it; undefined for a card of something else. */
export const listedOf = ({ id, type, title }: Pick<AnyCard, 'id' | 'type' | 'title'>): Listed | undefined =>
  isTitleType(type) ? { id, type, title } : undefined;
