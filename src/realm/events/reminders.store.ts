import type { Tx } from '../db/scope.ts';

/** What an account is reminded of, and how. Times in milliseconds. */
interface NewReminder {
  eventId: number;
  accountId: string;
  /** The beginning that was asked for. */
  start: number;
  locale: string;
  timeZone: string;
  /** Address of the site at which it was asked for. */
  origin: string;
}

/** The beginning of an event that an account is reminded of, in milliseconds; undefined where it is not. */
export async function findReminder(
  tx: Tx,
  realm: string,
  { eventId, accountId }: Pick<NewReminder, 'eventId' | 'accountId'>,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('reminders')
    .select('starts_at')
    .where('realm', '=', realm)
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.starts_at.getTime();
}

/** Has an account reminded of an event; one that is reminded of it already is so of the beginning that is asked for now. */
export async function putReminder(
  tx: Tx,
  realm: string,
  { eventId, accountId, start, locale, timeZone, origin }: NewReminder,
  now: number,
): Promise<void> {
  const asked = { starts_at: new Date(start), locale, time_zone: timeZone, origin };
  await tx
    .insertInto('reminders')
    .values({ realm, event_id: eventId, account_id: accountId, ...asked, created_at: new Date(now) })
    .onConflict((conflict) => conflict.columns(['realm', 'event_id', 'account_id']).doUpdateSet(asked))
    .execute();
}

/** Has an account reminded of an event no more. */
export async function removeReminder(
  tx: Tx,
  realm: string,
  { eventId, accountId }: Pick<NewReminder, 'eventId' | 'accountId'>,
): Promise<void> {
  await tx
    .deleteFrom('reminders')
    .where('realm', '=', realm)
    .where('event_id', '=', eventId)
    .where('account_id', '=', accountId)
    .execute();
}

/** How many events an account is reminded of. */
export async function countReminders(tx: Tx, realm: string, accountId: string): Promise<number> {
  const counted = tx
    .selectFrom('reminders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('realm', '=', realm)
    .where('account_id', '=', accountId);
  return Number((await counted.executeTakeFirstOrThrow()).total);
}
