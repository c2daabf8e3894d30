import { expect, test } from 'vitest';
import { getCarriedParams } from './link-context.ts';

test('passes on only the entry page and interstitial parameters of a page’s query to its links @rte-09', () => {
  const query = 'showInterstitial=true&entryPage=%2Fsignup&entryPageHash=plans&from=%2Fhome&playlistId=3';
  expect(getCarriedParams(new URLSearchParams(query))).toEqual({
    showInterstitial: 'true',
    entryPage: '/signup',
    entryPageHash: 'plans',
  });
  expect(getCarriedParams(new URLSearchParams('entryPage='))).toEqual({ entryPage: '' });
  expect(getCarriedParams(new URLSearchParams('page=2'))).toEqual({});
});
