import { expect, test } from 'vitest';
import { pictureOf } from './picture.ts';

test('uses the hero’s picture as the page’s picture @page-10', () =>
  expect(pictureOf({ $type: 'hero', attributes: { background: { imageUrl: '/a.jpg' } } })).toBe('/a.jpg'));

test.each<unknown>([
  null,
  undefined,
  'hero',
  {},
  { $type: 7, attributes: {} },
  { $type: 'toString', attributes: {} },
  { $type: 'textBlock', attributes: { background: { imageUrl: '/a.jpg' } } },
  { $type: 'hero' },
  { $type: 'hero', attributes: null },
  { $type: 'hero', attributes: { background: null } },
  { $type: 'hero', attributes: { background: { imageUrl: 7 } } },
  { $type: 'hero', attributes: { background: { imageUrl: '' } } },
])('finds no page picture in the element %j', (element) => expect(pictureOf(element)).toBeUndefined());
