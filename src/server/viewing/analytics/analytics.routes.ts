import { createHmac } from 'node:crypto';
import { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { addEvents, countIntake } from './analytics.store.ts';
import { enqueueEvents } from './forward-events.job.ts';

/**
 * Hash of the caller's address with a secret key: equal for equal addresses, but the address cannot be recovered from
 * it.
 */
const hashCaller = (context: RealmContext): string =>
  createHmac('sha256', context.keys.analytics)
    .update(context.address ?? '')
    .digest('base64url');

/** Filters the events that match the schema and belong to the realm. */
const listValidEvents = (events: readonly unknown[], realm: string): AnalyticsEvent[] =>
  events.flatMap((event) => {
    const parsed = AnalyticsEvent.safeParse(event);
    return parsed.success && parsed.data.realm === realm ? [parsed.data] : [];
  });

export const analyticsHandlers: Handlers<'POST /api/v2/analytics/events'> = {
  'POST /api/v2/analytics/events': async (call) => {
    const { http, realm, body } = call;
    const { analytics } = realm.settings;
    if (!analytics?.sinks.includes('http')) throw new ProblemError('NOT_FOUND', ['This realm keeps no events']);
    const log = http.get('log');
    const now = call.clock.now();
    const events = listValidEvents(body.events, realm.id);
    const caller = hashCaller(call);
    const toLog = call.config.analytics === 'log';
    const isTaken = await inRealm(call.db, realm.id, async (tx) => {
      if (!(await countIntake(tx, realm.id, { caller, events: body.events.length, now }))) return false;
      if (!toLog) await addEvents(tx, realm.id, events, now);
      await enqueueEvents(call, tx, realm, events);
      return true;
    });
    if (!isTaken) throw new ProblemError('TOO_MANY_REQUESTS');
    if (toLog) for (const event of events) log.info({ realm: realm.id, event }, 'analytics');
    const refused = body.events.length - events.length;
    // Only the number of rejected events is logged, because their contents may be personal data.
    if (refused > 0 || body.lost)
      log.warn({ realm: realm.id, refused, lost: body.lost ?? 0 }, 'Analytics events were left out');
    return undefined;
  },
};
