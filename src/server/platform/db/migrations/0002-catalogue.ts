import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/** Titles and playlists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contents (
      realm text not null references realms (realm) on delete cascade,
      id integer not null,
      kind text not null check (kind in ('VIDEO', 'EPISODE', 'SERIES', 'SEASON', 'PLAYLIST', 'EVENT')),
      title text not null,
      body jsonb not null,
      tags text[] not null,
      access text not null,
      geoblocked boolean not null,
      series_id integer,
      season_id integer,
      season_number integer,
      episode_number integer,
      published_at timestamptz not null,
      starts_at timestamptz,
      ends_at timestamptz,
      repeats_every_days integer,
      position integer not null,
      title_rank integer not null,
      primary key (realm, id)
    )`.execute(db);
  await sql`create index contents_newest on contents (realm, kind, published_at desc, id desc)`.execute(db);
  await sql`create index contents_in_order on contents (realm, kind, position, id)`.execute(db);
  await sql`create index contents_of_series on contents (realm, series_id, position)`.execute(db);
  await sql`create index contents_of_season on contents (realm, season_id, position)`.execute(db);
  await sql`create index contents_by_tag on contents using gin (tags)`.execute(db);
  await sql`
    create table playlist_items (
      realm text not null,
      playlist_id integer not null,
      position integer not null,
      content_id integer not null,
      primary key (realm, playlist_id, position),
      foreign key (realm, playlist_id) references contents (realm, id) on delete cascade,
      foreign key (realm, content_id) references contents (realm, id) on delete cascade
    )`.execute(db);
  for (const table of ['contents', 'playlist_items']) await guardByRealm(db, table);
}
