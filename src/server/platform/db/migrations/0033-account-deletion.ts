import { type Kysely, sql } from 'kysely';

/** When an account is to be deleted with all that is kept of its holder; null while nobody has asked for that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column delete_at timestamptz`.execute(db);
  await sql`create index accounts_to_delete on accounts (realm, delete_at) where delete_at is not null`.execute(db);
}
