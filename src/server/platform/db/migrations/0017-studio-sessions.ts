import { type Kysely, sql } from 'kysely';

/** A session is for the realm's site or for the studio, from its beginning to its end. Those of before are for the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions add column audience text not null default 'site' check (audience in ('site', 'studio'))`.execute(
    db,
  );
}
