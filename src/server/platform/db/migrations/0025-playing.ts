import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Which streams accounts are playing. Who plays says so again and again: a row that was not seen for a minute is over. The catalogue may
 * lose a title: there is no reference to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table playing (
      realm text not null references realms (realm) on delete cascade,
      id text not null,
      account_id text not null,
      session_id text not null,
      client_id text,
      kind text not null,
      content_id integer not null,
      is_partition boolean not null,
      browser text,
      system text,
      device text not null,
      began_at timestamptz not null,
      seen_at timestamptz not null,
      stopped_at timestamptz,
      primary key (realm, id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index playing_of_account on playing (realm, account_id)`.execute(db);
  await sql`create index playing_by_date on playing (realm, seen_at)`.execute(db);
  await guardByRealm(db, 'playing');
}
