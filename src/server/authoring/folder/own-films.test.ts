import { expect, test } from 'vitest';
import { findingLine } from '#schemas/diagnostic.ts';
import { type FolderFiles, realmFiles, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { checkFolder } from './check-folder.ts';

const NOW = Date.parse('2026-07-11T12:00:00Z');
const { media } = realmFiles('north')['media.json'] as { media: { film: object } };
const withFilms = (own: object, files: FolderFiles): FolderFiles => ({
  'media.json': { version: '1.0', media: { ...media, ...own } },
  ...files,
});

async function findingsOf(files: FolderFiles): Promise<string[]> {
  const { folder, remove } = await writeRealm('north', files);
  try {
    const { findings } = await checkFolder(folder, { now: NOW });
    return findings.map(findingLine).filter((line) => line.includes('media') || line.includes('catalogue'));
  } finally {
    await remove();
  }
}

test('accepts a realm folder with correct references to video files @realm-05 @def-13', async () => {
  const files = withFilms(
    {
      night: { duration: 9, mp4: 'media/night.mp4', subtitles: [{ language: 'en', url: 'media/night.srt' }] },
      day: { duration: 9, hls: 'media/day/master.m3u8' },
      dusk: { duration: 9, dash: 'media/dusk/manifest.mpd', annotations: { thumbnails: 'media/thumbs.vtt' } },
    },
    {
      'media/night.mp4': 'x',
      'media/night.srt': 'x',
      'media/day/master.m3u8': '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,URI="sound/a.m3u8"\nv.m3u8?x=1\n',
      'media/day/sound/a.m3u8': '#EXTM3U\n../a%31.ts\nhttps://cdn.example.org/b.ts\n',
      'media/day/a1.ts': 'x',
      'media/day/v.m3u8': '#EXTM3U\na1.ts\n',
      'media/dusk/manifest.mpd': '<MPD/>',
      'media/dusk/1.m4s': 'x',
      'media/thumbs.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\nsprite.jpg#xywh=0,0,160,90\n',
      'media/sprite.jpg': 'x',
      'media/README.md': 'Notes may be anywhere.',
    },
  );
  expect(await findingsOf(files)).toEqual([]);
});

test('reports each error in the video files of a realm folder, with a suggested fix @realm-05 @def-13', async () => {
  const files = withFilms(
    {
      gone: { duration: 9, mp4: 'media/nigth.mp4' },
      odd: { duration: 9, mp4: 'media/night.mkv', subtitles: [{ language: 'en', url: 'https://x.test/en.srt' }] },
      locked: { duration: 9, mp4: 'media/night.mp4', protection: { scheme: 'CENC', keySystems: ['CLEARKEY'] } },
      again: { duration: 9, mp4: 'media/night.mp4', repeats: true },
      cut: { duration: 9, hls: 'media/cut.m3u8' },
      out: { duration: 9, mp4: 'media/../theme.mp4' },
    },
    {
      'media/night.mp4': 'x',
      'media/film.mkv': 'x',
      'media/spare.mp4': 'x',
      'media/cut.m3u8': '#EXTM3U\nmissing.ts\n',
    },
  );
  const said = (await findingsOf(files)).join('\n');
  for (const line of [
    'media.json /media/gone/mp4: expected a file of this folder, found "media/nigth.mp4" — Did you mean “media/night.mp4”?',
    'media.json /media/odd/mp4: expected an MP4 file, such as media/night.mp4, found "media/night.mkv" — Convert the film to MP4',
    'media.json /media/odd/subtitles/0/url: expected WebVTT, or a file in media/ of this folder',
    'media.json /media/locked/mp4: expected none: only streams of HLS and DASH are encrypted',
    'media.json /media/again/mp4: expected a stream below /media/ of this server',
    'media.json /media/out/mp4: expected a file of this folder',
    'media/film.mkv: expected one of .mp4, ',
    'media/cut.m3u8: expected files of this folder alone in the playlist, found "media/missing.ts"',
    'warning media/spare.mp4: expected a name that media.json or a playlist leads to, found none',
  ])
    expect(said).toContain(line);
});

test('reports a live event whose media is an MP4 file, and suggests the supported alternatives @realm-05', async () => {
  const catalogue = structuredClone(realmFiles('north')['catalogue/all.json']) as { events: { media?: string }[] };
  Object.assign(catalogue.events[0] ?? {}, { media: 'night' });
  const files = withFilms(
    { night: { duration: 9, mp4: 'media/night.mp4' } },
    { 'media/night.mp4': 'x', 'catalogue/all.json': catalogue },
  );
  expect((await findingsOf(files)).join('\n')).toContain(
    'error catalogue/all.json /events/0/media: expected a film with a live stream (an MP4 file has none: make this title one of the videos',
  );
});
