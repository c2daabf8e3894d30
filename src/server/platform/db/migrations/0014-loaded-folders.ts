import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * What is on air so far is what was loaded last, from a folder that nobody has noted; of documents that editors publish,
 * their history tells what was loaded. Row-level security binds the tables' owner too, so each realm is visited by itself.
 */
export async function beginBases(db: QueryExecutorProvider): Promise<void> {
  await sql`select set_config('app.host', '*', true)`.execute(db);
  const { rows } = await sql<{ realm: string }>`select distinct realm from realm_hosts`.execute(db);
  for (const { realm } of rows) {
    await sql`select set_config('app.realm', ${realm}, true)`.execute(db);
    await sql`insert into loaded_folders select realm, '', loaded_at from realms where realm = ${realm}`.execute(db);
    await sql`
      with loaded as (
        select distinct on (kind, name) kind, name, state, source from revisions
        where realm = ${realm} and state in ('LOADED', 'REMOVED') order by kind, name, revision desc
      ), documents as (
        select 'realm.json' as file, settings as document from realms where realm = ${realm}
        union all
        select case kind when 'consent' then 'consent/terms.json' else kind || '.json' end, document from definitions
        where realm = ${realm} and kind in ('media', 'consent', 'texts')
        union all
        select case kind when 'theme' then 'theme.json' when 'labels' then 'labels/' || name || '.json'
          else kind || 's/' || name || '.json' end, source::jsonb
        from loaded where state = 'LOADED'
      ), kept as (
        insert into loaded_documents select distinct ${realm}, md5(document::text), document from documents
        on conflict do nothing
      )
      insert into loaded_files select ${realm}, '', file, md5(document::text) from documents`.execute(db);
    await sql`insert into loaded_files select realm, '', path, hash from assets where realm = ${realm}`.execute(db);
  }
  await sql`select set_config('app.host', '', true), set_config('app.realm', '', true)`.execute(db);
}

/**
 * What each folder held when it was last loaded or exported, file by file: the base of the next load's merge. Documents stand
 * apart, each once. Of what is on air as rows, row_sources names the documents that the rows were made of, and each title
 * has a hash of what was made of its document: '' where that is not known, null where it was not a load that wrote it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table loaded_folders (
      realm text not null references realms (realm) on delete cascade,
      folder text not null,
      loaded_at timestamptz not null,
      primary key (realm, folder)
    )`.execute(db);
  await sql`
    create table loaded_files (
      realm text not null references realms (realm) on delete cascade,
      folder text not null,
      file text not null,
      hash text not null,
      primary key (realm, folder, file),
      foreign key (realm, folder) references loaded_folders (realm, folder) on delete cascade
    )`.execute(db);
  await sql`
    create table loaded_documents (
      realm text not null references realms (realm) on delete cascade,
      hash text not null,
      document jsonb not null,
      primary key (realm, hash)
    )`.execute(db);
  await sql`
    create table row_sources (
      realm text not null references realms (realm) on delete cascade,
      file text not null,
      hash text not null,
      primary key (realm, file)
    )`.execute(db);
  for (const table of ['loaded_folders', 'loaded_files', 'loaded_documents', 'row_sources'])
    await guardByRealm(db, table);
  // The default stands for what is there already, without a row being written.
  await sql`alter table contents add column hash text default ''`.execute(db);
  await sql`alter table contents alter column hash drop default`.execute(db);
  await beginBases(db);
}
