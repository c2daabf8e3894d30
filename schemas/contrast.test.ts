import { expect, test } from 'vitest';
import { contrast, readable } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.478],
  ['#FFFFFF', '#777777', 4.478],
  ['#ff0000', '#ffffff', 3.998],
  ['#0a0a0c', '#0a0a0c', 1],
])('contrast of %s and %s according to WCAG: %d', (one, other, ratio) =>
  expect(contrast(one, other)).toBeCloseTo(ratio, 2),
);

test.each([
  ['#777777', '#000000', 4.5],
  ['#555555', '#0a0a0c', 4.5],
  ['#999999', '#ffffff', 4.5],
  ['#ff3d1f', '#faf7f1', 4.5],
])('adjusts %s to be readable on %s with the smallest change', (colour, ground, least) => {
  const better = readable(colour, ground, least);
  expect(contrast(better, ground)).toBeGreaterThanOrEqual(least);
  expect(contrast(better, ground)).toBeLessThan(least * 1.08);
});

test('keeps a colour that is already readable', () => expect(readable('#ffffff', '#000000', 4.5)).toBe('#ffffff'));
