import type { Playback } from '#renderers/ports/player.ts';
import { correction } from './correction.ts';

/** One of several live streams that are kept at the same moment. */
export interface InStepTile {
  playback: Pick<Playback, 'moment' | 'seek' | 'setRate'>;
  element: Pick<HTMLVideoElement, 'currentTime' | 'paused' | 'seeking' | 'readyState'>;
  /** Told at each look how far it is behind the moment at which it took place, in seconds. */
  onLook?: ((behind: number) => void) | undefined;
}

/** Live streams that are kept at the same moment. */
export interface InStep {
  /** Keeps one in step with the others until what it answers is called. Who comes first says how far all are behind live. */
  add: (tile: InStepTile) => () => void;
  /** Seconds that all are to be behind live; undefined until the first plays. */
  target: () => number | undefined;
}

interface InStepOptions {
  /** Milliseconds since 1970, by the clock that the streams go by. */
  now: () => number;
}

/** How often it is looked, in milliseconds. */
const EVERY = 250;
/** How far behind live all may be, in seconds: closer there is nothing to play yet, further the first one stood still. */
const [LEAST, MOST] = [2, 40];
/** By how much all go back when one runs out of what there is, in seconds. */
const GIVE = 0.5;
/** Looks after a jump within which a player is left alone: it loads what it has come to. */
const SETTLE = 8;
/** Rates that differ by less are the same. */
const SAME_RATE = 0.002;

/** How far all are to be behind live, by the first one that plays; in seconds. */
export const targetOf = (behind: number): number => Math.max(LEAST, Math.min(MOST, behind));

/** The same after one of them has run out of what there is. */
export const targetAfterStall = (target: number): number => Math.min(MOST, target + GIVE);

/** What a tile does that is so many seconds behind live: goes on by so many seconds, or plays at a rate. */
export function stepOf(behind: number, target: number): { move: number } | { rate: number } {
  const does = correction(-behind, -target);
  return 'seek' in does ? { move: behind - target } : does;
}

const isPlaying = ({ paused, seeking, readyState }: InStepTile['element']): boolean =>
  !paused && !seeking && readyState >= 3;

/**
 * Keeps live streams at the same moment by the wall clock (player.md, section 5): each is led to one distance from live, by small changes of
 * its rate, or by a jump. A leader would draw the others with it whenever it falls behind; a clock does not.
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
