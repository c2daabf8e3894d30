import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/** Series of which an account wants no next episode, from then on until it watches one again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table up_next_hidden (
      realm text not null references realms (realm) on delete cascade,
      account_id text not null,
      series_id integer not null,
      hidden_at timestamptz not null,
      primary key (realm, account_id, series_id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await guardByRealm(db, 'up_next_hidden');
}
