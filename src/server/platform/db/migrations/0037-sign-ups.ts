import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Sign-ups that wait for the link in a mail, in realms that make an account only then (decision 068). What was typed stays here until then;
 * afterwards `account_id` says what came of it. Their mails are nobody's until there is an account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_ups (
      realm text not null references realms (realm) on delete cascade,
      id text not null,
      email text not null,
      given jsonb,
      locale text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      account_id text,
      primary key (realm, id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade
    )`.execute(db);
  await sql`create index sign_ups_of_address on sign_ups (realm, email, created_at)`.execute(db);
  await sql`create index sign_ups_of_account on sign_ups (realm, account_id)`.execute(db);
  await sql`create index sign_ups_by_end on sign_ups (realm, expires_at)`.execute(db);
  await guardByRealm(db, 'sign_ups');
  await sql`alter table mails alter column account_id drop not null`.execute(db);
}
