import type { FilmTrack, Part } from './film-files.ts';
import type { KeyLines } from './key-signals.ts';
import { numberAt, segmentAt } from './repeated.ts';

/** Where segments stand, seen from a playlist. */
const LOOP = '../loop';
/** Two seconds, and a little for sound, whose segments end with a frame. */
const TARGET_SECONDS = 2;
/** Parts are listed of so many of the last segments (draft-pantos-hls-rfc8216bis, 4.4.4.9: three target durations). */
const WITH_PARTS = 4;

const lines = (...all: string[]) => `${all.join('\n')}\n`;
/** Version 9 has what live playlists say besides. */
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

/** A master playlist (RFC 8216, 4.3.4) whose playlists are asked for with the same query as itself. */
export function withQuery(master: string, query: string): string {
  if (query === '') return master;
  return master.replace(/^(?!#)(.+\.m3u8)$/gm, `$1?${query}`).replace(/URI="([^"?]+\.m3u8)"/g, `URI="$1?${query}"`);
}

/** A master playlist without subtitles, which a live stream has none of. */
export const withoutSubtitles = (master: string): string =>
  master.replace(/^#EXT-X-MEDIA:TYPE=SUBTITLES.*\n/gm, '').replace(/,SUBTITLES="[^"]*"/g, '');

/** The playlist of a track that is repeated for so many seconds (RFC 8216, 4.3). Times are those of the timeline. */
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

/** The playlist of one WebVTT file that is as long as the film is (RFC 8216, 3.5). */
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

/** What of a live stream a viewer gets. Seconds since 1970. */
export interface LiveWindow {
  now: number;
  /** The earliest moment that can be gone back to. */
  from: number;
}

/** How a live playlist is asked for. */
export interface LiveAsked {
  lowLatency: boolean;
  /** Whether the reader has what stood in it a moment ago, so that only its end is sent. */
  skip: boolean;
  /** Of a stream that is encrypted. */
  keys?: KeyLines | undefined;
}

/** Segments at the end of a playlist that are always sent: six target durations, as is required, and two more. */
const ALWAYS_SENT = 8;

/** The last part that is there at a moment, and its segment; `part` counts from 0 and is -1 where none of it is there. */
export function edgeAt(track: FilmTrack, now: number): { n: number; part: number } {
  const n = numberAt(track, now);
  const { start } = segmentAt(track, n);
  const parts = partsAt(track, n);
  return { n, part: parts.findLastIndex((part) => start + part.start + part.seconds <= now) };
}

/** The parts of segment n. */
export const partsAt = (track: FilmTrack, n: number): readonly Part[] =>
  track.parts[n % track.segments.length] as readonly Part[];

/** When part `part` of segment n is there, in seconds since 1970; all of the segment, where that is not named. */
export function readyAt(track: FilmTrack, n: number, part?: number): number {
  const { start, end } = segmentAt(track, n);
  const found = part === undefined ? undefined : partsAt(track, n)[part];
  return found ? start + found.start + found.seconds : end;
}

const dateOf = (seconds: number) => new Date(seconds * 1000).toISOString();

/**
 * The playlist of a track that is live: the whole segments of its window, or of those who have it already its end. With low
 * latency also the parts of the last ones, and the name of the next (draft-pantos-hls-rfc8216bis, 4.4.3.7, 4.4.3.8, 4.4.4.9,
 * 4.4.5.2, 4.4.5.3).
 */
export function livePlaylist(
  track: FilmTrack,
  { now, from }: LiveWindow,
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
      // Those that follow it go on from there.
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
