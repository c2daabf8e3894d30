import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * A session is one family of refresh tokens, and its row says all of it: which generation is the living one, and by which salt each is
 * derived. The tokens of before stay in `refresh_tokens`, each good for one more renewal; a later release drops that table, when
 * the longest of them is over. What is told of a session (device, country, last use) is for its account's own list.
 *
 * `auth_events` is what happened to accounts' sessions, only added to: no token, no address in clear, no reference to what may be deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column salt bytea,
      add column generation integer not null default 0,
      add column rotated_at timestamptz,
      add column absolute_until timestamptz,
      add column end_reason text,
      add column device jsonb,
      add column country text,
      add column methods jsonb,
      add column signed_in_at timestamptz,
      add column last_used_at timestamptz,
      add column profile_id text`.execute(db);
  await sql`create index sessions_of_account on sessions (realm, account_id)`.execute(db);
  await sql`
    create table auth_events (
      realm text not null references realms (realm) on delete cascade,
      id text not null default gen_random_uuid()::text,
      at timestamptz not null,
      kind text not null,
      account_id text,
      session_id text,
      code text,
      device jsonb,
      country text,
      primary key (realm, id)
    )`.execute(db);
  await sql`create index auth_events_by_date on auth_events (realm, at)`.execute(db);
  await guardByRealm(db, 'auth_events');
}
