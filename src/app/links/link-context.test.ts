import { expect, test } from 'vitest';
import { carriedFrom } from './link-context.ts';

test('passes on the entry page and interstitial parameters of a page’s query only @rte-09', () => {
  const query = 'showInterstitial=true&entryPage=%2Fsignup&entryPageHash=plans&from=%2Fhome&playlistId=3';
  expect(carriedFrom(new URLSearchParams(query))).toEqual({
    showInterstitial: 'true',
    entryPage: '/signup',
    entryPageHash: 'plans',
  });
  expect(carriedFrom(new URLSearchParams('entryPage='))).toEqual({ entryPage: '' });
  expect(carriedFrom(new URLSearchParams('page=2'))).toEqual({});
});
