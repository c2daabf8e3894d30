import { expect, test } from 'vitest';
import { labelNamed, localise, listTexts } from './localise.ts';

const document = {
  title: 't:home.title',
  't:key': 'plain',
  list: ['t:a', 'at:b', { deep: 't:c' }, 7, true, null, undefined],
  empty: '',
};

test('replaces every text of a document that refers to a label by the label’s text, at any depth, and no other text', () => {
  const before = structuredClone(document);
  expect(localise(document, (key) => `<${key}>`)).toEqual({
    title: '<home.title>',
    't:key': 'plain',
    list: ['<a>', 'at:b', { deep: '<c>' }, 7, true, null, undefined],
    empty: '',
  });
  expect(document).toEqual(before);
  expect(localise('t:x', (key) => key)).toBe('x');
  expect(localise(null, () => 'never')).toBeNull();
});

test('finds every text of a document with the text’s JSON pointer', () => {
  expect(listTexts({ a: 'x', 'b/c': ['y', 7, null, { d: 'z' }] })).toEqual([
    { pointer: '/a', text: 'x' },
    { pointer: '/b~1c/0', text: 'y' },
    { pointer: '/b~1c/3/d', text: 'z' },
  ]);
  expect(listTexts('x')).toEqual([{ pointer: '', text: 'x' }]);
  for (const none of [null, undefined, 7, true, {}, []]) expect(listTexts(none)).toEqual([]);
});

test.each([
  ['t:home.title', 'a reference to the label home.title', 'home.title'],
  ['t:', 'a reference to a label with an empty key', ''],
  ['home t:title', 'a text without a label', undefined],
  ['T:x', 'a text without a label', undefined],
  ['', 'a text without a label', undefined],
])('parses “%s” as %s', (text, _result, label) => expect(labelNamed(text)).toBe(label));
