import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/** What was wrong when a realm was last loaded in vain: one row at most, gone with the next load that succeeds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table failed_loads (
      realm text primary key references realms (realm) on delete cascade,
      failed_at timestamptz not null,
      findings jsonb not null
    )`.execute(db);
  await guardByRealm(db, 'failed_loads');
}
