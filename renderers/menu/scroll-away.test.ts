import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScrollAway } from './scroll-away.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Scrolls step by step; returns whether the bar was hidden after each step. */
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

test('hides the menu bar after 150 pixels of downward scroll @nav-06', () => {
  expect(scrolled(100, 149, 150, 900)).toEqual([false, false, true, true]);
});

test('shows the menu bar after 50 pixels of upward scroll from any position @nav-06', () => {
  expect(scrolled(400, 1000, 951, 950, 1099, 1100)).toEqual([true, true, true, false, false, true]);
});

test('shows the menu bar at the top of the page, also after a jump to the top @nav-06', () => {
  expect(scrolled(160, 0, 149, 0, 150)).toEqual([true, false, false, false, true]);
});

test('small scrolls in alternating directions do not hide or show the menu bar @nav-06', () => {
  expect(scrolled(140, 0, 140, 0, 140)).toEqual([false, false, false, false, false]);
});

test('reads the scroll position for the menu bar at most every 250 ms @nav-06', () => {
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
