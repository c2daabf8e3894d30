import type { Card, LiveCard } from '#schemas/generated/types.ts';
import { isSpoilerHidden } from '../spoilers/is-veiled.ts';

/** Any card that rows can show. */
export type AnyCard = Card | LiveCard;

const cards = new WeakMap<Element, AnyCard>();

/**
 * Ref callback that registers the card of an element, so that page-wide listeners can find it without a listener per
 * card.
 */
export const registerCard = (card: AnyCard) => (node: Element | null) => {
  if (node) cards.set(node, card);
};

/**
 * The card around an event target, with its element; undefined outside of cards and for cards hidden by spoiler
 * protection.
 */
export function findRememberedCard(target: EventTarget | null): { card: AnyCard; article: HTMLElement } | undefined {
  const article = target instanceof Element ? target.closest('article') : null;
  const card = article ? cards.get(article) : undefined;
  return card && article && !isSpoilerHidden(article) ? { card, article } : undefined;
}
