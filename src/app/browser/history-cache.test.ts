import { expect, test } from 'vitest';
import { createKeptPages } from './history-cache.ts';

test('returns a cached page on back navigation only, for ten minutes at most, and not after another user has signed in @rte-11', () => {
  let now = 0;
  const pages = createKeptPages(() => now);
  pages.keep('/a', 'first');
  expect(pages.onReturn('/a')).toBeUndefined();
  pages.isReturning = () => true;
  expect(pages.onReturn('/a')).toBe('first');
  expect(pages.onReturn('/b')).toBeUndefined();
  now = 10 * 60_000;
  expect(pages.onReturn('/a')).toBeUndefined();
  pages.keep('/a', 'second');
  expect(pages.onReturn('/a')).toBe('second');
  pages.forget();
  expect(pages.onReturn('/a')).toBeUndefined();
});

test('caches the twenty newest pages for back navigation', () => {
  const pages = createKeptPages(() => 0);
  pages.isReturning = () => true;
  for (let page = 0; page < 25; page += 1) pages.keep(`/${page}`, page);
  expect(pages.onReturn('/4')).toBeUndefined();
  expect(pages.onReturn('/5')).toBe(5);
});
