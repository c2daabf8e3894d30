import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Rooms in which a title is watched together, with who is there. Nothing of them is kept when they are over. Of what makes a member known
 * there is only a hash. The catalogue may lose a title: there is no reference to it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rooms (
      realm text not null references realms (realm) on delete cascade,
      id text not null,
      kind text not null,
      content_id integer not null,
      control text not null,
      host integer not null,
      joined integer not null,
      paused boolean not null,
      position double precision not null,
      rate double precision not null,
      state_at timestamptz not null,
      revision integer not null,
      used_at timestamptz not null,
      primary key (realm, id)
    )`.execute(db);
  await sql`create index rooms_by_date on rooms (realm, used_at)`.execute(db);
  await sql`
    create table room_members (
      realm text not null references realms (realm) on delete cascade,
      room_id text not null,
      number integer not null,
      hash text not null,
      name text not null,
      seen_at timestamptz not null,
      reacted_at timestamptz,
      primary key (realm, room_id, number),
      unique (realm, room_id, hash),
      foreign key (realm, room_id) references rooms (realm, id) on delete cascade
    )`.execute(db);
  for (const table of ['rooms', 'room_members']) await guardByRealm(db, table);
}
