import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Context as HonoContext, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Context } from '../context.ts';
import { ProblemError } from '../http/problems.ts';
import type { RealmEnv } from '../http/request-context.ts';
import { repeatedCues, readCues, repeatedThumbnails, stretchedCues, writeCues } from './cues.ts';
import { liveMpd, repeatedMpd } from './dash.ts';
import { createFilms, type FilmFiles, type FilmTrack, readInit, readSegment, readText } from './film-files.ts';
import { moved, partsOf } from './fragment.ts';
import {
  edgeAt,
  type LiveWindow,
  livePlaylist,
  partsAt,
  readyAt,
  repeatedPlaylist,
  textPlaylist,
  withoutSubtitles,
  withQuery,
} from './hls.ts';
import { segmentAt } from './repeated.ts';

type Http = HonoContext<RealmEnv>;

const HLS = 'application/vnd.apple.mpegurl';
const DASH = 'application/dash+xml';
const VTT = 'text/vtt; charset=utf-8';
const SEGMENT = 'video/iso.segment';

/** A day: nothing is longer. */
const LONGEST_SECONDS = 86_400;
/** How far back a live stream goes, in minutes: where its address does not say, and at most. */
const WINDOW = { usual: 10, most: 240 } as const;
/** How long a request may wait for what is not there yet, in seconds: two segments. */
const PATIENCE = 4.5;

/** The name of a film: nothing that could lead elsewhere. */
const wellNamed = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;

const missing = () => new ProblemError('NOT_FOUND');

/** How long caches may have an answer: what never changes, and what does each second. */
const KEPT = 'public, max-age=3600';
const LIVE = 'public, max-age=1';

