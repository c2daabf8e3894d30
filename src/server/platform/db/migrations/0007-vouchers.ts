import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/** Tables whose `kind` names a kind of document that the studio edits. */
const TABLES = ['revisions', 'scheduled_publications'];

/**
 * Adds voucher campaigns to the documents that the studio edits, and creates the tables of vouchers: the hashes of unique
 * codes, and the purchases that use a voucher or reserve it while they are paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of TABLES) {
    const table = sql.table(name);
    const constraint = sql.ref(`${name}_kind_check`);
    await sql`alter table ${table} drop constraint ${constraint}`.execute(db);
    // The rows need no check: they fulfilled the stricter constraint.
    await sql`alter table ${table} add constraint ${constraint} check (kind in
      ('page', 'menu', 'form', 'theme', 'labels', 'texts', 'consent', 'licences', 'vouchers', 'realm')) not valid`.execute(
      db,
    );
  }
  await sql`
    create table voucher_codes (
      realm text not null,
      -- Keyed hash of the code, which is stored nowhere.
      code_hash text not null,
      campaign_id text not null,
      created_at timestamptz not null,
      primary key (realm, code_hash),
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`
    create table voucher_uses (
      realm text not null,
      purchase_id text not null,
      -- Null after the deletion of the account. The use still counts.
      account_id text,
      campaign_id text not null,
      -- Hash of a unique code; null for a code that all users share.
      code_hash text,
      state text not null check (state in ('RESERVED', 'USED', 'RELEASED')),
      changed_at timestamptz not null,
      primary key (realm, purchase_id),
      foreign key (realm, purchase_id) references purchases (realm, id) on delete cascade,
      foreign key (realm, account_id) references accounts (realm, id) on delete set null (account_id),
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  // The last guard against a second use of a unique code, should the lock on the campaign fail.
  await sql`create unique index voucher_uses_one_reservation on voucher_uses (realm, code_hash)
    where state = 'RESERVED' and code_hash is not null`.execute(db);
  await sql`create index voucher_uses_of_campaign on voucher_uses (realm, campaign_id)`.execute(db);
  await sql`create index voucher_uses_of_account on voucher_uses (realm, account_id)`.execute(db);
  await sql`create index voucher_uses_reserved on voucher_uses (realm, changed_at) where state = 'RESERVED'`.execute(
    db,
  );
  await sql`alter table baskets
    -- The voucher: its campaign, the keyed hash of its code, and what the checkout shows of the code.
    add column voucher_campaign text,
    add column voucher_hash text,
    add column voucher_hint text,
    add constraint baskets_voucher_check check (
      (voucher_campaign is null) = (voucher_hash is null) and (voucher_hash is null) = (voucher_hint is null))`.execute(
    db,
  );
  for (const table of ['voucher_codes', 'voucher_uses']) await guardByRealm(db, table);
}
