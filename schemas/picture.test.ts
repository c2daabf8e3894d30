import { expect, test } from 'vitest';
import { pictureOf } from './picture.ts';

test('uses the hero’s picture as the page’s picture @page-10', () =>
  expect(pictureOf({ $type: 'hero', attributes: { background: { imageUrl: '/a.jpg' } } })).toBe('/a.jpg'));

test.each<[string, unknown]>([
  ['a null value', null],
  ['a missing value', undefined],
  ['a text', 'hero'],
  ['an element without a type', {}],
  ['an element whose type is a number', { $type: 7, attributes: {} }],
  ['an element whose type is a built-in property name', { $type: 'toString', attributes: {} }],
  [
    'an element of a type without a page picture',
    { $type: 'textBlock', attributes: { background: { imageUrl: '/a.jpg' } } },
  ],
  ['a hero without attributes', { $type: 'hero' }],
  ['a hero whose attributes are null', { $type: 'hero', attributes: null }],
  ['a hero whose background is null', { $type: 'hero', attributes: { background: null } }],
  ['a hero whose image URL is a number', { $type: 'hero', attributes: { background: { imageUrl: 7 } } }],
  ['a hero whose image URL is empty', { $type: 'hero', attributes: { background: { imageUrl: '' } } }],
])('finds no page picture in %s', (_name, element) => expect(pictureOf(element)).toBeUndefined());
