import type { Page } from '#schemas/generated/types.ts';
import { findContents } from '../../catalogue/catalogue/catalogue.store.ts';
import { isForChild } from '../../platform/db/age-limit.ts';
import type { Tx } from '../../platform/db/scope.ts';

/** Attributes of elements that may contain a title's id. */
const numberKeys = new Set([
  'id',
  'heroId',
  'entityId',
  'contentId',
  'seriesId',
  'seasonId',
  'playlistId',
  'videoId',
  'eventId',
]);
/**
 * Lists that the server fills from a `source` need no check here, because the catalogue query has already filtered them
 * by age.
 */
const FILLED = 'source';
/** A title reference with type and id in cards and links, such as VOD#12. */
const NAMED = /^[A-Z_]+#([1-9][0-9]{0,8})$/;
const LARGEST = 2_147_483_647;

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const isElement = (value: unknown): boolean => isNode(value) && typeof value['$type'] === 'string';

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(NAMED.exec(value)?.[1]) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= LARGEST ? number : undefined;
}

/** Yields the ids of titles that an element itself refers to, without those of nested elements. */
function* namedIn(value: unknown): Generator<number> {
  if (Array.isArray(value)) for (const part of value) yield* isElement(part) ? [] : namedIn(part);
  if (!isNode(value)) return;
  for (const [key, part] of Object.entries(value)) {
    const number = numberKeys.has(key) ? numberOf(part) : undefined;
    if (number !== undefined) yield number;
    else if (key !== FILLED) yield* namedIn(part);
  }
}

/** Yields all elements of a page, including nested ones. */
function* elementsIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const part of value) yield* elementsIn(part);
  if (!isNode(value)) return;
  if (isElement(value)) yield value;
  for (const part of Object.values(value)) yield* elementsIn(part);
}

function without(value: unknown, isHidden: (element: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.filter((part) => !isHidden(part)).map((part) => without(part, isHidden));
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, without(part, isHidden)]));
}

/**
 * For children's profiles, removes elements that refer to a title the child may not see, including their texts and
 * pictures. Pages without such elements stay unchanged.
 */
export async function forChildren(tx: Tx, realm: string, page: Page): Promise<Page> {
  if (!isForChild(tx)) return page;
  const named = new Map([...elementsIn(page.elements)].map((element) => [element, [...namedIn(element)]]));
  const seen = new Set((await findContents(tx, realm, [...new Set([...named.values()].flat())])).map(({ id }) => id));
  const isHidden = (part: unknown) =>
    isElement(part) && (named.get(part as Node) ?? []).some((number) => !seen.has(number));
  return { ...page, elements: without(page.elements, isHidden) as Page['elements'] };
}
