import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/** What is kept once for each title or list: its table, and what follows the holder in its key. */
const kept = [
  ['watched', 'content_id'],
  ['up_next_hidden', 'series_id'],
  ['favourites', 'content_id'],
  ['saved_watchlists', 'watchlist_id'],
] as const;

/**
 * Profiles of accounts, and whose of them is what viewers keep. An empty `profile_id` stands for the account's main profile, which needs
 * no row: what was kept before is the main one's, and nothing is written again. A row with an empty id says only how the main one is shown.
 *
 * A session that goes on as another profile's is another session: `successor_id` says which.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profiles (
      realm text not null references realms (realm) on delete cascade,
      account_id text not null,
      id text not null,
      display_name text not null,
      avatar text not null,
      type text not null check (type in ('ADULT', 'CHILD')),
      age_limit smallint check ((type = 'CHILD') = (age_limit is not null)),
      created_at timestamptz not null,
      primary key (realm, account_id, id),
      check (id <> '' or type = 'ADULT'),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await guardByRealm(db, 'profiles');
  for (const [table, what] of kept) {
    await sql`alter table ${sql.table(table)} add column profile_id text not null default ''`.execute(db);
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(`${table}_pkey`)}`.execute(db);
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.id(`${table}_pkey`)}
        primary key (realm, account_id, profile_id, ${sql.id(what)})`.execute(db);
  }
  await sql`alter table reminders add column profile_id text not null default ''`.execute(db);
  await sql`alter table reminders drop constraint reminders_pkey`.execute(db);
  await sql`
    alter table reminders add constraint reminders_pkey
      primary key (realm, event_id, account_id, profile_id)`.execute(db);
  await sql`alter table watchlists add column profile_id text not null default ''`.execute(db);
  for (const index of ['watched_by_date', 'favourites_by_date', 'watchlists_of_account', 'reminders_of_account'])
    await sql`drop index ${sql.id(index)}`.execute(db);
  await sql`create index watched_by_date on watched (realm, account_id, profile_id, watched_at desc)`.execute(db);
  await sql`
    create index favourites_by_date
      on favourites (realm, account_id, profile_id, added_at desc, content_id desc)`.execute(db);
  await sql`create index watchlists_of_account on watchlists (realm, account_id, profile_id, created_at desc)`.execute(
    db,
  );
  await sql`create index reminders_of_account on reminders (realm, account_id, profile_id)`.execute(db);
  await sql`alter table sessions add column successor_id text`.execute(db);
}
