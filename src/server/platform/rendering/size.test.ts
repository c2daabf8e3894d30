import { expect, test } from 'vitest';
import { formatAt, nearestWidths, snapWidth, parseAcceptedFormats } from './size.ts';

test.each([
  [undefined, 1280],
  ['1', 110],
  ['110', 110],
  ['111', 200],
  ['0.5', 110],
  ['3840', 3840],
  ['3841', 3840],
  ['1e9', 3840],
  ['0', 1280],
  ['-5', 1280],
  ['', 1280],
  ['wide', 1280],
  ['Infinity', 1280],
])('rounds the requested picture width “%s” to the available width %i @card-10', (wish, width) =>
  expect(snapWidth(wish)).toBe(width),
);

test('rounds every requested picture width to one of a fixed list @card-10', () => {
  const made = [110, 200, 240, 320, 480, 600, 640, 800, 820, 1080, 1280, 1600, 1920, 2560, 3840];
  expect([...new Set(Array.from({ length: 5000 }, (_, wish) => snapWidth(String(wish + 1))))]).toEqual(made);
});

test.each([
  ['image/avif,image/webp,*/*;q=0.8', 'avif'],
  ['text/html, IMAGE/AVIF;q=0.5', 'avif'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif; q=0.0,image/webp;q=0.1', 'webp'],
  ['image/avif;q=0.01', 'avif'],
  ['image/webp', 'webp'],
  ['image/webp ,image/png', 'webp'],
  ['image/webpx', 'plain'],
  ['x-image/webp', 'plain'],
  ['image/webp;q=0', 'plain'],
  ['*/*', 'plain'],
  ['', 'plain'],
  [undefined, 'plain'],
])('for the header “Accept: %s”, selects the picture format “%s” @card-10', (accept, format) =>
  expect(parseAcceptedFormats(accept)[0]).toBe(format),
);

test.each([
  [1280, 'avif'],
  [1600, 'webp'],
  [3840, 'webp'],
])(
  'at width %i, selects the format %s for a browser that accepts all, because encoding wide AVIF is slow @load-01',
  (width, format) => expect(formatAt(width, parseAcceptedFormats('image/avif,image/webp,*/*'))).toBe(format),
);

test('selects a format other than AVIF for wide pictures even if the browser accepts only AVIF @load-01', () =>
  expect(formatAt(3840, parseAcceptedFormats('image/avif'))).toBe('plain'));

test('substitutes a missing picture width by larger widths first, then by smaller ones', () =>
  expect(nearestWidths(1080)).toEqual([1280, 1600, 1920, 2560, 3840, 820, 800, 640, 600, 480, 320, 240, 200, 110]));
