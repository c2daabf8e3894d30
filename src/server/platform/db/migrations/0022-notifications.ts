import { type Kysely, sql } from 'kysely';

/** Whatever changes a realm raises its revision; whoever listens at `playbill_realm` is told, once the change is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_realm() returns trigger language plpgsql as $$
    begin
      perform pg_notify('playbill_realm', new.realm);
      return null;
    end
    $$`.execute(db);
  await sql`
    create trigger realm_changed after insert or update of revision on realms
    for each row execute function notify_realm()`.execute(db);
}
