import { isObject, isSame, type JsonObject, textFor } from './same.ts';

/** Properties by which authors name the items of lists, best first. */
const naming = ['id', 'key', 'bucketId', 'fieldName', 'exid', 'name', 'locale', 'tab'];

const nameIn = (part: JsonObject): string | undefined => {
  const name = naming.find((one) => typeof part[one] === 'string' || typeof part[one] === 'number');
  return name && `${name} ${String(part[name])}`;
};

/** What an item of a list is called, together with its kind; undefined for one without a name. */
export function nameOf(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const attributes = item['attributes'];
  const name = nameIn(item) ?? (isObject(attributes) ? nameIn(attributes) : undefined);
  return name && `${String(item['$type'] ?? '')} ${name}`;
}

/** The places of items by what they are called or say. What two of a list have in common names neither of them. */
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

/** What an item says without the property that names it; undefined for one that has no name, or nothing else. */
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

/** Whether an element with another name is the same one: of one kind, and most of what it says is the same. */
function isRenamed(before: JsonObject, after: JsonObject): boolean {
  const [were, are] = [before['attributes'], after['attributes']];
  if (!isObject(were) || !isObject(are)) return false;
  const names = [...new Set([...Object.keys(were), ...Object.keys(are)])].filter((name) => !naming.includes(name));
  const same = names.filter((name) => isSame(were[name], are[name]));
  return same.length * 2 > names.length;
}

/** Whether one item may have been made of another: nothing says that they are two. */
function mayBeOne(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) || Array.isArray(after)) return Array.isArray(before) && Array.isArray(after);
  if (!isObject(before) || !isObject(after)) return isObject(before) === isObject(after);
  const names = [nameOf(before), nameOf(after)];
  if (before['$type'] !== after['$type']) return false;
  return names[0] === names[1] || names.includes(undefined) || isRenamed(before, after);
}

/**
 * Finds for each item of a list the one that it was before, by its place there: the one that says the same, the one
 * of its name, the one that differs in its name alone, else the one between the same neighbours. Undefined for an item that is new.
 */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const found: (number | undefined)[] = after.map(() => undefined);
  const taken = new Set<number>();
  const match = (index: number, place: number | undefined) => {
    if (place === undefined || found[index] !== undefined || taken.has(place)) return;
    found[index] = place;
    taken.add(place);
  };
  for (const told of [nameOf, textFor, textWithoutName]) {
    const [were, are] = [placesBy(before, told), placesBy(after, told)];
    for (const [text, index] of are) match(index, were.get(text));
  }
  // What is there more than once, and what was changed where it stands: from the one before it on, and from the one after it back.
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
