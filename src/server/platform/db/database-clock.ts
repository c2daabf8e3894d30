import type { Clock } from '../clock.ts';

/**
 * Interval in milliseconds between readings of the database's clock. A machine's timer drifts by less than 1 ms in that
 * time.
 */
const SYNC_INTERVAL_MS = 10_000;
/** Readings with a longer round trip in milliseconds are discarded as too imprecise. */
const MAX_ROUND_TRIP_MS = 250;
/**
 * Offset in milliseconds between the clocks of the machine and the database from which it is reported to the operator.
 */
const NOTABLE_OFFSET_MS = 1000;

/** Estimates the database's clock in this process. All times that instances share come from this clock (srv-06). */
export interface DatabaseClock extends Clock {
  /** Milliseconds that the machine's clock is ahead of the database's; undefined before the first reading. */
  getOffset: () => number | undefined;
  /** Reads the database's clock once. A failed reading changes nothing. */
  sync: () => Promise<void>;
  /** Stops the periodic readings of the database's clock. */
  close: () => void;
}

interface DatabaseClockOptions {
  /** Reads the database's clock, in milliseconds since 1970. */
  readTime: () => Promise<number>;
  /** Called when the offset reaches the reporting threshold, and when it falls below it. */
  onOffset: (offsetMs: number, isNotable: boolean) => void;
  /** The machine's clock. */
  machine?: Clock;
  /** Monotonic timer in milliseconds, unaffected by changes of the machine's clock. */
  monotonic?: () => number;
}

/**
 * Tracks the database's clock. Between two readings a monotonic timer counts, so that wrong machine clocks and
 * corrections of them have no effect. The database's time is assumed to be that of the middle of the round trip (RFC
 * 5905, section 8).
 */
export function createDatabaseClock({
  readTime,
  onOffset,
  machine = { now: Date.now },
  monotonic = () => performance.now(),
}: DatabaseClockOptions): DatabaseClock {
  /**
   * The last reading: the database's time when the monotonic timer was at 0 (`base`), and how far the machine's clock
   * was ahead (`offset`).
   */
  let known: { base: number; offset: number } | undefined;
  let wasNotable = false;

  const sync = async (): Promise<void> => {
    const start = monotonic();
    const time = await readTime().catch(() => undefined);
    const roundTrip = monotonic() - start;
    if (time === undefined || (known && roundTrip > MAX_ROUND_TRIP_MS)) return;
    const base = time - start - roundTrip / 2;
    known = { base, offset: machine.now() - (base + monotonic()) };
    const isNotable = Math.abs(known.offset) >= NOTABLE_OFFSET_MS;
    if (isNotable !== wasNotable) onOffset(Math.round(known.offset), isNotable);
    wasNotable = isNotable;
  };
  const timer = setInterval(() => void sync(), SYNC_INTERVAL_MS);
  timer.unref();
  return {
    now: () => (known ? Math.floor(known.base + monotonic()) : machine.now()),
    getOffset: () => known && Math.round(known.offset),
    sync,
    close: () => clearInterval(timer),
  };
}
