import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/** Publications that are to come, one at most for each document, and in the history those that did not come about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table scheduled_publications (
      realm text not null references realms (realm) on delete cascade,
      kind text not null check (kind in ('page', 'menu', 'form', 'theme', 'labels')),
      name text not null,
      revision bigint not null,
      publish_at timestamptz not null,
      note text,
      author text not null,
      account_id text,
      scheduled_at timestamptz not null,
      refusal jsonb,
      primary key (realm, kind, name)
    )`.execute(db);
  await guardByRealm(db, 'scheduled_publications');
  await sql`
    alter table revisions
      drop constraint revisions_state_check,
      add constraint revisions_state_check check
        (state in ('DRAFT', 'PUBLISHED', 'LOADED', 'ROLLED_BACK', 'DISCARDED', 'REMOVED', 'NOT_PUBLISHED'))`.execute(
    db,
  );
}
