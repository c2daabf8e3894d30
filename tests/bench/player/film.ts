import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repeatedMpd } from '../../../src/demo/packager/dash.ts';
import { createFilms, type FilmTrack, readInit, readSegment } from '../../../src/demo/packager/film-files.ts';
import { shiftSegment } from '../../../src/demo/packager/fragment.ts';
import { repeatedPlaylist, withoutSubtitles } from '../../../src/demo/packager/hls.ts';
import { numberAt, segmentAt } from '../../../src/demo/packager/repeated.ts';
import { writeBox } from '../../../src/demo/packager/write-box.ts';

const media = path.join(import.meta.dirname, '../../../fixtures/media');
const NAME = 'the-walkout';
/**
 * Length in seconds, twenty repeats of the film: hls.js buffers minutes ahead on a fast network, and seeks must go
 * beyond that.
 */
const SECONDS = 480;

/**
 * Target bits per second of each rendition. The demo film’s own rates are so low that the network would not affect
 * them.
 */
const WEIGHTS: Readonly<Record<string, number>> = { v720: 1_500_000, v360: 500_000, v180: 180_000 };

/** A response of the server. */
export interface Answer {
  type: string;
  body: string | Buffer;
}

/** Pads a segment to its target size with a `free` box, which players skip (ISO/IEC 14496-12, 8.1.2). */
function weighted(segment: Buffer, { name }: FilmTrack, seconds: number): Buffer {
  const missing = Math.round(((WEIGHTS[name] ?? 0) * seconds) / 8) - segment.length - 8;
  return missing > 0 ? Buffer.concat([segment, writeBox('free', Buffer.alloc(missing))]) : segment;
}

/** Adapts the bandwidths in a manifest to the target weights. */
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

/** Removes subtitles and thumbnails, because players differ in which of them they load at once. */
const withoutTexts = (manifest: string): string =>
  manifest.replace(/\s*<AdaptationSet [^>]*contentType="(?:text|image)"[\s\S]*?<\/AdaptationSet>/g, '');

/**
 * A repeated demo film as HLS and DASH with the same segments. All responses are prepared in memory, so that server
 * time does not affect the results.
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
