import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Delay of the event loop over the last period, in seconds. All work in this process is delayed by it. */
export interface LoopDelay {
  /** Mean and 99th percentile of the event loop delay, in seconds. */
  read: () => { mean: number; p99: number };
  /** True if work that can wait should be rejected, because the event loop is late. */
  isLate: () => boolean;
  stop: () => void;
}

const PERIOD_MS = 1000;
/** Sampling interval in milliseconds; it is subtracted from the histogram's values. */
const RESOLUTION_MS = 10;
/** Mean delay in seconds from which the process counts as overloaded. */
const LATE = 0.1;

/**
 * Measures the event loop's delay until stopped, without keeping the process alive.
 * @param period in milliseconds
 */
export function measureLoopDelay(period: number = PERIOD_MS): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let last = { mean: 0, p99: 0 };
  // The mean is NaN when there was no sample.
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
