import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScrollAway } from './scroll-away.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Scrolls a page step by step, a moment apart; answers whether the bar was away after each. */
function scrolled(...steps: number[]): boolean[] {
  let at = 0;
  let away = false;
  const bar = createScrollAway({ position: () => at, onChange: (now) => (away = now) });
  return steps.map((step) => {
    at = step;
    bar.onScroll();
    vi.advanceTimersByTime(250);
    return away;
  });
}

test('the bar goes after 150 pixels down, not before @nav-06', () => {
  expect(scrolled(100, 149, 150, 900)).toEqual([false, false, true, true]);
});

test('it comes back after 50 pixels up, wherever the way up began @nav-06', () => {
  expect(scrolled(400, 1000, 951, 950, 1099, 1100)).toEqual([true, true, true, false, false, true]);
});

test('at the very top it is always there, also after a jump @nav-06', () => {
  expect(scrolled(160, 0, 149, 0, 150)).toEqual([true, false, false, false, true]);
});

test('small steps back and forth add up to nothing @nav-06', () => {
  expect(scrolled(140, 0, 140, 0, 140)).toEqual([false, false, false, false, false]);
});

test('however often the page scrolls, it is looked at every 250 ms @nav-06', () => {
  const position = vi.fn(() => 10);
  const bar = createScrollAway({ position, onChange: () => undefined });
  position.mockClear();
  for (let time = 0; time < 1000; time += 10) {
    bar.onScroll();
    vi.advanceTimersByTime(10);
  }
  expect(position.mock.calls.length).toBe(4);
  bar.onScroll();
  bar.stop();
  vi.advanceTimersByTime(1000);
  expect(position.mock.calls.length).toBe(4);
});
