import { type Kysely, sql } from 'kysely';
import { addPeopleToSearch } from './0043-rights-and-people/people-in-search.ts';

/**
 * From when until when a title may be shown, and in which countries; null where its catalogue does not say. And titles are
 * found by the people who made them and are in them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contents
      add column available_from timestamptz,
      add column available_until timestamptz,
      add column allowed_countries text[],
      add column denied_countries text[]`.execute(db);
  // Few titles have a window: lists and the search find those that are outside of theirs by it.
  await sql`
    create index contents_windows on contents (realm, id)
      where available_from is not null or available_until is not null`.execute(db);
  await addPeopleToSearch(db);
}
