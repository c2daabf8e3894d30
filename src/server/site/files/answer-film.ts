import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context as HonoContext } from 'hono';
import type { Context } from '../../platform/context.ts';
import { getPublicOrigin } from '../../platform/http/origin.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmEnv } from '../../platform/http/request-context.ts';
import { findRealmAt } from '../../platform/realms/realms.store.ts';
import type { AssetFacts } from '../../definitions/assets/assets.store.ts';
import { filmPlace, filmTypes } from './film-store.ts';
import { allowPlayers, sendFile } from './send-file.ts';
import { decodeSubtitles, webVttOf } from './subrip.ts';
import { isUnchanged, getCacheControl } from './validators.ts';

type Http = HonoContext<RealmEnv>;

/** Content-Security-Policy for media files: opened as a document they may load and run nothing. */
const FILM_POLICY = "sandbox; default-src 'none'; media-src 'self'; style-src 'unsafe-inline'";

/**
 * Cache time of segments. Their URLs in playlists contain no version, so they are cached for an hour only. Playlists
 * themselves are revalidated at each use.
 */
const SEGMENT_CACHE = 'public, max-age=3600';

const isManifest = (file: string) => /\.(?:m3u8|mpd)$/.test(file);

/** Serves a SubRip file converted to WebVTT. It has only a few kilobytes, so range requests are not supported. */
async function answerSubRip(http: Http, place: string, hash: string): Promise<Response> {
  const bytes = await readFile(place).catch((cause: unknown) => {
    throw new ProblemError('NOT_FOUND', [], { cause });
  });
  const etag = `"${hash.slice(0, 16)}-vtt"`;
  allowPlayers(http);
  http.header('cache-control', getCacheControl(http, hash));
  http.header('etag', etag);
  if (isUnchanged(http, etag)) return http.body(null, 304);
  return http.body(webVttOf(decodeSubtitles(bytes)), 200, { 'content-type': filmTypes['.srt'] ?? '' });
}

/**
 * Serves a file of a realm's own videos with range support, for players on any origin.
 * @throws ProblemError 404 on another realm's host, or if this instance's film folder does not contain the file
 */
export async function answerFilm(
  { db, config: { filmFolder }, log }: Pick<Context, 'db' | 'config' | 'log'>,
  http: Http,
  { realm, file, asset: { hash, contentType } }: { realm: string; file: string; asset: AssetFacts },
): Promise<Response> {
  const ofHost = await findRealmAt(db, getPublicOrigin(http.req.raw).hostname);
  if (filmFolder === undefined || (ofHost !== undefined && ofHost.id !== realm)) throw new ProblemError('NOT_FOUND');
  const place = filmPlace(filmFolder, realm, hash);
  http.header('content-security-policy', FILM_POLICY);
  const isVersioned = http.req.query('v') !== undefined;
  try {
    if (path.extname(file) === '.srt') return await answerSubRip(http, place, hash);
    return await sendFile(http, {
      place,
      contentType,
      etag: `"${hash.slice(0, 16)}"`,
      cacheControl: isVersioned || isManifest(file) ? getCacheControl(http, hash) : SEGMENT_CACHE,
    });
  } catch (error) {
    if (error instanceof ProblemError)
      log.warn({ realm, file, place }, 'A film’s file is not in the folder of films (PLAYBILL_FILMS) of this instance');
    throw error;
  }
}
