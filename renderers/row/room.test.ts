import { expect, test } from 'vitest';
import { aspectOf, skeletonCount } from './room.ts';

test.each([
  ['16:9', 'no aspect ratio', '16:9', undefined],
  ['16:9', 'the aspect ratio 2:3', '2:3', '2:3'],
  ['2:3', 'the aspect ratio 16:9', '2:3', '16:9'],
  ['2:3', 'no aspect ratio', '2:3', undefined],
] as const)(
  'a loading row of %s pictures whose definition reserves %s shows space for %s pictures @def-17',
  (own, _reserved, kept, aspect) => expect(aspectOf(own, aspect ? { reserve: { aspect } } : {})).toBe(kept),
);

test.each([
  [1, 'no number of cards', 7, undefined],
  [2, 'no number of cards', 14, undefined],
  [1, '3 cards', 3, 3],
  [1, '50 cards', 7, 50],
] as const)(
  'a loading row of %i lines whose definition reserves %s shows %i placeholder cards @def-17',
  (lines, _reserved, places, count) => expect(skeletonCount(lines, count ? { reserve: { count } } : {})).toBe(places),
);
