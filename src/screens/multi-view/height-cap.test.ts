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
])('a box of %i pixels, main %s, loads no more than %i @multi-01', (height, isMain, cap) =>
  expect(heightCapOf(height, isMain)).toBe(cap),
);
