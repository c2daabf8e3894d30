import { expect, test } from 'vitest';
import { hasAllRows } from './has-all-rows.ts';

const row = (attributes: object) => ({
  $type: 'bucket',
  $zone: 'list',
  attributes: { bucketId: 'new', ...attributes },
});

test.each([
  ['a row with loaded titles', [row({ sectionId: 'home', contentList: [] })], true],
  ['a list with loaded cards', [{ $type: 'cardList', attributes: { sectionId: 'home', cards: [] } }], true],
  ['a text only', [{ $type: 'textBlock', attributes: { text: 'Words.' } }], true],
  [
    'a row whose titles are not loaded',
    [row({ sectionId: 'home', contentList: [] }), row({ sectionId: 'home' })],
    false,
  ],
  [
    'a nested row whose titles are not loaded',
    [{ $type: 'tabs', attributes: { elements: [row({ sectionId: 'home' })] } }],
    false,
  ],
  ['no elements', null, true],
])('for a page with %s, the answer to “are the titles of all rows loaded?” is $2 @def-17', (_what, elements, whole) =>
  expect(hasAllRows({ elements })).toBe(whole),
);
