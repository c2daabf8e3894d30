import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/** What viewers tell of themselves: details, addresses, answers to terms, reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column details jsonb not null default '{}'`.execute(db);
  await sql`
    create table addresses (
      realm text not null,
      account_id text not null,
      type text not null check (type in ('BILLING')),
      id text not null,
      country_code text not null,
      body jsonb not null,
      full_name text not null,
      email text not null,
      updated_at timestamptz not null,
      primary key (realm, account_id, type),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`
    create table consent_answers (
      realm text not null,
      id bigint not null generated always as identity,
      account_id text not null,
      field_name text not null,
      answer boolean not null,
      term jsonb not null,
      locale text not null,
      answered_at timestamptz not null,
      primary key (realm, id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index consent_answers_of_account on consent_answers (realm, account_id, field_name, id desc)`.execute(
    db,
  );
  // A title's number outlives a load of the catalogue, which replaces all rows of contents: no reference to them.
  await sql`
    create table reviews (
      realm text not null,
      account_id text not null,
      content_id integer not null,
      fields jsonb not null,
      posted_at timestamptz not null,
      primary key (realm, account_id, content_id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index reviews_of_content on reviews (realm, content_id, posted_at)`.execute(db);
  for (const table of ['addresses', 'consent_answers', 'reviews']) await guardByRealm(db, table);
}
