import { type QueryExecutorProvider, sql } from 'kysely';

/** Makes what is there already searchable. Row-level security binds the tables' owner too, so each realm is visited by itself. */
export async function searchOfEverything(db: QueryExecutorProvider): Promise<void> {
  await sql`select set_config('app.host', '*', true)`.execute(db);
  const { rows } = await sql<{ realm: string }>`select distinct realm from realm_hosts`.execute(db);
  for (const { realm } of rows) {
    await sql`select set_config('app.realm', ${realm}, true)`.execute(db);
    await sql`select search_renew_titles(${realm}, array(select id from contents where realm = ${realm}))`.execute(db);
    await sql`select search_renew_fighters(${realm}, array(select id from fighters where realm = ${realm}))`.execute(
      db,
    );
    await sql`
      select search_renew_news(${realm}, array(select feed || '/' || id from news_items where realm = ${realm}))`.execute(
      db,
    );
  }
  await sql`select set_config('app.host', '', true), set_config('app.realm', '', true)`.execute(db);
}
