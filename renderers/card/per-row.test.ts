import { expect, test } from 'vitest';
import { countFor, perRow, postersFor, sizesFor } from './per-row.ts';

const countAt = (width: number) => perRow.findLast(({ from }) => width >= from)?.count;

test.each([
  [320, 1],
  [479, 1],
  [480, 2],
  [1024, 2],
  [1025, 3],
  [1439, 3],
  [1440, 4],
  [1679, 4],
  [1680, 5],
  [1999, 5],
  [2000, 6],
  [2999, 6],
  [3000, 7],
  [3999, 7],
  [4000, 8],
])('at %i pixels a row shows %i cards @card-03', (width, count) => expect(countAt(width)).toBe(count));
test('posters are as many more as they are narrower @card-03', () =>
  expect([1, 2, 3, 4, 5, 6].map(postersFor)).toEqual([2, 3, 4, 6, 7, 9]));
test.each([
  ['section', [2, 3, 5, 6, 8, 10]],
  ['playlist', [1, 2, 4, 5, 6, 7]],
] as const)('where there are one to six cards, of a %s row there are %j @card-03', (width, counts) =>
  expect([1, 2, 3, 4, 5, 6].map((count) => countFor(width, count))).toEqual(counts),
);
test('pictures are asked for in the size they are shown in @card-10', () =>
  expect(sizesFor('regular')).toBe(
    '(min-width: 4000px) 13vw, (min-width: 3000px) 14vw, (min-width: 2000px) 17vw, (min-width: 1680px) 20vw, (min-width: 1440px) 25vw, (min-width: 1024.02px) 33vw, (min-width: 480px) 50vw, 100vw',
  ));
