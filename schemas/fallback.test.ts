import { expect, test } from 'vitest';
import { fallbacksOf } from './fallback.ts';

const element = { $type: 'hologram', $version: '2.0', $zone: 'header', tab: 'a', attributes: { text: 'x' } };

test('a fallback kind gets the attributes of the replaced element, a fallback element uses its own; both take its position @def-15', () =>
  expect(
    fallbacksOf({ ...element, fallback: ['textBlock', { $type: 'hero', $zone: 'list', attributes: {} }] }),
  ).toEqual([
    { $type: 'textBlock', $zone: 'header', tab: 'a', attributes: { text: 'x' } },
    { $type: 'hero', $zone: 'header', attributes: {} },
  ]));

test('the fallback of a nested element gets no page zone, because only top-level elements have one', () => {
  const { $zone: _, ...within } = element;
  expect(fallbacksOf({ ...within, fallback: [{ $type: 'hero' }] })).toEqual([{ $type: 'hero' }]);
});

test.each<[string, unknown]>([
  ['missing', undefined],
  ['a null value', null],
  ['a text', 'textBlock'],
  ['an object', {}],
  ['an empty list', []],
  ['a list without valid fallbacks', [null, 7, ['textBlock'], true]],
])('returns no fallbacks if an element’s property “fallback” is %s @def-15', (_name, fallback) =>
  expect(fallbacksOf({ ...element, fallback })).toEqual([]),
);
