import { expect, test } from 'vitest';
import { heightCapOf } from './height-cap.ts';

test.each([
  ['a secondary', 120, 180, false],
  ['a secondary', 181, 360, false],
  ['a secondary', 900, 360, false],
  ['the main', 300, 360, true],
  ['the main', 540, 720, true],
  ['the main', 1440, 2160, true],
  ['the main', 4000, 2160, true],
])(
  'limits %s multi-view tile of %i pixels height to renditions up to height %i @multi-01',
  (_tile, height, cap, isMain) => expect(heightCapOf(height, isMain)).toBe(cap),
);
