import { createHash } from 'node:crypto';
import type { Source } from '#schemas/generated/types.ts';
import { elementsWithin } from '#schemas/within.ts';

/** An element that is filled from a source. Whatever else it is, it is passed on. */
export interface Bound {
  $type: 'bucket' | 'cardList' | 'liveRow';
  attributes: Record<string, unknown> & { source: unknown };
}

/** Whether an element is of a kind that is filled from a source, whichever it names. */
const isOfTitles = (
  element: unknown,
): element is Omit<Bound, 'attributes'> & { attributes: Record<string, unknown> } => {
  if (element === null || typeof element !== 'object') return false;
  const { $type, attributes } = element as Partial<Record<string, unknown>>;
  return (
    ($type === 'bucket' || $type === 'cardList' || $type === 'liveRow') &&
    attributes !== null &&
    typeof attributes === 'object' &&
    !Array.isArray(attributes)
  );
};

export const isBound = (element: unknown): element is Bound =>
  isOfTitles(element) && Object.hasOwn(element.attributes, 'source');

/** The titles of an element that has been filled; undefined when it has none to be filled with, or is still to be. */
export function titlesOf(element: unknown): unknown[] | undefined {
  if (!isOfTitles(element)) return undefined;
  const { contentList, cards } = element.attributes;
  const titles = contentList ?? cards;
  return Array.isArray(titles) ? titles : undefined;
}

/** Cards of a list that says no number. */
const LIST_CARDS = 50;
const MOST_CARDS = 200;

/** How many cards a list shows, which comes in one page. */
export const listCount = ({ limit = LIST_CARDS }: Source): number => Math.min(limit, MOST_CARDS);

/** How many cards of a list are shown at once, where it goes on. */
export const pageSizeOf = ({ pageSize }: Record<string, unknown>): number | undefined =>
  typeof pageSize === 'number' && Number.isInteger(pageSize) && pageSize > 0
    ? Math.min(pageSize, MOST_CARDS)
    : undefined;

/** The name of a list, which has none of its own: the same for as long as it has the same source. */
export const listName = (source: unknown): string =>
  `list-${createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 16)}`;

/** Where an element's titles are asked for when they did not come with the page. */
export const whereToAsk = ({ $type, attributes }: Bound, sectionId: string): object =>
  $type === 'bucket' ? { sectionId } : { sectionId, bucketId: listName(attributes.source) };

/** An element whose titles the browser is to ask for, at every depth. The queries never leave the server. */
export function leftToAsk(element: unknown, sectionId: string): unknown {
  if (isBound(element)) {
    const { source: _query, ...attributes } = element.attributes;
    return { ...element, attributes: { ...attributes, ...whereToAsk(element, sectionId) } };
  }
  const inner = elementsWithin(element);
  if (inner.length === 0) return element;
  const { attributes } = element as { attributes: object };
  return {
    ...(element as object),
    attributes: { ...attributes, elements: inner.map((one) => leftToAsk(one, sectionId)) },
  };
}
