import { expect, test } from 'vitest';
import { checkWrittenPage } from '#schemas/check-document.ts';
import { salvage } from './salvage.ts';
import { skeletonOf } from './skeletons.ts';

const text = (title: unknown, more: object = {}) => ({
  $type: 'textBlock',
  $zone: 'list',
  attributes: { title, text: 'x', ...more },
});
const salvaged = (page: unknown) => salvage(checkWrittenPage, page, skeletonOf('page', 'x') as never);

test('removes only the invalid parts of a page, and maps JSON pointers in the result to those in the original page @def-13', () => {
  const { document, damage } = salvaged({
    version: '1.0',
    layout: 7,
    elements: [{ $type: 'nothing' }, text('A', { titel: 'B' }), text(3), { $zone: 'list' }, text('C')],
  });
  expect((document as { elements: unknown[] }).elements).toEqual([
    text('A'),
    { ...text('x'), attributes: { text: 'x' } },
    text('C'),
  ]);
  expect(document).not.toHaveProperty('layout');
  expect(damage.placeOf('/elements/2/attributes/title')).toBe('/elements/4/attributes/title');
  expect(damage.isTaken('/elements/3/attributes')).toBe(true);
  expect(damage.isTaken('/elements/4')).toBe(false);
  expect([damage.isWhole('/elements/1'), damage.isWhole('/elements/4')]).toEqual([false, true]);
});

test.each<[string, unknown]>([
  ['no value', undefined],
  ['a null value', null],
  ['a list', []],
  ['a text', 'text'],
  ['a page whose elements are a text', { elements: 'none' }],
  ['an empty object', {}],
])('if the database contains %s instead of a valid page, returns the minimal valid page @def-13', (_value, written) => {
  const { document, damage } = salvaged(written);
  expect(document).toMatchObject({ elements: [] });
  expect([damage.written, damage.isTaken('/elements/0')]).toEqual([written, true]);
});
