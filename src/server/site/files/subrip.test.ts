import { expect, test } from 'vitest';
import { decodeSubtitles, webVttOf } from './subrip.ts';

test.each([
  [
    'removes subtitle numbers, keeps several lines of text',
    '1\n00:00:01,000 --> 00:00:02,500\nOne\nTwo\n\n2\n01:00:00,000 --> 01:00:01,000\nThree\n',
    '00:00:01.000 --> 00:00:02.500\nOne\nTwo\n\n01:00:00.000 --> 01:00:01.000\nThree\n',
  ],
  [
    'normalises times without hours, with one digit or with a dot',
    '1\r\n0:1.5 --> 0:02.25\r\nOne',
    '00:00:01.500 --> 00:00:02.250\nOne\n',
  ],
  ['removes a byte order mark', '\uFEFF1\n00:00:01,000 --> 00:00:02,000\nOne', '00:00:01.000 --> 00:00:02.000\nOne\n'],
  [
    'removes font and position tags, keeps italics',
    '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color="#fff"><i>One</i></font>',
    '00:00:01.000 --> 00:00:02.000\n<i>One</i>\n',
  ],
  [
    'keeps a subtitle text that is a number',
    '1\n00:00:01,000 --> 00:00:02,000\n42\n',
    '00:00:01.000 --> 00:00:02.000\n42\n',
  ],
])('converts SubRip to WebVTT: %s @realm-05', (_what, subRip, cues) => {
  expect(webVttOf(subRip)).toBe(`WEBVTT\n\n${cues}`);
});

test('decodes subtitles in Windows-1252 and UTF-8 @realm-05', () => {
  expect(decodeSubtitles(new TextEncoder().encode('Café'))).toBe('Café');
  expect(decodeSubtitles(Uint8Array.from([0x43, 0x61, 0x66, 0xe9]))).toBe('Café');
});
