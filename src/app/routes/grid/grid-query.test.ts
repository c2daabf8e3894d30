import { expect, test } from 'vitest';
import { gridQueryOf } from './grid-query.ts';

test.each([
  ['', 'a request without filters', {}],
  [
    'category=Drama&category=Comedy',
    'a request for the categories Drama and Comedy',
    { facet: ['category:Drama,Comedy'] },
  ],
  [
    'category=Salt%2C+Sand&year=2020',
    'a request for a category with an encoded comma and for a year',
    { facet: ['category:Salt%2C Sand', 'year:2020'] },
  ],
  ['category=100%25', 'a request for a category with an encoded percent sign', { facet: ['category:100%25'] }],
  ['sort=title:ASC', 'a request sorted by title, ascending', { sort: 'title', sortDirection: 'ASC' }],
  ['sort=title', 'a request sorted by title', { sort: 'title' }],
  ['sort=length:ASC', 'a request without filters', {}],
  ['sort=title:UP', 'a request sorted by title, without the unknown direction', { sort: 'title' }],
  [
    'lang=ar&lastSeen=abc&from=%2Fhome',
    'a request after the item abc, without unknown parameters',
    { lastSeen: 'abc' },
  ],
  ['category=&a:b=c', 'a request without filters', {}],
] as const)('converts the URL query “%s” to %s @page-04', (address, _request, query) =>
  expect(gridQueryOf(new URLSearchParams(address))).toEqual(query),
);

test('limits the number of filters in a grid request @page-04', () => {
  const many = new URLSearchParams(Array.from({ length: 40 }, (_, index) => [`f${index}`, 'x']));
  expect(gridQueryOf(many).facet).toHaveLength(12);
});
