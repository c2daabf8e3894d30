import { type Kysely, sql } from 'kysely';

/**
 * Enables row-level security on a table: a transaction can read and write only rows of its realm, even as the table's
 * owner. If no realm is set, no rows are visible.
 */
export async function guardByRealm(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table);
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`alter table ${name} force row level security`.execute(db);
  await sql`create policy realm_only on ${name}
    using (realm = current_setting('app.realm', true))
    with check (realm = current_setting('app.realm', true))`.execute(db);
  await sql`grant select, insert, update, delete on ${name} to playbill_app`.execute(db);
}
