import type { Card, Programme } from '#schemas/generated/types.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { matchLocale } from '../../definitions/labels/locale.ts';
import type { ContentRecord } from './catalogue.store.ts';
import type { ContentProgramme } from '../../platform/db/columns/content.ts';
import {
  getEntryEnd,
  MAX_CLOCK_SETBACK_MS,
  type Occurrence,
  periodOf,
  type Repeated,
  type TimeSpan,
  listOccurrences,
} from '../../platform/occurrence.ts';
import { pictureUrl } from './picture-url.ts';

const isoOf = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z');

/** Builds the programme at one of the times when it is broadcast. */
function programmeAt(one: ContentProgramme, { start, end }: TimeSpan, realm: string, locale: string): Programme {
  const { id, translations = {} } = one;
  const key = matchLocale(locale, Object.keys(translations));
  const texts = key === undefined ? undefined : translations[key];
  return omitUndefined({
    id,
    episode: texts?.episode ?? one.episode,
    programme: texts?.programme ?? one.programme,
    startDate: isoOf(start),
    endDate: isoOf(end),
    duration: (end - start) / 1000,
    thumbnailUrl: pictureUrl(realm, one.picture),
  });
}

/** Lists the times of a programme within a period. The programme keeps its local time of day when clocks change. */
function timesOf(
  { offset, duration }: ContentProgramme,
  event: Repeated,
  reach: { from: number; to: number },
): TimeSpan[] {
  const start = event.start + offset * 1000;
  return listOccurrences({ ...event, start, end: start + duration * 1000 }, reach);
}

/** Picks the current and the next entry of a list sorted by start. Times in milliseconds. */
export function onAndNext<One>(
  coming: readonly One[],
  startOf: (one: One) => number,
  now: number,
): [One | undefined, One | undefined] {
  const [first, second] = coming;
  return first !== undefined && startOf(first) <= now ? [first, second] : [undefined, first];
}

/**
 * Returns the current and next programme of a channel; undefined if the event has no programmes or is over. After the
 * last programme comes the first of the next occurrence.
 */
export function programmingInfo(
  { body, event }: Pick<ContentRecord, 'body' | 'event'>,
  { end, over }: Occurrence,
  { now, realm, locale }: { now: number; realm: string; locale: string },
): Card['programmingInfo'] {
  const { programmes, logo } = body;
  if (!programmes || !event || over) return undefined;
  // The period is long enough to contain the next occurrence, even if the clocks change before it.
  const reach = { from: now - MAX_CLOCK_SETBACK_MS, to: end + 2 * periodOf(event) };
  const coming = programmes
    .flatMap((one) => timesOf(one, event, reach).map((time) => ({ one, ...time })))
    .sort((a, b) => a.start - b.start)
    .map((time, index, times) => ({ ...time, end: getEntryEnd(time, times[index + 1]?.start, event) }))
    .filter((time) => time.end > now);
  const [current, next] = onAndNext(coming, ({ start }) => start, now).map(
    (found) => found && programmeAt(found.one, found, realm, locale),
  );
  return omitUndefined({ currentProgramme: current, nextProgramme: next, channelLogoUrl: pictureUrl(realm, logo) });
}
