import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReloadBatcher } from './gather.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('combines a thousand live messages into one reload @push-01', () => {
  const ask = vi.fn();
  const add = createReloadBatcher(800, ask, () => 1);
  for (let id = 1; id <= 1000; id += 1) add(id);
  vi.advanceTimersByTime(799);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledExactlyOnceWith(new Set(Array.from({ length: 1000 }, (_, index) => index + 1)));
  add(7);
  add(undefined);
  vi.advanceTimersByTime(800);
  expect(ask).toHaveBeenLastCalledWith('all');
  expect(ask).toHaveBeenCalledTimes(2);
});
