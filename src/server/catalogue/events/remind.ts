import * as z from 'zod';
import { type ContentRecord, findContents } from '../catalogue/catalogue.store.ts';
import { contentTexts } from '../catalogue/content-texts.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job, type JobContext } from '../../platform/jobs/define-job.ts';
import { writeMails } from '../../identity/mail/send-mails.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';
import { eventHref } from './event-href.ts';
import { type DueReminder, dropReminders, remindedEvents, takeDue } from './reminders.store.ts';
import { stillToCome } from './still-to-come.ts';

/** How long before an event begins its viewers are reminded, in milliseconds; those who ask later are at once. */
const BEFORE_MS = 15 * 60_000;
/** Reminders that become mails in one transaction. */
const AT_ONCE = 500;

function mailOf({ settings }: RealmRecord, event: ContentRecord, begins: number, reminder: DueReminder) {
  const { accountId, locale, timeZone, origin } = reminder;
  return {
    accountId,
    key: `${event.id} ${begins}`,
    uselessFrom: begins,
    payload: {
      title: contentTexts(event, locale).title,
      start: begins,
      timeZone,
      href: eventHref(settings, { id: event.id, locale, origin }),
      locale,
    },
  };
}

/** Writes the mails of those who asked for one time of an event, a portion in each transaction. */
async function remindOf(
  context: JobContext,
  realm: RealmRecord,
  { event, asked, begins }: { event: ContentRecord; asked: number; begins: number },
): Promise<void> {
  for (let took = AT_ONCE; took === AT_ONCE; )
    took = await inRealm(context.db, realm.id, async (tx) => {
      const reminders = await takeDue(tx, realm.id, { eventId: event.id, start: asked }, { begins, count: AT_ONCE });
      const mails = reminders.map((reminder) => mailOf(realm, event, begins, reminder));
      // In the transaction that takes the reminders: whoever dies in it has done nothing, and another does all.
      await writeMails(context, tx, realm.id, { kind: 'reminder', mails });
      return reminders.length;
    });
}

/**
 * Reminds viewers of events that are about to begin. It goes by when they begin now: events that were moved are followed,
 * and reminders of those that have begun or are gone are dropped.
 */
export const remind: Job<Record<string, never>> = defineJob({
  name: 'remind',
  cron: '* * * * *',
  payload: z.strictObject({}),
  run: async (context, realm) => {
    const { db, clock } = context;
    const now = clock.now();
    const { asked, events } = await inRealm(db, realm.id, async (tx) => {
      const reminded = await remindedEvents(tx, realm.id);
      const found = await findContents(tx, realm.id, [...new Set(reminded.map(({ eventId }) => eventId))]);
      return { asked: reminded, events: new Map(found.map((event) => [event.id, event])) };
    });
    for (const { eventId, start } of asked) {
      const event = events.get(eventId);
      const begins = stillToCome(event?.event, start, now);
      if (event === undefined || begins === undefined)
        await inRealm(db, realm.id, (tx) => dropReminders(tx, realm.id, { eventId, start }));
      else if (begins - now <= BEFORE_MS) await remindOf(context, realm, { event, asked: start, begins });
    }
  },
});
