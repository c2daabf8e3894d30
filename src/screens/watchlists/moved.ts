/** The same list with the entry at one place put at another. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, entry);
}

/** The same list with an entry right after another one, or first of all: wherever both stand by now. */
export function placedAfter<Entry extends { id: string }>(
  list: readonly Entry[],
  entry: Entry,
  previous: Entry | undefined,
): Entry[] {
  const rest = list.filter(({ id }) => id !== entry.id);
  return rest.toSpliced(previous ? rest.findIndex(({ id }) => id === previous.id) + 1 : 0, 0, entry);
}

/** The edges of what a list shows of its entries, from above, in pixels. */
export interface Extent {
  top: number;
  bottom: number;
}

/** The place that something dragged to a height would take: that of the entry whose middle it has passed. */
export function placeAt(entries: readonly Extent[], from: number, height: number): number {
  const middles = entries.map(({ top, bottom }) => (top + bottom) / 2);
  const before = middles.filter((middle, index) => index < from && middle < height).length;
  const behind = middles.filter((middle, index) => index > from && middle < height).length;
  return before + behind;
}
