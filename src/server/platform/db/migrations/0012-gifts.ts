import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Creates the tables of gifts. A purchase says which gift it buys, and nothing about a person: what the giver has written is in
 * `gift_orders` until the payment, and in `gifts` afterwards.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchases
    -- A GiftSale of src/server/commerce/payments/purchases.store.ts; null for a purchase that buys no gift.
    add column gift jsonb`.execute(db);
  await sql`alter table baskets
    -- A BasketGift of src/server/commerce/checkout/baskets.store.ts; null for a basket of a licence.
    add column gift jsonb`.execute(db);
  await sql`
    create table gift_orders (
      realm text not null,
      purchase_id text not null,
      account_id text not null,
      -- GiftDetails of schemas/wire/commerce/gifts.ts.
      details jsonb not null,
      created_at timestamptz not null,
      primary key (realm, purchase_id),
      foreign key (realm, purchase_id) references purchases (realm, id) on delete cascade,
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade,
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create index gift_orders_by_age on gift_orders (realm, created_at)`.execute(db);
  await sql`create index gift_orders_of_account on gift_orders (realm, account_id)`.execute(db);
  await sql`
    create table gifts (
      realm text not null,
      id uuid not null,
      purchase_id text not null,
      -- The giver; null after the deletion of the account. The receiver can still redeem the gift.
      account_id text,
      gift_id text not null,
      -- Name of the gift at the time of the purchase, or its label.
      name text not null,
      licence_id integer not null,
      period text not null,
      -- Cleared after the deletion of the giver's account, once the gift can no longer be redeemed.
      recipient_name text not null,
      recipient_email text not null,
      sender_name text not null,
      message text,
      locale text not null,
      site_origin text not null,
      bought_at timestamptz not null,
      send_at timestamptz not null,
      sent_at timestamptz,
      -- Number of codes that were made; only the latest one is valid. The code itself is stored nowhere.
      code_number integer not null default 0,
      code_hash text,
      expires_at timestamptz not null,
      opened_at timestamptz,
      redeemed_at timestamptz,
      -- The receiver; null before the redemption, and after the deletion of the account.
      redeemed_by text,
      subscription_id text,
      -- The time that the redemption has granted.
      starts_at timestamptz,
      ends_at timestamptz,
      -- Since when the payment is refunded, or disputed; null if it is not.
      refunded_at timestamptz,
      disputed_at timestamptz,
      primary key (realm, id),
      check ((redeemed_at is null) = (subscription_id is null)),
      foreign key (realm, purchase_id) references purchases (realm, id) on delete cascade,
      foreign key (realm, account_id) references accounts (realm, id) on delete set null (account_id),
      foreign key (realm, redeemed_by) references accounts (realm, id) on delete set null (redeemed_by),
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create unique index gifts_of_purchase on gifts (realm, purchase_id)`.execute(db);
  await sql`create unique index gifts_by_code on gifts (realm, code_hash)`.execute(db);
  await sql`create unique index gifts_of_subscription on gifts (realm, subscription_id)`.execute(db);
  await sql`create index gifts_of_account on gifts (realm, account_id, bought_at)`.execute(db);
  await sql`create index gifts_of_receiver on gifts (realm, redeemed_by)`.execute(db);
  await sql`create index gifts_to_send on gifts (realm, send_at) where sent_at is null`.execute(db);
  await sql`create index gifts_without_giver on gifts (realm) where account_id is null and recipient_email <> ''`.execute(
    db,
  );
  for (const table of ['gift_orders', 'gifts']) await guardByRealm(db, table);
}
