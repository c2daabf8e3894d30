import { expect, test } from 'vitest';
import { chooseFormat, snapWidth } from './size.ts';

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
])('any number of wishes makes few pictures: for %s one of %i @card-10', (wish, width) =>
  expect(snapWidth(wish)).toBe(width),
);

test('each width is one of those that are made @card-10', () => {
  const made = [110, 200, 240, 320, 480, 600, 640, 800, 1080, 1280, 1600, 1920, 2560, 3840];
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
])('a browser that takes %s gets %s @card-10', (accept, format) => expect(chooseFormat(accept)).toBe(format));
