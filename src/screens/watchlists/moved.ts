/** Copy of a list with an item moved to another index. */
export function moveItem<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, entry);
}

/** Copy of a list with an item moved after another one, or to the start, wherever both are now. */
export function placedAfter<Entry extends { id: string }>(
  list: readonly Entry[],
  entry: Entry,
  previous: Entry | undefined,
): Entry[] {
  const rest = list.filter(({ id }) => id !== entry.id);
  return rest.toSpliced(previous ? rest.findIndex(({ id }) => id === previous.id) + 1 : 0, 0, entry);
}

/** Top and bottom edge of an item, in pixels. */
export interface Extent {
  top: number;
  bottom: number;
}

/** Index for an item dragged to a vertical position: that of the item whose middle it has passed. */
export function getDropPlace(entries: readonly Extent[], from: number, height: number): number {
  const middles = entries.map(({ top, bottom }) => (top + bottom) / 2);
  const before = middles.filter((middle, index) => index < from && middle < height).length;
  const behind = middles.filter((middle, index) => index > from && middle < height).length;
  return before + behind;
}
