import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/** The realm's news by feed, and its fighters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table news_items (
      realm text not null references realms (realm) on delete cascade,
      feed text not null,
      id text not null,
      position integer not null,
      published_at timestamptz not null,
      body jsonb not null,
      primary key (realm, feed, id)
    )`.execute(db);
  await sql`create index news_items_by_date on news_items (realm, published_at desc, position)`.execute(db);
  await sql`
    create table fighters (
      realm text not null references realms (realm) on delete cascade,
      id text not null,
      position integer not null,
      body jsonb not null,
      primary key (realm, id)
    )`.execute(db);
  await sql`create index fighters_by_position on fighters (realm, position)`.execute(db);
  for (const table of ['news_items', 'fighters']) await guardByRealm(db, table);
}
