import { expect, test } from 'vitest';
import { searchQueryOf } from './search-query.ts';

test.each([
  ['', 'an empty request', { query: '' }],
  ['query=okafor', 'the request for “okafor”', { query: 'okafor' }],
  [
    'query=okafor&contentType=VOD&contentType=LIVE',
    'the request for “okafor” of the types VOD and LIVE',
    { query: 'okafor', facet: ['contentType:VOD,LIVE'] },
  ],
  [
    'query=a&category=Salt%2C+Sand&lang=ar',
    'the request for “a” of the category “Salt, Sand”, with an encoded comma',
    { query: 'a', facet: ['category:Salt%2C Sand'] },
  ],
  [
    'query=a&lastSeen=abc&year=2020',
    'the request for “a” after the item abc, without unknown filters',
    { query: 'a', lastSeen: 'abc' },
  ],
  ['query=a%00b', 'the request for “ab”, without the control character', { query: 'ab' }],
  ['contentType=', 'an empty request', { query: '' }],
] as const)('converts the URL query “%s” to %s @srch-03', (address, _request, query) =>
  expect(searchQueryOf(new URLSearchParams(address))).toEqual(query),
);

test('truncates a search query that is longer than the search box allows @srch-03', () =>
  expect(searchQueryOf(new URLSearchParams({ query: 'x'.repeat(10_000) })).query).toHaveLength(200));
