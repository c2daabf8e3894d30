/** Multiview layouts (product document 1, section 3) by number of events. */
const places = { twoUp: 2, pip: 2, threeUp: 3, quad: 4 } as const;

/** Name of a layout. */
export type Layout = keyof typeof places;

/** All layouts, in display order. */
const layouts = Object.keys(places) as Layout[];

export const isLayout = (name: string | null): name is Layout => name !== null && Object.hasOwn(places, name);

/** Whether a layout fits this number of events; `pip` has one large event with the others as overlays. */
const isFor = (layout: Layout, count: number): boolean =>
  layout === 'pip' ? count >= places.pip : places[layout] === count;

/** Available layouts for a number of events in a realm with at most `max`; empty if there is no choice. */
export const layoutsFor = (count: number, max: number): Layout[] =>
  layouts.filter((layout) => places[layout] <= max && isFor(layout, count));

/**
 * Layout for a number of events: the requested one if it fits, else `pip` on narrow screens or the layout with that
 * many places.
 */
export function layoutFor(wanted: Layout | undefined, count: number, isNarrow: boolean): Layout {
  if (count < 2) return 'twoUp';
  if (wanted && isFor(wanted, count)) return wanted;
  if (wanted === undefined && isNarrow) return 'pip';
  return layouts.find((layout) => layout !== 'pip' && isFor(layout, count)) ?? 'pip';
}
