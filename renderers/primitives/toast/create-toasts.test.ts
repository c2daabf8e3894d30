import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts, TOAST_DURATION_MS } from './create-toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const said = (text: string) => ({ text, kind: 'success' as const });
const texts = (toasts: ReturnType<typeof createToasts>) => toasts.shown.value.map(({ text }) => text);

test('hides each toast message 15 seconds after it appeared', () => {
  const toasts = createToasts();
  toasts.show(said('first'));
  vi.advanceTimersByTime(5_000);
  toasts.show(said('second'));
  vi.advanceTimersByTime(TOAST_DURATION_MS - 5_001);
  expect(texts(toasts)).toEqual(['first', 'second']);
  vi.advanceTimersByTime(1);
  expect(texts(toasts)).toEqual(['second']);
  vi.advanceTimersByTime(5_000);
  expect(texts(toasts)).toEqual([]);
});

test('dismisses one toast message without affecting the timers of others', () => {
  const toasts = createToasts();
  toasts.show(said('first'));
  toasts.show(said('second'));
  toasts.dismiss(toasts.shown.value[0]?.id ?? 0);
  expect(texts(toasts)).toEqual(['second']);
  vi.runAllTimers();
  expect(texts(toasts)).toEqual([]);
});

test('pauses the timers of toast messages while the pointer or the focus is on one, and restarts the full time afterwards', () => {
  const toasts = createToasts();
  toasts.show(said('read me'));
  vi.advanceTimersByTime(TOAST_DURATION_MS - 1);
  toasts.hold();
  vi.advanceTimersByTime(60_000);
  expect(texts(toasts)).toEqual(['read me']);
  toasts.release();
  toasts.release();
  vi.advanceTimersByTime(TOAST_DURATION_MS - 1);
  expect(texts(toasts)).toEqual(['read me']);
  vi.advanceTimersByTime(1);
  expect(texts(toasts)).toEqual([]);
});

test('removes the oldest toast message when a fourth appears', () => {
  const toasts = createToasts();
  for (const text of ['a', 'b', 'c', 'd']) toasts.show(said(text));
  expect(texts(toasts)).toEqual(['b', 'c', 'd']);
});
