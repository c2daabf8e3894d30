import { isObject, isSame, type JsonObject, textFor } from './same.ts';

/** Properties that identify list items, best first. */
const naming = ['id', 'key', 'bucketId', 'fieldName', 'exid', 'name', 'locale', 'tab'];

const nameIn = (part: JsonObject): string | undefined => {
  const name = naming.find((one) => typeof part[one] === 'string' || typeof part[one] === 'number');
  return name && `${name} ${String(part[name])}`;
};

/** Identifier of a list item together with its kind; undefined for items without one. */
export function getItemName(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const attributes = item['attributes'];
  const name = nameIn(item) ?? (isObject(attributes) ? nameIn(attributes) : undefined);
  return name && `${String(item['$type'] ?? '')} ${name}`;
}

/** Indices of list items by their key. A key that occurs twice identifies no item, so it is left out. */
function placesBy(items: readonly unknown[], of: (item: unknown) => string | undefined): Map<string, number> {
  const places = new Map<string, number>();
  const twice = new Set<string>();
  items.forEach((item, index) => {
    const text = of(item);
    if (text === undefined) return;
    if (places.has(text)) twice.add(text);
    places.set(text, index);
  });
  for (const text of twice) places.delete(text);
  return places;
}

/** Content of an item without its identifying property; undefined without an identifier or other content. */
function textWithoutName(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const attributes = item['attributes'];
  const named = [item, ...(isObject(attributes) ? [attributes] : [])].find((part) => nameIn(part) !== undefined);
  const property = named && naming.find((one) => typeof named[one] === 'string' || typeof named[one] === 'number');
  if (!named || property === undefined) return undefined;
  const { [property]: _name, ...left } = named;
  if (Object.keys(left).length === 0) return undefined;
  return textFor(named === item ? left : { ...item, attributes: left });
}

/** Whether two elements with different identifiers are the same element: same kind and mostly equal content. */
function isRenamed(before: JsonObject, after: JsonObject): boolean {
  const [were, are] = [before['attributes'], after['attributes']];
  if (!isObject(were) || !isObject(are)) return false;
  const names = [...new Set([...Object.keys(were), ...Object.keys(are)])].filter((name) => !naming.includes(name));
  const same = names.filter((name) => isSame(were[name], are[name]));
  return same.length * 2 > names.length;
}

/** Whether one item may be a changed version of another, because nothing shows that they are different items. */
function mayBeOne(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) || Array.isArray(after)) return Array.isArray(before) && Array.isArray(after);
  if (!isObject(before) || !isObject(after)) return isObject(before) === isObject(after);
  const names = [getItemName(before), getItemName(after)];
  if (before['$type'] !== after['$type']) return false;
  return names[0] === names[1] || names.includes(undefined) || isRenamed(before, after);
}

/**
 * Finds for each list item its index in the earlier list: by equal content, by identifier, by content except the
 * identifier, or else by equal neighbours. Undefined for new items.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const found: (number | undefined)[] = after.map(() => undefined);
  const taken = new Set<number>();
  const match = (index: number, place: number | undefined) => {
    if (place === undefined || found[index] !== undefined || taken.has(place)) return;
    found[index] = place;
    taken.add(place);
  };
  for (const told of [getItemName, textFor, textWithoutName]) {
    const [were, are] = [placesBy(before, told), placesBy(after, told)];
    for (const [text, index] of are) match(index, were.get(text));
  }
  // Matches the remaining items, which are duplicates or changed, by their neighbours: first by the previous item, then
  // by the next one.
  const beside = (step: 1 | -1) => {
    const order = after.map((_, index) => (step === 1 ? index : after.length - 1 - index));
    for (const index of order) {
      const neighbour = found[index - step];
      const isFirst = index - step < 0 || index - step >= after.length;
      const start = step === 1 ? 0 : before.length - 1;
      const place = isFirst ? start : neighbour === undefined ? undefined : neighbour + step;
      if (place !== undefined && place in before && mayBeOne(before[place], after[index])) match(index, place);
    }
  };
  beside(1);
  beside(-1);
  return found;
}
