import type { SeasonItem, SeriesBlock } from '#schemas/generated/types.ts';

/** Seasons that come at once on each side of one. */
export const PART = 25;

/** Whether there may be more behind a part: only where exactly as many came as come at once. */
export const goesOn = (count: number): boolean => count === PART;

/** The seasons to choose from so far, and whether the series goes on at their ends. */
export interface SeasonWindow {
  /** In the series' order. Those without episodes are in it, since they count for where it goes on. */
  items: SeasonItem[];
  before: boolean;
  after: boolean;
}

/** The seasons that came with the page: up to a part on each side of the one that it shows. */
export function openingOf({ items, paging }: SeriesBlock['seasons'], seasonId: number): SeasonWindow {
  const at = items.findIndex(({ id }) => id === seasonId);
  // A definition may say that these are all; a season that is not among them has no place to go on from.
  const whole = at < 0 || paging?.moreDataAvailable === false;
  return { items, before: !whole && goesOn(at), after: !whole && goesOn(items.length - 1 - at) };
}

const sideAfter = (opening: boolean, parts: readonly SeasonItem[][]): boolean => {
  const last = parts.at(-1);
  return last ? goesOn(last.length) : opening;
};

/** The window with the parts that were asked for since, each side from the inside out. A season is in it once. */
export function grown(opening: SeasonWindow, earlier: SeasonItem[][], later: SeasonItem[][]): SeasonWindow {
  const all = [...earlier.toReversed().flat(), ...opening.items, ...later.flat()];
  return {
    items: [...new Map(all.map((season) => [season.id, season])).values()],
    before: sideAfter(opening.before, earlier),
    after: sideAfter(opening.after, later),
  };
}

/** The seasons that are offered: those without episodes are dropped. */
export const offered = ({ items }: SeasonWindow): SeasonItem[] => items.filter(({ episodeCount }) => episodeCount > 0);

/** The tab that a season has by itself, on a page that groups what it shows by season. A tab of several is no season's own. */
export function ownTab({ id, tab }: SeasonItem, seasons: readonly SeasonItem[]): string | undefined {
  const isShared = seasons.some((other) => other.id !== id && other.tab === tab);
  return isShared ? undefined : tab;
}
