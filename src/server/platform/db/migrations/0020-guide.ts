import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/** The channels that the programme guide names, and what is on them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guide_channels (
      realm text not null references realms (realm) on delete cascade,
      channel integer not null,
      position integer not null,
      primary key (realm, channel)
    )`.execute(db);
  await sql`
    create table programmes (
      realm text not null references realms (realm) on delete cascade,
      channel integer not null,
      position integer not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      repeats_every_days integer,
      body jsonb not null,
      primary key (realm, channel, position)
    )`.execute(db);
  for (const table of ['guide_channels', 'programmes']) await guardByRealm(db, table);
}
