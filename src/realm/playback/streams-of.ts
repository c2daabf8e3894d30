import type { Film } from '#schemas/generated/types.ts';

/** Addresses of a title's streams and texts, and the marks of its parts. */
export interface TitleStreams {
  hls: string | undefined;
  dash: string | undefined;
  subtitles: NonNullable<Film['subtitles']>;
  annotations: Film['annotations'] | undefined;
  skipMarkers: NonNullable<Film['skipMarkers']>;
  /** Seconds. */
  duration: number;
}

/** `/media/film/master.m3u8` as it stands in a folder of its folder: `/media/film/5760/master.m3u8`. */
const inFolder = (address: string, folder: string): string => address.replace(/\/([^/]+)$/, `/${folder}/$1`);

/** Parts of the second half keep their distance to the end. */
const movedMarkers = (
  markers: TitleStreams['skipMarkers'],
  film: number,
  seconds: number,
): TitleStreams['skipMarkers'] =>
  markers.map(({ type, start, end }) => {
    const shift = start > film / 2 ? seconds - film : 0;
    return { type, start: start + shift, end: end + shift };
  });

/**
 * Where a film's streams stand for a title of so many seconds. A film that repeats is as long as the title
 * (`/media/{film}/{seconds}/`), another as long as it is.
 */
export function streamsOf(film: Film, seconds: number | undefined): TitleStreams {
  const { hls, dash, subtitles = [], annotations, skipMarkers = [], duration, repeats } = film;
  if (!repeats || seconds === undefined) return { hls, dash, subtitles, annotations, skipMarkers, duration };
  const long = (address: string) => inFolder(address, String(Math.round(seconds)));
  return {
    duration: seconds,
    hls: hls && long(hls),
    dash: dash && long(dash),
    subtitles: subtitles.map((one) => ({ ...one, url: long(one.url) })),
    annotations: annotations && {
      ...(annotations.titles !== undefined && { titles: long(annotations.titles) }),
      ...(annotations.thumbnails !== undefined && { thumbnails: long(annotations.thumbnails) }),
    },
    skipMarkers: movedMarkers(skipMarkers, duration, seconds),
  };
}

/**
 * Where a film's live stream stands for an event that began at `from`, in milliseconds: with the realm's minutes of rewind
 * in the place of dw=10 (product document 1, section 9), and no further back than the event's beginning where the stream is
 * this server's own.
 */
export function liveStreamOf(
  { live = {} }: Film,
  { from, rewindMinutes }: { from: number; rewindMinutes: number | undefined },
): Pick<TitleStreams, 'hls' | 'dash'> {
  const rewound = (address: string) => {
    const own =
      rewindMinutes === undefined ? address : address.replace(/\bdw=10\b/, `dw=${Math.max(1, rewindMinutes)}`);
    if (!own.startsWith('/media/')) return own;
    return `${own}${own.includes('?') ? '&' : '?'}from=${Math.floor(from / 1000)}`;
  };
  return { hls: live.hls && rewound(live.hls), dash: live.dash && rewound(live.dash) };
}
