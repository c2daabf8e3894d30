import type { Card, Licence } from '#schemas/generated/types.ts';
import type { Circumstances } from '../access/barriers.ts';
import { accessLevelFor, decideAccess } from '../access/decide-access.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { ContentRecord } from './catalogue.store.ts';
import { type Occurrence, occurrenceAt } from '../../platform/occurrence.ts';
import { typeOfKind } from './kinds.ts';
import { pictureUrl } from './picture-url.ts';
import { premiereAt, premiereReleaseAt } from '../../platform/premiere.ts';
import { programmingInfo } from './programming.ts';
import { commonFacts } from './common-facts.ts';
import { getTitleText } from './content-texts.ts';

/** The audience for which a title's card is built: realm, language, and the circumstances that decide access. */
export interface CardAudience extends Circumstances {
  licences: readonly Licence[];
  realm: string;
  locale: string;
  /** Tags of titles whose name or image reveals a result (spoilers). */
  resultTags?: readonly string[] | undefined;
  /** Whether the realm offers playback of programmes from its guide. */
  epgPlayback?: 'ENABLED' | 'DISABLED' | undefined;
}

/** The current or next occurrence of an event; undefined for other kinds of titles. */
export const getOccurrence = ({ event }: ContentRecord, now: number): Occurrence | undefined =>
  event ? occurrenceAt(event, now) : undefined;

/** Card fields that name a title's series, season and episode number. */
export function seriesParts(content: ContentRecord, locale: string): Pick<Card, 'series' | 'episodeInformation'> {
  const { kind, seriesId, series, season, seasonId, seasonNumber, episodeNumber } = content;
  if (seriesId === null || !series) return {};
  const parent = { series: { seriesId, title: getTitleText(series, locale) } };
  if (kind !== 'EPISODE' || seasonId === null) return parent;
  const place = { seasonNumber: seasonNumber ?? 0, episodeNumber: episodeNumber ?? 0, season: seasonId };
  return { ...parent, episodeInformation: { ...place, ...(season && { seasonTitle: getTitleText(season, locale) }) } };
}

/** Card fields for the time of an event. */
export function getEventFields(occurrence: Occurrence) {
  const { start, end, live, over } = occurrence;
  // An event that is over and does not repeat has the type LIVE, because it is no longer upcoming.
  return {
    type: live || over ? ('LIVE' as const) : ('UPCOMING' as const),
    startDate: start,
    endDate: end,
    live,
    displayLiveBadge: live,
  };
}

/** Builds the card of a title. */
export function toCard(content: ContentRecord, audience: CardAudience): Card {
  const { kind, body } = content;
  const { locale, realm, now } = audience;
  const { accessLevel, onlinePlayback, licenceIds } = decideAccess(content, audience);
  const occurrence = getOccurrence(content, now);
  const premiere = premiereAt(body, now);
  const premiereRelease = premiereReleaseAt(body, now);
  const isPlayable = kind === 'VIDEO' || kind === 'EPISODE' || kind === 'EVENT';
  return omitUndefined({
    ...commonFacts(content, audience),
    type: kind === 'EVENT' ? 'UPCOMING' : typeOfKind[kind],
    accessLevel,
    licenceIds,
    ...(isPlayable && { onlinePlayback }),
    duration: body.duration,
    // The card of a video has a start date only before the video's premiere.
    ...(premiere && now < premiere.start && { startDate: premiere.start }),
    ...(occurrence && getEventFields(occurrence)),
    programmingInfo: occurrence && programmingInfo(content, occurrence, audience),
    trailers: body.trailers?.map((trailer) => ({
      id: trailer.id,
      title: getTitleText(trailer, locale),
      accessLevel: accessLevelFor({ access: trailer.access, body }, audience),
    })),
    premiereRelease,
    computedRelease: premiereRelease,
    thumbnailUrl: pictureUrl(realm, body.picture),
    placeholder: body.placeholder ?? body.picture?.blur,
    logoUrl: pictureUrl(realm, body.logo),
    audioOnly: body.audioOnly,
    audioTracks: body.audioTracks,
    ...seriesParts(content, locale),
    seasonCount: body.seasonCount,
    vodCount: body.vodCount,
    hasResults: audience.resultTags?.some((tag) => content.tags.includes(tag)) || undefined,
  }) as Card;
}
