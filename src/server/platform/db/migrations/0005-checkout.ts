import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Creates the tables of the checkout. A basket is what an account is about to buy; each of its versions has a purchase
 * with a fixed price. A payment instrument is a card or wallet that a provider has stored: its brand and last digits,
 * never a number. A trial use records that an account, or a card, had the free trial of an offer. A billing item is a
 * line of the payment history. An invoice has a number without gaps per realm and year; the buyer's name and address are
 * apart, because they are deleted with the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table baskets (
      realm text not null,
      id uuid not null,
      account_id text not null,
      -- The purchase of this version has the basket's price.
      version integer not null check (version > 0),
      licence_id integer not null,
      acknowledges_no_trial boolean not null default false,
      -- Path of the site to which the viewer returns after the purchase.
      return_path text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (realm, id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade,
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create index baskets_of_account on baskets (realm, account_id, updated_at)`.execute(db);
  await sql`create index baskets_by_age on baskets (realm, updated_at)`.execute(db);
  await sql`
    create table payment_instruments (
      realm text not null,
      id uuid not null,
      account_id text not null,
      provider text not null,
      method text not null,
      -- The provider's id of the stored instrument.
      reference text not null,
      brand text not null,
      last4 text not null,
      expiry_month integer,
      expiry_year integer,
      -- The same for the same card of any account; null if the provider reports none.
      fingerprint text,
      is_default boolean not null,
      created_at timestamptz not null,
      primary key (realm, id),
      unique (realm, account_id, provider, reference),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade,
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create unique index payment_instruments_default on payment_instruments (realm, account_id)
    where is_default`.execute(db);
  await sql`
    create table trial_uses (
      realm text not null,
      purchase_id text not null,
      -- Null after the deletion of the account. The fingerprint stays, so that its card gets no second trial.
      account_id text,
      -- The family of the licence, or the licence if it has none.
      offer text not null,
      card_fingerprint text,
      used_at timestamptz not null,
      primary key (realm, purchase_id, offer),
      foreign key (realm, account_id) references accounts (realm, id) on delete set null (account_id),
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create index trial_uses_of_account on trial_uses (realm, account_id)`.execute(db);
  await sql`create index trial_uses_by_card on trial_uses (realm, offer, card_fingerprint)`.execute(db);
  await sql`alter table purchases
    -- Locale and site of the buyer, for the receipt.
    add column locale text,
    add column site_origin text`.execute(db);
  await sql`
    create table billing_items (
      realm text not null,
      id uuid not null,
      -- Null after the deletion of the account.
      account_id text,
      purchase_id text not null,
      -- What the item is about: the attempt or refund; one item per type and object.
      object_id text not null,
      item_type text not null,
      status text not null check (status in ('COMPLETE', 'FAILED', 'PENDING')),
      licence_id integer not null,
      sku text not null,
      amount bigint not null,
      scale integer not null check (scale between 0 and 6),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      provider text not null,
      -- The provider's id of the payment or refund.
      reference text,
      decline_code text,
      occurred_at timestamptz not null,
      primary key (realm, id),
      unique (realm, item_type, object_id),
      foreign key (realm, account_id) references accounts (realm, id) on delete set null (account_id),
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create index billing_items_of_account on billing_items (realm, account_id, occurred_at desc, id)`.execute(
    db,
  );
  await sql`
    create table invoices (
      realm text not null,
      -- Calendar year in UTC, and position in it from 1, without gaps.
      year integer not null,
      number integer not null,
      purchase_id text not null,
      -- Null after the deletion of the account.
      account_id text,
      -- Seller, lines and sums as they were issued.
      document jsonb not null,
      issued_at timestamptz not null,
      primary key (realm, year, number),
      unique (realm, purchase_id),
      foreign key (realm, account_id) references accounts (realm, id) on delete set null (account_id),
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create index invoices_of_account on invoices (realm, account_id)`.execute(db);
  await sql`
    create table invoice_buyers (
      realm text not null,
      purchase_id text not null,
      account_id text not null,
      buyer jsonb not null,
      primary key (realm, purchase_id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade,
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create index invoice_buyers_of_account on invoice_buyers (realm, account_id)`.execute(db);
  const tables = ['baskets', 'payment_instruments', 'trial_uses', 'billing_items', 'invoices', 'invoice_buyers'];
  for (const table of tables) await guardByRealm(db, table);
}
