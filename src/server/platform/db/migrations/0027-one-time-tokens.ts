import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Links that are good once: what each is for and until when. The secret in a link is made of its id and the server's key, so
 * that nobody who reads this table can make one. An account knows since when its e-mail address is confirmed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column email_verified_at timestamptz`.execute(db);
  await sql`
    create table one_time_tokens (
      realm text not null references realms (realm) on delete cascade,
      id text not null,
      kind text not null,
      account_id text not null,
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (realm, id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index one_time_tokens_of_account on one_time_tokens (realm, account_id, kind, created_at)`.execute(
    db,
  );
  await sql`create index one_time_tokens_by_end on one_time_tokens (realm, expires_at)`.execute(db);
  await guardByRealm(db, 'one_time_tokens');
}
