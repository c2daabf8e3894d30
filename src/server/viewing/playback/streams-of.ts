import type { AlternativeStreams, Film, Protection } from '#schemas/generated/types.ts';
import { filmOfAddress, type KeySystem, protectedAddress, type Scheme } from '../streams/protected-address.ts';

/** Addresses of a title's streams and texts, and the marks of its parts. Of the streams the first is preferred. */
export interface TitleStreams {
  hls: readonly string[];
  dash: readonly string[];
  /** One file each with the whole film. */
  mp4: readonly string[];
  subtitles: NonNullable<Film['subtitles']>;
  annotations: Film['annotations'] | undefined;
  skipMarkers: NonNullable<Film['skipMarkers']>;
  /** Seconds. */
  duration: number;
}

/** Streams in one place or more. */
interface Places extends AlternativeStreams {
  alternatives?: AlternativeStreams[];
}

/** Where streams stand, each address as `placed` makes it. */
function placesOf({ hls, dash, alternatives = [] }: Places, placed: (address: string) => string) {
  const all = [{ hls, dash }, ...alternatives];
  const addresses = (format: 'hls' | 'dash') =>
    all.flatMap((place) => (place[format] === undefined ? [] : [placed(place[format])]));
  return { hls: addresses('hls'), dash: addresses('dash') };
}

/** A protection's scheme as addresses and keys have it. */
export const schemeOf = ({ scheme }: Protection): Scheme => schemes[scheme];

const schemes: Readonly<Record<Protection['scheme'], Scheme>> = { CENC: 'cenc', CBCS: 'cbcs', AES128: 'aes-128' };

/** Whether an address is of this server's media folder, where films are repeated and encrypted for each request. */
const isOwn = (address: string): boolean => filmOfAddress(address) !== undefined;

/** Gives this server's streams of a film the addresses of their protected twins; others are as their packager made them. */
function protecting({ protection }: Film, realm: string): (address: string) => string {
  if (!protection) return (address) => address;
  const systems = protection.keySystems.map((system) => system.toLowerCase() as KeySystem);
  return (address) => protectedAddress(address, { scheme: schemeOf(protection), realm, systems });
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
 * (`/media/{film}/{seconds}/`), another as long as it is. A film that is protected is named by its protected twin alone.
 */
export function streamsOf(film: Film, seconds: number | undefined, realm: string): TitleStreams {
  const { subtitles = [], annotations, skipMarkers = [], duration, repeats, protection } = film;
  const long = (address: string) =>
    isOwn(address) ? inFolder(address, String(Math.round(repeats ? (seconds ?? duration) : duration))) : address;
  const isMade = (repeats && seconds !== undefined) || protection !== undefined;
  const protect = protecting(film, realm);
  const mp4 = film.mp4 === undefined ? [] : [film.mp4];
  const streams = { ...placesOf(film, (address) => (isMade ? protect(long(address)) : address)), mp4 };
  if (!repeats || seconds === undefined) return { ...streams, subtitles, annotations, skipMarkers, duration };
  return {
    ...streams,
    duration: seconds,
    subtitles: subtitles.map((one) => ({ ...one, url: long(one.url) })),
    annotations: annotations && {
      ...(annotations.titles !== undefined && { titles: long(annotations.titles) }),
      ...(annotations.thumbnails !== undefined && { thumbnails: long(annotations.thumbnails) }),
    },
    skipMarkers: movedMarkers(skipMarkers, duration, seconds),
  };
}

/** What live streams depend on beside their film. */
interface LiveSurroundings {
  /** When the event began, in milliseconds. */
  from: number;
  /** The realm's minutes of rewind; undefined where the stream says so itself. */
  rewindMinutes: number | undefined;
  realm: string;
}

/**
 * Where a film's live stream stands for an event: with the realm's minutes of rewind in the place of dw=10 (product
 * document 1, section 9), and no further back than the event's beginning where the stream is this server's own.
 */
export function liveStreamOf(
  film: Film,
  { from, rewindMinutes, realm }: LiveSurroundings,
): Pick<TitleStreams, 'hls' | 'dash'> {
  const protect = protecting(film, realm);
  return placesOf(film.live ?? {}, (address) => {
    const own =
      rewindMinutes === undefined ? address : address.replace(/\bdw=10\b/, `dw=${Math.max(1, rewindMinutes)}`);
    if (!isOwn(own)) return own;
    return protect(`${own}${own.includes('?') ? '&' : '?'}from=${Math.floor(from / 1000)}`);
  });
}

/** The films of this server's media folder whose protected streams may be named for a title of this film. */
export const ownFilmsOf = (film: Film): string[] => {
  const places = [film, ...(film.live ? [film.live] : [])].map((one) => placesOf(one, (address) => address));
  const addresses = places.flatMap(({ hls, dash }) => [...hls, ...dash]);
  return [...new Set(addresses.map(filmOfAddress).filter((name) => name !== undefined))];
};
