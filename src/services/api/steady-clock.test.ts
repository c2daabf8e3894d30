import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSteadyClock } from './steady-clock.ts';

const NOW = 1_800_000_000_000;
beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

test('uses the device’s clock until the server’s first response', () => expect(createSteadyClock().now()).toBe(NOW));

test.each([-3_600_000, 3_600_000])(
  'the estimated server time does not change if the device’s clock is changed by %s ms',
  async (by) => {
    const clock = createSteadyClock();
    await clock.ask(async () => {
      await vi.advanceTimersByTimeAsync(200);
      return { requestedAt: NOW + 5000 };
    });
    await vi.advanceTimersByTimeAsync(1900);
    vi.setSystemTime(NOW + by);
    expect(clock.now()).toBe(NOW + 7000);
  },
);

/** A response with a latency of `took` milliseconds from a server whose clock is `ahead` milliseconds ahead. */
const answered = (took: number, ahead: number) => async () => {
  await vi.advanceTimersByTimeAsync(took);
  return { requestedAt: Date.now() + ahead };
};

test('a later slow response does not replace the clock estimate of a fast response', async () => {
  const clock = createSteadyClock();
  await clock.ask(answered(10, 5000));
  const off = clock.now() - Date.now();
  await clock.ask(answered(4000, 5000));
  expect(clock.now() - Date.now()).toBe(off);
});

test('after device sleep, sets the clock from the next server response, even a slow one', async () => {
  const clock = createSteadyClock();
  await clock.ask(answered(10, 0));
  // Simulates device sleep: the wall clock advances, the monotonic clock does not.
  vi.setSystemTime(Date.now() + 600_000);
  await clock.ask(answered(1000, 0));
  expect(Math.abs(clock.now() - Date.now())).toBeLessThanOrEqual(500);
});
