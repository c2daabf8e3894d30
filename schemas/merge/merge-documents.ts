import { pointerTo } from '../issue.ts';
import { matchItems, getItemName } from './match-items.ts';
import { isObject, isSame, type JsonObject } from './same.ts';

/** A place that both versions changed differently; a value is undefined where it does not exist. */
export interface MergeConflict {
  /** JSON pointer in the merged document. */
  pointer: string;
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

/** Result of a three-way merge. */
export interface Merged {
  /**
   * The merged document. At conflicts it contains our value; what one version removed and the other changed is kept.
   */
  merged: unknown;
  conflicts: MergeConflict[];
}

const kept = (merged: unknown): Merged => ({ merged, conflicts: [] });

const within = (token: string | number, conflicts: readonly MergeConflict[]): MergeConflict[] =>
  conflicts.map((conflict) => ({ ...conflict, pointer: `${pointerTo('', token)}${conflict.pointer}` }));

function mergeObjects(base: JsonObject, ours: JsonObject, theirs: JsonObject): Merged {
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  const of = (object: JsonObject, name: string) => (Object.hasOwn(object, name) ? object[name] : undefined);
  const parts = [...names].map((name) => ({
    name,
    ...mergeDocuments(of(base, name), of(ours, name), of(theirs, name)),
  }));
  return {
    merged: Object.fromEntries(
      parts.filter(({ merged }) => merged !== undefined).map(({ name, merged }) => [name, merged]),
    ),
    conflicts: parts.flatMap(({ name, conflicts }) => within(name, conflicts)),
  };
}

/** A list item in the three versions; absent in versions that do not contain it. */
interface Item {
  base?: unknown;
  ours?: unknown;
  theirs?: unknown;
}

/**
 * Matches the items of three lists. Returns each list in its own order; an item that occurs in several lists is
 * represented by the same object.
 */
function itemsOf(base: readonly unknown[], ours: readonly unknown[], theirs: readonly unknown[]) {
  const before: Item[] = base.map((value) => ({ base: value }));
  const mine = matchItems(base, ours).map((place, index): Item => {
    const item = (place === undefined ? undefined : before[place]) ?? {};
    return Object.assign(item, { ours: ours[index] });
  });
  const matched = matchItems(base, theirs);
  const added = mine.filter((item) => !('base' in item));
  const alsoAdded = theirs.filter((_, index) => matched[index] === undefined);
  const alike = matchItems(
    added.map((item) => item.ours),
    alsoAdded,
  ).map((place, index) => {
    const item = place === undefined ? undefined : added[place];
    const other = alsoAdded[index];
    // Two new items that differ in both content and identifier are different items, so both are kept.
    const isOne =
      item && (isSame(item.ours, other) || (getItemName(other) && getItemName(item.ours) === getItemName(other)));
    return isOne ? item : {};
  });
  const yours = matched.map((place, index): Item => {
    const item = (place === undefined ? alike.shift() : before[place]) ?? {};
    return Object.assign(item, { theirs: theirs[index] });
  });
  return { before, mine, yours };
}

/** Inserts the items that only the other list has, each after the item that precedes it there. */
function withAdded(spine: readonly Item[], other: readonly Item[]): Item[] {
  const there = new Set(spine);
  const added = new Map<Item | undefined, Item[]>();
  let previous: Item | undefined;
  for (const item of other) {
    if (there.has(item)) previous = item;
    else added.set(previous, [...(added.get(previous) ?? []), item]);
  }
  return [...(added.get(undefined) ?? []), ...spine.flatMap((item) => [item, ...(added.get(item) ?? [])])];
}

function mergeLists(base: readonly unknown[], ours: readonly unknown[], theirs: readonly unknown[]): Merged {
  const { before, mine, yours } = itemsOf(base, ours, theirs);
  const both = new Set(yours);
  const everywhere = new Set(mine.filter((item) => both.has(item) && 'base' in item));
  const orderIn = (items: readonly Item[]) => items.filter((item) => everywhere.has(item));
  const isOrder = (one: readonly Item[], other: readonly Item[]) => one.every((item, index) => item === other[index]);
  const [were, mineAre, yoursAre] = [orderIn(before), orderIn(mine), orderIn(yours)];
  const isMovedByMe = !isOrder(were, mineAre);
  const isMovedByBoth = isMovedByMe && !isOrder(were, yoursAre) && !isOrder(mineAre, yoursAre);
  const order = isMovedByMe ? withAdded(mine, yours) : withAdded(yours, mine);
  const parts = order.map((item) => mergeDocuments(item.base, item.ours, item.theirs)).filter(isThere);
  return {
    merged: parts.map(({ merged }) => merged),
    conflicts: [
      ...(isMovedByBoth ? [{ pointer: '', base, ours, theirs }] : []),
      ...parts.flatMap(({ conflicts }, index) => within(index, conflicts)),
    ],
  };
}

const isThere = ({ merged }: Merged) => merged !== undefined;

/**
 * Three-way merge of JSON documents: takes every change that only one version made, per property and per list item.
 * List items are matched by their identifier. Undefined represents a missing value.
 */
export function mergeDocuments(base: unknown, ours: unknown, theirs: unknown): Merged {
  if (isSame(ours, theirs) || isSame(base, theirs)) return kept(ours);
  if (isSame(base, ours)) return kept(theirs);
  if (isObject(ours) && isObject(theirs)) return mergeObjects(isObject(base) ? base : {}, ours, theirs);
  if (Array.isArray(ours) && Array.isArray(theirs)) return mergeLists(Array.isArray(base) ? base : [], ours, theirs);
  return { merged: ours === undefined ? theirs : ours, conflicts: [{ pointer: '', base, ours, theirs }] };
}
