import type { Clock } from '../clock.ts';

/** Milliseconds between two readings of the database's clock: quartz drifts by less than 1 ms in that time. */
const SYNC_INTERVAL_MS = 10_000;
/** A reading that took longer says too little: the database read its clock at any moment of it. */
const MAX_ROUND_TRIP_MS = 250;
/** Milliseconds between the clocks of the machine and the database from which on an operator should know. */
const NOTABLE_OFFSET_MS = 1000;

/** The database's clock as this process knows it. All times that instances share are read from it (srv-06). */
export interface DatabaseClock extends Clock {
  /** Milliseconds that the machine's clock is ahead of the database's; undefined before the first reading. */
  getOffset: () => number | undefined;
  /** Reads the database's clock once. A failed reading changes nothing. */
  sync: () => Promise<void>;
  /** Ends the readings. */
  close: () => void;
}

interface DatabaseClockOptions {
  /** Reads the database's clock, in milliseconds since 1970. */
  readTime: () => Promise<number>;
  /** Called when the offset becomes notable, and when it is no longer. */
  onOffset: (offsetMs: number, isNotable: boolean) => void;
  /** The machine's clock. */
  machine?: Clock;
  /** Milliseconds that never go back, whatever happens to the machine's clock. */
  monotonic?: () => number;
}

/**
 * Follows the database's clock. Between two readings a monotonic timer counts, so that neither a wrong machine clock nor a
 * correction of it changes the time. The database's time is taken to be that of the middle of the round trip (RFC 5905, section 8).
 */
export function createDatabaseClock({
  readTime,
  onOffset,
  machine = { now: Date.now },
  monotonic = () => performance.now(),
}: DatabaseClockOptions): DatabaseClock {
  /** The database's time when the monotonic timer was at 0, and the machine's offset then. */
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
