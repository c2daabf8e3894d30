import { expect, test } from 'vitest';
import { LARGEST_ID, sectionOf, titlePageNamed } from './title-page.ts';

test.each(['series', 'season', 'playlist', 'event'] as const)(
  'converts the type “%s” and the id of a title to the path segment of its detail page, and back',
  (type) => {
    for (const id of [1, 2001, LARGEST_ID]) {
      expect(sectionOf({ type, id })).toBe(`${type}-${id}`);
      expect(titlePageNamed(sectionOf({ type, id }))).toEqual({ type, id });
    }
  },
);

test.each([
  '',
  'home',
  'series',
  'series-',
  'series-0',
  'series-01',
  'series--1',
  'series-1.5',
  'series-1e3',
  'series-x',
  'video-1',
  'my-series-1',
  'series-1-2',
  'series-1 ',
  'SERIES-1',
  // These ids exceed the range of the database column.
  'series-2147483648',
  'series-9999999999',
  'series-99999999999',
])('the path segment %j is not recognised as the detail page of a title', (section) =>
  expect(titlePageNamed(section)).toBeUndefined(),
);
