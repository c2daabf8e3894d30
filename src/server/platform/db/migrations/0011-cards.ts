import { type Kysely, sql } from 'kysely';

/**
 * Stores what the payer sees of the card of a payment. Lets the database add the removals of stored cards: for every card
 * that is deleted, also with its account, and for every reference that a card loses. So a removal outlives its account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_attempts add card_brand text, add card_last4 text`.execute(db);
  await sql`alter table instrument_removals drop constraint instrument_removals_realm_account_id_fkey`.execute(db);
  await sql`
    create function add_instrument_removal() returns trigger language plpgsql as $$
    begin
      -- The realm itself may be deleted in the same statement.
      insert into instrument_removals (realm, account_id, provider, reference, instrument_id, next_try_at)
        select old.realm, old.account_id, old.provider, old.reference, old.id, 'epoch'
        where exists (select from realms where realm = old.realm)
        on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger instrument_deleted after delete on payment_instruments
      for each row execute function add_instrument_removal()`.execute(db);
  await sql`
    create trigger instrument_replaced after update of reference on payment_instruments
      for each row when (old.reference <> new.reference) execute function add_instrument_removal()`.execute(db);
}
