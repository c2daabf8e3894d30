import { type Kysely, sql } from 'kysely';

/** Tables whose `kind` names a kind of document that the studio edits. */
const TABLES = ['revisions', 'scheduled_publications'];

/** Allows revisions and scheduled publications of the realm's licences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of TABLES) {
    const table = sql.table(name);
    const constraint = sql.ref(`${name}_kind_check`);
    await sql`alter table ${table} drop constraint ${constraint}`.execute(db);
    // The rows need no check: they fulfilled the stricter constraint.
    await sql`alter table ${table} add constraint ${constraint}
      check (kind in ('page', 'menu', 'form', 'theme', 'labels', 'texts', 'consent', 'licences', 'realm')) not valid`.execute(
      db,
    );
  }
}
