import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';
import { makeSearchFunctions, makeSearchTriggers } from './0018-search/functions.ts';
import { searchOfEverything } from './0018-search/first-time.ts';

/**
 * What is searched: a row for each title, fighter and piece of news in each language that it has texts in, and the words
 * that stand in any of them, to correct what is typed by. Triggers of the content's own tables write both, so they are right
 * with whatever writes the content: a load, an editor, a restored backup, the version before this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists unaccent`.execute(db);
  await sql`create extension if not exists fuzzystrmatch`.execute(db);
  await sql`
    create table search_texts (
      realm text not null references realms (realm) on delete cascade,
      source text not null check (source in ('title', 'fighter', 'news')),
      key text not null,
      locale text not null,
      serves text[] not null,
      locales text[] not null,
      type text not null,
      title text not null,
      weight smallint not null,
      published_at timestamptz not null,
      categories text[] not null,
      words tsvector not null,
      primary key (realm, source, key, locale)
    )`.execute(db);
  // Without the list of what is still to be sorted in, which every search after a load would have to read through.
  await sql`create index search_texts_by_word on search_texts using gin (words) with (fastupdate = off)`.execute(db);
  await sql`
    create table search_words (
      realm text not null references realms (realm) on delete cascade,
      word text not null,
      primary key (realm, word)
    )`.execute(db);
  for (const table of ['search_texts', 'search_words']) await guardByRealm(db, table);
  // PostgreSQL uses an index behind row security only for what a policy itself asks, or what cannot tell of other rows
  // (matching words is not held for such). A restrictive policy can only narrow what the realm's own lets through. Where
  // nothing is searched it asks for rows without the word ' ', which no word is.
  await sql`
    create policy narrowed_by_search on search_texts as restrictive for select
    using (words @@ coalesce(nullif(current_setting('app.search', true), ''), '!'' ''')::tsquery)`.execute(db);
  await makeSearchFunctions(db);
  await makeSearchTriggers(db);
  await searchOfEverything(db);
}
