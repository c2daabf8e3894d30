import { expect, test } from 'vitest';
import { withLang, withQuery } from './local-href.ts';

test('adds query parameters to a URL and replaces existing ones @rte-09', () => {
  expect(withQuery('/search?query=a&view=all#top', { query: 'b&c', page: 2 })).toBe(
    '/search?query=b%26c&view=all&page=2#top',
  );
  expect(withQuery('/search', { query: undefined, page: 2 })).toBe('/search?page=2');
});

test('returns a URL unchanged if there are no query parameters to add', () => {
  expect(withQuery('/🔍', {})).toBe('/🔍');
  expect(withQuery('/🔍', { page: undefined })).toBe('/🔍');
  expect(withLang('/🔍', undefined)).toBe('/🔍');
});

test('adds no query parameters to URLs of other sites @rte-09', () => {
  expect(withLang('https://example.org/a', 'ar')).toBe('https://example.org/a');
  expect(withQuery('mailto:a@example.org', { page: 2 })).toBe('mailto:a@example.org');
});
