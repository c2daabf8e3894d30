import type { Film, Media } from '#schemas/generated/types.ts';
import type { PlayerJson } from '#schemas/wire/playback.ts';
import type { ContentRecord } from '../catalogue/catalogue.store.ts';
import { pictureUrl } from '../catalogue/picture-url.ts';
import { contentTexts } from '../catalogue/content-texts.ts';
import { occurrenceOf } from '../catalogue/card.ts';
import { playedAs } from '../catalogue/kinds.ts';
import { omitUndefined } from '../omit-undefined.ts';
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
}

/** The film behind a title; undefined when it has none. */
export const filmOf = ({ media }: Media, { body }: ContentRecord): Film | undefined =>
  body.media !== undefined && Object.hasOwn(media, body.media) ? media[body.media] : undefined;

/** What of a title is played: its film, or the live stream of an event that is on. */
function playedOf(content: ContentRecord, film: Film, { now, rewindMinutes }: Surroundings): TitleStreams {
  const occurrence = occurrenceOf(content, now);
  if (!occurrence) return streamsOf(film, content.body.duration);
  const live = liveStreamOf(film, { from: occurrence.start, rewindMinutes });
  return { ...live, duration: 0, subtitles: [], annotations: undefined, skipMarkers: [] };
}

/** Streams, subtitles and chapters of one title, with whole addresses. */
export function playerJson(content: ContentRecord, film: Film, surroundings: Surroundings): PlayerJson {
  const { realm, locale, origin, now } = surroundings;
  const whole = (address: string) => new URL(address, origin).href;
  const played = playedOf(content, film, surroundings);
  const { hls, dash, annotations, skipMarkers } = played;
  const subtitles = played.subtitles.map(({ language, format, url }) => ({ language, format, url: whole(url) }));
  const isEvent = content.kind === 'EVENT';
  const formats = (address: string | undefined) => (address === undefined ? [] : [{ url: whole(address), subtitles }]);
  const { title, description, longDescription } = contentTexts(content, locale);
  const picture = pictureUrl(realm, content.body.picture);
  return omitUndefined({
    type: playedAs(content.kind),
    live: isEvent,
    duration: isEvent ? undefined : played.duration,
    eventId: isEvent ? content.id : undefined,
    hls: formats(hls),
    dash: formats(dash),
    hlsUrl: hls && whole(hls),
    dashUrl: dash && whole(dash),
    subtitles: subtitles.map((subtitle) => ({ ...subtitle, lang: subtitle.language.replace('-', '_') })),
    annotations: annotations
      ? omitUndefined({
          titles: annotations.titles && whole(annotations.titles),
          thumbnails: annotations.thumbnails && whole(annotations.thumbnails),
        })
      : null,
    skipMarkers,
    watermark: null,
    name: title,
    title,
    description: description ?? longDescription ?? '',
    thumbnailUrl: picture ? whole(picture) : '',
    tags: content.tags,
    requestedAt: now,
  });
}
