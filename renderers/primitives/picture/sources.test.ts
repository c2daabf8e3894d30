import { expect, test } from 'vitest';
import { sourceSet, widthFor } from './sources.ts';

const widthsOf = (set: string | undefined) => [...(set ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('offers pictures in widths from 240 to 3840 for wide pictures and 200 to 800 for upright ones @card-10', () => {
  expect(widthsOf(sourceSet('/images/a.jpg', 3840))).toEqual([
    240, 320, 480, 640, 800, 1080, 1280, 1600, 1920, 2560, 3840,
  ]);
  expect(widthsOf(sourceSet('/images/a.jpg', 1080, 'upright'))).toEqual([200, 320, 480, 640, 800]);
  expect(sourceSet('/images/a.jpg?v=1', 240)).toBe('/images/a.jpg?v=1&w=240 240w');
  expect(sourceSet('https://elsewhere.test/a.jpg', 3840)).toBeUndefined();
});

test.each([
  [360, 1280, 480],
  [721, 1280, 800],
  [1280, 1280, 1280],
  [2560, 1280, 1280],
])('for a box of %s pixels and a maximum of %s pixels, requests the picture in the width %s', (pixels, max, width) =>
  expect(widthFor(pixels, max)).toBe(width),
);
