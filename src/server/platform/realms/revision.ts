import { sql } from 'kysely';

/** Seconds since 2020: the column holds no larger numbers than 2^31. */
const now = sql<number>`(extract(epoch from clock_timestamp())::bigint - 1577836800)::integer`;

/** The revision of a realm that comes to be: never one that a realm of the same name had before it was removed. */
export const firstRevision = now;

/**
 * The revision after the stored one. It is not lower than the time either: where a failover or a restore has lost some,
 * what follows has other numbers than what was lost, which a running instance may have kept things by.
 */
export const nextRevision = sql<number>`greatest(realms.revision + 1, ${now})`;
