/** The result of a drill. */
export interface Result {
  /** Number of attempts. */
  tries: number;
  /** Each violation of the promise, in words. */
  losses: string[];
  /** Further facts for the table, such as the number of writes. */
  note: string;
}

/** A failure scenario for the running product, and what must hold nevertheless. */
export interface Drill {
  /** The name that selects the drill on the command line. */
  name: string;
  /** The guarantee to viewers and operators that the drill verifies. */
  promise: string;
  /** Attempts in the long run and in CI’s short run; 0 leaves the drill out of it. */
  tries: { long: number; short: number };
  /** Why the drill cannot run on this machine; undefined if it can. */
  missing?: () => string | undefined;
  run: (tries: number) => Promise<Result>;
}
