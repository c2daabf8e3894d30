import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Who an account's holder is elsewhere: what a provider calls them (OpenID Connect Core, section 2: issuer and subject). An
 * account that is entered only so has no password.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identities (
      realm text not null references realms (realm) on delete cascade,
      issuer text not null,
      subject text not null,
      account_id text not null,
      provider text not null,
      email text,
      email_verified boolean not null,
      linked_at timestamptz not null,
      primary key (realm, issuer, subject),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index identities_of_account on identities (realm, account_id)`.execute(db);
  await guardByRealm(db, 'identities');
  await sql`alter table accounts alter column password_hash drop not null`.execute(db);
}
