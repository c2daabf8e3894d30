import type { Playback } from '#renderers/ports/player.ts';
import { correction } from './correction.ts';

/** Live stream of a multi-view that is synchronized with the others. */
export interface InStepTile {
  playback: Pick<Playback, 'moment' | 'seek' | 'setRate'>;
  element: Pick<HTMLVideoElement, 'currentTime' | 'paused' | 'seeking' | 'readyState'>;
  /** Called at each check with the tile's current latency in seconds. */
  onLook?: ((behind: number) => void) | undefined;
}

/** Synchronizes several live streams. */
export interface InStep {
  /** Adds a stream. The first one determines the common latency. Returns a function that removes it. */
  add: (tile: InStepTile) => () => void;
  /** Common latency in seconds; undefined until the first stream plays. */
  target: () => number | undefined;
}

interface InStepOptions {
  /** Current server time in milliseconds since 1970. */
  now: () => number;
}

/** Interval between checks, in milliseconds. */
const EVERY = 250;
/**
 * Limits of the common latency in seconds: below the first there is no data yet, above the second the first stream has
 * stalled.
 */
const [LEAST, MOST] = [2, 40];
/** Increase of the common latency after a stall, in seconds. */
const GIVE = 0.5;
/** Number of checks after a seek in which a tile is not corrected, because it is loading data. */
const SETTLE = 8;
/** Smaller changes of the rate are ignored. */
const SAME_RATE = 0.002;

/** Common latency derived from the first playing stream, in seconds. */
export const targetOf = (behind: number): number => Math.max(LEAST, Math.min(MOST, behind));

/** Common latency after one of the streams stalled, in seconds. */
export const targetAfterStall = (target: number): number => Math.min(MOST, target + GIVE);

/** Correction of a stream with the given latency: seek by a number of seconds, or play at a rate. */
export function stepOf(behind: number, target: number): { move: number } | { rate: number } {
  const does = correction(-behind, -target);
  return 'seek' in does ? { move: behind - target } : does;
}

const isPlaying = ({ paused, seeking, readyState }: InStepTile['element']): boolean =>
  !paused && !seeking && readyState >= 3;

/**
 * Synchronizes live streams by the wall clock (player.md, section 5): each is steered to the same latency by small
 * rate changes or a seek. Following a leading stream instead would delay all of them whenever it stalls.
 */
export function createInStep({ now }: InStepOptions): InStep {
  const tiles = new Map<InStepTile, { rate: number; settles: number; ran: boolean }>();
  let target: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const look = () => {
    for (const [tile, known] of tiles) {
      known.settles -= 1;
      const moment = tile.playback.moment();
      if (moment === undefined) continue;
      const behind = (now() - moment) / 1000;
      tile.onLook?.(behind);
      if (!isPlaying(tile.element)) {
        const ranOut = known.ran && !tile.element.paused && !tile.element.seeking && known.settles <= 0;
        if (ranOut && target !== undefined) target = targetAfterStall(target);
        known.ran = false;
        continue;
      }
      known.ran = true;
      target ??= targetOf(behind);
      const does = stepOf(behind, target);
      if ('move' in does) {
        if (known.settles > 0) continue;
        known.settles = SETTLE;
        tile.playback.seek(tile.element.currentTime + does.move);
      }
      const rate = 'rate' in does ? does.rate : 1;
      if (Math.abs(rate - known.rate) < SAME_RATE && (rate !== 1 || known.rate === 1)) continue;
      known.rate = rate;
      tile.playback.setRate(rate);
    }
  };
  return {
    add: (tile) => {
      tiles.set(tile, { rate: 1, settles: 0, ran: false });
      timer ??= setInterval(look, EVERY);
      return () => {
        tiles.delete(tile);
        if (tiles.size > 0) return;
        clearInterval(timer);
        timer = undefined;
        target = undefined;
      };
    },
    target: () => target,
  };
}
