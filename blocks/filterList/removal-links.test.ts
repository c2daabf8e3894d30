import { expect, test } from 'vitest';
import type { FilterListBlock } from '#schemas/generated/types.ts';
import { getRemovalLinks } from './removal-links.ts';

const option = (value: string, isActive = false) => ({ text: value, value, isActive });
const block = (more: Partial<FilterListBlock> = {}): FilterListBlock => ({
  title: 'Filters',
  filters: [
    { filterKey: 'category', title: 'Category', options: [option('Drama', true), option('Salt, Sand', true)] },
    { filterKey: 'year', title: 'Year', options: [option('2020'), option('1999', true)] },
  ],
  actions: { apply: { url: '/grid' }, reset: { url: '/grid' } },
  ...more,
});

test('each ticked filter has a link that removes only that filter @page-04', () =>
  expect(getRemovalLinks(block()).map(({ option: { value }, url }) => [value, url])).toEqual([
    ['Drama', '/grid?category=Salt%2C+Sand&year=1999'],
    ['Salt, Sand', '/grid?category=Drama&year=1999'],
    ['1999', '/grid?category=Drama&category=Salt%2C+Sand'],
  ]));

test('preserves sort order and other query parameters in the link that removes a filter @page-04', () => {
  const sort = [{ text: 'A to Z', field: 'title', direction: 'ASC' as const, isActive: true }];
  const actions = { apply: { url: '/section/films?view=all' }, reset: { url: '/' } };
  expect(getRemovalLinks(block({ sort, actions }))[2]?.url).toBe(
    '/section/films?view=all&category=Drama&category=Salt%2C+Sand&sort=title%3AASC',
  );
});

test('returns no links for removal if no filter is ticked', () =>
  expect(
    getRemovalLinks(block({ filters: [{ filterKey: 'year', title: 'Year', options: [option('2020')] }] })),
  ).toEqual([]));
