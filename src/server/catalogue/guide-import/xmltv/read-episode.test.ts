import { expect, test } from 'vitest';
import { readEpisode } from './read-episode.ts';

test.each([
  [
    'in the XMLTV numbering system xmltv_ns',
    '1.4.0/1',
    'season 2 and episode 5',
    'xmltv_ns',
    { seasonNumber: 2, episodeNumber: 5 },
  ],
  [
    'in the XMLTV numbering system xmltv_ns',
    ' 1 / 8 . 4 / 10 . ',
    'season 2 and episode 5',
    'xmltv_ns',
    { seasonNumber: 2, episodeNumber: 5 },
  ],
  ['in the XMLTV numbering system xmltv_ns', '.11.', 'episode 12', 'xmltv_ns', { episodeNumber: 12 }],
  ['in the XMLTV numbering system xmltv_ns', '0..', 'season 1', 'xmltv_ns', { seasonNumber: 1 }],
  [
    'in the XMLTV numbering system onscreen',
    'S02E05',
    'season 2 and episode 5',
    'onscreen',
    { seasonNumber: 2, episodeNumber: 5 },
  ],
  [
    'in the XMLTV numbering system onscreen',
    's2 ep 5',
    'season 2 and episode 5',
    'onscreen',
    { seasonNumber: 2, episodeNumber: 5 },
  ],
  [
    'without an XMLTV numbering system',
    '2x05',
    'season 2 and episode 5',
    undefined,
    { seasonNumber: 2, episodeNumber: 5 },
  ],
  ['in the XMLTV numbering system onscreen', 'Episode 12', 'episode 12', 'onscreen', { episodeNumber: 12 }],
  ['in the XMLTV numbering system onscreen', 'Folge 12', 'no numbers', 'onscreen', {}],
  ['in the XMLTV numbering system xmltv_ns', '..', 'no numbers', 'xmltv_ns', {}],
  ['in the XMLTV numbering system dd_progid', 'EP00012345.0001', 'no numbers', 'dd_progid', {}],
])('%s, parses the episode number “%s” as %s @epg-05', (_system, text, _words, system, numbers) => {
  expect(readEpisode(system, text)).toEqual(numbers);
});
