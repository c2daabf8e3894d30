/** Tells the time in milliseconds since 1970. Tests move it. */
export interface Clock {
  now: () => number;
}

/** The clock of the machine. */
export const systemClock: Clock = { now: () => Date.now() };
