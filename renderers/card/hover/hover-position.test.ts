import { expect, test } from 'vitest';
import { hoverPosition, zoomOf } from './hover-position.ts';

const view = { left: 70, right: 1370 };

test.each`
  where                                     | card                           | zoom   | origin  | left    | right
  ${'in the middle'}                        | ${{ left: 500, right: 800 }}   | ${1.4} | ${0.5}  | ${-60}  | ${60}
  ${'at the left edge'}                     | ${{ left: 70, right: 370 }}    | ${1.4} | ${0}    | ${0}    | ${120}
  ${'at the right edge'}                    | ${{ left: 1070, right: 1370 }} | ${1.4} | ${1}    | ${-120} | ${0}
  ${'near the left edge'}                   | ${{ left: 100, right: 400 }}   | ${1.4} | ${0.25} | ${-30}  | ${90}
  ${'that the window cuts off'}             | ${{ left: 1300, right: 1600 }} | ${1.4} | ${1}    | ${-120} | ${0}
  ${'that links to a page, in the middle,'} | ${{ left: 500, right: 800 }}   | ${1.2} | ${0.5}  | ${-30}  | ${30}
  ${'under reduced motion'}                 | ${{ left: 500, right: 800 }}   | ${1}   | ${0.5}  | ${0}    | ${0}
`(
  'a hovered card $where is enlarged by $zoom from $origin of its width, and moves its neighbours by $left and $right px @card-06',
  ({ card, zoom, origin, left, right }) => {
    const position = hoverPosition(card, view, zoom);
    expect(position.zoom).toBe(zoom);
    expect(position.origin).toBeCloseTo(origin);
    expect(position.left).toBeCloseTo(left);
    expect(position.right).toBeCloseTo(right);
  },
);

test('does not enlarge a card that fills the viewport @card-06', () =>
  expect(hoverPosition({ left: 20, right: 370 }, { left: 20, right: 370 }, 1.4).zoom).toBe(1));

test('scales hovered cards by 1.4 if they are titles, by 1.2 if they link to other pages @card-06', () => {
  const card = { id: 1, title: 'x', accessLevel: 'GRANTED' } as const;
  expect(zoomOf({ ...card, type: 'VOD' })).toBe(1.4);
  expect(zoomOf({ ...card, type: 'SECTION_LINK' })).toBe(1.2);
});
