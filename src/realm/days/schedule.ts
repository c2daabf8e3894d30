import { type Audience, cardOf, eventParts } from '../catalogue/card.ts';
import { type ContentRecord, listEvents } from '../catalogue/catalogue.store.ts';
import { type Cursor, writeCursor } from '../catalogue/cursor.ts';
import type { Leaving } from '../access/leaving.ts';
import { type Occurrence, periodOf } from '../occurrence.ts';
import type { Tx } from '../db/scope.ts';
import { addDays, dayIn, reachOf } from './day.ts';
import { type Dated, type DayPage, groupsByDay, type PageSize, taken } from './groups.ts';

/** How far ahead what takes place again and again is listed. */
const HORIZON_DAYS = 56;

/** Which days of the schedule to list. */
export interface ScheduleOptions extends PageSize {
  audience: Audience;
  leaving: Leaving;
  timeZone: string;
  /** The first day. */
  from: string;
  /** Where within the first day the page before ended. */
  after?: Cursor | undefined;
}

/** When an event takes place within a stretch of time, in milliseconds. */
export function occurrencesWithin(
  event: NonNullable<ContentRecord['event']>,
  reach: { start: number; end: number },
  now: number,
): Occurrence[] {
  const { start, end } = event;
  const period = periodOf(event);
  const first = period > 0 ? Math.max(0, Math.ceil((reach.start - start) / period)) : 0;
  const found: Occurrence[] = [];
  for (let time = first; ; time += 1) {
    const [from, until] = [start + time * period, end + time * period];
    if (from < reach.start || from >= reach.end) return found;
    found.push({ start: from, end: until, live: from <= now && now < until, over: now >= until });
    if (period === 0) return found;
  }
}

const DAY_MINUTES = 1440;

/** Channels are always on: the guide shows what is on them. What comes round several times a day is no date either. */
const isOfSchedule = ({ body, event }: ContentRecord) =>
  body.programmes === undefined && (event?.everyMinutes ?? DAY_MINUTES) >= DAY_MINUTES;

/** Some days of the schedule. */
export interface SchedulePage extends DayPage {
  /** The day from which a page of its own shows what comes later; undefined when nothing does. */
  laterDay: string | undefined;
}

/** An event on one of the days that it takes place. */
interface Scheduled extends Dated {
  start: number;
}

function datedCards(content: ContentRecord, options: ScheduleOptions, until: string): Scheduled[] {
  const { audience, timeZone, from } = options;
  if (!content.event) return [];
  return occurrencesWithin(content.event, reachOf(from, until), audience.now).flatMap((occurrence) => {
    const day = dayIn(occurrence.start, timeZone);
    if (day < from || day > until) return [];
    return [{ day, start: occurrence.start, card: { ...cardOf(content, audience), ...eventParts(occurrence) } }];
  });
}

/** The last day on which there may be something. */
function lastDay(events: readonly ContentRecord[], { audience, timeZone }: ScheduleOptions): string {
  const horizon = addDays(dayIn(audience.now, timeZone), HORIZON_DAYS);
  const single = events.flatMap(({ event }) =>
    event && event.everyMinutes === null ? [dayIn(event.start, timeZone)] : [],
  );
  return [...single, horizon].reduce((last, day) => (day > last ? day : last));
}

/**
 * The events of some days, those of each day in the order of their hours. Where a day has more than a page takes, the
 * page ends within it.
 */
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
  const { shown, goesOn } = await taken(events, options);
  const groups = groupsByDay(shown, 'dddd, D MMMM');
  const last = shown.at(-1);
  if (goesOn && last) {
    const lastSeen = writeCursor({ k: last.start, i: last.card.id, n: 0, t: audience.now });
    return { groups, lastSeen, laterDay: last.day > from ? last.day : addDays(from, 1) };
  }
  const next = addDays(until, 1);
  const laterDay = listed.length > 0 && next <= lastDay(listed, options) ? next : undefined;
  return { groups, lastSeen: laterDay, laterDay };
}
