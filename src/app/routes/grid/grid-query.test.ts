import { expect, test } from 'vitest';
import { gridQueryOf } from './grid-query.ts';

test.each([
  ['', {}],
  ['category=Drama&category=Comedy', { facet: ['category:Drama,Comedy'] }],
  ['category=Salt%2C+Sand&year=2020', { facet: ['category:Salt%2C Sand', 'year:2020'] }],
  ['category=100%25', { facet: ['category:100%25'] }],
  ['sort=title:ASC', { sort: 'title', sortDirection: 'ASC' }],
  ['sort=title', { sort: 'title' }],
  ['sort=length:ASC', {}],
  ['sort=title:UP', { sort: 'title' }],
  ['lang=ar&lastSeen=abc&from=%2Fhome', { lastSeen: 'abc' }],
  ['category=&a:b=c', {}],
] as const)('converts the URL query "%s" to the grid request %j @page-04', (address, query) =>
  expect(gridQueryOf(new URLSearchParams(address))).toEqual(query),
);

test('limits the number of filters in a grid request @page-04', () => {
  const many = new URLSearchParams(Array.from({ length: 40 }, (_, index) => [`f${index}`, 'x']));
  expect(gridQueryOf(many).facet).toHaveLength(12);
});
