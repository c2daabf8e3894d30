import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repeatedMpd } from '../../../src/server/viewing/streams/dash.ts';
import { createFilms, type FilmTrack, readInit, readSegment } from '../../../src/server/viewing/streams/film-files.ts';
import { shiftSegment } from '../../../src/server/viewing/streams/fragment.ts';
import { repeatedPlaylist, withoutSubtitles } from '../../../src/server/viewing/streams/hls.ts';
import { numberAt, segmentAt } from '../../../src/server/viewing/streams/repeated.ts';
import { box } from '../../../src/server/viewing/streams/write-box.ts';

const media = path.join(import.meta.dirname, '../../../fixtures/media');
const NAME = 'the-walkout';
/** Twenty turns of the film: hls.js loads minutes ahead where nothing holds it up, and the viewer is to go beyond them. */
const SECONDS = 480;

/** Bits per second that each rendition is made to weigh; the demo's own are so light that no network is felt. */
const WEIGHTS: Readonly<Record<string, number>> = { v720: 1_500_000, v360: 500_000, v180: 180_000 };

/** One answer of the server, by its address. */
export interface Answer {
  type: string;
  body: string | Buffer;
}

/** A segment with a box that is skipped (ISO/IEC 14496-12, 8.1.2), so large that it weighs what it should. */
function weighted(segment: Buffer, { name }: FilmTrack, seconds: number): Buffer {
  const missing = Math.round(((WEIGHTS[name] ?? 0) * seconds) / 8) - segment.length - 8;
  return missing > 0 ? Buffer.concat([segment, box('free', Buffer.alloc(missing))]) : segment;
}

/** What manifests say that renditions weigh. */
const withWeights = (manifest: string): string =>
  Object.entries(WEIGHTS).reduce(
    (text, [name, bits]) =>
      text
        .replace(
          new RegExp(`BANDWIDTH=\\d+,AVERAGE-BANDWIDTH=\\d+(.*\\n${name}\\.m3u8)`),
          `BANDWIDTH=${bits + 64_000},AVERAGE-BANDWIDTH=${bits + 52_000}$1`,
        )
        .replace(new RegExp(`(id="${name}"[^>]*bandwidth=)"\\d+"`), `$1"${bits}"`),
    manifest,
  );

/** Without subtitles and thumbnails: which of them are loaded at once is each player's own idea. */
const withoutTexts = (manifest: string): string =>
  manifest.replace(/\s*<AdaptationSet [^>]*contentType="(?:text|image)"[\s\S]*?<\/AdaptationSet>/g, '');

/**
 * A film of the demo, repeated, as HLS and as DASH of the same segments. All of it is held ready, so that the server takes no part
 * in any figure.
 */
export async function filmAnswers(): Promise<{ answers: Map<string, Answer>; hls: string; dash: string }> {
  const film = await createFilms(media)(NAME);
  if (!film) throw new Error(`There is no film in fixtures/media/${NAME}`);
  const text = (file: string) => readFile(path.join(media, NAME, file), 'utf8');
  const answers = new Map<string, Answer>();
  const [hls, dash] = ['/media/film/master.m3u8', '/media/film/manifest.mpd'];
  const list = 'application/vnd.apple.mpegurl';
  answers.set(hls, { type: list, body: withWeights(withoutSubtitles(await text('master.m3u8'))) });
  answers.set(dash, {
    type: 'application/dash+xml',
    body: withWeights(withoutTexts(repeatedMpd(await text('manifest.mpd'), film, SECONDS, '../'))),
  });
  for (const track of film.tracks.values()) {
    answers.set(`/media/film/${track.name}.m3u8`, { type: list, body: repeatedPlaylist(track, SECONDS) });
    answers.set(`/media/loop/init-${track.name}.mp4`, { type: 'video/mp4', body: await readInit(track) });
    for (let n = 0; n <= numberAt(track, SECONDS - 0.001); n += 1) {
      const { segment, shift } = segmentAt(track, n);
      const bytes = shiftSegment(await readSegment(track, segment), shift);
      answers.set(`/media/loop/${track.name}-${n}.m4s`, {
        type: 'video/iso.segment',
        body: weighted(bytes, track, segment.seconds),
      });
    }
  }
  return { answers, hls, dash };
}
