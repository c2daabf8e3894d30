import { expect, test } from 'vitest';
import { tapMeans } from './taps.ts';

test.each([
  ['a single tap', 0.1, undefined, 0],
  ['a double tap at the left seeks back', 0.1, { at: 900, side: -1 }, -10],
  ['a double tap at the right seeks forward', 0.9, { at: 900, side: 1 }, 10],
  ['a double tap in the middle', 0.5, { at: 900, side: 0 }, 0],
  ['two taps at different sides', 0.9, { at: 900, side: -1 }, 0],
  ['two slow taps', 0.9, { at: 500, side: 1 }, 0],
] as const)(
  'seeks by $3 seconds (not 0 only for a double tap at one side of the player): %s @play-06',
  (_, share, before, seconds) => expect(tapMeans({ at: 1000, share }, before).seconds + 0).toBe(seconds),
);
