import { expect, test } from 'vitest';
import { toAdUnits } from './ad-units.ts';

const ad = { adFormat: 'PREROLL', adTagUrl: 'https://ads.test/vast?givn={palContextId}&x=[CACHEBUSTING]' } as const;
const units = (adTagUrl: string, context?: string) =>
  toAdUnits({ duration: 1, adUnits: [{ ...ad, adTagUrl }] }, 'http://apex.test', context)?.[0]?.adTagUrl;

test('returns the positions and ad tag URLs of a video’s ad breaks @play-12', () => {
  const middle = { adFormat: 'MIDROLL', adTagUrl: '/media/ads/a.xml', offset: 30, provider: 'house' } as const;
  expect(toAdUnits({ duration: 1, adUnits: [middle] }, 'http://apex.test', undefined)).toEqual([
    { ...middle, adTagUrl: 'http://apex.test/media/ads/a.xml', insertionType: 'CSAI' },
  ]);
  expect(toAdUnits({ duration: 1 }, 'http://apex.test', 'c')).toBeUndefined();
});

test.each([
  [
    ad.adTagUrl,
    'the URL-encoded Google PAL context “a b&c”',
    'a b&c',
    'https://ads.test/vast?givn=a%20b%26c&x=[CACHEBUSTING]',
  ],
  [ad.adTagUrl, 'nothing without a Google PAL context', undefined, 'https://ads.test/vast?givn=&x=[CACHEBUSTING]'],
  [
    '/vast?{palContextId}{palContextId}',
    'the URL-encoded Google PAL context “$&” twice',
    '$&',
    'http://apex.test/vast?%24%26%24%26',
  ],
])('in the ad tag URL %s, inserts %s @play-12', (address, _inserted, context, expected) =>
  expect(units(address, context)).toBe(expected),
);
