import { type Kysely, sql } from 'kysely';

/**
 * Lets an account choose what pays the renewals of a subscription. The choice is stored as an event of the subscription;
 * a card that is typed in for it is stored by a purchase of 0 that grants nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_attempts
    -- The stored instrument that pays; null for a card that is typed in, and for a method without a card.
    add column instrument_id uuid`.execute(db);
  await sql`alter table baskets
    -- The subscription whose card the basket changes; null for a basket that buys a licence.
    add column updates_subscription text`.execute(db);
  await sql`alter table purchases
    -- A CardUpdate of src/server/commerce/payments/purchases.store.ts; null for a purchase that grants licences.
    add column card_update jsonb`.execute(db);
}
