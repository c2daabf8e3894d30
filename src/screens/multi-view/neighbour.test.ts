import { expect, test } from 'vitest';
import { neighbour } from './neighbour.ts';

const box = (left: number, top: number, width = 100, height = 50) => ({ left, top, width, height });
const quad = [box(0, 0), box(100, 0), box(0, 50), box(100, 50)];
// A large tile with two beside it.
const three = [box(0, 0, 200, 100), box(200, 0), box(200, 50)];

test.each([
  [quad, 0, 'ArrowRight', 1],
  [quad, 0, 'ArrowDown', 2],
  [quad, 3, 'ArrowUp', 1],
  [quad, 3, 'ArrowLeft', 2],
  [quad, 0, 'ArrowLeft', undefined],
  [quad, 0, 'Enter', undefined],
  [three, 2, 'ArrowLeft', 0],
  [three, 1, 'ArrowDown', 2],
  [three, 0, 'ArrowRight', 1],
])('arrow keys move the focus to the nearest tile in the key’s direction @multi-01', (boxes, from, key, to) =>
  expect(neighbour(boxes, from, key)).toBe(to),
);
