import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPace, SlowError } from './deadline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (milliseconds: number) => new Promise<string>((resolve) => setTimeout(resolve, milliseconds, 'cards'));
const never = new Promise<string>(() => undefined);

/**
 * Simulates a page whose rows take the given milliseconds (undefined: never). Returns which rows were sent and after
 * how many milliseconds.
 */
async function outcome(rows: (number | undefined)[]): Promise<[sent: string, after: number]> {
  const pace = createPace({ most: 2000, grace: 300 });
  const start = Date.now();
  const waits = rows.map((time, place) =>
    pace.wait(place, time === undefined ? never : after(time)).then(
      () => 'x',
      (error: unknown) => (error instanceof SlowError ? '-' : '!'),
    ),
  );
  const all = Promise.all(waits).then((sent): [string, number] => [sent.join(''), Date.now() - start]);
  await vi.advanceTimersByTimeAsync(5000);
  return all;
}

test.each([
  ['all rows load fast', '10, 20, 30, 40 and 50', 'all rows', 50, [10, 20, 30, 40, 50], 'xxxxx'],
  [
    'all rows are equally slow',
    '1500, 1500, 1500, 1600 and 1700',
    'all rows',
    1700,
    [1500, 1500, 1500, 1600, 1700],
    'xxxxx',
  ],
  [
    'a row below the first screen never loads',
    '10, 20, 30, 40 and never',
    'all rows except row 5',
    360,
    [10, 20, 30, 40, undefined],
    'xxxx-',
  ],
  [
    'a row below the first screen is much slower than the others',
    '10, 20, 30, 400 and 50',
    'all rows except row 4',
    360,
    [10, 20, 30, 400, 50],
    'xxx-x',
  ],
  [
    'a row below the first screen is a little slower',
    '10, 20, 30, 350 and 50',
    'all rows',
    350,
    [10, 20, 30, 350, 50],
    'xxxxx',
  ],
  [
    'one row is slower, but all are slow',
    '400, 400, 500, 1200 and 500',
    'all rows',
    1200,
    [400, 400, 500, 1200, 500],
    'xxxxx',
  ],
  ['a row on the first screen is slower', '10, 1000, 30, 40 and 50', 'all rows', 1000, [10, 1000, 30, 40, 50], 'xxxxx'],
  [
    'a row on the first screen never loads',
    '10, never, 30, 40 and 50',
    'all rows except row 2',
    2000,
    [10, undefined, 30, 40, 50],
    'x-xxx',
  ],
  [
    'no row ever loads',
    'never, never, never and never',
    'no rows',
    2000,
    [undefined, undefined, undefined, undefined],
    '----',
  ],
] as const)(
  '%s (load times in ms: %s): sends the page with %s after %i ms @def-17',
  async (_what, _times, _rows, milliseconds, rows, sent) => {
    expect(await outcome([...rows])).toEqual([sent, milliseconds]);
  },
);

test('the error of a row that fails to load is passed on to the page @def-17', async () => {
  await expect(createPace().wait(5, Promise.reject(new TypeError('broken')))).rejects.toBeInstanceOf(TypeError);
});
