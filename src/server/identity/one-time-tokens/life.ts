import type { OneTimeKind } from '../../platform/db/tables.ts';

/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;

/**
 * How long a link is good, in milliseconds: those that open an account ten minutes (OWASP ASVS 5.0, section 6.6), those that
 * only confirm an address a day.
 */
export const lifeOf: Readonly<Record<OneTimeKind, number>> = {
  confirm: 24 * 60 * MINUTE_MS,
  reset: 10 * MINUTE_MS,
  magic: 10 * MINUTE_MS,
  email: 24 * 60 * MINUTE_MS,
  'pin-reset': 10 * MINUTE_MS,
  activate: 24 * 60 * MINUTE_MS,
};

/** All that links are for. */
export const oneTimeKinds: readonly OneTimeKind[] = Object.keys(lifeOf) as OneTimeKind[];
