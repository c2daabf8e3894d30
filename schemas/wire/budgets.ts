/** How much one asker may write: so many calls at once, and as many more in each span that follows. */
export interface Budget {
  /** Who is counted: the network that a call comes from (an IPv4 address, an IPv6 /64), or the account that is signed in. */
  by: 'network' | 'account';
  most: number;
  /** Seconds in which `most` calls come back, one after the other. */
  seconds: number;
}

/**
 * What calls that write may be asked for. Many viewers may share one network, so these stop floods and not people; who
 * guesses passwords is stopped by what counts guesses.
 */
export const budgets = {
  /** What costs a password's hash, or makes an account. */
  hashed: { by: 'network', most: 60, seconds: 60 },
  /** What stores a row for a guest: a network of televisions stays below this, a flood of rows does not. */
  storedForGuests: { by: 'network', most: 60, seconds: 60 },
  /** What every page of every viewer may ask once. */
  perPage: { by: 'network', most: 1200, seconds: 60 },
  /** What a viewer does now and then. */
  perVisit: { by: 'network', most: 600, seconds: 60 },
  /** What an account does by hand. */
  byHand: { by: 'account', most: 120, seconds: 60 },
  /** What reads all that is kept of an account. */
  whole: { by: 'account', most: 6, seconds: 600 },
  /** What a program uploads, by a secret that may be guessed at. */
  uploads: { by: 'network', most: 30, seconds: 60 },
  /** What a player says by itself. */
  byPlayer: { by: 'account', most: 600, seconds: 60 },
} as const satisfies Record<string, Budget>;
