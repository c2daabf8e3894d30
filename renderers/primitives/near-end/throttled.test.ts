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

test('cancels the pending request for entries when the list is unmounted; requests are possible again once the list is mounted', () => {
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
