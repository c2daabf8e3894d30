import { createHash } from 'node:crypto';
import { boundKinds } from '#schemas/generated/kinds.ts';
import type { Source } from '#schemas/generated/types.ts';
import type { Bound } from '#schemas/keywords.ts';
import { listAskedBy } from '#schemas/personal.ts';
import { elementsWithin } from '#schemas/within.ts';

/** An element of a kind that is filled from data, and how. Whatever else it is, it is passed on. */
export interface BoundElement {
  element: object;
  attributes: Record<string, unknown>;
  bound: Bound;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** An element of a kind that is filled from data, whether it names a source or not; undefined for others. */
function ofBoundKind(element: unknown): BoundElement | undefined {
  if (!isObject(element)) return undefined;
  const { $type, attributes } = element;
  const bound = typeof $type === 'string' ? boundKinds.get($type) : undefined;
  return bound && isObject(attributes) ? { element, attributes, bound } : undefined;
}

/** An element of a kind that is filled with titles; undefined for others. */
export function ofTitles(element: unknown): BoundElement | undefined {
  const found = ofBoundKind(element);
  return found?.bound.data === 'titles' ? found : undefined;
}

/** An element that is to be filled with titles: its kind is, and it names a source. */
export function boundToTitles(element: unknown): BoundElement | undefined {
  const found = ofTitles(element);
  return found && Object.hasOwn(found.attributes, 'source') ? found : undefined;
}

/** An element that is to be filled from a feed: from anything but titles. */
export function boundToFeed(element: unknown): BoundElement | undefined {
  const found = ofBoundKind(element);
  return found && found.bound.data !== 'titles' && isObject(found.attributes['source']) ? found : undefined;
}

/** The titles of an element that has been filled; undefined when it has none to be filled with, or is still to be. */
export function titlesOf(element: unknown): unknown[] | undefined {
  const found = ofTitles(element);
  const titles = found?.attributes[found.bound.items];
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

/** Where an element's titles are asked for when they did not come with the page, and by whom where not by everybody. */
export function whereToAsk({ attributes, bound }: BoundElement, sectionId: string): object {
  const { source } = attributes;
  const personal = listAskedBy(source);
  return { sectionId, ...(!bound.names && { bucketId: listName(source) }), ...(personal && { personal }) };
}

/** An element whose titles the browser is to ask for, at every depth. The queries never leave the server. */
export function leftToAsk(element: unknown, sectionId: string): unknown {
  const found = boundToTitles(element);
  if (found) {
    const { source: _query, ...attributes } = found.attributes;
    return { ...found.element, attributes: { ...attributes, ...whereToAsk(found, sectionId) } };
  }
  const inner = elementsWithin(element);
  if (inner.length === 0) return element;
  const { attributes } = element as { attributes: object };
  return {
    ...(element as object),
    attributes: { ...attributes, elements: inner.map((one) => leftToAsk(one, sectionId)) },
  };
}
