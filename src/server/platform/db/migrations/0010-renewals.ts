import { type Kysely, sql } from 'kysely';

/**
 * Renews subscriptions: each has the time at which a job looks at it next, and the purchase of a renewal names the
 * subscription and its period.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscriptions
    -- When the subscription is renewed, charged again or ended; null if the clock changes nothing.
    add column next_action_at timestamptz`.execute(db);
  await sql`update subscriptions
    set next_action_at = to_timestamp((state ->> 'paidUntil')::numeric / 1000)
    where state ->> 'life' in ('TRIAL', 'ACTIVE') and state ->> 'renewal' in ('AUTO', 'OFF')`.execute(db);
  await sql`create index subscriptions_due on subscriptions (realm, next_action_at)
    where next_action_at is not null`.execute(db);
  await sql`create index subscriptions_of_current_purchase on subscriptions (realm, (state ->> 'currentPurchaseId'))`.execute(
    db,
  );
  await sql`alter table purchases
    -- A Renewal of src/server/commerce/payments/purchases.store.ts; null for a purchase that renews nothing.
    add column renewal jsonb`.execute(db);
  await sql`create index purchases_of_renewal on purchases (realm, (renewal ->> 'subscriptionId'))
    where renewal is not null`.execute(db);
}
