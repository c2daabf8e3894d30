import { sql } from 'kysely';

/** Seconds since 2020, because the column is a 32-bit integer. */
const now = sql<number>`(extract(epoch from clock_timestamp())::bigint - 1577836800)::integer`;

/** Revision of a new realm: higher than any of a deleted realm of the same id. */
export const firstRevision = now;

/**
 * Next revision: higher than the stored one and at least the current time. After a failover or restore that lost
 * revisions, the lost numbers are not reused, because running instances may have cached data by them.
 */
export const nextRevision = sql<number>`greatest(realms.revision + 1, ${now})`;
