import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

/**
 * Makes the unique key cover mails without an account: it treated nulls as distinct, so a repeated job wrote its mail again. Removes
 * duplicates first; keeps the one that was sent, else the oldest unsent one.
 */
export async function keepOneMailOfAKey(db: QueryExecutorProvider): Promise<void> {
  // The duplicates of all realms are removed at once: row security would show none of them.
  await sql`alter table mails no force row level security`.execute(db);
  await sql`
    delete from mails m using (
      select realm, id, row_number() over (partition by realm, kind, key order by sent_at, failed is not null, created_at) as place
      from mails where account_id is null
    ) d where m.realm = d.realm and m.id = d.id and d.place > 1`.execute(db);
  await sql`alter table mails force row level security`.execute(db);
  await sql`
    alter table mails
      drop constraint mails_realm_account_id_kind_key_key,
      add constraint mails_of_a_key unique nulls not distinct (realm, account_id, kind, key)`.execute(db);
}

/** Of each key there is one mail, with an account or without. */
export const up = (db: Kysely<unknown>): Promise<void> => keepOneMailOfAKey(db);
