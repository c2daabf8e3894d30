import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/** What is on air of the kinds that can be edited from now on begins their history; each realm is visited by itself. */
export async function beginHistory(db: QueryExecutorProvider): Promise<void> {
  await sql`select set_config('app.host', '*', true)`.execute(db);
  const { rows } = await sql<{ realm: string }>`select distinct realm from realm_hosts`.execute(db);
  for (const { realm } of rows) {
    await sql`select set_config('app.realm', ${realm}, true)`.execute(db);
    await sql`
      insert into revisions (realm, kind, name, revision, state, source, author, saved_at)
      select realm, kind, name, 1, 'LOADED', jsonb_pretty(document), 'realm load', loaded_at
      from definitions join realms using (realm)
      where realm = ${realm} and kind in ('consent', 'texts')
      union all
      select realm, 'realm', 'realm', 1, 'LOADED', jsonb_pretty(settings), 'realm load', loaded_at
      from realms
      where realm = ${realm}
      on conflict do nothing`.execute(db);
  }
  await sql`select set_config('app.host', '', true), set_config('app.realm', '', true)`.execute(db);
}

/** Settings, consent terms and external pages are edited as pages are: they have a history and can be scheduled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['revisions', 'scheduled_publications'])
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.ref(`${table}_kind_check`)},
        add constraint ${sql.ref(`${table}_kind_check`)} check
          (kind in ('page', 'menu', 'form', 'theme', 'labels', 'texts', 'consent', 'realm'))`.execute(db);
  await beginHistory(db);
}
