import type { Card, LiveCard } from '#schemas/generated/types.ts';
import { isVeiled } from '../spoilers/is-veiled.ts';

/** A card as any row shows it. */
export type AnyCard = Card | LiveCard;

const cards = new WeakMap<Element, AnyCard>();

/**
 * Makes known what an element shows, for whoever answers pointer and keys for all cards at once: no card needs a listener
 * or a state of its own for that. To be given as a ref.
 */
export const remember = (card: AnyCard) => (node: Element | null) => {
  if (node) cards.set(node, card);
};

/** The card that an element is part of, with the element of the card; undefined where there is none, or a veiled one. */
export function cardAt(target: EventTarget | null): { card: AnyCard; article: HTMLElement } | undefined {
  const article = target instanceof Element ? target.closest('article') : null;
  const card = article ? cards.get(article) : undefined;
  return card && article && !isVeiled(article) ? { card, article } : undefined;
}
