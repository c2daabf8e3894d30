import { useMemo } from 'react';
import useSWR from 'swr';
import { fetchOnceOptions } from '#renderers/binding/asked-once.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { SeasonItem, SeriesBlock } from '#schemas/generated/types.ts';
import { type Side, useSide } from './use-side.ts';
import { extendSeasonWindow, getSelectableSeasons, openingOf } from './window.ts';

/** An end of the range of loaded seasons, if there are more seasons beyond it. */
export interface Edge extends Pick<Side, 'state' | 'more'> {
  /** The outermost season; without JavaScript its page is the way to further seasons. */
  season: SeasonItem;
}

/** The selectable seasons, and functions to load more. */
export interface Seasons {
  shown: SeasonItem[];
  earlier: Edge | undefined;
  later: Edge | undefined;
  /** Retries loading; set only if no seasons could be loaded. */
  retry: (() => void) | undefined;
}

/** The seasons that came with the page. If the page has none, they are fetched. */
function useOpening({ seasonId, series, seasons }: SeriesBlock) {
  const { data } = usePorts();
  const asks = seasons.items.length === 0 && seasons.paging?.moreDataAvailable === true;
  const asked = useSWR(
    asks ? ['seasons around', series.seriesId, seasonId] : null,
    async () => {
      const [around, season] = await Promise.all([
        data.seasonsAround(series.seriesId, seasonId),
        data.season(seasonId),
      ]);
      return [...around.preceding, season, ...around.following];
    },
    fetchOnceOptions,
  );
  const items = asked.data;
  const opening = useMemo(() => openingOf(items ? { items } : seasons, seasonId), [items, seasons, seasonId]);
  const failed = asked.error !== undefined && !asked.isValidating;
  return { opening, retry: failed ? () => void asked.mutate() : undefined };
}

/** The loaded range of seasons around the current one. It can be extended on both sides. */
export function useSeasons(attributes: SeriesBlock): Seasons {
  const { seriesId } = attributes.series;
  const { opening, retry } = useOpening(attributes);
  const { items, before, after } = opening;
  const earlier = useSide(seriesId, before ? items[0]?.id : undefined, 'preceding');
  const later = useSide(seriesId, after ? items.at(-1)?.id : undefined, 'following');
  const window = extendSeasonWindow(opening, earlier.parts, later.parts);
  const edge = ({ state, more }: Side, season: SeasonItem | undefined, exists: boolean) =>
    exists && season ? { state, more, season } : undefined;
  return {
    shown: getSelectableSeasons(window),
    earlier: edge(earlier, window.items[0], window.before),
    later: edge(later, window.items.at(-1), window.after),
    retry,
  };
}
