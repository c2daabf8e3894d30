import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * What is published so far begins the history. Row-level security binds the tables' owner too, so each realm is
 * visited by itself.
 */
export async function beginHistory(db: QueryExecutorProvider): Promise<void> {
  await sql`select set_config('app.host', '*', true)`.execute(db);
  const { rows } = await sql<{ realm: string }>`select distinct realm from realm_hosts`.execute(db);
  for (const { realm } of rows) {
    await sql`select set_config('app.realm', ${realm}, true)`.execute(db);
    await sql`
      insert into revisions (realm, kind, name, revision, state, source, author, saved_at)
      select realm, kind, name, 1, 'LOADED', jsonb_pretty(document), 'realm load', loaded_at
      from definitions join realms using (realm)
      where realm = ${realm} and kind in ('page', 'menu', 'form', 'theme', 'labels')
      on conflict do nothing`.execute(db);
  }
  await sql`select set_config('app.host', '', true), set_config('app.realm', '', true)`.execute(db);
}

/** The history of documents, drafts among it, and the kinds of elements that a realm does not show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table revisions (
      realm text not null references realms (realm) on delete cascade,
      kind text not null check (kind in ('page', 'menu', 'form', 'theme', 'labels')),
      name text not null,
      revision bigint not null,
      state text not null check (state in ('DRAFT', 'PUBLISHED', 'LOADED', 'ROLLED_BACK', 'DISCARDED', 'REMOVED')),
      source text not null,
      author text not null,
      account_id text,
      saved_at timestamptz not null,
      of_revision bigint,
      note text,
      primary key (realm, kind, name, revision)
    )`.execute(db);
  await sql`
    create table switched_off_kinds (
      realm text not null references realms (realm) on delete cascade,
      kind text not null,
      author text not null,
      switched_at timestamptz not null,
      primary key (realm, kind)
    )`.execute(db);
  for (const table of ['revisions', 'switched_off_kinds']) await guardByRealm(db, table);
  await beginHistory(db);
}
