import { expect, test } from 'vitest';
import { neighbour } from './neighbour.ts';

const box = (left: number, top: number, width = 100, height = 50) => ({ left, top, width, height });
const quad = [box(0, 0), box(100, 0), box(0, 50), box(100, 50)];
// A large tile with two beside it.
const three = [box(0, 0, 200, 100), box(200, 0), box(200, 50)];

test.each([
  ['four equal tiles', 0, 'ArrowRight', 'moves the focus to the tile 1', 1, quad],
  ['four equal tiles', 0, 'ArrowDown', 'moves the focus to the tile 2', 2, quad],
  ['four equal tiles', 3, 'ArrowUp', 'moves the focus to the tile 1', 1, quad],
  ['four equal tiles', 3, 'ArrowLeft', 'moves the focus to the tile 2', 2, quad],
  ['four equal tiles', 0, 'ArrowLeft', 'does not move the focus', undefined, quad],
  ['four equal tiles', 0, 'Enter', 'does not move the focus', undefined, quad],
  ['a large tile and two beside it', 2, 'ArrowLeft', 'moves the focus to the tile 0', 0, three],
  ['a large tile and two beside it', 1, 'ArrowDown', 'moves the focus to the tile 2', 2, three],
  ['a large tile and two beside it', 0, 'ArrowRight', 'moves the focus to the tile 1', 1, three],
])('with %s, from the tile %i the key %s %s @multi-01', (_tiles, from, key, _result, to, boxes) =>
  expect(neighbour(boxes, from, key)).toBe(to),
);
