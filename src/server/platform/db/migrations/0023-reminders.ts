import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Which events viewers want to be reminded of, and the mails that are to be sent. The catalogue may lose an event: there is no
 * reference to it. A mail is written in the transaction of its cause, once for each key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminders (
      realm text not null references realms (realm) on delete cascade,
      event_id integer not null,
      account_id text not null,
      starts_at timestamptz not null,
      reminded_of timestamptz,
      locale text not null,
      time_zone text not null,
      origin text not null,
      created_at timestamptz not null,
      primary key (realm, event_id, account_id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index reminders_of_account on reminders (realm, account_id)`.execute(db);
  await sql`
    create table mails (
      realm text not null references realms (realm) on delete cascade,
      id text not null,
      account_id text not null,
      kind text not null,
      key text not null,
      payload jsonb not null,
      created_at timestamptz not null,
      useless_from timestamptz,
      next_try_at timestamptz not null,
      tries integer not null,
      sent_at timestamptz,
      failed text,
      primary key (realm, id),
      unique (realm, account_id, kind, key),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index mails_to_send on mails (realm, next_try_at) where sent_at is null and failed is null`.execute(
    db,
  );
  await sql`create index mails_by_date on mails (realm, created_at)`.execute(db);
  for (const table of ['reminders', 'mails']) await guardByRealm(db, table);
}
