import type { Metrics } from '../metrics/metrics.ts';
import { createLimits, type Limits, countWork } from './limits.ts';
import { measureLoopDelay } from './loop-delay.ts';

/**
 * Creates the limits of this process and exports their load and the event loop delay as metrics.
 * @param connections size of its database connection pool
 */
export function openLimits(
  metrics: Metrics,
  connections: number,
  options: { pages?: number } = {},
): { limits: Limits; close: () => void } {
  const loop = measureLoopDelay();
  const limits = createLimits(connections, {
    ...options,
    isLate: loop.isLate,
    onRefused: (kind) => metrics.refused.inc({ kind }),
  });
  metrics.gauge('work', 'Pieces of work of each kind that run and that wait', ['kind', 'state'], async () =>
    countWork(limits),
  );
  metrics.gauge('event_loop_delay_seconds', 'How late the event loop is, over the last second', ['of'], async () => {
    const { mean, p99 } = loop.read();
    return [
      { labels: { of: 'mean' }, value: mean },
      { labels: { of: 'p99' }, value: p99 },
    ];
  });
  return { limits, close: loop.stop };
}
