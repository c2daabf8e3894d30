import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Creates the tables of payments. A purchase is one version of a basket at a fixed price, a payment attempt is one call of
 * a payment provider for it, provider events are the provider's messages as they came in, and ledger entries are the
 * double-entry bookkeeping. When an account is deleted its purchases lose the reference to it: the bookkeeping stays, and
 * nothing in it names the account's holder.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table purchases (
      realm text not null,
      id text not null,
      basket_id text not null,
      basket_version integer not null,
      -- Null after the deletion of the account.
      account_id text,
      -- A quote of src/server/commerce/domain with integers as amounts, and the SHA-256 of its canonical text.
      quote jsonb not null,
      quote_hash text not null,
      -- The licences that the payment grants.
      grants jsonb not null,
      amount bigint not null check (amount >= 0),
      scale integer not null check (scale between 0 and 6),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      state text not null check (state in ('OPEN', 'PAID')),
      created_at timestamptz not null,
      paid_at timestamptz,
      primary key (realm, id),
      unique (realm, basket_id, basket_version),
      foreign key (realm, account_id) references accounts (realm, id) on delete set null (account_id),
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create index purchases_of_account on purchases (realm, account_id)`.execute(db);
  // A basket is paid in one of its versions only.
  await sql`create unique index purchases_paid_once on purchases (realm, basket_id) where state = 'PAID'`.execute(db);
  await sql`
    create table payment_attempts (
      realm text not null,
      -- Idempotency key for the provider.
      id uuid not null,
      purchase_id text not null,
      provider text not null,
      -- Payment method as the provider names it, such as card or pix.
      method text not null,
      -- Idempotency key of the client's request.
      client_key text,
      amount bigint not null check (amount >= 0),
      scale integer not null check (scale between 0 and 6),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      state text not null
        check (state in ('CREATED', 'SENT', 'ACTION', 'UNKNOWN', 'SUCCEEDED', 'FAILED', 'CANCELLED')),
      -- The provider's id of the payment.
      reference text,
      -- What the payer has to do, while the state is ACTION.
      action jsonb,
      decline_class text check (decline_class in ('soft', 'hard', 'technical', 'authentication_required')),
      decline_code text,
      -- Another attempt pays the purchase: if this one succeeds too, its money is refunded.
      is_surplus boolean not null default false,
      refund_due_at timestamptz,
      created_at timestamptz not null,
      -- When the state became SUCCEEDED, FAILED or CANCELLED.
      settled_at timestamptz,
      next_check_at timestamptz not null,
      checks integer not null default 0,
      primary key (realm, id),
      foreign key (realm, purchase_id) references purchases (realm, id) on delete cascade,
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  // The last guard against a double charge, should the lock on the purchase fail.
  await sql`create unique index payment_attempts_one_live on payment_attempts (realm, purchase_id)
    where state in ('SENT', 'ACTION', 'UNKNOWN', 'SUCCEEDED') and not is_surplus`.execute(db);
  await sql`create unique index payment_attempts_by_reference on payment_attempts (realm, provider, reference)
    where reference is not null`.execute(db);
  await sql`create unique index payment_attempts_by_client_key on payment_attempts (realm, purchase_id, client_key)
    where client_key is not null`.execute(db);
  await sql`create index payment_attempts_of_purchase on payment_attempts (realm, purchase_id)`.execute(db);
  await sql`create index payment_attempts_to_check on payment_attempts (realm, next_check_at)
    where state in ('SENT', 'ACTION', 'UNKNOWN')`.execute(db);
  await sql`
    create table provider_events (
      realm text not null,
      provider text not null,
      -- Identifies the event for the provider: a repeated delivery has the same key.
      event_key text not null,
      -- Account of the purchase, once the event is handled. The payload has data of the payer, so it goes with the account.
      account_id text,
      body bytea not null,
      headers jsonb not null,
      -- What the event reports, in our terms; null for an event that reports nothing about a payment.
      report jsonb,
      received_at timestamptz not null,
      handled_at timestamptz,
      outcome text,
      primary key (realm, provider, event_key),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade,
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create index provider_events_to_handle on provider_events (realm, received_at)
    where handled_at is null`.execute(db);
  await sql`create index provider_events_of_account on provider_events (realm, account_id)`.execute(db);
  await sql`
    create table ledger_entries (
      realm text not null,
      transaction_id text not null,
      -- Position of the entry in its transaction, from 1.
      position integer not null,
      account text not null,
      -- Positive for a debit, negative for a credit.
      amount bigint not null check (amount <> 0),
      scale integer not null check (scale between 0 and 6),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      -- What the transaction books: one kind of movement of one object of one provider, once.
      provider text not null,
      object_id text not null,
      kind text not null,
      purchase_id text not null,
      posted_at timestamptz not null,
      primary key (realm, transaction_id, position),
      unique (realm, provider, object_id, kind, position),
      foreign key (realm, purchase_id) references purchases (realm, id) on delete cascade,
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create index ledger_entries_of_purchase on ledger_entries (realm, purchase_id)`.execute(db);
  for (const table of ['purchases', 'payment_attempts', 'provider_events', 'ledger_entries'])
    await guardByRealm(db, table);
  // The ledger is append-only for the application; the deletion of a realm still cascades.
  await sql`create policy never_changed on ledger_entries as restrictive for update using (true) with check (false)`.execute(
    db,
  );
  await sql`create policy never_deleted on ledger_entries as restrictive for delete using (false)`.execute(db);
}
