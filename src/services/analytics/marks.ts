import type { SeenCard, SeenElement } from '#schemas/wire/viewing/analytics.ts';

/** Selector of page elements that are tracked; `renderers/page/mark.ts` sets the attribute. */
export const TRACKED_SELECTOR = '[data-pointer]';
/** Selector of a content card. */
const CARD = '[data-card]';

/** Returns the tracked element that contains a DOM node. */
export const markAt = (node: Element): HTMLElement | undefined =>
  node.closest<HTMLElement>(TRACKED_SELECTOR) ?? undefined;

/** Builds the analytics description of an element from its data attributes (kind, JSON pointer, ids). */
export const elementOf = ({ dataset }: HTMLElement): SeenElement => ({
  ...Object.fromEntries(new URLSearchParams(dataset['ids'])),
  kind: dataset['kind'] ?? '',
  pointer: dataset['pointer'] ?? '',
});

/** Cards of an element, excluding the cards of nested tracked elements. */
const cardsOf = (mark: HTMLElement): HTMLElement[] =>
  [...mark.querySelectorAll<HTMLElement>(CARD)].filter((card) => markAt(card) === mark);

const factsOf = ({ dataset }: HTMLElement, index: number): SeenCard => ({
  contentType: dataset['type'] ?? '',
  contentId: Number(dataset['card']),
  position: index + 1,
});

/** Returns the card that contains a DOM node, or undefined if the card belongs to another element. */
export function findMarkedCard(node: Element, mark: HTMLElement): SeenCard | undefined {
  const card = node.closest<HTMLElement>(CARD);
  const index = card ? cardsOf(mark).indexOf(card) : -1;
  return card && index >= 0 ? factsOf(card, index) : undefined;
}

/** Whether the centre point of the card is inside the window. */
function isInSight(card: HTMLElement): boolean {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}

/** Returns the cards whose centre is inside the window, up to a maximum number. */
export const cardsInSight = (mark: HTMLElement, most: number): SeenCard[] =>
  cardsOf(mark)
    .flatMap((card, index) => (isInSight(card) ? [factsOf(card, index)] : []))
    .slice(0, most);
