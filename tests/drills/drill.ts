/** What a drill has found. */
export interface Result {
  /** How often it was tried. */
  tries: number;
  /** Each time that the promise was not kept, in words. */
  losses: string[];
  /** What else is worth telling, such as how much was written. */
  note: string;
}

/** One way to attack the running product, and what must be so all the same. */
export interface Drill {
  /** By which it is chosen. */
  name: string;
  /** What holds for viewers and operators, whatever happens. */
  promise: string;
  /** Tries in the long form, and in the short one that CI runs; 0 leaves it out there. */
  tries: { long: number; short: number };
  /** Why it cannot be tried on this machine; undefined when it can. */
  missing?: () => string | undefined;
  run: (tries: number) => Promise<Result>;
}
