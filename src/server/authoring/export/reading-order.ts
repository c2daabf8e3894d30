import { isObject } from '#schemas/merge/same.ts';

/** Properties that identify an object come first, in this order; all others sort by name. */
const first = [
  'version',
  '$type',
  '$zone',
  '$variant',
  '$version',
  'id',
  'key',
  'locale',
  'fieldName',
  'type',
  'name',
  'title',
  'label',
];

const rankOf = (name: string) => {
  const rank = first.indexOf(name);
  return rank < 0 ? first.length : rank;
};

/** Sorts the properties of all nested objects, so that equal documents are written identically. */
export function inReadingOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inReadingOrder);
  if (!isObject(value)) return value;
  const parts = Object.entries(value).sort(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  return Object.fromEntries(parts.map(([name, part]) => [name, inReadingOrder(part)]));
}
