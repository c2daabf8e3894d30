import { expect, test } from 'vitest';
import { formatAt, nearestWidths, snapWidth, parseAcceptedFormats } from './size.ts';

test.each([
  ['without a requested width', 1280, undefined],
  ['for the requested width “1”', 110, '1'],
  ['for the requested width “110”', 110, '110'],
  ['for the requested width “111”', 200, '111'],
  ['for the requested width “0.5”', 110, '0.5'],
  ['for the requested width “3840”', 3840, '3840'],
  ['for the requested width “3841”', 3840, '3841'],
  ['for the requested width “1e9”', 3840, '1e9'],
  ['for the requested width “0”', 1280, '0'],
  ['for the requested width “-5”', 1280, '-5'],
  ['for the requested width “”', 1280, ''],
  ['for the requested width “wide”', 1280, 'wide'],
  ['for the requested width “Infinity”', 1280, 'Infinity'],
])('%s, selects the available picture width %i @card-10', (_request, width, wish) =>
  expect(snapWidth(wish)).toBe(width),
);

test('rounds every requested picture width to a width of a fixed list @card-10', () => {
  const made = [110, 200, 240, 320, 480, 600, 640, 800, 820, 1080, 1280, 1600, 1920, 2560, 3840];
  expect([...new Set(Array.from({ length: 5000 }, (_, wish) => snapWidth(String(wish + 1))))]).toEqual(made);
});

test.each([
  ['for the header “Accept: image/avif,image/webp,*/*;q=0.8”', 'avif', 'image/avif,image/webp,*/*;q=0.8'],
  ['for the header “Accept: text/html, IMAGE/AVIF;q=0.5”', 'avif', 'text/html, IMAGE/AVIF;q=0.5'],
  ['for the header “Accept: image/avif;q=0, image/webp”', 'webp', 'image/avif;q=0, image/webp'],
  ['for the header “Accept: image/avif; q=0.0,image/webp;q=0.1”', 'webp', 'image/avif; q=0.0,image/webp;q=0.1'],
  ['for the header “Accept: image/avif;q=0.01”', 'avif', 'image/avif;q=0.01'],
  ['for the header “Accept: image/webp”', 'webp', 'image/webp'],
  ['for the header “Accept: image/webp ,image/png”', 'webp', 'image/webp ,image/png'],
  ['for the header “Accept: image/webpx”', 'plain', 'image/webpx'],
  ['for the header “Accept: x-image/webp”', 'plain', 'x-image/webp'],
  ['for the header “Accept: image/webp;q=0”', 'plain', 'image/webp;q=0'],
  ['for the header “Accept: */*”', 'plain', '*/*'],
  ['for the header “Accept: ”', 'plain', ''],
  ['without the header Accept', 'plain', undefined],
])('%s, selects the picture format “%s” (plain means JPEG or PNG) @card-10', (_header, format, accept) =>
  expect(parseAcceptedFormats(accept)[0]).toBe(format),
);

test.each([
  [1280, 'avif'],
  [1600, 'webp'],
  [3840, 'webp'],
])(
  'at width %i, selects the format %s for a browser that accepts all formats (AVIF is too slow for wide pictures) @load-01',
  (width, format) => expect(formatAt(width, parseAcceptedFormats('image/avif,image/webp,*/*'))).toBe(format),
);

test('selects JPEG or PNG for a wide picture if AVIF is the only modern format that the browser accepts @load-01', () =>
  expect(formatAt(3840, parseAcceptedFormats('image/avif'))).toBe('plain'));

test('if a picture is missing in a width, tries its larger widths first, then its smaller ones', () =>
  expect(nearestWidths(1080)).toEqual([1280, 1600, 1920, 2560, 3840, 820, 800, 640, 600, 480, 320, 240, 200, 110]));
