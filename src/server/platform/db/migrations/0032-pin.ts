import { type Kysely, sql } from 'kysely';

/**
 * An account's PIN, as a PHC string of argon2id: asked of whoever leaves a child's profile or enters the main one. Who has none is asked
 * for none: nothing else says whether the account is restricted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column pin_hash text`.execute(db);
}
