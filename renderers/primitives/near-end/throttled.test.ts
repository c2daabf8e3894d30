import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './throttled.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('requests more entries at most once in 500 ms while the end of a list is in view @page-09', () => {
  const ask = vi.fn();
  const load = throttled(ask, 500);
  load();
  load();
  load();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(499);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  load();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('drops the pending request for entries when the list is unmounted, until the list is mounted again', () => {
  const ask = vi.fn();
  const load = throttled(ask, 500);
  load();
  load();
  load.cancel();
  vi.advanceTimersByTime(5000);
  expect(ask).toHaveBeenCalledTimes(1);
  load();
  expect(ask).toHaveBeenCalledTimes(2);
});
