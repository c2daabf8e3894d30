import { expect, test } from 'vitest';
import { patienceAt, SlowError, within } from './patience.ts';

test.each([
  [0, 1500],
  [2, 1500],
  [3, 500],
  [60, 500],
])('the row at place %i is waited for %i ms @def-17', (place, milliseconds) =>
  expect(patienceAt(place)).toBe(milliseconds),
);

test('what never ends is given up, what ends in time is answered, what fails fails as it did @def-17', async () => {
  await expect(within(1, new Promise(() => undefined))).rejects.toBeInstanceOf(SlowError);
  await expect(within(10_000, Promise.resolve('cards'))).resolves.toBe('cards');
  await expect(within(10_000, Promise.reject(new TypeError('broken')))).rejects.toBeInstanceOf(TypeError);
});
