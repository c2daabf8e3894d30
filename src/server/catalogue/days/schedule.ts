import { addDays, dayIn, startOfDay } from '#schemas/time/day.ts';
import { type CardAudience, toCard, getEventFields } from '../catalogue/card.ts';
import { type ContentRecord, listEvents } from '../catalogue/catalogue.store.ts';
import { type Cursor, writeCursor } from '../catalogue/cursor.ts';
import type { ListFilter } from '../access/list-filter.ts';
import { DAY_MINUTES, type Occurrence, occurrenceOfTime, listOccurrences } from '../../platform/occurrence.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { type DatedCard, type DayPage, groupByDay, type PageSize, takePage } from './groups.ts';

/** Repeating events are listed this many days ahead. */
const HORIZON_DAYS = 56;

/** Parameters of the schedule. */
export interface ScheduleOptions extends PageSize {
  audience: CardAudience;
  leaving: ListFilter;
  timeZone: string;
  /** The first day of the page. */
  from: string;
  /** Position within the first day at which the previous page ended. */
  after?: Cursor | undefined;
}

/** All occurrences of an event that begin within a period in milliseconds. */
export const occurrencesWithin = (
  event: NonNullable<ContentRecord['event']>,
  reach: { from: number; to: number },
  now: number,
): Occurrence[] =>
  listOccurrences(event, reach)
    .filter(({ start }) => start >= reach.from)
    .map((time) => occurrenceOfTime(time, now));

/** Leaves out channels, which belong to the guide, and events that repeat several times a day. */
const isOfSchedule = ({ body, event }: ContentRecord) =>
  body.programmes === undefined && (event?.everyMinutes ?? DAY_MINUTES) >= DAY_MINUTES;

/** A page of the schedule. */
export interface SchedulePage extends DayPage {
  /** First day of a later page, for the button "later days"; undefined if no event follows. */
  laterDay: string | undefined;
}

/** An event on one of the days when it takes place. */
interface Scheduled extends DatedCard {
  start: number;
}

function datedCards(content: ContentRecord, options: ScheduleOptions, until: string): Scheduled[] {
  const { audience, timeZone, from } = options;
  if (!content.event) return [];
  const reach = { from: startOfDay(from, timeZone), to: startOfDay(addDays(until, 1), timeZone) };
  return occurrencesWithin(content.event, reach, audience.now).map((occurrence) => ({
    day: dayIn(occurrence.start, timeZone),
    start: occurrence.start,
    card: { ...toCard(content, audience), ...getEventFields(occurrence) },
  }));
}

/**
 * The last day that the schedule may show: that of the last single event, but at least the horizon for repeating
 * events.
 */
function lastDay(events: readonly ContentRecord[], { audience, timeZone }: ScheduleOptions): string {
  const horizon = addDays(dayIn(audience.now, timeZone), HORIZON_DAYS);
  const single = events.flatMap(({ event }) =>
    event && event.everyMinutes === null ? [dayIn(event.start, timeZone)] : [],
  );
  return [...single, horizon].reduce((last, day) => (day > last ? day : last));
}

/** Lists the events of some days in order of time. If a day exceeds the page size, the page ends within it. */
export async function schedulePage(tx: Tx, options: ScheduleOptions): Promise<SchedulePage> {
  const { audience, leaving, from, days, after } = options;
  const until = addDays(from, days - 1);
  const listed = (await listEvents(tx, audience.realm, { type: 'UPCOMING' }, leaving)).filter(isOfSchedule);
  const isBehind = ({ start, card }: Scheduled) =>
    after === undefined || start > after.k || (start === after.k && card.id > after.i);
  const events = listed
    .flatMap((content) => datedCards(content, options, until))
    .filter(isBehind)
    .sort((a, b) => a.start - b.start || a.card.id - b.card.id);
  const { shown, goesOn } = await takePage(events, options);
  const groups = groupByDay(shown, 'dddd, D MMMM');
  const last = shown.at(-1);
  if (goesOn && last) {
    const lastSeen = writeCursor({ k: last.start, i: last.card.id, n: 0, t: audience.now });
    return { groups, lastSeen, laterDay: last.day > from ? last.day : addDays(from, 1) };
  }
  const next = addDays(until, 1);
  const laterDay = listed.length > 0 && next <= lastDay(listed, options) ? next : undefined;
  return { groups, lastSeen: laterDay, laterDay };
}
