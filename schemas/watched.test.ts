import { expect, test } from 'vitest';
import { isFinished } from './watched.ts';

test.each([
  [95, 'a duration of 100 seconds', 'finished', 100, true],
  [94.9, 'a duration of 100 seconds', 'unfinished', 100, false],
  [100, 'a duration of 100 seconds', 'finished', 100, true],
  [0, 'a duration of 100 seconds', 'unfinished', 100, false],
  [0, 'a duration of 0 seconds', 'unfinished', 0, false],
  [10, 'a duration of 0 seconds', 'unfinished', 0, false],
  [10, 'a duration of -1 seconds', 'unfinished', -1, false],
  [10, 'an unknown duration', 'unfinished', undefined, false],
])('at second %d of %s a video counts as %s @play-10', (progress, _length, _result, duration, finished) =>
  expect(isFinished(progress, duration)).toBe(finished),
);
