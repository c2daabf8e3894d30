import { sql } from 'kysely';
import type { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';
import type { Tx } from '../../platform/db/scope.ts';

const MINUTE_MS = 60_000;
/**
 * Maximum number of events that one caller may send in a minute. It is enough for a busy household, or an office behind
 * one address.
 */
const MOST = 1000;

/** Number of events of a request, which count against the caller's rate limit. `now` in milliseconds. */
interface Intake {
  /** Pseudonymous id of the caller: a keyed hash of the network address. */
  caller: string;
  events: number;
  now: number;
}

/** Counts a caller's events. Returns false if the rate limit is exceeded. */
export async function countIntake(tx: Tx, realm: string, { caller, events, now }: Intake): Promise<boolean> {
  const minute = new Date(now - (now % MINUTE_MS));
  const counted = await tx
    .insertInto('analytics_intake')
    .values({ realm, caller, minute, events })
    .onConflict((conflict) =>
      conflict.columns(['realm', 'caller', 'minute']).doUpdateSet({
        events: sql<number>`least(analytics_intake.events + excluded.events, 1000000)`,
      }),
    )
    .returning('events')
    .executeTakeFirstOrThrow();
  return counted.events <= MOST;
}

/** Stores events. `now` in milliseconds. */
export async function addEvents(tx: Tx, realm: string, events: readonly AnalyticsEvent[], now: number): Promise<void> {
  if (events.length === 0) return;
  const received = new Date(now);
  await tx
    .insertInto('analytics_events')
    .values(events.map((event) => ({ realm, type: event.type, event: JSON.stringify(event), received_at: received })))
    .execute();
}
