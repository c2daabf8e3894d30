import { beforeAll, expect, test, vi } from 'vitest';
import type { LevelDetails } from 'hls.js';
import { removeSkippedSegments } from './unmerged-playlist.ts';

let parse: (text: string) => LevelDetails;
beforeAll(async () => {
  // hls.js expects the global object of a browser.
  vi.stubGlobal('self', globalThis);
  const { M3U8Parser, PlaylistLevelType } = await import('hls.js');
  parse = (text) =>
    M3U8Parser.parseLevelPlaylist(text, 'https://media.test/v.m3u8', 0, PlaylistLevelType.MAIN, 0, null);
});

const playlist = (skipped: number) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-MEDIA-SEQUENCE:40',
    ...(skipped > 0 ? [`#EXT-X-SKIP:SKIPPED-SEGMENTS=${skipped}`] : []),
    '#EXTINF:2,',
    'a.m4s',
    '#EXTINF:2,',
    'b.m4s',
  ].join('\n');

test('hls.js cannot read the start of a delta playlist that was not merged', () => {
  // When this fails after an upgrade of hls.js, the work-around may be unnecessary.
  expect(() => parse(playlist(3)).fragmentStart).toThrow("reading 'start'");
});

test('converts a delta playlist that was not merged so that it begins with its first listed segment', () => {
  const details = parse(playlist(3));
  removeSkippedSegments(details);
  expect(details.fragmentStart).toBe(0);
  expect(details.fragments.map(({ sn }) => sn)).toEqual([43, 44]);
  expect(details.startSN).toBe(43);
});

test('leaves a complete playlist unchanged', () => {
  const details = parse(playlist(0));
  removeSkippedSegments(details);
  expect(details.fragments.map(({ sn }) => sn)).toEqual([40, 41]);
  expect(details.startSN).toBe(40);
});
