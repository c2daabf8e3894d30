import { expect, test } from 'vitest';
import { changeBetween, insertAt, setAt, swapAt } from './edits.ts';

const text = `{
  "title":   "Home",
  "elements": [
    { "a": 1,  "b": [1,2] },
    { "a": 2 }
  ]
}
`;

test.each([
  ['a value', '/title', 'Start', '"title":   "Home"', '"title":   "Start"'],
  ['a value in a list', '/elements/1/a', 3, '{ "a": 2 }', '{ "a": 3 }'],
  ['a number in a list of numbers', '/elements/0/b/1', 7, '[1,2]', '[1,7]'],
])(
  'replaces %s in a JSON text without changing the rest of the text @edit-05',
  (_what, pointer, value, before, after) => {
    expect(setAt(text, pointer, value)).toBe(text.replace(before, after));
  },
);

test('creates missing parent objects of a value with the JSON text’s indentation @edit-05', () => {
  expect(setAt('{\n\t"a": 1\n}', '/b/c', true)).toBe('{\n\t"a": 1,\n\t"b": {\n\t\t"c": true\n\t}\n}');
  expect(JSON.parse(setAt(text, '/elements/1/style/mobile/display', 'none'))).toMatchObject({
    elements: [{}, { a: 2, style: { mobile: { display: 'none' } } }],
  });
});

test('removes a value from a JSON text if the new value is missing @edit-05', () => {
  expect(JSON.parse(setAt(text, '/elements/0', undefined))).toEqual({ title: 'Home', elements: [{ a: 2 }] });
  expect(JSON.parse(setAt('{ "a": 1, "b": 2 }', '/b', undefined))).toEqual({ a: 1 });
});

test('inserts an item into a list of a JSON text at the given index @edit-05', () => {
  const at = (index: number) =>
    JSON.parse(insertAt(text, '/elements', index, { a: 9 })) as { elements: { a: number }[] };
  expect(at(0).elements.map(({ a }) => a)).toEqual([9, 1, 2]);
  expect(at(2).elements.map(({ a }) => a)).toEqual([1, 2, 9]);
  expect(JSON.parse(insertAt('{"elements":[]}', '/elements', 0, 1))).toEqual({ elements: [1] });
});

test('swaps two list items of a JSON text without reformatting them @edit-05', () => {
  const swapped = text
    .replace('{ "a": 2 }', '<second>')
    .replace('{ "a": 1,  "b": [1,2] }', '{ "a": 2 }')
    .replace('<second>', '{ "a": 1,  "b": [1,2] }');
  expect(swapAt(text, '/elements/0', '/elements/1')).toBe(swapped);
  expect(swapAt(text, '/elements/1', '/elements/0')).toBe(swapped);
});

test('decodes slashes and tildes in JSON pointers @edit-05', () => {
  expect(JSON.parse(setAt('{"a/b":1,"c~d":2}', '/a~1b', 3))).toEqual({ 'a/b': 3, 'c~d': 2 });
});

test.each([
  ['abc', 'abXc', { from: 2, to: 2, insert: 'X' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['', 'a', { from: 0, to: 0, insert: 'a' }],
  ['same', 'same', undefined],
])('finds the smallest replacement that turns “%s” into “%s” @edit-05', (before, after, change) => {
  expect(changeBetween(before, after)).toEqual(change);
});
