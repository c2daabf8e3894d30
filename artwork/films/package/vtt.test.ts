import { expect, test } from 'vitest';
import { spriteFor, thumbnailCues } from './thumbnails.ts';
import { vtt, vttTime } from './vtt.ts';

test.each([
  [0, '00:00:00.000'],
  [59.9996, '00:01:00.000'],
  [3725.25, '01:02:05.250'],
])('writes %d s as %s', (seconds, written) => {
  expect(vttTime(seconds)).toBe(written);
});

test('writes numbered cues and escapes their text', () => {
  expect(vtt([{ start: 0.5, end: 2, text: 'Salt & <rope>' }])).toBe(
    'WEBVTT\n\n1\n00:00:00.500 --> 00:00:02.000\nSalt &amp; &lt;rope&gt;\n',
  );
});

test('thumbnail cues walk through the sprite row by row and end with the film', () => {
  const cues = thumbnailCues(spriteFor(7.5), 7.5);
  expect(cues).toHaveLength(8);
  expect(cues[6]).toEqual({ start: 6, end: 7, text: 'sprite.jpg#xywh=0,90,160,90' });
  expect(cues[7]).toEqual({ start: 7, end: 7.5, text: 'sprite.jpg#xywh=160,90,160,90' });
});
