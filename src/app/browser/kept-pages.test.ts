import { expect, test } from 'vitest';
import { createKeptPages } from './kept-pages.ts';

test('a page is there again on the way back alone, for ten minutes, until somebody else signs in @rte-11', () => {
  let now = 0;
  const pages = createKeptPages(() => now);
  pages.keep('/a', 'first');
  expect(pages.onReturn('/a')).toBeUndefined();
  pages.setReturning(true);
  expect(pages.onReturn('/a')).toBe('first');
  expect(pages.onReturn('/b')).toBeUndefined();
  now = 10 * 60_000;
  expect(pages.onReturn('/a')).toBeUndefined();
  pages.keep('/a', 'second');
  expect(pages.onReturn('/a')).toBe('second');
  pages.forget();
  expect(pages.onReturn('/a')).toBeUndefined();
});

test('the twenty newest pages are kept', () => {
  const pages = createKeptPages(() => 0);
  pages.setReturning(true);
  for (let page = 0; page < 25; page += 1) pages.keep(`/${page}`, page);
  expect(pages.onReturn('/4')).toBeUndefined();
  expect(pages.onReturn('/5')).toBe(5);
});
