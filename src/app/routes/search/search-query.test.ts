import { expect, test } from 'vitest';
import { searchQueryOf } from './search-query.ts';

test.each([
  ['', { query: '' }],
  ['query=okafor', { query: 'okafor' }],
  ['query=okafor&contentType=VOD&contentType=LIVE', { query: 'okafor', facet: ['contentType:VOD,LIVE'] }],
  ['query=a&category=Salt%2C+Sand&lang=ar', { query: 'a', facet: ['category:Salt%2C Sand'] }],
  ['query=a&lastSeen=abc&year=2020', { query: 'a', lastSeen: 'abc' }],
  ['query=a%00b', { query: 'ab' }],
  ['contentType=', { query: '' }],
] as const)('converts the URL query "%s" to the search request %j @srch-03', (address, query) =>
  expect(searchQueryOf(new URLSearchParams(address))).toEqual(query),
);

test('truncates a search query that is longer than the search box allows @srch-03', () =>
  expect(searchQueryOf(new URLSearchParams({ query: 'x'.repeat(10_000) })).query).toHaveLength(200));
