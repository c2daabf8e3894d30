import { type Kysely, sql } from 'kysely';

/** Events come round by the minute, stay over for a while, and have a recording. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contents
      add column repeats_every_minutes integer,
      add column over_minutes integer,
      add column live_event_id integer`.execute(db);
  await sql`update contents set repeats_every_minutes = repeats_every_days * 1440`.execute(db);
  await sql`alter table contents drop column repeats_every_days`.execute(db);
  await sql`create index contents_recordings on contents (realm, live_event_id) where live_event_id is not null`.execute(
    db,
  );
}
