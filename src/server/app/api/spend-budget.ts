import { LRUCache } from 'lru-cache';
import type { Budget } from '#schemas/wire/budgets.ts';
import type { Clock } from '../../platform/clock.ts';

/** Askers that are remembered; who has asked for nothing for longest is forgotten first, so that a flood of networks takes no memory. */
const ASKERS = 100_000;

/** Counts one call of an asker. Undefined when it is within the budget, else the seconds after which the next one is. */
export type Spend = (asker: string, budget: Pick<Budget, 'most' | 'seconds'>) => number | undefined;

interface SpendOptions {
  clock: Clock;
  /** What every budget is multiplied by; 0 lifts them all. */
  factor: number;
  /** Askers that are remembered. */
  askers?: number;
}

/**
 * Makes the books of budgets: one time for each asker, by the generic cell rate algorithm (ITU-T I.371, annex A). What is
 * refused costs nothing, so that whoever goes on asking is let through as often as somebody who waits. What was spent before a
 * clock that was put back may be forgotten: better than to refuse everybody until it is as late again.
 */
export function createSpend({ clock, factor, askers = ASKERS }: SpendOptions): Spend {
  /** When each asker will have got back all that it has spent, in milliseconds. */
  const wholeAgain = new LRUCache<string, number>({ max: askers });
  return (asker, { most, seconds }) => {
    if (factor === 0) return undefined;
    const now = clock.now();
    const span = seconds * 1000;
    const kept = wholeAgain.get(asker) ?? 0;
    // Nobody can have spent more than the span gives back: such a time is of a clock that has gone back since.
    const from = kept > now + span ? now : Math.max(now, kept);
    const next = from + span / (most * factor);
    if (next - now > span) return Math.ceil((next - now - span) / 1000);
    wholeAgain.set(asker, next);
    return undefined;
  };
}
