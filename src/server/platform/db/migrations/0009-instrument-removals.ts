import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Creates the table of stored instruments that a provider has to delete: those that a user removed, and the former
 * references of cards that were typed in again. A row is deleted when the provider has answered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table instrument_removals (
      realm text not null,
      account_id text not null,
      provider text not null,
      -- The provider's id of the stored instrument.
      reference text not null,
      -- The instrument that had the reference. An open payment with it delays the removal.
      instrument_id uuid not null,
      tries integer not null default 0,
      next_try_at timestamptz not null,
      primary key (realm, account_id, provider, reference),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade,
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create index instrument_removals_due on instrument_removals (realm, next_try_at)`.execute(db);
  await guardByRealm(db, 'instrument_removals');
}
