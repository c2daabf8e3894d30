import type { FilmTrack, FilmPart } from './film-files.ts';
import type { KeyLines } from './key-signals.ts';
import { numberAt, segmentAt } from './repeated.ts';

/** Relative path from a playlist to the segments. */
const LOOP = '../loop';
/** Target duration in seconds. Audio segments end at a frame boundary and may be slightly longer. */
const TARGET_SECONDS = 2;
/**
 * Number of segments at the end of a playlist that are listed with their partial segments (draft-pantos-hls-rfc8216bis,
 * 4.4.4.9: three target durations).
 */
const WITH_PARTS = 4;

const lines = (...all: string[]) => `${all.join('\n')}\n`;
/** Playlist header. Version 9 is needed for the tags of live playlists. */
const head = (version: 7 | 9, track: FilmTrack, first: number, keys: KeyLines | undefined, ...more: string[]) => [
  '#EXTM3U',
  `#EXT-X-VERSION:${version}`,
  `#EXT-X-TARGETDURATION:${TARGET_SECONDS}`,
  ...more,
  `#EXT-X-MEDIA-SEQUENCE:${first}`,
  '#EXT-X-INDEPENDENT-SEGMENTS',
  ...(keys?.before ?? []),
  `#EXT-X-MAP:URI="${LOOP}/init-${track.name}.mp4"`,
  ...(keys?.after ?? []),
];
const segmentUri = ({ name }: FilmTrack, n: number) => `${LOOP}/${name}-${n}.m4s`;

/** Adds a query to the media playlists of a master playlist (RFC 8216, 4.3.4). */
export function appendQuery(master: string, query: string): string {
  if (query === '') return master;
  return master.replace(/^(?!#)(.+\.m3u8)$/gm, `$1?${query}`).replace(/URI="([^"?]+\.m3u8)"/g, `URI="$1?${query}"`);
}

/** Removes subtitles from a master playlist, which a live stream does not have. */
export const withoutSubtitles = (master: string): string =>
  master.replace(/^#EXT-X-MEDIA:TYPE=SUBTITLES.*\n/gm, '').replace(/,SUBTITLES="[^"]*"/g, '');

/** The media playlist of a track looped to `seconds` (RFC 8216, 4.3). */
export function repeatedPlaylist(track: FilmTrack, seconds: number, keys?: KeyLines): string {
  const count = numberAt(track, Math.max(0, seconds - 0.001)) + 1;
  return lines(
    ...head(7, track, 0, keys, '#EXT-X-PLAYLIST-TYPE:VOD'),
    ...Array.from({ length: count }, (_, n) => [
      `#EXTINF:${segmentAt(track, n).segment.seconds.toFixed(5)},`,
      segmentUri(track, n),
    ]).flat(),
    '#EXT-X-ENDLIST',
  );
}

/** The playlist of a single WebVTT file (RFC 8216, 3.5). */
export const textPlaylist = (file: string, seconds: number): string =>
  lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${seconds.toFixed(5)},`,
    file,
    '#EXT-X-ENDLIST',
  );

/** Time window of a live stream, in seconds since 1970. */
export interface PlaylistWindow {
  now: number;
  /** Start of the DVR window. */
  from: number;
}

/** Options of a live playlist request. */
export interface LiveAsked {
  lowLatency: boolean;
  /** Whether the client requests a delta update (`_HLS_skip`). */
  skip: boolean;
  /** Key tags of an encrypted stream. */
  keys?: KeyLines | undefined;
}

/** Number of last segments in a delta update: six target durations, as the draft requires, plus two. */
const ALWAYS_SENT = 8;

/**
 * Returns the last complete partial segment at a time, and the segment `n` that contains it. `part` counts from 0; -1
 * means that no partial segment of segment `n` is complete.
 */
export function edgeAt(track: FilmTrack, now: number): { n: number; part: number } {
  const n = numberAt(track, now);
  const { start } = segmentAt(track, n);
  const parts = partsAt(track, n);
  return { n, part: parts.findLastIndex((part) => start + part.start + part.seconds <= now) };
}

/** Returns the partial segments of segment n. */
export const partsAt = (track: FilmTrack, n: number): readonly FilmPart[] =>
  track.parts[n % track.segments.length] as readonly FilmPart[];

/**
 * Time in seconds since 1970 when a partial segment of segment n is complete; without `part`, when the complete segment
 * is.
 */
export function readyAt(track: FilmTrack, n: number, part?: number): number {
  const { start, end } = segmentAt(track, n);
  const found = part === undefined ? undefined : partsAt(track, n)[part];
  return found ? start + found.start + found.seconds : end;
}

const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/**
 * The live media playlist of a track: the complete segments of its window, or only the last ones for a delta update.
 * With low latency, also the partial segments of the last segments and a preload hint (draft-pantos-hls-rfc8216bis,
 * 4.4.3.7, 4.4.3.8, 4.4.4.9, 4.4.5.2, 4.4.5.3).
 */
export function livePlaylist(
  track: FilmTrack,
  { now, from }: PlaylistWindow,
  { lowLatency, skip, keys }: LiveAsked,
): string {
  const edge = edgeAt(track, now);
  const first = Math.min(numberAt(track, from), edge.n);
  const longest = Math.max(...track.parts.flat().map(({ seconds }) => seconds));
  const partUri = (n: number, part: number) => `${LOOP}/${track.name}-${n}.${part}.m4s`;
  const partLines = (n: number, until: number) =>
    partsAt(track, n)
      .slice(0, until)
      .map(({ seconds }, part) => {
        const independent = part === 0 ? ',INDEPENDENT=YES' : '';
        return `#EXT-X-PART:DURATION=${seconds.toFixed(5)},URI="${partUri(n, part)}"${independent}`;
      });
  const skipped = skip ? Math.max(0, edge.n - first - ALWAYS_SENT) : 0;
  const ofSegment = (n: number): string[] => {
    const { start, segment } = segmentAt(track, n);
    return [
      // Only the first listed segment gets a date; players derive the dates of the others.
      ...(n === first + skipped ? [`#EXT-X-PROGRAM-DATE-TIME:${dateOf(start)}`] : []),
      ...(lowLatency && n > edge.n - WITH_PARTS ? partLines(n, Number.POSITIVE_INFINITY) : []),
      `#EXTINF:${segment.seconds.toFixed(5)},`,
      segmentUri(track, n),
    ];
  };
  const control = `#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=${6 * TARGET_SECONDS}`;
  const low = [
    `#EXT-X-PART-INF:PART-TARGET=${longest.toFixed(5)}`,
    `${control},CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=${(longest * 3.1).toFixed(3)},HOLD-BACK=6`,
  ];
  const whole = Array.from({ length: edge.n - first - skipped }, (_, index) =>
    ofSegment(first + skipped + index),
  ).flat();
  return lines(
    ...head(9, track, first, keys, ...(lowLatency ? low : [control])),
    ...(skipped > 0 ? [`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`] : []),
    ...whole,
    ...(lowLatency
      ? [...partLines(edge.n, edge.part + 1), `#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${partUri(edge.n, edge.part + 1)}"`]
      : []),
  );
}
