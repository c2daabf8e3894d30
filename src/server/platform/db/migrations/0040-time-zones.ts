import { type Kysely, sql } from 'kysely';

/** What takes place again after whole days keeps to the clocks of a time zone: of events, and of the guide's programmes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table contents add column time_zone text`.execute(db);
  await sql`alter table programmes add column time_zone text`.execute(db);
}
