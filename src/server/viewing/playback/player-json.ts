import type { Film, Watermark } from '#schemas/generated/types.ts';
import type { AdUnit, Drm, PlayerJson } from '#schemas/wire/viewing/playback.ts';
import type { ContentRecord } from '../../catalogue/catalogue/catalogue.store.ts';
import { pictureUrl } from '../../catalogue/catalogue/picture-url.ts';
import { contentTexts } from '../../catalogue/catalogue/content-texts.ts';
import { getOccurrence } from '../../catalogue/catalogue/card.ts';
import { getPlaybackType } from '../../catalogue/catalogue/kinds.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { getLiveStreams, getStreams, type TitleStreams } from './title-streams.ts';

interface Surroundings {
  realm: string;
  /** DVR window in minutes; undefined if the stream defines it. */
  rewindMinutes: number | undefined;
  locale: string;
  /** Origin for absolute addresses, because external players have no base URL. */
  origin: string;
  /** Milliseconds since 1970. */
  now: number;
  /** DRM information; undefined if the streams are not encrypted. */
  drm: Drm | undefined;
  adUnits: AdUnit[] | undefined;
  /** Whether players send playback metrics to the media server (CMCD). */
  cmcd: boolean | undefined;
  /** Maps files of the realm's folder to their public address. */
  ownFile: (address: string) => string;
  /** Context of Google's PAL library. */
  palContext: string | undefined;
}

/** Selects the streams to play: those of the video or, for an event that is live, its live stream. */
function getPlayed(content: ContentRecord, film: Film, { now, rewindMinutes, realm }: Surroundings): TitleStreams {
  const occurrence = getOccurrence(content, now);
  if (!occurrence) return getStreams(film, content.body.duration, realm);
  const live = getLiveStreams(film, { from: occurrence.start, rewindMinutes, realm });
  return { ...live, mp4: [], duration: 0, subtitles: [], annotations: undefined, skipMarkers: [] };
}

/** Builds the watermark that is shown over the video. `whole` makes the URL of its image absolute. */
const toWatermark = ({ text, imageUrl, position }: Watermark, whole: (address: string) => string) =>
  omitUndefined({ text, url: imageUrl && whole(imageUrl), position });

/** Builds the player's JSON of a title with absolute addresses. */
export function playerJson(content: ContentRecord, film: Film, surroundings: Surroundings): PlayerJson {
  const { realm, locale, origin, now, drm, adUnits, cmcd, palContext, ownFile } = surroundings;
  const whole = (address: string) => new URL(ownFile(address), origin).href;
  const played = getPlayed(content, film, surroundings);
  const { annotations, skipMarkers } = played;
  // Segments that are encrypted as a whole (AES-128) exist only in HLS, so DASH addresses are left out.
  const dash = drm?.encryptionMode === 'AES128' ? [] : played.dash.map(whole);
  const hls = played.hls.map(whole);
  const subtitles = played.subtitles.map(({ language, url }) => ({
    language,
    format: 'vtt' as const,
    url: whole(url),
  }));
  const isEvent = content.kind === 'EVENT';
  const format = (url: string) => omitUndefined({ url, subtitles, drm, adUnits });
  const { title, description, longDescription } = contentTexts(content, locale);
  const picture = pictureUrl(realm, content.body.picture);
  const { watermark } = film;
  return omitUndefined({
    type: getPlaybackType(content.kind),
    live: isEvent,
    duration: isEvent ? undefined : played.duration,
    eventId: isEvent ? content.id : undefined,
    hls: hls.map(format),
    dash: dash.map(format),
    mp4: played.mp4.length > 0 ? played.mp4.map(whole).map(format) : undefined,
    hlsUrl: hls[0],
    dashUrl: dash[0],
    subtitles: subtitles.map((subtitle) => ({ ...subtitle, lang: subtitle.language.replace('-', '_') })),
    annotations: annotations
      ? omitUndefined({
          titles: annotations.titles && whole(annotations.titles),
          thumbnails: annotations.thumbnails && whole(annotations.thumbnails),
        })
      : null,
    skipMarkers,
    watermark: watermark ? toWatermark(watermark, whole) : null,
    audioOnly: content.body.audioOnly,
    cmcd,
    name: title,
    title,
    description: description ?? longDescription ?? '',
    thumbnailUrl: picture ? whole(picture) : '',
    tags: content.tags,
    requestedAt: now,
    googlePalContextId: palContext,
  });
}
