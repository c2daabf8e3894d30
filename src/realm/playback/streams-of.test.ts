import { expect, test } from 'vitest';
import type { Film } from '#schemas/generated/types.ts';
import { liveStreamOf, streamsOf } from './streams-of.ts';

const film: Film = {
  duration: 24,
  hls: '/media/film/master.m3u8',
  dash: '/media/film/manifest.mpd',
  subtitles: [{ language: 'en', format: 'vtt', url: '/media/film/subs-en.vtt' }],
  annotations: { titles: '/media/film/chapters.vtt', thumbnails: '/media/film/thumbnails.vtt' },
  skipMarkers: [
    { type: 'INTRO', start: 1, end: 4 },
    { type: 'CREDITS', start: 20, end: 24 },
  ],
};

test('a film that repeats is as long as its title, with all that belongs to it @media-01', () => {
  expect(streamsOf({ ...film, repeats: true }, 5760)).toEqual({
    duration: 5760,
    hls: '/media/film/5760/master.m3u8',
    dash: '/media/film/5760/manifest.mpd',
    subtitles: [{ language: 'en', format: 'vtt', url: '/media/film/5760/subs-en.vtt' }],
    annotations: { titles: '/media/film/5760/chapters.vtt', thumbnails: '/media/film/5760/thumbnails.vtt' },
    skipMarkers: [
      { type: 'INTRO', start: 1, end: 4 },
      { type: 'CREDITS', start: 5756, end: 5760 },
    ],
  });
});

test('another is as long as it is, whatever its title says', () => {
  expect(streamsOf(film, 5760)).toMatchObject({ duration: 24, hls: film.hls, skipMarkers: film.skipMarkers });
  expect(streamsOf({ ...film, repeats: true }, undefined).duration).toBe(24);
});

test.each([
  ['/media/film/live/master.m3u8?dw=10', 30, '/media/film/live/master.m3u8?dw=30&from=1800000000'],
  ['/media/film/live/master.m3u8', undefined, '/media/film/live/master.m3u8?from=1800000000'],
  ['https://live.test/dw=10/master.m3u8', 120, 'https://live.test/dw=120/master.m3u8'],
  ['https://live.test/dw=10/master.m3u8', 0, 'https://live.test/dw=1/master.m3u8'],
  ['https://live.test/dw=100/master.m3u8', 120, 'https://live.test/dw=100/master.m3u8'],
])('%s with %s minutes of rewind is %s @live-01', (hls, rewindMinutes, expected) => {
  expect(liveStreamOf({ duration: 1, live: { hls } }, { from: 1_800_000_000_999, rewindMinutes }).hls).toBe(expected);
});
