import useSWRInfinite from 'swr/infinite';
import { fetchOnceOptions } from '#renderers/binding/asked-once.ts';
import type { SeasonsAround } from '#renderers/ports/data.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { SeasonItem } from '#schemas/generated/types.ts';
import { hasMoreSeasons } from './window.ts';

/** One side of the range of loaded seasons: those before or those after the first loaded range. */
export interface Side {
  /** Loaded parts of this side; the first is next to the current season. */
  parts: SeasonItem[][];
  state: 'ready' | 'loading' | 'failed';
  /** Loads the next part or retries a failed one. Each part is fetched once. */
  more: () => void;
}

const outermost = (seasons: readonly SeasonItem[], direction: keyof SeasonsAround) =>
  direction === 'following' ? seasons.at(-1)?.id : seasons[0]?.id;

type Key = ['seasons', number, number, keyof SeasonsAround];

/** Loads seasons on one side, starting from `edge`; nothing if it is undefined. */
export function useSide(seriesId: number, edge: number | undefined, direction: keyof SeasonsAround): Side {
  const { data } = usePorts();
  const found = useSWRInfinite(
    (index: number, previous: SeasonItem[] | null): Key | null => {
      const isEnd = index > 0 && !hasMoreSeasons(previous?.length ?? 0);
      const from = index === 0 ? edge : outermost(previous ?? [], direction);
      return isEnd || from === undefined ? null : ['seasons', seriesId, from, direction];
    },
    async ([, series, from, side]: Key) => (await data.seasonsAround(series, from))[side],
    { ...fetchOnceOptions, initialSize: 0 },
  );
  const parts = found.data ?? [];
  // SWR reports validation even before a part is requested, so the loading state is ignored until then.
  const isAsked = found.size > 0;
  const isLoading = isAsked && (found.isValidating || (found.error === undefined && parts.length < found.size));
  return {
    parts,
    state: isLoading ? 'loading' : found.error === undefined ? 'ready' : 'failed',
    more: () => void found.setSize(parts.length + 1),
  };
}
