import { expect, test } from 'vitest';
import { perRowCss, type RowWidth, sizesFor } from './per-row.ts';

/** Evaluates the media queries for a viewport width: the last matching rule wins. */
const valueAt = (css: string, name: string, width: number): string | undefined =>
  [...css.matchAll(/(?:@media \(min-width: ([\d.]+)px\) \{ )?(--[a-z-]+): ([^;]+);/g)].findLast(
    ([, from = '0', property]) => property === name && width >= Number(from),
  )?.[3];

const kinds: readonly RowWidth[] = ['regular', 'poster', 'section', 'playlist'];

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
])('at a viewport width of %i pixels every kind of row shows %i cards @card-03', (width, count) =>
  expect(kinds.map((kind) => valueAt(perRowCss(kind), '--per-row', width))).toEqual(kinds.map(() => `${count}`)),
);

test('sets the CSS property --card-width for kinds of row with narrower cards @card-03', () =>
  expect(kinds.map((kind) => valueAt(perRowCss(kind), '--card-width', 1440))).toEqual([
    undefined,
    '220px',
    '200px',
    '260px',
  ]));

test('requests the pictures of cards in the displayed size of the cards @card-10', () => {
  expect(sizesFor('regular')).toBe(
    '(min-width: 4000px) 13vw, (min-width: 3000px) 14vw, (min-width: 2000px) 17vw, (min-width: 1680px) 20vw, (min-width: 1440px) 25vw, (min-width: 1024.02px) 33vw, (min-width: 480px) 50vw, 100vw',
  );
  expect(sizesFor('poster')).toMatch(/\(min-width: 1440px\) max\(220px, 21vw\), .* max\(220px, 54vw\)$/);
});
