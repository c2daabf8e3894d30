import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Creates the audit trail of what support staff look up and do in the accounts of a realm: one row per act, written in the
 * transaction of the act.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table support_acts (
      realm text not null,
      id uuid not null,
      staff_id text not null,
      -- Null for a search that found no account.
      account_id text,
      act text not null,
      -- The refund, subscription or purchase that the act is about; for a search what was searched: email, invoice, payment.
      object_id text,
      amount bigint,
      scale smallint,
      currency text,
      -- Entered by the support user; empty for searches and views, and after the deletion of the account.
      reason text default '' not null,
      result text not null,
      created_at timestamptz not null,
      primary key (realm, id),
      foreign key (realm) references realms (realm) on delete cascade,
      check (act in ('search', 'view', 'refund', 'revocation', 'receipt')),
      check (result in ('done', 'refused')),
      check ((amount is null) = (currency is null) and (amount is null) = (scale is null))
    )`.execute(db);
  await sql`create index support_acts_by_date on support_acts (realm, created_at, id)`.execute(db);
  await sql`create index support_acts_of_account on support_acts (realm, account_id)`.execute(db);
  await guardByRealm(db, 'support_acts');
}
