/**
 * Source of the current time in milliseconds since 1970. Servers use the database's clock (`db/database-clock.ts`),
 * tests use one that they set.
 */
export interface Clock {
  now: () => number;
}

/** The system clock of this machine. */
export const systemClock: Clock = { now: () => Date.now() };
