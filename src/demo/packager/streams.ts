import { Hono } from 'hono';
import type { Clock } from '#server/platform/clock.ts';
import { getPublicOrigin } from '#server/platform/http/origin.ts';
import { ProblemError } from '#server/platform/http/problems.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import {
  sendMedia,
  DASH,
  HLS,
  IMMUTABLE_CACHE_CONTROL,
  LIVE_CACHE_CONTROL,
  createStreamNotFoundError,
  trackOf,
  waitUntil,
  VTT,
} from './responses.ts';
import type { Http } from '#server/platform/http/request-context.ts';
import { repeatedCues, readCues, repeatedThumbnails, stretchedCues, writeCues } from './cues.ts';
import { liveMpd, repeatedMpd } from './dash.ts';
import { createFilms, type FilmFiles, type FilmTrack, readText } from './film-files.ts';
import { type FilmProtection, filmProtection } from './film-protection.ts';
import {
  edgeAt,
  type PlaylistWindow,
  livePlaylist,
  partsAt,
  readyAt,
  repeatedPlaylist,
  textPlaylist,
  withoutSubtitles,
  appendQuery,
} from './hls.ts';
import { contentProtection, type KeyLines, keyLines, withContentProtection, withSessionKeys } from './key-signals.ts';
import { drmLicenceUrls } from '#server/viewing/playback/drm-licence-urls.ts';
import { loopFile } from './loop-file.ts';
import { readProtection } from '#server/viewing/playback/protected-address.ts';

/** Maximum length of a looped video: one day, in seconds. */
const LONGEST_SECONDS = 86_400;
/** DVR window in minutes: default and maximum. */
const WINDOW = { usual: 10, most: 240 } as const;

/** Names of videos; excludes path traversal. */
const wellNamed = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;

/**
 * Parses the window of a live stream's address: `dw` in minutes, and `from`, the earliest time in seconds since 1970.
 */
function windowOf(http: Http, now: number): PlaylistWindow {
  const minutes = Number(http.req.query('dw') ?? WINDOW.usual);
  const back = Math.min(WINDOW.most, Number.isFinite(minutes) && minutes >= 1 ? minutes : 1) * 60;
  const from = Number(http.req.query('from') ?? 0);
  return { now, from: Math.min(now - 6, Math.max(now - back, Number.isFinite(from) ? from : 0)) };
}

/** The query that the media playlists of a live stream need to have in their URLs as well. */
function queryOf(http: Http): string {
  const kept = ['dw', 'from'].flatMap((key) => {
    const value = http.req.query(key);
    return value !== undefined && /^\d{1,12}$/.test(value) ? [`${key}=${value}`] : [];
  });
  return kept.join('&');
}

/** A requested stream file, clear or protected. */
interface Asked {
  film: FilmFiles;
  file: string;
  protection: FilmProtection | undefined;
  /** Relative path from this stream's files to the video's folder. */
  up: string;
}

const keysOf = (protection: FilmProtection | undefined): KeyLines | undefined =>
  protection && keyLines(protection, protection, drmLicenceUrls.key(protection.realm, protection.kid));

const master = (text: string, { protection }: Asked): string => {
  const keys = keysOf(protection);
  return keys ? withSessionKeys(text, keys) : text;
};

/**
 * Adds protection to a DASH manifest.
 * @throws ProblemError 404 for the encryption of complete segments (AES-128), which DASH does not support
 */
function manifest(http: Http, text: string, { protection }: Asked): string {
  if (!protection) return text;
  if (protection.scheme === 'aes-128') throw createStreamNotFoundError();
  const licence = new URL(drmLicenceUrls.clearKey(protection.realm), getPublicOrigin(http.req.raw)).href;
  return withContentProtection(text, contentProtection(protection, protection, licence));
}

/**
 * Delays the answer to a playlist request until the requested partial segment exists (draft-pantos-hls-rfc8216bis,
 * 6.2.5.2).
 */
async function blocked(deps: { clock: Clock }, http: Http, track: FilmTrack): Promise<void> {
  const asked = http.req.query('_HLS_msn');
  if (asked === undefined || !/^\d{1,12}$/.test(asked)) return;
  const [n, part] = [Number(asked), http.req.query('_HLS_part')];
  if (n > edgeAt(track, deps.clock.now() / 1000).n + 2) throw new ProblemError('BAD_REQUEST');
  const named = part !== undefined && /^\d$/.test(part) ? Number(part) : undefined;
  // A partial segment number after the last one means the first partial segment of the next segment.
  const isNext = named !== undefined && named >= partsAt(track, n).length;
  await waitUntil(deps, isNext ? readyAt(track, n + 1, 0) : readyAt(track, n, named), http);
}

