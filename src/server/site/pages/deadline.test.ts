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
  ['all rows load fast', [10, 20, 30, 40, 50], 'xxxxx', 50],
  ['all rows are equally slow', [1500, 1500, 1500, 1600, 1700], 'xxxxx', 1700],
  ['a row below the first screen never loads', [10, 20, 30, 40, undefined], 'xxxx-', 360],
  ['a row below the first screen is much slower than the others', [10, 20, 30, 400, 50], 'xxx-x', 360],
  ['a row below the first screen is a little slower', [10, 20, 30, 350, 50], 'xxxxx', 350],
  ['one row is slower, but all are slow', [400, 400, 500, 1200, 500], 'xxxxx', 1200],
  ['a row on the first screen is slower', [10, 1000, 30, 40, 50], 'xxxxx', 1000],
  ['a row on the first screen never loads', [10, undefined, 30, 40, 50], 'x-xxx', 2000],
  ['no row ever loads', [undefined, undefined, undefined, undefined], '----', 2000],
] as const)(
  '%s (load times in ms: %j): sends the page with its rows (x: included, -: left out) %s after %i ms @def-17',
  async (_what, rows, sent, milliseconds) => {
    expect(await outcome([...rows])).toEqual([sent, milliseconds]);
  },
);

test('waiting for a row that fails rejects with the row’s error @def-17', async () => {
  await expect(createPace().wait(5, Promise.reject(new TypeError('broken')))).rejects.toBeInstanceOf(TypeError);
});
