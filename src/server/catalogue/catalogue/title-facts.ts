import type { HeroBlock } from '#schemas/generated/types.ts';
import { whenSignedIn } from '#schemas/access.ts';
import { decideAccess } from '../access/decide-access.ts';
import { type CardAudience, getOccurrence } from './card.ts';
import type { ContentRecord } from './catalogue.store.ts';
import { contentTexts } from './content-texts.ts';
import type { Messages } from '../../definitions/labels/messages.ts';

/** The JSON Schema of the element allows at most eight facts. */
const MOST = 8;

/** Returns the canonical name of a time zone from a query, or UTC if Intl does not know it. */
export function timeZoneOf(sent: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: sent }).resolvedOptions().timeZone;
  } catch {
    // Intl throws a RangeError for an unknown time zone.
    return 'UTC';
  }
}

/**
 * Text for the start of an event, with a placeholder that the browser fills in its own time zone; undefined while the
 * event is live.
 */
export function eventMoment(content: ContentRecord, { now }: CardAudience, messages: Messages): HeroBlock['moment'] {
  const occurrence = getOccurrence(content, now);
  if (!occurrence || occurrence.live) return undefined;
  const placeholder = '{{instant}}';
  const text = occurrence.over ? placeholder : messages.t('startsAt', { date: placeholder });
  return { instant: new Date(occurrence.start).toISOString(), text };
}

/**
 * Text for the start of an event in a given time zone, or that the event is live. Without a time zone it only tells
 * whether it is live.
 */
function eventFacts(
  content: ContentRecord,
  { now }: CardAudience,
  messages: Messages,
  timeZone: string | undefined,
): string[] {
  const occurrence = getOccurrence(content, now);
  if (occurrence?.live) return [messages.t('liveNow')];
  if (!occurrence || timeZone === undefined) return [];
  const when = messages.date(occurrence.start, timeZone);
  return [occurrence.over ? when : messages.t('startsAt', { date: when })];
}

/** Short facts of a title that are shown in one line: counts, year, place, categories, age rating. */
export function titleFacts(
  content: ContentRecord,
  audience: CardAudience,
  messages: Messages,
  timeZone: string | undefined,
): string[] {
  const { kind, body, publishedAt } = content;
  const { seasonCount, vodCount, rating, location } = body;
  const { categories = [] } = contentTexts(content, audience.locale);
  const year = new Date(publishedAt).getUTCFullYear();
  const facts = [
    ...(kind === 'EVENT' ? eventFacts(content, audience, messages, timeZone) : []),
    location,
    seasonCount !== undefined && messages.t('seasonCount', { count: seasonCount }),
    vodCount !== undefined && messages.t('titleCount', { count: vodCount }),
    kind !== 'EVENT' && kind !== 'PLAYLIST' && publishedAt > 0 && String(year),
    ...categories.slice(0, 3),
    rating !== undefined && messages.t('ratedBadge', { rating }),
  ];
  return facts.filter((fact): fact is string => typeof fact === 'string' && fact !== '').slice(0, MOST);
}

/** Finds the first title that the viewer can play, directly or after sign-in. */
export const firstPlayable = (contents: readonly ContentRecord[], audience: CardAudience): ContentRecord | undefined =>
  contents.find((content) => whenSignedIn(decideAccess(content, audience).decision).outcome === 'PLAY');
