import type { Film, Watermark } from '#schemas/generated/types.ts';
import type { AdUnit, Drm, PlayerJson } from '#schemas/wire/playback.ts';
import type { ContentRecord } from '../../catalogue/catalogue/catalogue.store.ts';
import { pictureUrl } from '../../catalogue/catalogue/picture-url.ts';
import { contentTexts } from '../../catalogue/catalogue/content-texts.ts';
import { occurrenceOf } from '../../catalogue/catalogue/card.ts';
import { playedAs } from '../../catalogue/catalogue/kinds.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { liveStreamOf, streamsOf, type TitleStreams } from './streams-of.ts';

interface Surroundings {
  realm: string;
  /** Minutes that one may go back in a live stream; undefined where the stream says so itself. */
  rewindMinutes: number | undefined;
  locale: string;
  /** Addresses on this server are made whole with it: players of other clients know no origin. */
  origin: string;
  /** Milliseconds. */
  now: number;
  /** How the streams are decrypted; undefined of those that are not encrypted. */
  drm: Drm | undefined;
  adUnits: AdUnit[] | undefined;
  /** Whether the realm has its players tell how playback goes (CMCD). */
  cmcd: boolean | undefined;
  /** Makes addresses of files of the realm's folder. */
  ownFile: (address: string) => string;
  /** Context of the caller's advertisement library. */
  palContext: string | undefined;
}

/** What of a title is played: its film, or the live stream of an event that is on. */
function playedOf(content: ContentRecord, film: Film, { now, rewindMinutes, realm }: Surroundings): TitleStreams {
  const occurrence = occurrenceOf(content, now);
  if (!occurrence) return streamsOf(film, content.body.duration, realm);
  const live = liveStreamOf(film, { from: occurrence.start, rewindMinutes, realm });
  return { ...live, mp4: [], duration: 0, subtitles: [], annotations: undefined, skipMarkers: [] };
}

/** What stands over the picture; `whole` makes its address whole. */
const watermarkOf = ({ text, imageUrl, position }: Watermark, whole: (address: string) => string) =>
  omitUndefined({ text, url: imageUrl && whole(imageUrl), position });

/** Streams, subtitles and chapters of one title, with whole addresses. */
export function playerJson(content: ContentRecord, film: Film, surroundings: Surroundings): PlayerJson {
  const { realm, locale, origin, now, drm, adUnits, cmcd, palContext, ownFile } = surroundings;
  const whole = (address: string) => new URL(ownFile(address), origin).href;
  const played = playedOf(content, film, surroundings);
  const { annotations, skipMarkers } = played;
  // DASH has no encryption of whole segments.
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
    type: playedAs(content.kind),
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
    watermark: watermark ? watermarkOf(watermark, whole) : null,
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
