import { expect, test } from 'vitest';
import { asksInterstitial, startIn, trailerFromIn } from './watch-query.ts';

test.each([
  ['progress=300', 300],
  ['progress=0', 0],
  ['progress=', undefined],
  ['progress=-5', undefined],
  ['progress=1e9', undefined],
  ['progress=12.5', undefined],
  ['', undefined],
])('with the URL query "%s" the video starts at second %s @rte-09 @play-10', (search, start) =>
  expect(startIn(new URLSearchParams(search))).toBe(start),
);

test.each([
  ['trailerFrom=1001', 1001],
  ['trailerFrom=0', undefined],
  ['trailerFrom=abc', undefined],
  ['', undefined],
])('with the URL query "%s" the video is a trailer of the title %s @rte-09', (search, title) =>
  expect(trailerFromIn(new URLSearchParams(search))).toBe(title),
);

test.each([
  ['showInterstitial=true', true],
  ['showInterstitial=false', false],
  ['showInterstitial', false],
  ['', false],
])('with the URL query "%s" the page shows the interstitial: %s @rte-09 @page-07', (search, asks) =>
  expect(asksInterstitial(new URLSearchParams(search))).toBe(asks),
);
