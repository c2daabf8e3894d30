import { expect, test } from 'vitest';
import { contrast, readable } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.478],
  ['#FFFFFF', '#777777', 4.478],
  ['#ff0000', '#ffffff', 3.998],
  ['#0a0a0c', '#0a0a0c', 1],
])('computes the WCAG contrast ratio of the colours %s and %s as %d', (one, other, ratio) =>
  expect(contrast(one, other)).toBeCloseTo(ratio, 2),
);

test.each([
  ['#777777', '#000000', 4.5],
  ['#555555', '#0a0a0c', 4.5],
  ['#999999', '#ffffff', 4.5],
  ['#ff3d1f', '#faf7f1', 4.5],
])(
  'adjusts the text colour %s to be readable on the background %s with the smallest change',
  (colour, ground, least) => {
    const better = readable(colour, ground, least);
    expect(contrast(better, ground)).toBeGreaterThanOrEqual(least);
    expect(contrast(better, ground)).toBeLessThan(least * 1.08);
  },
);

test('does not change a text colour that is already readable on the background', () =>
  expect(readable('#ffffff', '#000000', 4.5)).toBe('#ffffff'));
