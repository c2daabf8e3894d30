import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Proofs of work that were used, so that none is used twice; and codes by which a television is signed in from elsewhere. Of
 * what a proof was made of, and of a television's secret, there is only a hash. A row of either means nothing once its time is over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table captcha_used (
      realm text not null references realms (realm) on delete cascade,
      nonce_hash text not null,
      action text not null,
      expires_at timestamptz not null,
      primary key (realm, nonce_hash)
    )`.execute(db);
  await sql`create index captcha_used_by_date on captcha_used (realm, expires_at)`.execute(db);
  await sql`
    create table device_codes (
      realm text not null references realms (realm) on delete cascade,
      anchor_hash text not null,
      pin_hash text not null,
      status text not null,
      account_id text,
      device jsonb not null,
      country text not null,
      polled_at timestamptz,
      interval_seconds integer not null,
      expires_at timestamptz not null,
      primary key (realm, anchor_hash),
      unique (realm, pin_hash),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index device_codes_by_date on device_codes (realm, expires_at)`.execute(db);
  for (const table of ['captcha_used', 'device_codes']) await guardByRealm(db, table);
}
