import { expect, test } from 'vitest';
import { cuesOf, type Spoken } from './narration.ts';
import { SAMPLE_RATE } from './stereo.ts';

const spoken = (start: number, seconds: number): Spoken => ({
  sentence: { start, text: { en: 'One.', es: 'Uno.' } },
  sound: new Float32Array(seconds * SAMPLE_RATE),
});
const voices = { en: [spoken(1, 2), spoken(6, 1)], es: [spoken(1, 3), spoken(6, 1)] };

test('both languages get the times of the slower voice', () => {
  expect(cuesOf(voices, 'en', 10)).toEqual([
    { start: 1, end: 4.4, text: 'One.' },
    { start: 6, end: 7.4, text: 'One.' },
  ]);
  expect(cuesOf(voices, 'es', 10).map(({ end, text }) => [end, text])).toEqual([
    [4.4, 'Uno.'],
    [7.4, 'Uno.'],
  ]);
});

test('a sentence that runs into the next or past the end is refused', () => {
  expect(() => cuesOf(voices, 'en', 6.5)).toThrow('"One." takes 1.0 s');
});
