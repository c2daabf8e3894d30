import { expect, test } from 'vitest';
import { lineAt, linesWith } from './transcript-lines.ts';

const lines = [
  { start: 1, end: 2, text: 'Última campana' },
  { start: 4, end: 6, text: 'The last bell' },
  { start: 7, end: 8, text: 'Bell, again' },
];

test.each([
  ['', [1, 4, 7]],
  ['  ', [1, 4, 7]],
  ['BELL', [4, 7]],
  ['ultima', [1]],
  ['bell last', [4]],
  ['gong', []],
])('a search for "%s" in the transcript finds the lines that start at %j seconds @play-17', (words, starts) =>
  expect(linesWith(lines, words).map(({ start }) => start)).toEqual(starts),
);

test.each([
  [0.5, undefined],
  [1, 1],
  [3, 1],
  [5, 4],
  [100, 7],
])('at the position of %s s, the current transcript line is the one that starts at %s s @play-17', (position, start) =>
  expect(lineAt(lines, position)?.start).toBe(start),
);
