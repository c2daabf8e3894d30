import { type Kysely, sql } from 'kysely';
import { searchOfEverything } from './0018-search/first-time.ts';
import { makeTermFunctions } from './0042-search-inside-words/fold.ts';
import { replaceRenewal } from './0042-search-inside-words/renewal.ts';

/**
 * Finds text inside of words: in scripts without spaces, behind an Arabic article or a French elision, and names
 * with signs in them (AC/DC, M*A*S*H, Spider-Man, C++). Words have their places, so that phrases can be matched. What is
 * searched of everything is written anew, in the same transaction: there is no moment with stale terms. The version
 * before searches on: all terms that it looks for are still there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTermFunctions(db);
  await replaceRenewal(db);
  // In a subquery a setting is read and parsed once for a query, else once for each row that is looked at.
  await sql`
    alter policy narrowed_by_search on search_texts
    using (words @@ (select coalesce(nullif(current_setting('app.search', true), ''), '!'' ''')::tsquery))`.execute(db);
  await sql`
    alter policy within_age on search_texts
    using (case when (select coalesce(current_setting('app.age_limit', true), '') = '') then true
      when source = 'title'
        then exists (select from contents c where c.realm = search_texts.realm and c.id = search_texts.key::integer)
      else false end)`.execute(db);
  await searchOfEverything(db);
  // A programme that is known is not written again, so it has to go first.
  await sql`select set_config('app.host', '*', true)`.execute(db);
  const { rows } = await sql<{ realm: string }>`select distinct realm from realm_hosts`.execute(db);
  for (const { realm } of rows) {
    await sql`select set_config('app.realm', ${realm}, true)`.execute(db);
    await sql`delete from search_texts where realm = ${realm} and source = 'programme'`.execute(db);
    await sql`
      select search_renew_programmes(${realm}, array(select distinct programme from airings where realm = ${realm}))`.execute(
      db,
    );
  }
  await sql`select set_config('app.host', '', true), set_config('app.realm', '', true)`.execute(db);
}
