import useSWRInfinite from 'swr/infinite';
import { askedOnce } from '#renderers/binding/asked-once.ts';
import type { SeasonsAround } from '#renderers/ports/data.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { SeasonItem } from '#schemas/generated/types.ts';
import { goesOn } from './window.ts';

/** One side of the window, as it grows. */
export interface Side {
  /** The parts so far, from the inside out. */
  parts: SeasonItem[][];
  state: 'ready' | 'loading' | 'failed';
  /** Asks for the next part, or again for one that failed. Each part is asked for once. */
  more: () => void;
}

const outermost = (seasons: readonly SeasonItem[], direction: keyof SeasonsAround) =>
  direction === 'following' ? seasons.at(-1)?.id : seasons[0]?.id;

type Key = ['seasons', number, number, keyof SeasonsAround];

/** Grows the window on one side: from its outermost season, or not at all where `edge` is undefined. */
export function useSide(seriesId: number, edge: number | undefined, direction: keyof SeasonsAround): Side {
  const { data } = usePorts();
  const found = useSWRInfinite(
    (index: number, previous: SeasonItem[] | null): Key | null => {
      const isEnd = index > 0 && !goesOn(previous?.length ?? 0);
      const from = index === 0 ? edge : outermost(previous ?? [], direction);
      return isEnd || from === undefined ? null : ['seasons', seriesId, from, direction];
    },
    async ([, series, from, side]: Key) => (await data.seasonsAround(series, from))[side],
    { ...askedOnce, initialSize: 0 },
  );
  const parts = found.data ?? [];
  // Before anything is asked for, SWR is busy with nothing.
  const isAsked = found.size > 0;
  const isLoading = isAsked && (found.isValidating || (found.error === undefined && parts.length < found.size));
  return {
    parts,
    state: isLoading ? 'loading' : found.error === undefined ? 'ready' : 'failed',
    more: () => void found.setSize(parts.length + 1),
  };
}
