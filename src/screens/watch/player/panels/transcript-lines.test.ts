import { expect, test } from 'vitest';
import { lineAt, linesWith } from './transcript-lines.ts';

const lines = [
  { start: 1, end: 2, text: 'Última campana' },
  { start: 4, end: 6, text: 'The last bell' },
  { start: 7, end: 8, text: 'Bell, again' },
];

test.each<[string, string, number[]]>([
  ['', 'the lines that start at 1, 4 and 7 seconds', [1, 4, 7]],
  ['  ', 'the lines that start at 1, 4 and 7 seconds', [1, 4, 7]],
  ['BELL', 'the lines that start at 4 and 7 seconds', [4, 7]],
  ['ultima', 'the line that starts at 1 second', [1]],
  ['bell last', 'the line that starts at 4 seconds', [4]],
  ['gong', 'no lines', []],
])('a search for “%s” in the transcript finds %s @play-17', (words, _lines, starts) =>
  expect(linesWith(lines, words).map(({ start }) => start)).toEqual(starts),
);

test.each([
  [0.5, 'no transcript line is current', undefined],
  [1, 'the current transcript line is the one that starts at 1 s', 1],
  [3, 'the current transcript line is the one that starts at 1 s', 1],
  [5, 'the current transcript line is the one that starts at 4 s', 4],
  [100, 'the current transcript line is the one that starts at 7 s', 7],
])('at the position of %s s, %s @play-17', (position, _line, start) =>
  expect(lineAt(lines, position)?.start).toBe(start),
);