function answer(http: Http, type: string, body: string | Buffer | ReadableStream, cacheControl: string): Response {
  return http.body(body as string, 200, {
    'content-type': type,
    'cache-control': cacheControl,
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
}

/** Waits for a moment of the clock, unless it is too far off or nobody waits any more. */
async function until({ clock }: Pick<Context, 'clock'>, at: number, http: Http): Promise<void> {
  const wait = at - clock.now() / 1000;
  if (wait > PATIENCE) throw missing();
  if (wait > 0) await sleep(wait * 1000 + 1, undefined, { signal: http.req.raw.signal }).catch(() => undefined);
}

/** What a live stream's address asks for: `dw`, how many minutes one may go back, and `from`, before which there is nothing. */
function windowOf(http: Http, now: number): LiveWindow {
  const minutes = Number(http.req.query('dw') ?? WINDOW.usual);
  const back = Math.min(WINDOW.most, Number.isFinite(minutes) && minutes >= 1 ? minutes : 1) * 60;
  const from = Number(http.req.query('from') ?? 0);
  return { now, from: Math.min(now - 6, Math.max(now - back, Number.isFinite(from) ? from : 0)) };
}

/** Query that a live stream's playlists have to be asked for with as well. */
function queryOf(http: Http): string {
  const kept = ['dw', 'from'].flatMap((key) => {
    const value = http.req.query(key);
    return value !== undefined && /^\d{1,12}$/.test(value) ? [`${key}=${value}`] : [];
  });
  return kept.join('&');
}

const trackOf = ({ tracks }: FilmFiles, name: string | undefined): FilmTrack => {
  const track = name === undefined ? undefined : tracks.get(name);
  if (!track) throw missing();
  return track;
};

/** A whole segment in pieces as they come to be, for players of low latency DASH that ask before it is whole. */
async function* growing(deps: Pick<Context, 'clock'>, track: FilmTrack, n: number, http: Http) {
  const { segment, shift } = segmentAt(track, n);
  const ends = partsAt(track, n).map(({ endSample }) => endSample);
  const pieces = partsOf(await readSegment(track, segment), ends, shift);
  for (const [part, piece] of pieces.entries()) {
    await until(deps, readyAt(track, n, part), http);
    yield piece;
  }
}

/** Segments and parts: `init-v720.mp4`, `v720-17.m4s`, `v720-17.2.m4s`. */
async function loopFile(deps: Pick<Context, 'clock'>, http: Http, film: FilmFiles, file: string): Promise<Response> {
  const [, init] = /^init-([\w-]+)\.mp4$/.exec(file) ?? [];
  if (init !== undefined) return answer(http, 'video/mp4', await readInit(trackOf(film, init)), KEPT);
  const [, name, number, piece] = /^([\w-]+)-(\d{1,12})(?:\.(\d))?\.m4s$/.exec(file) ?? [];
  const track = trackOf(film, name);
  const n = Number(number);
  const { segment, shift, start } = segmentAt(track, n);
  const part = piece === undefined ? undefined : Number(piece);
  if (part !== undefined && part >= partsAt(track, n).length) throw missing();
  const now = deps.clock.now() / 1000;
  if (part === undefined && now < readyAt(track, n)) {
    if (start > now + PATIENCE) throw missing();
    await until(deps, readyAt(track, n, 0), http);
    const stream = Readable.toWeb(Readable.from(growing(deps, track, n, http))) as ReadableStream;
    return answer(http, SEGMENT, stream, LIVE);
  }
  await until(deps, readyAt(track, n, part), http);
  const bytes = await readSegment(track, segment);
  if (part === undefined) return answer(http, SEGMENT, moved(bytes, shift), KEPT);
  const ends = partsAt(track, n).map(({ endSample }) => endSample);
  return answer(http, SEGMENT, partsOf(bytes, ends, shift)[part] as Buffer, KEPT);
}

/** Holds a request back until the part that it names is there (draft-pantos-hls-rfc8216bis, 6.2.5.2). */
async function blocked(deps: Pick<Context, 'clock'>, http: Http, track: FilmTrack): Promise<void> {
  const asked = http.req.query('_HLS_msn');
  if (asked === undefined || !/^\d{1,12}$/.test(asked)) return;
  const [n, part] = [Number(asked), http.req.query('_HLS_part')];
  if (n > edgeAt(track, deps.clock.now() / 1000).n + 2) throw new ProblemError('BAD_REQUEST');
  const named = part !== undefined && /^\d$/.test(part) ? Number(part) : undefined;
  // A part beyond the last is the first of the next segment.
  const isNext = named !== undefined && named >= partsAt(track, n).length;
  await until(deps, isNext ? readyAt(track, n + 1, 0) : readyAt(track, n, named), http);
}

async function liveFile(
  deps: Pick<Context, 'clock'>,
  http: Http,
  film: FilmFiles,
  { file, lowLatency }: { file: string; lowLatency: boolean },
): Promise<Response> {
  const now = () => deps.clock.now() / 1000;
  if (file === 'time') return answer(http, 'text/plain', new Date(deps.clock.now()).toISOString(), 'no-store');
  if (file === 'manifest.mpd') {
    const manifest = await readText(film, file);
    if (manifest === undefined) throw missing();
    return answer(http, DASH, liveMpd(manifest, film, windowOf(http, now()), lowLatency), LIVE);
  }
  if (file === 'master.m3u8') {
    const master = await readText(film, file);
    if (master === undefined) throw missing();
    return answer(http, HLS, withQuery(withoutSubtitles(master), queryOf(http)), KEPT);
  }
  const [, name] = /^([\w-]+)\.m3u8$/.exec(file) ?? [];
  const track = trackOf(film, name);
  if (lowLatency) await blocked(deps, http, track);
  const skip = http.req.query('_HLS_skip') !== undefined;
  return answer(http, HLS, livePlaylist(track, windowOf(http, now()), { lowLatency, skip }), LIVE);
}

/** WebVTT of a film that is repeated. */
function longTexts(file: string, text: string, film: FilmFiles, seconds: number): string {
  const cues = readCues(text);
  if (file === 'chapters.vtt') return writeCues(stretchedCues(cues, film.seconds, seconds));
  if (file === 'thumbnails.vtt') return writeCues(repeatedThumbnails(cues, film.seconds, seconds));
  return writeCues(repeatedCues(cues, film.seconds, seconds));
}

async function longFile(http: Http, film: FilmFiles, file: string, seconds: number): Promise<Response> {
  const [, name, extension] = /^([\w-]+)\.(m3u8|mpd|vtt)$/.exec(file) ?? [];
  const track = extension === 'm3u8' ? film.tracks.get(name ?? '') : undefined;
  if (track) return answer(http, HLS, repeatedPlaylist(track, seconds), KEPT);
  const text = extension && (await readText(film, file));
  if (text === undefined || text === '') throw missing();
  if (file === 'master.m3u8') return answer(http, HLS, text, KEPT);
  if (extension === 'm3u8') return answer(http, HLS, textPlaylist(`${name}.vtt`, seconds), KEPT);
  if (extension === 'mpd') return answer(http, DASH, repeatedMpd(text, film, seconds), KEPT);
  return answer(http, VTT, longTexts(file, text, film, seconds), KEPT);
}

/**
 * The films of the media folder as streams of any length: /media/{film}/{seconds}/ repeats one for so many seconds,
 * /media/{film}/live/ and /media/{film}/low-latency/ without end. Both as HLS and DASH, made for each request from the film's
 * segments (/media/{film}/loop/), whose times are rewritten: nothing is kept, so every instance gives the same.
 */
export function streamRoutes({ config: { mediaFolder }, clock }: Pick<Context, 'config' | 'clock'>): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  const films = mediaFolder === undefined ? undefined : createFilms(mediaFolder);
  // Lists of thousands of segments, each like the one before.
  app.use('/media/:film/:as/:file', compress({ contentTypeFilter: /mpegurl|dash\+xml|^text\// }));
  app.get('/media/:film/:as/:file', async (http) => {
    const { film: name, as, file } = http.req.param();
    const film = wellNamed.test(name) ? await films?.(name) : undefined;
    if (!film) throw missing();
    if (as === 'loop') return loopFile({ clock }, http, film, file);
    if (as === 'live' || as === 'low-latency')
      return liveFile({ clock }, http, film, { file, lowLatency: as === 'low-latency' });
    const seconds = /^[0-9]{1,5}$/.test(as) ? Number(as) : 0;
    if (seconds < 1 || seconds > LONGEST_SECONDS) throw missing();
    return longFile(http, film, file, seconds);
  });
  return app;
}
