import type { Tx } from '../../platform/db/scope.ts';
import type { Owner } from '../../platform/http/owner.ts';

/** A reminder of an event, with the data that its mail needs. Times in milliseconds. */
export interface NewReminder {
  eventId: number;
  owner: Owner;
  /** The event's start time as it was when the viewer set the reminder. */
  start: number;
  locale: string;
  timeZone: string;
  /** Origin of the site where the reminder was set. */
  origin: string;
}

/** A reminder that is due. */
export type DueReminder = Pick<NewReminder, 'locale' | 'timeZone' | 'origin'> & { accountId: string };

/** Finds an owner's reminder of an event; returns the event's start when it was set, in milliseconds, or undefined. */
export async function findReminder(
  tx: Tx,
  realm: string,
  { eventId, owner }: Pick<NewReminder, 'eventId' | 'owner'>,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('reminders')
    .select('starts_at')
    .where('realm', '=', realm)
    .where('event_id', '=', eventId)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId)
    .executeTakeFirst();
  return row?.starts_at.getTime();
}

/** Sets a reminder; an existing one is updated to the new start. */
export async function putReminder(
  tx: Tx,
  realm: string,
  { eventId, owner, start, locale, timeZone, origin }: NewReminder,
  now: number,
): Promise<void> {
  const asked = { starts_at: new Date(start), locale, time_zone: timeZone, origin };
  await tx
    .insertInto('reminders')
    .values({
      realm,
      event_id: eventId,
      account_id: owner.accountId,
      profile_id: owner.profileId,
      ...asked,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['realm', 'event_id', 'account_id', 'profile_id']).doUpdateSet(asked))
    .execute();
}

/** Deletes a reminder. */
export async function removeReminder(
  tx: Tx,
  realm: string,
  { eventId, owner }: Pick<NewReminder, 'eventId' | 'owner'>,
): Promise<void> {
  await tx
    .deleteFrom('reminders')
    .where('realm', '=', realm)
    .where('event_id', '=', eventId)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId)
    .execute();
}

/** Counts the open reminders of an account's profile. */
export async function countReminders(tx: Tx, realm: string, owner: Owner): Promise<number> {
  const counted = tx
    .selectFrom('reminders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('realm', '=', realm)
    .where('account_id', '=', owner.accountId)
    .where('profile_id', '=', owner.profileId);
  return Number((await counted.executeTakeFirstOrThrow()).total);
}

/** Lists the events with open reminders and the start for which they were set, in milliseconds. */
export async function listRemindedEvents(tx: Tx, realm: string): Promise<{ eventId: number; start: number }[]> {
  const rows = await tx
    .selectFrom('reminders')
    .select(['event_id', 'starts_at'])
    .distinct()
    .where('realm', '=', realm)
    .execute();
  return rows.map(({ event_id, starts_at }) => ({ eventId: event_id, start: starts_at.getTime() }));
}

/** The reminders of an event that were set for the same start. Times in milliseconds. */
interface Asked {
  eventId: number;
  start: number;
}

/**
 * Takes reminders for which no mail about this start time was written yet. Their rows are locked until the transaction
 * ends; rows that another instance has locked are skipped (SKIP LOCKED).
 * @param begins current start of the event
 */
export async function takeDueReminders(
  tx: Tx,
  realm: string,
  { eventId, start }: Asked,
  { begins, count }: { begins: number; count: number },
): Promise<DueReminder[]> {
  const rows = await tx
    // The subquery is materialized: if the query plan ran it again, it would skip the rows that it has locked itself,
    // and take more than the limit.
    .with(
      (cte) => cte('due').materialized(),
      (query) =>
        query
          .selectFrom('reminders as r')
          .select(['r.account_id', 'r.profile_id'])
          .where('r.realm', '=', realm)
          .where('r.event_id', '=', eventId)
          .where('r.starts_at', '=', new Date(start))
          .where('r.reminded_of', 'is distinct from', new Date(begins))
          .orderBy('r.account_id')
          .orderBy('r.profile_id')
          .limit(count)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('reminders')
    .set({ reminded_of: new Date(begins) })
    .where('realm', '=', realm)
    .where('event_id', '=', eventId)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('account_id', 'profile_id'),
        'in',
        selectFrom('due').select(['due.account_id', 'due.profile_id']).$asTuple('account_id', 'profile_id'),
      ),
    )
    .returning(['account_id', 'locale', 'time_zone', 'origin'])
    .execute();
  return rows.map(({ account_id, locale, time_zone, origin }) => ({
    accountId: account_id,
    locale,
    timeZone: time_zone,
    origin,
  }));
}

/** Deletes the reminders of an event that has started or no longer exists. */
export async function dropReminders(tx: Tx, realm: string, { eventId, start }: Asked): Promise<void> {
  await tx
    .deleteFrom('reminders')
    .where('realm', '=', realm)
    .where('event_id', '=', eventId)
    .where('starts_at', '=', new Date(start))
    .execute();
}
