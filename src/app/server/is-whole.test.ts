import { expect, test } from 'vitest';
import { hasAllRows } from './is-whole.ts';

const row = (attributes: object) => ({
  $type: 'bucket',
  $zone: 'list',
  attributes: { bucketId: 'new', ...attributes },
});

test.each([
  ['a row with its titles', [row({ sectionId: 'home', contentList: [] })], true],
  ['a list with its cards', [{ $type: 'cardList', attributes: { sectionId: 'home', cards: [] } }], true],
  ['a text', [{ $type: 'textBlock', attributes: { text: 'Words.' } }], true],
  ['a row that is left to ask', [row({ sectionId: 'home', contentList: [] }), row({ sectionId: 'home' })], false],
  [
    'one that is left to ask within another element',
    [{ $type: 'tabs', attributes: { elements: [row({ sectionId: 'home' })] } }],
    false,
  ],
  ['no list at all', null, true],
])('decides whether all rows of a page are loaded: page with %s @def-17', (_what, elements, whole) =>
  expect(hasAllRows({ elements })).toBe(whole),
);
