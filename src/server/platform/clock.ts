/** Tells the time in milliseconds since 1970. Servers use the database's (`db/database-clock.ts`), tests one that they move. */
export interface Clock {
  now: () => number;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() };
