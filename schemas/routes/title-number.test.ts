import { expect, test } from 'vitest';
import { pathSegmentsOf } from './path-segments.ts';
import { replaceTitleId, toTitleNumber } from './title-number.ts';

test('derives the same numeric id from a title’s text id in every build, above the ids that authors assign @def-21', () => {
  // A changed id would disconnect titles from their history, favourites and URLs.
  expect(toTitleNumber('tokyo-story')).toBe(1_537_725_305);
  expect(toTitleNumber('SPcTXhaN')).toBe(1_803_309_952);
  expect(toTitleNumber('a')).toBe(1_678_518_575);
});

test.each(['', '12', '007', '-a', 'two words', 'a/b', 'é', `a${'b'.repeat(80)}`])(
  'rejects %j as a title’s text id',
  (id) => {
    expect(toTitleNumber(id)).toBeUndefined();
  },
);

test('derives distinct numeric ids from 50,000 similar text ids', () => {
  const numbers = Array.from({ length: 50_000 }, (_, index) => toTitleNumber(`film-${index}`) ?? 0);
  expect(new Set(numbers).size).toBe(50_000);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(2 ** 30);
  expect(Math.max(...numbers)).toBeLessThan(2 ** 31);
});

const replace = (id: string) => (id === 'tokyo-story' ? 7 : undefined);

test.each([
  ['/video/tokyo-story', '/video/7'],
  ['/video/tokyo-story/Tokyo-Story?lang=ar#a', '/video/7/Tokyo-Story?lang=ar#a'],
  ['/video/tokyo-story/watch-together', '/video/7/watch-together'],
  ['/season/tokyo-story', '/season/7'],
  ['/playlist/tokyo-story', '/playlist/7'],
  ['/multi-video/tokyo-story', '/multi-video/7'],
  ['/interstitial/tokyo-story', '/interstitial/7'],
])('replaces a title’s text id in the URL %s by the numeric id @def-21', (address, expected) => {
  expect(replaceTitleId(address, {}, replace)).toBe(expected);
});

test('recognises the URL of a title’s page with a realm’s localised path segments', () => {
  const pathSegments = pathSegmentsOf('es');
  const [, series = ''] = Object.entries(pathSegments).find(([segment]) => segment === 'series') ?? [];
  expect(replaceTitleId(`/${series}/tokyo-story`, pathSegments, replace)).toBe(`/${series}/7`);
});

test.each([
  '/video/8',
  '/video/another',
  '/section/tokyo-story',
  '/fighters/tokyo-story',
  'https://x.test/video/tokyo-story',
  '/',
])('does not replace any part of the URL %s by a numeric id', (address) => {
  expect(replaceTitleId(address, {}, replace)).toBeUndefined();
});
