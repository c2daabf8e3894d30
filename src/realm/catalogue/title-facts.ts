import { whenSignedIn } from '#schemas/access.ts';
import { decideAccess } from '../access/decide-access.ts';
import { type Audience, occurrenceOf } from './card.ts';
import type { ContentRecord } from './catalogue.store.ts';
import { contentTexts } from './content-texts.ts';
import type { Messages } from '../labels/messages.ts';

/** The schema takes eight. */
const MOST = 8;

/** The zone if Intl knows it, else UTC: it comes from a query. */
export function timeZoneOf(sent: string | undefined): string {
  if (sent === undefined) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: sent }).resolvedOptions().timeZone;
  } catch {
    // RangeError: no such zone.
    return 'UTC';
  }
}

function eventFacts(content: ContentRecord, { now }: Audience, messages: Messages, timeZone: string): string[] {
  const occurrence = occurrenceOf(content, now);
  if (!occurrence) return [];
  const when = messages.date(occurrence.start, timeZone);
  return [occurrence.live ? messages.t('liveNow') : occurrence.over ? when : messages.t('startsAt', { date: when })];
}

/** Short facts of a title in one line: how much of it there is, from when, where, of which kind. */
export function titleFacts(content: ContentRecord, audience: Audience, messages: Messages, timeZone: string): string[] {
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

/** The first of some titles that can be played, after sign-in at the latest. */
export const firstPlayable = (contents: readonly ContentRecord[], audience: Audience): ContentRecord | undefined =>
  contents.find((content) => whenSignedIn(decideAccess(content, audience).decision).outcome === 'PLAY');