async function liveFile(deps: { clock: Clock }, http: Http, asked: Asked, lowLatency: boolean): Promise<Response> {
  const { film, file, protection } = asked;
  const now = () => deps.clock.now() / 1000;
  if (lowLatency && protection?.scheme === 'aes-128') throw createStreamNotFoundError();
  if (file === 'time') return sendMedia(http, 'text/plain', new Date(deps.clock.now()).toISOString(), 'no-store');
  if (file === 'manifest.mpd') {
    const text = await readText(film, file);
    if (text === undefined) throw createStreamNotFoundError();
    return sendMedia(
      http,
      DASH,
      manifest(http, liveMpd(text, film, windowOf(http, now()), lowLatency), asked),
      LIVE_CACHE_CONTROL,
    );
  }
  if (file === 'master.m3u8') {
    const text = await readText(film, file);
    if (text === undefined) throw createStreamNotFoundError();
    return sendMedia(
      http,
      HLS,
      master(appendQuery(withoutSubtitles(text), queryOf(http)), asked),
      IMMUTABLE_CACHE_CONTROL,
    );
  }
  const [, name] = /^([\w-]+)\.m3u8$/.exec(file) ?? [];
  const track = trackOf(film, name);
  if (lowLatency) await blocked(deps, http, track);
  const skip = http.req.query('_HLS_skip') !== undefined;
  const keys = keysOf(protection);
  return sendMedia(
    http,
    HLS,
    livePlaylist(track, windowOf(http, now()), { lowLatency, skip, keys }),
    LIVE_CACHE_CONTROL,
  );
}

/** Adapts a WebVTT file to a looped video. */
function longTexts({ file, film, up }: Asked, text: string, seconds: number): string {
  const cues = readCues(text);
  if (file === 'chapters.vtt') return writeCues(stretchedCues(cues, film.seconds, seconds));
  if (file === 'thumbnails.vtt') return writeCues(repeatedThumbnails(cues, film.seconds, seconds, up));
  return writeCues(repeatedCues(cues, film.seconds, seconds));
}

async function longFile(http: Http, asked: Asked, seconds: number): Promise<Response> {
  const { film, file, protection, up } = asked;
  const [, name, extension] = /^([\w-]+)\.(m3u8|mpd|vtt)$/.exec(file) ?? [];
  const track = extension === 'm3u8' ? film.tracks.get(name ?? '') : undefined;
  if (track) return sendMedia(http, HLS, repeatedPlaylist(track, seconds, keysOf(protection)), IMMUTABLE_CACHE_CONTROL);
  const text = extension && (await readText(film, file));
  if (text === undefined || text === '') throw createStreamNotFoundError();
  if (file === 'master.m3u8') return sendMedia(http, HLS, master(text, asked), IMMUTABLE_CACHE_CONTROL);
  if (extension === 'm3u8') return sendMedia(http, HLS, textPlaylist(`${name}.vtt`, seconds), IMMUTABLE_CACHE_CONTROL);
  if (extension === 'mpd')
    return sendMedia(http, DASH, manifest(http, repeatedMpd(text, film, seconds, up), asked), IMMUTABLE_CACHE_CONTROL);
  return sendMedia(http, VTT, longTexts(asked, text, seconds), IMMUTABLE_CACHE_CONTROL);
}

/** Dependencies of the packager. */
interface PackagerOptions {
  /** Folder of the video files; undefined if there is none. */
  mediaFolder: string | undefined;
  clock: Clock;
  /** Returns the master key of content encryption, from which the server's licence endpoints derive the same keys. */
  getContentSecret: () => Promise<Uint8Array>;
}

/**
 * Serves the videos of the media folder as streams of any length, in HLS and DASH: /media/{film}/{seconds}/ loops a
 * video for that long, /media/{film}/live/ and /media/{film}/low-latency/ without end. Files are computed per request
 * from the video's segments (/media/{film}/loop/) with rewritten times: there is no state, so all instances answer
 * alike. Encrypted variants are at /media/{film}/{scheme}/{realm}/{systems}/… (decision 051).
 */
export function createPackager({ mediaFolder, clock, getContentSecret }: PackagerOptions): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  const films = mediaFolder === undefined ? undefined : createFilms(mediaFolder);
  const filmOf = async (name: string): Promise<FilmFiles> => {
    const film = wellNamed.test(name) ? await films?.(name) : undefined;
    if (!film) throw createStreamNotFoundError();
    return film;
  };
  const stream = (http: Http, asked: Asked, as: string): Promise<Response> => {
    if (as === 'loop') return loopFile({ clock }, http, asked, asked.file);
    if (as === 'live' || as === 'low-latency') return liveFile({ clock }, http, asked, as === 'low-latency');
    const seconds = /^[0-9]{1,5}$/.test(as) ? Number(as) : 0;
    if (seconds < 1 || seconds > LONGEST_SECONDS) throw createStreamNotFoundError();
    return longFile(http, asked, seconds);
  };
  app.get('/media/:film/:as/:file', async (http) => {
    const { film, as, file } = http.req.param();
    return stream(http, { film: await filmOf(film), file, protection: undefined, up: '../' }, as);
  });
  app.get('/media/:film/:scheme/:realm/:systems/:as/:file', async (http) => {
    const { film, scheme, realm, systems, as, file } = http.req.param();
    const named = readProtection(scheme, realm, systems);
    if (!named) throw createStreamNotFoundError();
    const found = await filmOf(film);
    const protection = filmProtection(await getContentSecret(), film, named);
    return stream(http, { film: found, file, protection, up: '../../../../' }, as);
  });
  return app;
}
