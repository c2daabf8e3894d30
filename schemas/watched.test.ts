import { expect, test } from 'vitest';
import { isFinished } from './watched.ts';

test.each([
  [95, 100, true],
  [94.9, 100, false],
  [100, 100, true],
  [0, 100, false],
  [0, 0, false],
  [10, 0, false],
  [10, -1, false],
  [10, undefined, false],
])('at second %d of a duration of %s seconds a video counts as finished: %s @play-10', (progress, duration, finished) =>
  expect(isFinished(progress, duration)).toBe(finished),
);
