import type { AlternativeStreams, Film, Protection } from '#schemas/generated/types.ts';
import { filmOfAddress, type KeySystem, protectedAddress, type Scheme } from './protected-address.ts';

/** Addresses of a title's streams and texts, and its skip markers. The first stream is preferred. */
export interface TitleStreams {
  hls: readonly string[];
  dash: readonly string[];
  /** Addresses of progressive MP4 files with the complete video. */
  mp4: readonly string[];
  subtitles: NonNullable<Film['subtitles']>;
  annotations: Film['annotations'] | undefined;
  skipMarkers: NonNullable<Film['skipMarkers']>;
  /** Duration in seconds. */
  duration: number;
}

/** Stream addresses, optionally with alternative addresses of the same video. */
interface Places extends AlternativeStreams {
  alternatives?: AlternativeStreams[];
}

/** Collects stream addresses per format, each mapped by `placed`. */
function listPlaces({ hls, dash, alternatives = [] }: Places, placed: (address: string) => string) {
  const all = [{ hls, dash }, ...alternatives];
  const addresses = (format: 'hls' | 'dash') =>
    all.flatMap((place) => (place[format] === undefined ? [] : [placed(place[format])]));
  return { hls: addresses('hls'), dash: addresses('dash') };
}

/** Maps a protection to the scheme name in addresses and keys. */
export const getScheme = ({ scheme }: Protection): Scheme => schemes[scheme];

const schemes: Readonly<Record<Protection['scheme'], Scheme>> = { CENC: 'cenc', CBCS: 'cbcs', AES128: 'aes-128' };

/** Tells whether an address is in this server's media folder, whose videos are looped and encrypted on request. */
const isOwn = (address: string): boolean => filmOfAddress(address) !== undefined;

/** Maps stream addresses of this server to their encrypted variants; others are unchanged. */
function createProtection({ protection }: Film, realm: string): (address: string) => string {
  if (!protection) return (address) => address;
  const systems = protection.keySystems.map((system) => system.toLowerCase() as KeySystem);
  return (address) => protectedAddress(address, { scheme: getScheme(protection), realm, systems });
}

/** Inserts a folder before the file name: `/media/film/master.m3u8` becomes `/media/film/5760/master.m3u8`. */
const inFolder = (address: string, folder: string): string => address.replace(/\/([^/]+)$/, `/${folder}/$1`);

/** Skip markers in the second half of a looped video are moved, so that they keep their distance to the end. */
const moveMarkers = (
  markers: TitleStreams['skipMarkers'],
  film: number,
  seconds: number,
): TitleStreams['skipMarkers'] =>
  markers.map(({ type, start, end }) => {
    const shift = start > film / 2 ? seconds - film : 0;
    return { type, start: start + shift, end: end + shift };
  });

/**
 * Returns the streams of a video for a title of the given length in seconds. A looped video is as long as the title
 * (`/media/{film}/{seconds}/`), others keep their length. A protected video is listed with its encrypted streams only.
 */
export function getStreams(film: Film, seconds: number | undefined, realm: string): TitleStreams {
  const { subtitles = [], annotations, skipMarkers = [], duration, repeats, protection } = film;
  const long = (address: string) =>
    isOwn(address) ? inFolder(address, String(Math.round(repeats ? (seconds ?? duration) : duration))) : address;
  const isMade = (repeats && seconds !== undefined) || protection !== undefined;
  const protect = createProtection(film, realm);
  const mp4 = film.mp4 === undefined ? [] : [film.mp4];
  const streams = { ...listPlaces(film, (address) => (isMade ? protect(long(address)) : address)), mp4 };
  if (!repeats || seconds === undefined) return { ...streams, subtitles, annotations, skipMarkers, duration };
  return {
    ...streams,
    duration: seconds,
    subtitles: subtitles.map((one) => ({ ...one, url: long(one.url) })),
    annotations: annotations && {
      ...(annotations.titles !== undefined && { titles: long(annotations.titles) }),
      ...(annotations.thumbnails !== undefined && { thumbnails: long(annotations.thumbnails) }),
    },
    skipMarkers: moveMarkers(skipMarkers, duration, seconds),
  };
}

/** Parameters of a live stream. */
interface LiveSurroundings {
  /** Start of the event in milliseconds. */
  from: number;
  /** DVR window of the realm in minutes; undefined if the stream defines it. */
  rewindMinutes: number | undefined;
  realm: string;
}

/**
 * Returns the live streams of an event. The parameter `dw=10` of an address is replaced by the realm's DVR window
 * (product document 1, section 9). Streams of this server start no earlier than the event.
 */
export function getLiveStreams(
  film: Film,
  { from, rewindMinutes, realm }: LiveSurroundings,
): Pick<TitleStreams, 'hls' | 'dash'> {
  const protect = createProtection(film, realm);
  return listPlaces(film.live ?? {}, (address) => {
    const own =
      rewindMinutes === undefined ? address : address.replace(/\bdw=10\b/, `dw=${Math.max(1, rewindMinutes)}`);
    if (!isOwn(own)) return own;
    return protect(`${own}${own.includes('?') ? '&' : '?'}from=${Math.floor(from / 1000)}`);
  });
}

/** Names of the videos in this server's media folder that a media entry uses. */
export const listOwnFilms = (film: Film): string[] => {
  const places = [film, ...(film.live ? [film.live] : [])].map((one) => listPlaces(one, (address) => address));
  const addresses = places.flatMap(({ hls, dash }) => [...hls, ...dash]);
  return [...new Set(addresses.map(filmOfAddress).filter((name) => name !== undefined))];
};
