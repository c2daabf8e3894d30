import { LRUCache } from 'lru-cache';
import type { RateLimit } from '#schemas/wire/rate-limits.ts';
import type { Clock } from '../../platform/clock.ts';

/**
 * Maximum number of remembered callers; the least recent ones are dropped, so that a flood of networks cannot exhaust
 * memory.
 */
const ASKERS = 100_000;

/**
 * Counts one call of a caller. Returns undefined when it is within the rate limit, else the number of seconds to wait.
 */
export type RateLimiter = (asker: string, rateLimit: Pick<RateLimit, 'most' | 'seconds'>) => number | undefined;

interface SpendOptions {
  clock: Clock;
  /** Factor by which all rate limits are multiplied; 0 disables them. */
  factor: number;
  /** Maximum number of remembered callers. */
  askers?: number;
}

/**
 * Creates the rate limiter, by the generic cell rate algorithm (ITU-T I.371, annex A), with one timestamp per caller.
 * Rejected calls do not count, so retrying early has no penalty. If the clock is set back, earlier calls may be
 * forgotten, which is better than rejecting all callers until it catches up.
 */
export function createRateLimiter({ clock, factor, askers = ASKERS }: SpendOptions): RateLimiter {
  /** Time in milliseconds at which each caller's rate limit is full again. */
  const wholeAgain = new LRUCache<string, number>({ max: askers });
  return (asker, { most, seconds }) => {
    if (factor === 0) return undefined;
    const now = clock.now();
    const span = seconds * 1000;
    const kept = wholeAgain.get(asker) ?? 0;
    // If the stored time is later than an exhausted rate limit can reach, the clock was set back since it was stored.
    const from = kept > now + span ? now : Math.max(now, kept);
    const next = from + span / (most * factor);
    if (next - now > span) return Math.ceil((next - now - span) / 1000);
    wholeAgain.set(asker, next);
    return undefined;
  };
}
