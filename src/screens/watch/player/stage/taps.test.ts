import { expect, test } from 'vitest';
import { tapMeans } from './taps.ts';

test.each([
  ['one tap', 0.1, undefined, 0],
  ['two at the left', 0.1, { at: 900, side: -1 }, -10],
  ['two at the right', 0.9, { at: 900, side: 1 }, 10],
  ['two in the middle', 0.5, { at: 900, side: 0 }, 0],
  ['two at two sides', 0.9, { at: 900, side: -1 }, 0],
  ['two long after each other', 0.9, { at: 500, side: 1 }, 0],
] as const)(
  'seeks back or forward by a double tap at the side of the player, else not at all: %s @play-06',
  (_, share, before, seconds) => expect(tapMeans({ at: 1000, share }, before).seconds + 0).toBe(seconds),
);
