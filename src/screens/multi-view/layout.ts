/** How live events stand beside each other (product document 1, section 3), by how many each needs. */
const places = { twoUp: 2, pip: 2, threeUp: 3, quad: 4 } as const;

/** Name of a layout. */
export type Layout = keyof typeof places;

/** All layouts, in the order in which they are offered. */
const layouts = Object.keys(places) as Layout[];

export const isLayout = (name: string | null): name is Layout => name !== null && Object.hasOwn(places, name);

/** Whether a layout shows so many events, and all of them: `pip` has a large one and the others over it. */
const isFor = (layout: Layout, count: number): boolean =>
  layout === 'pip' ? count >= places.pip : places[layout] === count;

/** Layouts to choose from for so many events, where a realm shows at most `max` of them; none where there is nothing to choose. */
export const layoutsFor = (count: number, max: number): Layout[] =>
  layouts.filter((layout) => places[layout] <= max && isFor(layout, count));

/** The layout for so many events: the one that is wanted, else two beside each other, or as many as there are; on narrow screens `pip`. */
export function layoutFor(wanted: Layout | undefined, count: number, isNarrow: boolean): Layout {
  if (count < 2) return 'twoUp';
  if (wanted && isFor(wanted, count)) return wanted;
  if (wanted === undefined && isNarrow) return 'pip';
  return layouts.find((layout) => layout !== 'pip' && isFor(layout, count)) ?? 'pip';
}
