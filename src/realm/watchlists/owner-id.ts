import { createHash } from 'node:crypto';

/**
 * Whose a watchlist is, as links tell it: the same for each of an account's lists, and of no use for finding the account.
 */
export const ownerIdOf = (realm: string, accountId: string): string =>
  createHash('sha256').update(`watchlists|${realm}|${accountId}`).digest('base64url').slice(0, 22);

/** The owner's name in the calls of whoever owns the list. */
export const ME = 'me';
