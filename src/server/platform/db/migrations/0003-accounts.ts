import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/** Accounts, sessions and attempts to sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounts (
      realm text not null references realms (realm) on delete cascade,
      id text not null,
      email text not null,
      password_hash text not null,
      name text not null,
      role text not null check (role in ('viewer', 'editor')),
      is_demo boolean not null,
      created_at timestamptz not null,
      primary key (realm, id),
      unique (realm, email)
    )`.execute(db);
  await sql`
    create table sessions (
      realm text not null references realms (realm) on delete cascade,
      id text not null,
      account_id text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      primary key (realm, id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index sessions_by_end on sessions (realm, expires_at)`.execute(db);
  await sql`
    create table refresh_tokens (
      realm text not null,
      hash text not null,
      session_id text not null,
      issued_at timestamptz not null,
      used_at timestamptz,
      primary key (realm, hash),
      foreign key (realm, session_id) references sessions (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index refresh_tokens_of_session on refresh_tokens (realm, session_id)`.execute(db);
  await sql`
    create table login_attempts (
      realm text not null references realms (realm) on delete cascade,
      id text not null default gen_random_uuid()::text,
      subject text not null,
      made_at timestamptz not null,
      primary key (realm, id)
    )`.execute(db);
  await sql`create index login_attempts_of_subject on login_attempts (realm, subject, made_at)`.execute(db);
  for (const table of ['accounts', 'sessions', 'refresh_tokens', 'login_attempts']) await guardByRealm(db, table);
}
