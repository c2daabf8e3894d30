import { expect, test } from 'vitest';
import { readEpisode } from './read-episode.ts';

test.each([
  ['xmltv_ns', '1.4.0/1', { seasonNumber: 2, episodeNumber: 5 }],
  ['xmltv_ns', ' 1 / 8 . 4 / 10 . ', { seasonNumber: 2, episodeNumber: 5 }],
  ['xmltv_ns', '.11.', { episodeNumber: 12 }],
  ['xmltv_ns', '0..', { seasonNumber: 1 }],
  ['onscreen', 'S02E05', { seasonNumber: 2, episodeNumber: 5 }],
  ['onscreen', 's2 ep 5', { seasonNumber: 2, episodeNumber: 5 }],
  [undefined, '2x05', { seasonNumber: 2, episodeNumber: 5 }],
  ['onscreen', 'Episode 12', { episodeNumber: 12 }],
  ['onscreen', 'Folge 12', {}],
  ['xmltv_ns', '..', {}],
  ['dd_progid', 'EP00012345.0001', {}],
])('in the XMLTV numbering system %s, parses the episode number “%s” as %j @epg-05', (system, text, numbers) => {
  expect(readEpisode(system, text)).toEqual(numbers);
});
