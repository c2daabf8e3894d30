import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Whoever is of a realm's support may look at an account for a while, with a reason, in a session of its own. What is done in it is noted
 * with both accounts. Nobody is of support until the realm's operator says so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column is_support boolean not null default false`.execute(db);
  await sql`alter table sessions add column impersonated_by text`.execute(db);
  await sql`alter table auth_events add column actor_id text`.execute(db);
  await sql`
    create table impersonations (
      realm text not null references realms (realm) on delete cascade,
      id text not null,
      token_hash text not null,
      account_id text not null,
      staff_id text not null,
      reason text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      session_id text,
      primary key (realm, id),
      unique (realm, token_hash),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index impersonations_of_account on impersonations (realm, account_id)`.execute(db);
  await sql`create index impersonations_by_date on impersonations (realm, created_at)`.execute(db);
  await sql`create index auth_events_of_session on auth_events (realm, session_id)`.execute(db);
  await guardByRealm(db, 'impersonations');
}
