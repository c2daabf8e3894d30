import { pointerTo } from '../issue.ts';
import { matchItems } from './match-items.ts';
import { isObject, isSame, type JsonObject } from './same.ts';

/** A place where two versions of a document differ; a value is undefined where it does not exist. */
export interface Difference {
  /** JSON pointer in the newer version; for removed values, in the older version. */
  pointer: string;
  before: unknown;
  after: unknown;
}

const of = (object: JsonObject, name: string) => (Object.hasOwn(object, name) ? object[name] : undefined);

function inObjects(before: JsonObject, after: JsonObject, pointer: string): Difference[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].flatMap((name) => between(of(before, name), of(after, name), pointerTo(pointer, name)));
}

function inLists(before: readonly unknown[], after: readonly unknown[], pointer: string): Difference[] {
  const places = matchItems(before, after);
  const stayed = new Set(places);
  const known = places.filter((place) => place !== undefined);
  const isReordered = known.some((place, index) => place < (known[index - 1] ?? 0));
  return [
    ...(isReordered ? [{ pointer, before, after }] : []),
    ...after.flatMap((item, index) => {
      const place = places[index];
      return between(place === undefined ? undefined : before[place], item, pointerTo(pointer, index));
    }),
    ...before.flatMap((item, index) =>
      stayed.has(index) ? [] : [{ pointer: pointerTo(pointer, index), before: item, after: undefined }],
    ),
  ];
}

function between(before: unknown, after: unknown, pointer: string): Difference[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) return inObjects(before, after, pointer);
  if (Array.isArray(before) && Array.isArray(after)) return inLists(before, after, pointer);
  return [{ pointer, before, after }];
}

/**
 * Returns the differences between two versions of a document, each at the most specific place. A reordered list is
 * reported as a difference of its own.
 */
export const differences = (before: unknown, after: unknown): Difference[] => between(before, after, '');
