import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

const NOW = 1_800_000_000_000;
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

test('until an answer has come it is the device’s', () => expect(createSteadyClock().now()).toBe(NOW));

test.each([-3_600_000, 3_600_000])('a device’s clock that is put %s ms on changes nothing', async (by) => {
  const clock = createSteadyClock();
  await clock.ask(async () => {
    await vi.advanceTimersByTimeAsync(200);
    return { requestedAt: NOW + 5000 };
  });
  await vi.advanceTimersByTimeAsync(1900);
  vi.setSystemTime(NOW + by);
  expect(clock.now()).toBe(NOW + 7000);
});

/** An answer that took so many milliseconds, of a server whose clock is so many ahead. */
const answered = (took: number, ahead: number) => async () => {
  await vi.advanceTimersByTimeAsync(took);
  return { requestedAt: Date.now() + ahead };
};

test('a slow answer does not unlearn what a quick one has told', async () => {
  const clock = createSteadyClock();
  await clock.ask(answered(10, 5000));
  const off = clock.now() - Date.now();
  await clock.ask(answered(4000, 5000));
  expect(clock.now() - Date.now()).toBe(off);
});

test('a clock that has stood while the device slept goes by the next answer, however slow', async () => {
  const clock = createSteadyClock();
  await clock.ask(answered(10, 0));
  // The device's clock has gone on, what only goes forwards has not.
  vi.setSystemTime(Date.now() + 600_000);
  await clock.ask(answered(1000, 0));
  expect(Math.abs(clock.now() - Date.now())).toBeLessThanOrEqual(500);
});
