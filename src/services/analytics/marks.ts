import type { SeenCard, SeenElement } from '#schemas/wire/analytics.ts';

/** What marks an element of a page in the document (`renderers/page/mark.ts`). */
export const MARK = '[data-pointer]';
/** What marks a card. */
const CARD = '[data-card]';

/** The mark of the element that a node belongs to. */
export const markAt = (node: Element): HTMLElement | undefined => node.closest<HTMLElement>(MARK) ?? undefined;

/** The element that is marked, by everything that its definition calls it. */
export const elementOf = ({ dataset }: HTMLElement): SeenElement => ({
  ...Object.fromEntries(new URLSearchParams(dataset['ids'])),
  kind: dataset['kind'] ?? '',
  pointer: dataset['pointer'] ?? '',
});

/** The cards of an element, without those of elements within it. */
const cardsOf = (mark: HTMLElement): HTMLElement[] =>
  [...mark.querySelectorAll<HTMLElement>(CARD)].filter((card) => markAt(card) === mark);

const factsOf = ({ dataset }: HTMLElement, index: number): SeenCard => ({
  contentType: dataset['type'] ?? '',
  contentId: Number(dataset['card']),
  position: index + 1,
});

/** The card that a node belongs to. */
export function cardAt(node: Element, mark: HTMLElement): SeenCard | undefined {
  const card = node.closest<HTMLElement>(CARD);
  const index = card ? cardsOf(mark).indexOf(card) : -1;
  return card && index >= 0 ? factsOf(card, index) : undefined;
}

/** Whether most of a box is within the window, given its middle. */
function isInSight(card: HTMLElement): boolean {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}

/** The cards of an element whose middle is in the window now. */
export const cardsInSight = (mark: HTMLElement, most: number): SeenCard[] =>
  cardsOf(mark)
    .flatMap((card, index) => (isInSight(card) ? [factsOf(card, index)] : []))
    .slice(0, most);
