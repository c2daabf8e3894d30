import type { Correction } from '#renderers/ports/watch-together.ts';

/**
 * JUMP: offset in seconds above which the player seeks. CLOSE: offset in seconds below which nothing is corrected.
 * MOST: maximum relative change of the playback rate.
 */
const [JUMP, CLOSE, MOST] = [1, 0.02, 0.08];

/**
 * Computes how a player reaches its target position (both in seconds): by a seek, or by a slight change of `rate`,
 * which viewers do not notice.
 */
export function correction(position: number, target: number, rate = 1): Correction {
  const ahead = position - target;
  if (Math.abs(ahead) > JUMP) return { seek: target };
  if (Math.abs(ahead) <= CLOSE) return { rate };
  return { rate: rate * (1 - Math.max(-MOST, Math.min(MOST, ahead / 2))) };
}
