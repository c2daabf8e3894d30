import { expect, test } from 'vitest';
import { aspectOf, skeletonCount } from './room.ts';

test.each([
  ['16:9', undefined, '16:9'],
  ['16:9', '2:3', '2:3'],
  ['2:3', '16:9', '2:3'],
  ['2:3', undefined, '2:3'],
] as const)(
  'a loading row of %s pictures whose definition reserves the aspect ratio %s reserves space for %s pictures @def-17',
  (own, aspect, kept) => expect(aspectOf(own, aspect ? { reserve: { aspect } } : {})).toBe(kept),
);

test.each([
  [1, undefined, 7],
  [2, undefined, 14],
  [1, 3, 3],
  [1, 50, 7],
] as const)(
  'a loading row of %i lines whose definition reserves %s cards shows %i placeholder cards @def-17',
  (lines, count, places) => expect(skeletonCount(lines, count ? { reserve: { count } } : {})).toBe(places),
);
