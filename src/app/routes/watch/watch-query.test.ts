import { expect, test } from 'vitest';
import { asksInterstitial, startIn, trailerFromIn } from './watch-query.ts';

test.each([
  ['with the URL query “progress=300”', 'at second 300', 'progress=300', 300],
  ['with the URL query “progress=0”', 'at second 0', 'progress=0', 0],
  ['with the URL query “progress=”', 'at its default position', 'progress=', undefined],
  ['with the URL query “progress=-5”', 'at its default position', 'progress=-5', undefined],
  ['with the URL query “progress=1e9”', 'at its default position', 'progress=1e9', undefined],
  ['with the URL query “progress=12.5”', 'at its default position', 'progress=12.5', undefined],
  ['without a URL query', 'at its default position', '', undefined],
])('%s the video starts %s @rte-09 @play-10', (_query, _position, search, start) =>
  expect(startIn(new URLSearchParams(search))).toBe(start),
);

test.each([
  ['with the URL query “trailerFrom=1001”', 'a trailer of the title 1001', 'trailerFrom=1001', 1001],
  ['with the URL query “trailerFrom=0”', 'no trailer', 'trailerFrom=0', undefined],
  ['with the URL query “trailerFrom=abc”', 'no trailer', 'trailerFrom=abc', undefined],
  ['without a URL query', 'no trailer', '', undefined],
])('%s the video is %s @rte-09', (_query, _kind, search, title) =>
  expect(trailerFromIn(new URLSearchParams(search))).toBe(title),
);

test.each([
  ['with the URL query “showInterstitial=true”', 'shows', 'showInterstitial=true', true],
  ['with the URL query “showInterstitial=false”', 'does not show', 'showInterstitial=false', false],
  ['with the URL query “showInterstitial”', 'does not show', 'showInterstitial', false],
  ['without a URL query', 'does not show', '', false],
])('%s the page %s the interstitial @rte-09 @page-07', (_query, _verb, search, asks) =>
  expect(asksInterstitial(new URLSearchParams(search))).toBe(asks),
);
