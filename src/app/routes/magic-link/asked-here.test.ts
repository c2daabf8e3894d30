import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAsked, wasAskedHere } from './asked-here.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 6, 11);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a browser in which no link was asked for asks whoever follows one @auth-03', () =>
  expect(wasAskedHere(NOW)).toBe(false));

test('one in which a link was asked for does not, while that may be good @auth-03', () => {
  noteAsked(NOW);
  expect([0, 1, 10 * MINUTE - 1].map((later) => wasAskedHere(NOW + later))).toEqual([true, true, true]);
});

test.each([10 * MINUTE, -1])('%i ms later it asks again @auth-03', (later) => {
  noteAsked(NOW);
  expect(wasAskedHere(NOW + later)).toBe(false);
});

test('what else stands there counts for nothing, and a browser that keeps nothing asks @auth-03', () => {
  localStorage.setItem('playbill-magic-link', 'yes');
  expect(wasAskedHere(NOW)).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  noteAsked(NOW);
  expect(wasAskedHere(NOW)).toBe(false);
});
