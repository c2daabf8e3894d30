import type { OneTimeKind } from '../../platform/db/tables.ts';
import { MINUTE_MS } from '../../platform/occurrence.ts';

/**
 * Lifetime of one-time links in milliseconds: ten minutes for links that give access to an account (OWASP ASVS 5.0,
 * section 6.6), a day for links that only confirm an address.
 */
export const TOKEN_LIFETIME_MS: Readonly<Record<OneTimeKind, number>> = {
  confirm: 24 * 60 * MINUTE_MS,
  reset: 10 * MINUTE_MS,
  magic: 10 * MINUTE_MS,
  email: 24 * 60 * MINUTE_MS,
  'pin-reset': 10 * MINUTE_MS,
  activate: 24 * 60 * MINUTE_MS,
};

/** All kinds of one-time links. */
export const oneTimeKinds: readonly OneTimeKind[] = Object.keys(TOKEN_LIFETIME_MS) as OneTimeKind[];
