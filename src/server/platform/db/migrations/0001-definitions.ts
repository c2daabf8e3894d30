import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/** Realms, their host names, documents and files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`grant usage on schema public to playbill_app`.execute(db);
  await sql`
    create table realms (
      realm text not null primary key,
      revision integer not null,
      settings jsonb not null,
      loaded_at timestamptz not null
    )`.execute(db);
  await sql`
    create table realm_hosts (
      realm text not null references realms (realm) on delete cascade,
      host text not null,
      primary key (realm, host)
    )`.execute(db);
  await sql`create index realm_hosts_by_host on realm_hosts (host)`.execute(db);
  await sql`
    create table definitions (
      realm text not null references realms (realm) on delete cascade,
      kind text not null,
      name text not null,
      document jsonb not null,
      primary key (realm, kind, name)
    )`.execute(db);
  await sql`
    create table assets (
      realm text not null references realms (realm) on delete cascade,
      path text not null,
      hash text not null,
      content_type text not null,
      bytes bytea not null,
      primary key (realm, path)
    )`.execute(db);
  for (const table of ['realms', 'realm_hosts', 'definitions', 'assets']) await guardByRealm(db, table);
  // A request knows a host name before it knows its realm: it may see whose that one name is. With * the program itself sees which realms there are.
  await sql`create policy by_host on realm_hosts for select using (current_setting('app.host', true) in (host, '*'))`.execute(
    db,
  );
}
