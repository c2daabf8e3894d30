import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberLinkRequest, hasRequestedLink } from './asked-here.ts';

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

test('asks for confirmation of a magic link in a browser that did not request a link @auth-03', () =>
  expect(hasRequestedLink(NOW)).toBe(false));

test('asks for no confirmation while a link requested in this browser may be valid @auth-03', () => {
  rememberLinkRequest(NOW);
  expect([0, 1, 10 * MINUTE - 1].map((later) => hasRequestedLink(NOW + later))).toEqual([true, true, true]);
});

test.each([10 * MINUTE, -1])(
  'asks for confirmation of a magic link %i ms after this browser’s request for a link @auth-03',
  (later) => {
    rememberLinkRequest(NOW);
    expect(hasRequestedLink(NOW + later)).toBe(false);
  },
);

test('asks for confirmation of a magic link if browser storage is invalid or blocked @auth-03', () => {
  localStorage.setItem('playbill-magic-link', 'yes');
  expect(hasRequestedLink(NOW)).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  rememberLinkRequest(NOW);
  expect(hasRequestedLink(NOW)).toBe(false);
});
