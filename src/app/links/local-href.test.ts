import { expect, test } from 'vitest';
import { withLang, withQuery } from './local-href.ts';

test('values are added to an address, in the place of older ones @rte-09', () => {
  expect(withQuery('/search?query=a&view=all#top', { query: 'b&c', page: 2 })).toBe(
    '/search?query=b%26c&view=all&page=2#top',
  );
  expect(withQuery('/search', { query: undefined, page: 2 })).toBe('/search?page=2');
});

test('an address to which nothing is added stays as it is written', () => {
  expect(withQuery('/🔍', {})).toBe('/🔍');
  expect(withQuery('/🔍', { page: undefined })).toBe('/🔍');
  expect(withLang('/🔍', undefined)).toBe('/🔍');
});

test('nothing is told to an address elsewhere @rte-09', () => {
  expect(withLang('https://example.org/a', 'ar')).toBe('https://example.org/a');
  expect(withQuery('mailto:a@example.org', { page: 2 })).toBe('mailto:a@example.org');
});
