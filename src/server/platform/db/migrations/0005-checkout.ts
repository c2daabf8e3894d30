import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Creates the tables of the checkout. A basket is what an account is about to buy; each of its versions has a purchase
 * with a fixed price. A payment instrument is a card or wallet that a provider has stored: its brand and last digits,
 * never a number. A trial use records that an account, or a card, had the free trial of an offer.
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
  for (const table of ['baskets', 'payment_instruments', 'trial_uses']) await guardByRealm(db, table);
}
