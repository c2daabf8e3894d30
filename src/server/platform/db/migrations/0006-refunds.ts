import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Creates the tables of refunds and disputes. A refund gives back money of one payment attempt; its id is the idempotency
 * key for the provider. A dispute (chargeback) is a payment that the payer’s bank questions. Further columns: the amount
 * of a payment that differs from its price, the purchase that granted a subscription, and what an event reports about a
 * refund or dispute.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_attempts
    -- What the provider received, if it differs from the amount: the payment is put aside.
    add column received_amount bigint check (received_amount >= 0),
    add column received_scale integer check (received_scale between 0 and 6),
    add column received_currency text check (received_currency ~ '^[A-Z]{3}$')`.execute(db);
  await sql`create index payment_attempts_to_refund on payment_attempts (realm, refund_due_at)
    where refund_due_at is not null`.execute(db);
  await sql`alter table provider_events
    add column refund jsonb,
    add column dispute jsonb,
    -- When an event that had to wait is handled again; null for an event that did not wait.
    add column next_try_at timestamptz`.execute(db);
  // Null for a licence that was not bought.
  await sql`alter table subscriptions add column purchase_id text`.execute(db);
  // Until now the first event named the purchase, in words. Row-level security shows one realm at a time.
  await sql`
    do $$
    declare
      name text;
    begin
      for name in select realm from realms loop
        perform set_config('app.realm', name, true);
        update subscriptions set purchase_id = substr(first.event ->> 'why', length('Purchase ') + 1)
          from subscription_events first
          where subscriptions.realm = name and first.realm = name and first.subscription_id = subscriptions.id
            and first.position = 1 and first.event ->> 'why' like 'Purchase %';
      end loop;
      perform set_config('app.realm', '', true);
    end $$`.execute(db);
  await sql`create index subscriptions_of_purchase on subscriptions (realm, purchase_id)
    where purchase_id is not null`.execute(db);
  await sql`
    create table refunds (
      realm text not null,
      -- Idempotency key for the provider.
      id uuid not null,
      attempt_id uuid not null,
      purchase_id text not null,
      provider text not null,
      amount bigint not null check (amount > 0),
      scale integer not null check (scale between 0 and 6),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      reason text not null check (reason in ('SURPLUS', 'ACCOUNT_DELETED', 'WRONG_AMOUNT', 'STAFF', 'PROVIDER')),
      state text not null check (state in ('CREATED', 'SENT', 'UNKNOWN', 'SUCCEEDED', 'FAILED')),
      -- Whether the account keeps the licences although all of the money is given back.
      keeps_access boolean not null,
      -- Net amount and tax of each line of the quote; null for money that paid no sale.
      lines jsonb,
      -- The provider's id of the refund.
      reference text,
      -- Actor of the request: a member of the staff, system, or provider.
      asked_by text not null,
      created_at timestamptz not null,
      sent_at timestamptz,
      -- When the state became SUCCEEDED or FAILED.
      settled_at timestamptz,
      next_check_at timestamptz not null,
      checks integer not null default 0,
      primary key (realm, id),
      foreign key (realm, attempt_id) references payment_attempts (realm, id) on delete cascade,
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create unique index refunds_by_reference on refunds (realm, provider, reference)
    where reference is not null`.execute(db);
  await sql`create index refunds_of_attempt on refunds (realm, attempt_id)`.execute(db);
  await sql`create index refunds_of_purchase on refunds (realm, purchase_id)`.execute(db);
  await sql`create index refunds_to_check on refunds (realm, next_check_at)
    where state in ('CREATED', 'SENT', 'UNKNOWN')`.execute(db);
  // The last guard against giving back more than was taken, should the lock on the basket fail.
  await sql`
    create function check_refunded_amount() returns trigger language plpgsql as $$
    declare
      taken record;
      refunded numeric;
    begin
      select coalesce(received_amount, amount) as amount, coalesce(received_scale, scale) as scale,
          coalesce(received_currency, currency) as currency
        into taken from payment_attempts where realm = new.realm and id = new.attempt_id for update;
      select sum(amount) into refunded from refunds
        where realm = new.realm and attempt_id = new.attempt_id and state <> 'FAILED';
      if new.scale <> taken.scale or new.currency <> taken.currency or refunded > taken.amount then
        raise exception 'The refunds of the payment attempt % exceed its amount', new.attempt_id
          using errcode = 'check_violation', constraint = 'refunds_within_payment';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger refunds_within_payment after insert or update of state, amount on refunds
    for each row execute function check_refunded_amount()`.execute(db);
  await sql`
    create table disputes (
      realm text not null,
      id uuid not null,
      attempt_id uuid not null,
      purchase_id text not null,
      provider text not null,
      -- The provider's id of the dispute.
      reference text not null,
      amount bigint not null check (amount >= 0),
      scale integer not null check (scale between 0 and 6),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      state text not null check (state in ('OPEN', 'WON', 'LOST')),
      opened_at timestamptz not null,
      closed_at timestamptz,
      primary key (realm, id),
      unique (realm, provider, reference),
      foreign key (realm, attempt_id) references payment_attempts (realm, id) on delete cascade,
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create index disputes_of_attempt on disputes (realm, attempt_id)`.execute(db);
  await sql`create index disputes_of_purchase on disputes (realm, purchase_id)`.execute(db);
  for (const table of ['refunds', 'disputes']) await guardByRealm(db, table);
}
