import { expect, test } from 'vitest';
import { costsOf } from './costs.ts';

test('lists DOM nodes and bytes of code per kind of element, most DOM nodes first, a kind’s code once @def-20', () => {
  const drawn = [
    { pointer: '/elements/0', kind: 'hero', nodes: 40 },
    { pointer: '/elements/1', kind: 'bucket', nodes: 300 },
    { pointer: '/elements/2', kind: 'bucket', nodes: 200 },
    { pointer: '/elements/3', kind: 'textBlock', nodes: 5 },
  ];
  expect(
    costsOf(
      drawn,
      new Map([
        ['bucket', 5200],
        ['hero', 3100],
      ]),
    ),
  ).toEqual([
    { kind: 'bucket', elements: 2, nodes: 500, bytes: 5200 },
    { kind: 'hero', elements: 1, nodes: 40, bytes: 3100 },
    { kind: 'textBlock', elements: 1, nodes: 5, bytes: undefined },
  ]);
});
