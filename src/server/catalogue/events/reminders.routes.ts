import { getOccurrence } from '../catalogue/card.ts';
import { findContent } from '../catalogue/catalogue.store.ts';
import { timeZoneOf } from '../catalogue/title-facts.ts';
import { acquireLock, inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { toOwner } from '../../platform/http/owner.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getReminderStart } from './reminder-start.ts';
import { countReminders, findReminder, putReminder, removeReminder } from './reminders.store.ts';

type Names =
  | 'GET /api/v4/event/{id}/reminder'
  | 'PUT /api/v4/event/{id}/reminder'
  | 'DELETE /api/v4/event/{id}/reminder';

/** Maximum number of open reminders per account. */
const MOST_REMINDERS = 200;

export const reminderHandlers: Handlers<Names> = {
  'GET /api/v4/event/{id}/reminder': ({ db, clock, realm, caller, params }) =>
    inRealm(db, realm.id, async (tx) => {
      const asked = await findReminder(tx, realm.id, { eventId: params.id, owner: toOwner(caller) });
      if (asked === undefined) return { isSet: false };
      const event = await findContent(tx, realm.id, params.id, ['EVENT']);
      // A reminder of an event that has started will soon be deleted. It does not apply to the event's next occurrence.
      return { isSet: getReminderStart(event?.event, asked, clock.now()) !== undefined };
    }),
  'PUT /api/v4/event/{id}/reminder': async (call) => {
    const { realm, caller, params, body, locale } = call;
    const now = call.clock.now();
    const owner = toOwner(caller);
    await inRealm(call.db, realm.id, async (tx) => {
      const event = await findContent(tx, realm.id, params.id, ['EVENT']);
      if (!event) throw new ProblemError('NOT_FOUND');
      const occurrence = getOccurrence(event, now);
      if (!occurrence || occurrence.start <= now) throw new ProblemError('CONFLICT', ['eventHasBegun']);
      // The lock prevents two concurrent requests from both taking the last free slot.
      await acquireLock(tx, `reminders ${realm.id} ${owner.accountId}`);
      const known = await findReminder(tx, realm.id, { eventId: event.id, owner });
      if (known === undefined && (await countReminders(tx, realm.id, owner)) >= MOST_REMINDERS)
        throw new ProblemError('CONFLICT', ['tooManyReminders']);
      const origin = getSiteOrigin(call);
      const timeZone = timeZoneOf(body.timeZone);
      const asked = { eventId: event.id, owner, start: occurrence.start, locale, timeZone, origin };
      await putReminder(tx, realm.id, asked, now);
    });
    return undefined;
  },
  'DELETE /api/v4/event/{id}/reminder': async ({ db, realm, caller, params }) => {
    await inRealm(db, realm.id, (tx) => removeReminder(tx, realm.id, { eventId: params.id, owner: toOwner(caller) }));
    return undefined;
  },
};
