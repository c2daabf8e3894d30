import * as z from 'zod';
import { type ContentRecord, findContents } from '../catalogue/catalogue.store.ts';
import { contentTexts } from '../catalogue/content-texts.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { writeMails } from '../../identity/mail/write-mails.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { eventHref } from './event-href.ts';
import { type DueReminder, dropReminders, listRemindedEvents, takeDueReminders } from './reminders.store.ts';
import { getReminderStart } from './reminder-start.ts';

/**
 * How long before the event the mail is sent, in milliseconds. A reminder that is set later than that is sent at once.
 */
const BEFORE_MS = 15 * 60_000;
/** Maximum number of reminders in one transaction. */
const AT_ONCE = 500;

function toMail({ settings }: RealmRecord, event: ContentRecord, begins: number, reminder: DueReminder) {
  const { accountId, locale, timeZone, origin } = reminder;
  return {
    accountId,
    key: `${event.id} ${begins}`,
    expiresAt: begins,
    payload: {
      title: contentTexts(event, locale).title,
      start: begins,
      timeZone,
      href: eventHref(settings, { id: event.id, locale, origin }),
      locale,
    },
  };
}

/** Writes the reminder mails of one occurrence, in batches of one transaction each. */
async function sendReminders(
  context: RealmContext,
  { event, asked, begins }: { event: ContentRecord; asked: number; begins: number },
): Promise<void> {
  const { realm } = context;
  for (let count = AT_ONCE; count === AT_ONCE; )
    count = await inRealm(context.db, realm.id, async (tx) => {
      const reminders = await takeDueReminders(
        tx,
        realm.id,
        { eventId: event.id, start: asked },
        { begins, count: AT_ONCE },
      );
      const mails = reminders.map((reminder) => toMail(realm, event, begins, reminder));
      // The mails are queued in the transaction that marks the reminders as sent: after a crash neither is stored, and
      // another run repeats the work.
      await writeMails(tx, context, realm.id, { kind: 'reminder', mails });
      return reminders.length;
    });
}

/**
 * Sends reminders of events that are about to begin. It uses the event's current start time, so it follows a postponed
 * event. Reminders of started or deleted events are deleted without a mail.
 */
export const remind: Job<Record<string, never>> = defineJob({
  name: 'remind',
  cron: '* * * * *',
  payload: z.strictObject({}),
  run: async (context) => {
    const { db, clock, realm } = context;
    const now = clock.now();
    const { asked, events } = await inRealm(db, realm.id, async (tx) => {
      const reminded = await listRemindedEvents(tx, realm.id);
      const found = await findContents(tx, realm.id, [...new Set(reminded.map(({ eventId }) => eventId))]);
      return { asked: reminded, events: new Map(found.map((event) => [event.id, event])) };
    });
    for (const { eventId, start } of asked) {
      const event = events.get(eventId);
      const begins = getReminderStart(event?.event, start, now);
      if (event === undefined || begins === undefined)
        await inRealm(db, realm.id, (tx) => dropReminders(tx, realm.id, { eventId, start }));
      else if (begins - now <= BEFORE_MS) await sendReminders(context, { event, asked: start, begins });
    }
  },
});
