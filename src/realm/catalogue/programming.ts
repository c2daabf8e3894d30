import type { Card, Programme } from '#schemas/generated/types.ts';
import { omitUndefined } from '../omit-undefined.ts';
import { matchLocale } from '../labels/locale.ts';
import type { ContentRecord } from './catalogue.store.ts';
import type { ContentProgramme } from '../db/columns/content.ts';
import { type Occurrence, periodOf } from '../occurrence.ts';
import { pictureUrl } from './picture-url.ts';

const isoOf = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z');

/** A programme as it is on from a start of its channel, in milliseconds. */
function programmeAt(one: ContentProgramme, start: number, realm: string, locale: string): Programme {
  const { id, duration, translations = {} } = one;
  const key = matchLocale(locale, Object.keys(translations));
  const texts = key === undefined ? undefined : translations[key];
  const from = start + one.offset * 1000;
  return omitUndefined({
    id,
    episode: texts?.episode ?? one.episode,
    programme: texts?.programme ?? one.programme,
    startDate: isoOf(from),
    endDate: isoOf(from + duration * 1000),
    duration,
    thumbnailUrl: pictureUrl(realm, one.picture),
  });
}

/** Of what is on or comes, in its order, what is on and what comes next. Times in milliseconds. */
export function onAndNext<One>(
  coming: readonly One[],
  startOf: (one: One) => number,
  now: number,
): [One | undefined, One | undefined] {
  const [first, second] = coming;
  return first !== undefined && startOf(first) <= now ? [first, second] : [undefined, first];
}

/** What is on a channel now and next; undefined for an event that is none, or is over. After the last programme comes the first of the next time. */
export function programmingInfo(
  { body, event }: Pick<ContentRecord, 'body' | 'event'>,
  { start, over }: Occurrence,
  { now, realm, locale }: { now: number; realm: string; locale: string },
): Card['programmingInfo'] {
  const { programmes, logo } = body;
  if (!programmes || over) return undefined;
  const later = event?.everyMinutes ? [start + periodOf(event)] : [];
  const coming = [start, ...later]
    .flatMap((from) => programmes.map((one) => ({ one, from, at: from + one.offset * 1000 })))
    .filter(({ one, at }) => at + one.duration * 1000 > now)
    .sort((a, b) => a.at - b.at);
  const [current, next] = onAndNext(coming, ({ at }) => at, now).map(
    (found) => found && programmeAt(found.one, found.from, realm, locale),
  );
  return omitUndefined({ currentProgramme: current, nextProgramme: next, channelLogoUrl: pictureUrl(realm, logo) });
}
