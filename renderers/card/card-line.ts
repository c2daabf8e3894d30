import { familyOf } from '#schemas/card-types.ts';
import { isRepeatedTime } from '#schemas/time/zone.ts';
import type { Card } from '#schemas/generated/types.ts';
import type { Translate } from '../messages/messages.tsx';
import { formatDuration } from '../messages/duration.ts';

/** Whether a card is an upcoming event or a video before its premiere. */
export const isToCome = ({ type, startDate }: Card): boolean =>
  type === 'UPCOMING' || (startDate !== undefined && familyOf(type) === 'VOD');

/** The line under a card's title: series and episode number, number of videos, duration, or date. */
export function cardLine(card: Card, t: Translate, locale: string, timeZone: string | undefined): string {
  const parts: string[] = [];
  const family = familyOf(card.type);
  const isCollection = family === 'PLAYLIST' || family === 'SEASON';
  if (card.series) parts.push(card.series.title);
  if (card.episodeInformation) {
    const { seasonNumber, episodeNumber } = card.episodeInformation;
    parts.push(t('episodeNumber', { season: seasonNumber, episode: episodeNumber }));
  }
  if (family === 'SERIES' && card.seasonCount) parts.push(t('seasonCount', { count: card.seasonCount }));
  if (isCollection && card.vodCount !== undefined) parts.push(t('titleCount', { count: card.vodCount }));
  if (isToCome(card) && card.startDate !== undefined) {
    const date = formatDate(card.startDate, locale, timeZone);
    parts.push(family === 'VOD' ? t('premiere.at', { date }) : date);
  } else if (family === 'VOD' && card.duration) parts.push(formatDuration(t, card.duration));
  if (card.categories?.[0] && parts.length < 2) parts.push(card.categories[0]);
  return parts.join(' · ');
}

/** Caches formatters: creating one is slower than using it, and a row formats many dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, timeZone: string, isZoneSaid: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${isZoneSaid}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
      ...(isZoneSaid && { timeZoneName: 'short' }),
    });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * Formats day and time of an event. Without a time zone (on the server and in the first render) in UTC with the zone's
 * name; the name is also shown for times that occur twice at the end of daylight saving time.
 */
export const formatDate = (when: number, locale: string, timeZone: string | undefined): string =>
  formatterOf(locale, timeZone ?? 'UTC', timeZone === undefined || isRepeatedTime(when, timeZone)).format(when);
