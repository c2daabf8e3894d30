/** Rate limit of write requests: an initial burst, refilled over time. */
export interface RateLimit {
  /** What is counted: the network of a request (an IPv4 address, an IPv6 /64), or the signed-in account. */
  by: 'network' | 'account';
  most: number;
  /** Time in seconds in which `most` requests are refilled, continuously. */
  seconds: number;
}

/**
 * Rate limits of write requests. Many viewers may share a network, so these stop floods, not individuals; password
 * guessing has a limit of its own.
 */
export const rateLimits = {
  /** Requests that hash a password or create an account. */
  hashed: { by: 'network', most: 60, seconds: 60 },
  /** Requests that store a row for a guest: high enough for a network of televisions, but not for a flood. */
  storedForGuests: { by: 'network', most: 60, seconds: 60 },
  /** Requests that every page of every viewer may send once. */
  perPage: { by: 'network', most: 1200, seconds: 60 },
  /** Requests that a viewer sends occasionally. */
  perVisit: { by: 'network', most: 600, seconds: 60 },
  /** Limit for manual actions of an account. */
  byHand: { by: 'account', most: 120, seconds: 60 },
  /** Requests that read all data of an account. */
  whole: { by: 'account', most: 6, seconds: 600 },
  /** Uploads by programs with a secret that could be guessed. */
  uploads: { by: 'network', most: 30, seconds: 60 },
  /** Limit for a player's automatic requests. */
  byPlayer: { by: 'account', most: 600, seconds: 60 },
} as const satisfies Record<string, RateLimit>;
