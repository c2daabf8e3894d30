import { expect, test } from 'vitest';
import { heightCapOf } from './height-cap.ts';

test.each([
  [120, false, 180],
  [181, false, 360],
  [900, false, 360],
  [300, true, 360],
  [540, true, 720],
  [1440, true, 2160],
  [4000, true, 2160],
])(
  'limits a multi-view tile of %i pixels height (main tile: %s) to renditions up to height %i @multi-01',
  (height, isMain, cap) => expect(heightCapOf(height, isMain)).toBe(cap),
);
