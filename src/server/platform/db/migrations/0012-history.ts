import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/** How far accounts have watched which videos. The catalogue may lose a title and get it back: there is no reference to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table watched (
      realm text not null references realms (realm) on delete cascade,
      account_id text not null,
      content_id integer not null,
      progress double precision not null,
      watched_at timestamptz not null,
      primary key (realm, account_id, content_id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index watched_by_date on watched (realm, account_id, watched_at desc)`.execute(db);
  await guardByRealm(db, 'watched');
}
