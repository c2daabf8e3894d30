import { type Kysely, sql } from 'kysely';

/** Lets the audit of support outlive an account that was looked at: its rows were deleted together with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table impersonations drop constraint impersonations_realm_account_id_fkey`.execute(db);
}
