import type { SeasonItem, SeriesBlock } from '#schemas/generated/types.ts';

/** Seasons per request on each side. */
export const SEASON_PAGE_SIZE = 25;

/** Whether there may be more seasons after a loaded part: yes if the part is full. */
export const hasMoreSeasons = (count: number): boolean => count === SEASON_PAGE_SIZE;

/** Loaded seasons, and whether there are more at each end. */
export interface SeasonWindow {
  /** The seasons in the series' order. Those without episodes are included, because the cursor counts them. */
  items: SeasonItem[];
  before: boolean;
  after: boolean;
}

/** Seasons that came with the page: up to one part on each side of the current one. */
export function openingOf({ items, paging }: SeriesBlock['seasons'], seasonId: number): SeasonWindow {
  const at = items.findIndex(({ id }) => id === seasonId);
  // There is nothing to load if the definition says that its list is complete, or if the current season is not in the
  // list: then there is no position to continue from.
  const whole = at < 0 || paging?.moreDataAvailable === false;
  return { items, before: !whole && hasMoreSeasons(at), after: !whole && hasMoreSeasons(items.length - 1 - at) };
}

const sideAfter = (opening: boolean, parts: readonly SeasonItem[][]): boolean => {
  const last = parts.at(-1);
  return last ? hasMoreSeasons(last.length) : opening;
};

/** The initial range extended by all parts that were loaded since, without duplicates. */
export function extendSeasonWindow(
  opening: SeasonWindow,
  earlier: SeasonItem[][],
  later: SeasonItem[][],
): SeasonWindow {
  const all = [...earlier.toReversed().flat(), ...opening.items, ...later.flat()];
  return {
    items: [...new Map(all.map((season) => [season.id, season])).values()],
    before: sideAfter(opening.before, earlier),
    after: sideAfter(opening.after, later),
  };
}

/** Selectable seasons: those with episodes. */
export const getSelectableSeasons = ({ items }: SeasonWindow): SeasonItem[] =>
  items.filter(({ episodeCount }) => episodeCount > 0);

/** The tab that belongs to a single season, on pages grouped by season; undefined for a tab shared by several. */
export function ownTab({ id, tab }: SeasonItem, seasons: readonly SeasonItem[]): string | undefined {
  const isShared = seasons.some((other) => other.id !== id && other.tab === tab);
  return isShared ? undefined : tab;
}
