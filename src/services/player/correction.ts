import type { Correction } from '#renderers/ports/watch-together.ts';

/** Beyond the first one jumps, within the second nothing is done, in seconds; and the most by which the rate is changed. */
const [JUMP, CLOSE, MOST] = [1, 0.02, 0.08];

/**
 * What a player has to do that is somewhere else than it should be, both in seconds: jump, or play a little faster or slower than `rate`
 * until it is there. So small a change of the rate is neither seen nor heard.
 */
export function correction(position: number, target: number, rate = 1): Correction {
  const ahead = position - target;
  if (Math.abs(ahead) > JUMP) return { seek: target };
  if (Math.abs(ahead) <= CLOSE) return { rate };
  return { rate: rate * (1 - Math.max(-MOST, Math.min(MOST, ahead / 2))) };
}
