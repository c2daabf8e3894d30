/** Rate limit of write requests: an initial burst, refilled over time. */
export interface RateLimit {
  /** Whether requests are counted per network (an IPv4 address or an IPv6 /64) or per signed-in account. */
  by: 'network' | 'account';
  most: number;
  /** Time in seconds in which a used-up limit of `most` requests is refilled; refilling is continuous. */
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
  /** Limit for requests that a signed-in user triggers by hand. */
  byHand: { by: 'account', most: 120, seconds: 60 },
  /** Changes by hand that are mailed to the account, whose email address may belong to another person. */
  mailed: { by: 'account', most: 10, seconds: 3600 },
  /** Requests that read all data of an account. */
  whole: { by: 'account', most: 6, seconds: 600 },
  /** Uploads by programs with a secret that could be guessed. */
  uploads: { by: 'network', most: 30, seconds: 60 },
  /** Limit for requests that a player sends automatically. */
  byPlayer: { by: 'account', most: 600, seconds: 60 },
} as const satisfies Record<string, RateLimit>;
