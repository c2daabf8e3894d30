import { isObject } from '#schemas/merge/same.ts';

/** Properties that say what an object is stand first, in this order; all others by their names. */
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

/** A value whose objects all have their properties in one order, so that what says the same is written the same. */
export function inReadingOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inReadingOrder);
  if (!isObject(value)) return value;
  const parts = Object.entries(value).sort(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  return Object.fromEntries(parts.map(([name, part]) => [name, inReadingOrder(part)]));
}
