import { expect, test } from 'vitest';
import { fallbacksOf } from './fallback.ts';

const element = { $type: 'hologram', $version: '2.0', $zone: 'header', tab: 'a', attributes: { text: 'x' } };

test('a kind draws the same attributes, an element its own, both in the element’s own place @def-15', () =>
  expect(
    fallbacksOf({ ...element, fallback: ['textBlock', { $type: 'hero', $zone: 'list', attributes: {} }] }),
  ).toEqual([
    { $type: 'textBlock', $zone: 'header', tab: 'a', attributes: { text: 'x' } },
    { $type: 'hero', $zone: 'header', attributes: {} },
  ]));

test('an element within another has no place of its own to give', () => {
  const { $zone: _, ...within } = element;
  expect(fallbacksOf({ ...within, fallback: [{ $type: 'hero' }] })).toEqual([{ $type: 'hero' }]);
});

test.each([undefined, null, 'textBlock', {}, [], [null, 7, ['textBlock'], true]])(
  'a fallback that is %j names nothing @def-15',
  (fallback) => expect(fallbacksOf({ ...element, fallback })).toEqual([]),
);
