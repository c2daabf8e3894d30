import { expect, test } from 'vitest';
import { createAlertTurns } from './alert-turns.ts';

test('announces to screen readers only one of several rows that fail to load at once, and announces later failures again @def-17', () => {
  let now = 100;
  const turns = createAlertTurns(() => now);
  const heard = [0, 10, 4000, 1000, 4000, 2000].map((after) => {
    now += after;
    return turns.take();
  });
  expect(heard).toEqual([true, false, false, true, false, true]);
});
