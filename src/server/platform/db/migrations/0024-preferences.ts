import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * What accounts have chosen to prefer, without what they left as it is. An empty `profile_id` stands for the account itself:
 * profiles get rows beside it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table preferences (
      realm text not null references realms (realm) on delete cascade,
      account_id text not null,
      profile_id text not null default '',
      chosen jsonb not null,
      updated_at timestamptz not null,
      primary key (realm, account_id, profile_id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await guardByRealm(db, 'preferences');
}
