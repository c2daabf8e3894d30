import { expect, test } from 'vitest';
import type { Film } from '#schemas/generated/types.ts';
import { getLiveStreams, listOwnFilms, getStreams } from './title-streams.ts';

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

test('a looped video, its subtitles and its markers cover the full duration of the title @media-01', () => {
  expect(getStreams({ ...film, repeats: true }, 5760, 'apex')).toEqual({
    duration: 5760,
    hls: ['/media/film/5760/master.m3u8'],
    dash: ['/media/film/5760/manifest.mpd'],
    mp4: [],
    subtitles: [{ language: 'en', format: 'vtt', url: '/media/film/5760/subs-en.vtt' }],
    annotations: { titles: '/media/film/5760/chapters.vtt', thumbnails: '/media/film/5760/thumbnails.vtt' },
    skipMarkers: [
      { type: 'INTRO', start: 1, end: 4 },
      { type: 'CREDITS', start: 5756, end: 5760 },
    ],
  });
});

test('a video that is not looped has the duration of its file, not that of the title', () => {
  expect(getStreams(film, 5760, 'apex')).toMatchObject({
    duration: 24,
    hls: [film.hls],
    skipMarkers: film.skipMarkers,
  });
  expect(getStreams({ ...film, repeats: true }, undefined, 'apex').duration).toBe(24);
});

test.each([
  [
    '/media/film/live/master.m3u8?dw=10',
    'with a DVR window of 30 minutes',
    '/media/film/live/master.m3u8?dw=30&from=1800000000',
    30,
  ],
  ['/media/film/live/master.m3u8', 'without a DVR window', '/media/film/live/master.m3u8?from=1800000000', undefined],
  [
    'https://live.test/dw=10/master.m3u8',
    'with a DVR window of 120 minutes',
    'https://live.test/dw=120/master.m3u8',
    120,
  ],
  ['https://live.test/dw=10/master.m3u8', 'with a DVR window of 0 minutes', 'https://live.test/dw=1/master.m3u8', 0],
  [
    'https://live.test/dw=100/master.m3u8',
    'with a DVR window of 120 minutes',
    'https://live.test/dw=100/master.m3u8',
    120,
  ],
])('maps the live stream URL %s %s to %s @live-01 @play-14', (hls, _window, expected, rewindMinutes) => {
  const surroundings = { from: 1_800_000_000_999, rewindMinutes, realm: 'apex' };
  expect(getLiveStreams({ duration: 1, live: { hls } }, surroundings).hls).toEqual([expected]);
});

const elsewhere = { hls: 'https://cdn2.test/film/master.m3u8', dash: 'https://cdn2.test/film/manifest.mpd' };

test('lists alternative stream URLs after the first, and changes only URLs of this server @play-03', () => {
  const alternatives = [elsewhere, { hls: '/media/other/master.m3u8' }];
  expect(getStreams({ ...film, repeats: true, alternatives }, 90, 'apex')).toMatchObject({
    hls: ['/media/film/90/master.m3u8', elsewhere.hls, '/media/other/90/master.m3u8'],
    dash: ['/media/film/90/manifest.mpd', elsewhere.dash],
  });
  const live = { hls: '/media/film/live/master.m3u8', alternatives: [{ hls: 'https://cdn2.test/live.m3u8' }] };
  expect(getLiveStreams({ ...film, live }, { from: 5000, rewindMinutes: 5, realm: 'apex' }).hls).toEqual([
    '/media/film/live/master.m3u8?from=5',
    'https://cdn2.test/live.m3u8',
  ]);
});

test('a protected video has only its encrypted streams, and unchanged subtitles @play-04', () => {
  const protection = { scheme: 'CENC' as const, keySystems: ['CLEARKEY' as const, 'WIDEVINE' as const] };
  const live = { hls: '/media/film/live/master.m3u8?dw=10' };
  const safe: Film = { ...film, repeats: true, protection, live, alternatives: [elsewhere] };
  const twin = '/media/film/cenc/lumen/clearkey-widevine';
  const streams = getStreams(safe, 90, 'lumen');
  expect(streams.hls).toEqual([`${twin}/90/master.m3u8`, elsewhere.hls]);
  expect(streams.dash).toEqual([`${twin}/90/manifest.mpd`, elsewhere.dash]);
  expect(streams.subtitles[0]?.url).toBe('/media/film/90/subs-en.vtt');
  expect(getStreams({ ...safe, repeats: false }, 90, 'lumen').hls[0]).toBe(`${twin}/24/master.m3u8`);
  expect(getLiveStreams(safe, { from: 5000, rewindMinutes: 5, realm: 'lumen' }).hls).toEqual([
    `${twin}/live/master.m3u8?dw=5&from=5`,
  ]);
  const whole = { ...safe, protection: { scheme: 'AES128' as const, keySystems: [] } };
  expect(getStreams(whole, 90, 'lumen').hls[0]).toBe('/media/film/aes-128/lumen/none/90/master.m3u8');
});

test('lists all videos of this server that a title uses, for which content keys are needed @play-04', () => {
  const live = { dash: '/media/channel/live/manifest.mpd', alternatives: [{ hls: '/media/film/live/master.m3u8' }] };
  expect(listOwnFilms({ ...film, live, alternatives: [elsewhere] })).toEqual(['film', 'channel']);
});
