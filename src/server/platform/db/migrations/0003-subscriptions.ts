import { type Kysely, sql } from 'kysely';
import { guardByRealm } from '../row-security.ts';

/**
 * Creates the tables of held licences: a subscription is a licence that an account holds or held, and its events are
 * everything that happened to it. Events are never changed; `subscriptions.state` is their projection.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscriptions (
      realm text not null,
      id text not null,
      account_id text not null,
      -- Projection of the events: a Subscription of src/server/commerce/domain.
      state jsonb not null,
      -- Number of events that the projection contains.
      event_count integer not null,
      primary key (realm, id),
      foreign key (realm, account_id) references accounts (realm, id) on delete cascade,
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  await sql`create index subscriptions_of_account on subscriptions (realm, account_id)`.execute(db);
  await sql`
    create table subscription_events (
      realm text not null,
      subscription_id text not null,
      -- Position of the event in its subscription, from 1.
      position integer not null,
      event jsonb not null,
      recorded_at timestamptz not null,
      primary key (realm, subscription_id, position),
      foreign key (realm, subscription_id) references subscriptions (realm, id) on delete cascade,
      foreign key (realm) references realms (realm) on delete cascade
    )`.execute(db);
  for (const table of ['subscriptions', 'subscription_events']) await guardByRealm(db, table);
}
