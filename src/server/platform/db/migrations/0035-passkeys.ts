import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Keys by which accounts are entered (Web Authentication, level 3), and the challenges that are out: each is good once. Of a key its
 * public half is kept, which opens nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      realm text not null references realms (realm) on delete cascade,
      id text not null,
      account_id text not null,
      public_key bytea not null,
      counter bigint not null,
      transports jsonb not null,
      is_backed_up boolean not null,
      device jsonb not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      primary key (realm, id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index passkeys_of_account on passkeys (realm, account_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      realm text not null references realms (realm) on delete cascade,
      hash text not null,
      account_id text,
      expires_at timestamptz not null,
      primary key (realm, hash),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index passkey_challenges_by_date on passkey_challenges (realm, expires_at)`.execute(db);
  for (const table of ['passkeys', 'passkey_challenges']) await guardByRealm(db, table);
}
