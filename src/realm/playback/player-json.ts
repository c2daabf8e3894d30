import type { Film, Media } from '#schemas/generated/types.ts';
import type { PlayerJson } from '#schemas/wire/playback.ts';
import type { ContentRecord } from '../catalogue/catalogue.store.ts';
import { pictureUrl } from '../catalogue/picture-url.ts';
import { contentTexts } from '../catalogue/content-texts.ts';
import { omitUndefined } from '../omit-undefined.ts';

interface Surroundings {
  realm: string;
  locale: string;
  /** Addresses on this server are made whole with it: players of other clients know no origin. */
  origin: string;
  /** Milliseconds. */
  now: number;
}

/** The film behind a title; undefined when it has none. */
export const filmOf = ({ media }: Media, { body }: ContentRecord): Film | undefined =>
  body.media !== undefined && Object.hasOwn(media, body.media) ? media[body.media] : undefined;

/** Streams, subtitles and chapters of one title, with whole addresses. */
export function playerJson(
  content: ContentRecord,
  film: Film,
  { realm, locale, origin, now }: Surroundings,
): PlayerJson {
  const whole = (address: string) => new URL(address, origin).href;
  const { hls, dash, annotations, skipMarkers = [] } = film;
  const subtitles = (film.subtitles ?? []).map(({ language, format, url }) => ({ language, format, url: whole(url) }));
  const formats = (address: string | undefined) => (address === undefined ? [] : [{ url: whole(address), subtitles }]);
  const { title, description, longDescription } = contentTexts(content, locale);
  const picture = pictureUrl(realm, content.body.picture);
  return omitUndefined({
    type: 'VOD' as const,
    live: false,
    duration: film.duration,
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
