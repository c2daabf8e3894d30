import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How late the event loop is, in seconds over the last whole period: what everything in this process waits for besides itself. */
export interface LoopDelay {
  /** Of all turns on average, and of nearly all at most. */
  read: () => { mean: number; p99: number };
  /** Whether what can wait should. */
  isLate: () => boolean;
  stop: () => void;
}

const PERIOD_MS = 1000;
/** Milliseconds between looks; what the histogram tells is beyond that. */
const RESOLUTION_MS = 10;
/** Seconds by which turns are late on average when too much is done. */
const LATE = 0.1;

/** Measures the event loop's delay until it is stopped. Does not keep the process alive. @param period milliseconds */
export function watchLoop(period: number = PERIOD_MS): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let last = { mean: 0, p99: 0 };
  // Without a single turn there is no mean.
  const beyond = (nanoseconds: number) => Math.max(0, (nanoseconds || 0) / 1e9 - RESOLUTION_MS / 1000);
  const timer = setInterval(() => {
    last = { mean: beyond(histogram.mean), p99: beyond(histogram.percentile(99)) };
    histogram.reset();
  }, period).unref();
  return {
    read: () => last,
    isLate: () => last.mean > LATE,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
