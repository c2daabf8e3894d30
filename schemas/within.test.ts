import { expect, test } from 'vitest';
import { MAX_ELEMENT_DEPTH, elementsWithin, kindsWithin, withAllWithin } from './within.ts';

const element = (kind: unknown, elements: unknown[] = [], fallback?: unknown) => ({
  $type: kind,
  attributes: { elements },
  fallback,
});

test('lists the kinds of all elements of a page including nested ones and fallbacks @def-09', () => {
  expect(
    kindsWithin([
      element('grid', [element('text', [element('deep')]), element('image')]),
      element('new', [], ['text', { $type: 'hero' }, 7, null]),
      element('many', [], ['a', 'b', 'c', 'd', 'e', 'f']),
      'hero',
      null,
      7,
      element(7),
    ]),
  ).toEqual(['grid', 'text', 'deep', 'image', 'new', 'text', 'hero', 'many', 'a', 'b', 'c', 'd', 'e', 'hero']);
  for (const none of [undefined, null, 'hero', {}]) expect(kindsWithin(none)).toEqual([]);
});

test('searches for nested elements down to the maximum nesting depth only @def-10', () => {
  const deep = (levels: number): object => element(`l${levels}`, levels === 0 ? [] : [deep(levels - 1)]);
  expect(withAllWithin(deep(9))).toHaveLength(MAX_ELEMENT_DEPTH);
  expect(withAllWithin(deep(2))).toHaveLength(3);
});

test.each<[string, unknown]>([
  ['a null value', null],
  ['a missing value', undefined],
  ['a number', 7],
  ['an empty object', {}],
  ['an element whose attributes are null', { attributes: null }],
  ['an element whose nested elements are a text', { attributes: { elements: 'x' } }],
])('finds no nested elements within %s', (_name, value) => expect(elementsWithin(value)).toEqual([]));
