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
  ['all come', [10, 20, 30, 40, 50], 'xxxxx', 50],
  ['all are slow alike', [1500, 1500, 1500, 1600, 1700], 'xxxxx', 1700],
  ['one far down hangs', [10, 20, 30, 40, undefined], 'xxxx-', 360],
  ['one far down is slower than the rest', [10, 20, 30, 400, 50], 'xxx-x', 360],
  ['one far down is a little slower', [10, 20, 30, 350, 50], 'xxxxx', 350],
  ['one is slower, but all are slow', [400, 400, 500, 1200, 500], 'xxxxx', 1200],
  ['one of the first screen is slower', [10, 1000, 30, 40, 50], 'xxxxx', 1000],
  ['one of the first screen hangs', [10, undefined, 30, 40, 50], 'x-xxx', 2000],
  ['all hang', [undefined, undefined, undefined, undefined], '----', 2000],
] as const)(
  '%s (load times of the rows in ms: %j): sends a page with the rows %s after %i ms @def-17',
  async (_what, rows, sent, milliseconds) => {
    expect(await outcome([...rows])).toEqual([sent, milliseconds]);
  },
);

test('waiting for a row that fails rejects with the row’s error @def-17', async () => {
  await expect(createPace().wait(5, Promise.reject(new TypeError('broken')))).rejects.toBeInstanceOf(TypeError);
});
