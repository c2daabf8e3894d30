import { createHash } from 'node:crypto';
import { boundKinds } from '#schemas/generated/kinds.ts';
import type { Source } from '#schemas/generated/types.ts';
import type { Bound } from '#schemas/keywords.ts';
import { listAskedBy } from '#schemas/personal.ts';
import { elementsWithin } from '#schemas/within.ts';

/**
 * An element of a kind that the server fills with data (titles, news, fighters, guide, licences), with the kind's rule
 * for filling it.
 */
export interface BoundElement {
  element: object;
  attributes: Record<string, unknown>;
  bound: Bound;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Wraps an element of a fillable kind, with or without a source; undefined for other kinds. */
function ofBoundKind(element: unknown): BoundElement | undefined {
  if (!isObject(element)) return undefined;
  const { $type, attributes } = element;
  const bound = typeof $type === 'string' ? boundKinds.get($type) : undefined;
  return bound && isObject(attributes) ? { element, attributes, bound } : undefined;
}

/** Wraps an element of a kind that shows titles; undefined for other kinds. */
export function ofTitles(element: unknown): BoundElement | undefined {
  const found = ofBoundKind(element);
  return found?.bound.data === 'titles' ? found : undefined;
}

/** Wraps an element that shows titles and has a source; undefined otherwise. */
export function boundToTitles(element: unknown): BoundElement | undefined {
  const found = ofTitles(element);
  return found && Object.hasOwn(found.attributes, 'source') ? found : undefined;
}

/**
 * Wraps an element whose source is a feed (news, fighters, guide, licences) and not a list of titles; undefined
 * otherwise.
 */
export function boundToFeed(element: unknown): BoundElement | undefined {
  const found = ofBoundKind(element);
  return found && found.bound.data !== 'titles' && isObject(found.attributes['source']) ? found : undefined;
}

/** Returns the titles of a filled element; undefined if it has none or is not filled. */
export function listBoundTitles(element: unknown): unknown[] | undefined {
  const found = ofTitles(element);
  const titles = found?.attributes[found.bound.items];
  return Array.isArray(titles) ? titles : undefined;
}

/** Default number of cards of a list. */
const LIST_CARDS = 50;
const MOST_CARDS = 200;

/** Number of cards of a list without paging. */
export const listCount = ({ limit = LIST_CARDS }: Source): number => Math.min(limit, MOST_CARDS);

/** Number of cards per page of a list with paging; undefined without paging. */
export const pageSizeOf = ({ pageSize }: Record<string, unknown>): number | undefined =>
  typeof pageSize === 'number' && Number.isInteger(pageSize) && pageSize > 0
    ? Math.min(pageSize, MOST_CARDS)
    : undefined;

/**
 * Derives a name for an unnamed list from its source. Lists with equal sources get equal names, so that clients can
 * request them.
 */
export const listName = (source: unknown): string =>
  `list-${createHash('sha256').update(JSON.stringify(source)).digest('hex').slice(0, 16)}`;

/**
 * Attributes that a client sends to request an element's titles. They include the personal source (history, favourites)
 * if the element has one.
 */
export function getTitleRequest({ attributes, bound }: BoundElement, sectionId: string): object {
  const { source } = attributes;
  const personal = listAskedBy(source);
  return { sectionId, ...(!bound.names && { bucketId: listName(source) }), ...(personal && { personal }) };
}

/**
 * Removes the sources of an element and its nested elements, because sources are never sent to clients. Instead it adds
 * the names with which the client requests the titles.
 */
export function withoutSources(element: unknown, sectionId: string): unknown {
  const found = boundToTitles(element);
  if (found) {
    const { source: _query, ...attributes } = found.attributes;
    return { ...found.element, attributes: { ...attributes, ...getTitleRequest(found, sectionId) } };
  }
  const inner = elementsWithin(element);
  if (inner.length === 0) return element;
  const { attributes } = element as { attributes: object };
  return {
    ...(element as object),
    attributes: { ...attributes, elements: inner.map((one) => withoutSources(one, sectionId)) },
  };
}
