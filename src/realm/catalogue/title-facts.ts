import { type Audience, occurrenceOf, playbackOf } from './card.ts';
import type { ContentRecord } from './catalogue.store.ts';
import { contentWords } from './words-of-content.ts';
import type { Words } from '../labels/words.ts';

/** The schema takes eight. */
const MOST = 8;

/** The zone if Intl knows it, else UTC: it comes from a query. */
export function timeZoneOf(told: string | undefined): string {
  if (told === undefined) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: told }).resolvedOptions().timeZone;
  } catch {
    // RangeError: no such zone.
    return 'UTC';
  }
}

function eventFacts(content: ContentRecord, { now }: Audience, words: Words, timeZone: string): string[] {
  const occurrence = occurrenceOf(content, now);
  if (!occurrence) return [];
  const when = words.date(occurrence.start, timeZone);
  return [occurrence.live ? words.say('liveNow') : occurrence.over ? when : words.say('startsAt', { date: when })];
}

/** Short facts of a title in one line: how much of it there is, from when, where, of which kind. */
export function titleFacts(content: ContentRecord, audience: Audience, words: Words, timeZone: string): string[] {
  const { kind, body, publishedAt } = content;
  const { seasonCount, vodCount, rating, location } = body;
  const { categories = [] } = contentWords(content, audience.locale);
  const year = new Date(publishedAt).getUTCFullYear();
  const facts = [
    ...(kind === 'EVENT' ? eventFacts(content, audience, words, timeZone) : []),
    location,
    seasonCount !== undefined && words.say('seasonCount', { count: seasonCount }),
    vodCount !== undefined && words.say('titleCount', { count: vodCount }),
    kind !== 'EVENT' && kind !== 'PLAYLIST' && publishedAt > 0 && String(year),
    ...categories.slice(0, 3),
    rating !== undefined && words.say('ratedBadge', { rating }),
  ];
  return facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '').slice(0, MOST);
}

/** The first of some titles that can be played, after sign-in at the latest. */
export const firstPlayable = (contents: readonly ContentRecord[], audience: Audience): ContentRecord | undefined =>
  contents.find((content) => content.access !== 'DENIED' && playbackOf(content, audience) === 'AVAILABLE');
