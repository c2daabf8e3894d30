import { Readable } from 'node:stream';
import type { Clock } from '#server/platform/clock.ts';
import {
  sendMedia,
  IMMUTABLE_CACHE_CONTROL,
  LIVE_CACHE_CONTROL,
  createStreamNotFoundError,
  SEGMENT_WAIT_S,
  SEGMENT,
  trackOf,
  waitUntil,
} from './responses.ts';
import type { Http } from '#server/platform/http/request-context.ts';
import { encryptWhole } from './common-encryption.ts';
import { type FilmFiles, type FilmTrack, readInit, readSegment } from './film-files.ts';
import { getEncryption, type FilmProtection } from './film-protection.ts';
import { shiftSegment, splitSegment } from './fragment.ts';
import { partsAt, readyAt } from './hls.ts';
import { protectedInit } from './protected-init.ts';
import { type RepeatedStream, segmentAt } from './repeated.ts';

type Clocked = { clock: Clock };

/** The video of a request, and the protection of its stream; clear streams have none. */
interface Source {
  film: FilmFiles;
  protection: FilmProtection | undefined;
}

/**
 * Whether complete segments are encrypted (AES-128) instead of samples. The initialization section then stays clear,
 * and there are no partial segments.
 */
const isWhole = (protection: FilmProtection | undefined) => protection?.scheme === 'aes-128';

async function initFile(http: Http, { film, protection }: Source, track: FilmTrack): Promise<Response> {
  const init = await readInit(track);
  const encryption = getEncryption(film, track, 0, protection);
  return sendMedia(http, 'video/mp4', encryption ? protectedInit(init, encryption) : init, IMMUTABLE_CACHE_CONTROL);
}

/** Returns a complete segment. */
async function whole(
  { film, protection }: Source,
  track: FilmTrack,
  { n, segment, shift }: RepeatedStream,
): Promise<Buffer> {
  const bytes = await readSegment(track, segment);
  const result = shiftSegment(bytes, shift, getEncryption(film, track, n, protection));
  return protection?.scheme === 'aes-128' ? encryptWhole(result, protection.key, n) : result;
}

/** Returns a segment as its partial segments. */
async function pieces(
  { film, protection }: Source,
  track: FilmTrack,
  { n, segment, shift }: RepeatedStream,
): Promise<Buffer[]> {
  const ends = partsAt(track, n).map(({ endSample }) => endSample);
  return splitSegment(await readSegment(track, segment), ends, shift, getEncryption(film, track, n, protection));
}

/**
 * Yields the partial segments of a segment as they become available, for low-latency DASH players that request the
 * segment before it is complete.
 */
async function* growing(deps: Clocked, track: FilmTrack, n: number, http: Http, all: readonly Buffer[]) {
  for (const [part, piece] of all.entries()) {
    await waitUntil(deps, readyAt(track, n, part), http);
    yield piece;
  }
}

/**
 * Serves initialization sections, segments and partial segments, such as `init-v720.mp4`, `v720-17.m4s` and
 * `v720-17.2.m4s`.
 */
export async function loopFile(deps: Clocked, http: Http, source: Source, file: string): Promise<Response> {
  const { film, protection } = source;
  const [, init] = /^init-([\w-]+)\.mp4$/.exec(file) ?? [];
  if (init !== undefined) return initFile(http, source, trackOf(film, init));
  const [, name, number, piece] = /^([\w-]+)-(\d{1,12})(?:\.(\d))?\.m4s$/.exec(file) ?? [];
  const track = trackOf(film, name);
  const n = Number(number);
  const found = segmentAt(track, n);
  const part = piece === undefined ? undefined : Number(piece);
  if (part !== undefined && (isWhole(protection) || part >= partsAt(track, n).length))
    throw createStreamNotFoundError();
  const now = deps.clock.now() / 1000;
  if (part === undefined && now < readyAt(track, n) && !isWhole(protection)) {
    if (found.start > now + SEGMENT_WAIT_S) throw createStreamNotFoundError();
    await waitUntil(deps, readyAt(track, n, 0), http);
    const stream = Readable.from(growing(deps, track, n, http, await pieces(source, track, found)));
    return sendMedia(http, SEGMENT, Readable.toWeb(stream) as ReadableStream, LIVE_CACHE_CONTROL);
  }
  await waitUntil(deps, readyAt(track, n, part), http);
  if (part === undefined) return sendMedia(http, SEGMENT, await whole(source, track, found), IMMUTABLE_CACHE_CONTROL);
  return sendMedia(http, SEGMENT, (await pieces(source, track, found))[part] as Buffer, IMMUTABLE_CACHE_CONTROL);
}
