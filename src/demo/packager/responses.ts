import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '#server/platform/clock.ts';
import { ProblemError } from '#server/platform/http/problems.ts';
import type { Http } from '#server/platform/http/request-context.ts';
import type { FilmFiles, FilmTrack } from './film-files.ts';

export const HLS = 'application/vnd.apple.mpegurl';
export const DASH = 'application/dash+xml';
export const VTT = 'text/vtt; charset=utf-8';
export const SEGMENT = 'video/iso.segment';

/** Maximum time in seconds that a request waits for a segment: about two segments. */
export const SEGMENT_WAIT_S = 4.5;

/** The error for an unknown stream. */
export const createStreamNotFoundError = (): ProblemError => new ProblemError('NOT_FOUND');

/** Cache-Control of responses: immutable ones, and live ones that change every second. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=3600';
export const LIVE_CACHE_CONTROL = 'public, max-age=1';

/** A response with a stream file, for players on any origin (CORS). */
export function sendMedia(
  http: Http,
  type: string,
  body: string | Buffer | ReadableStream,
  cacheControl: string,
): Response {
  return http.body(body as string, 200, {
    'content-type': type,
    'cache-control': cacheControl,
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
}

/**
 * Waits until a time in seconds, or until the request is aborted.
 * @throws ProblemError 404 if it is too far ahead
 */
export async function waitUntil({ clock }: { clock: Clock }, at: number, http: Http): Promise<void> {
  const wait = at - clock.now() / 1000;
  if (wait > SEGMENT_WAIT_S) throw createStreamNotFoundError();
  if (wait > 0) await sleep(wait * 1000 + 1, undefined, { signal: http.req.raw.signal }).catch(() => undefined);
}

/**
 * Finds a track by name.
 * @throws ProblemError 404
 */
export const trackOf = ({ tracks }: FilmFiles, name: string | undefined): FilmTrack => {
  const track = name === undefined ? undefined : tracks.get(name);
  if (!track) throw createStreamNotFoundError();
  return track;
};
