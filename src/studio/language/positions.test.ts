import { expect, test } from 'vitest';
import { lineAndColumn, pointerAt, rangesOf } from './positions.ts';

const text = '{\n  "a/b": { "c": [1, "two"] },\n  "d": [{ "e": null }]\n}';
const marked = (pointer: string) => {
  const [range] = rangesOf(text, [pointer]);
  return range && text.slice(range.from, range.to);
};

test.each([
  ['the JSON pointer /a~1b/c/1', 'the text "two"', '/a~1b/c/1', '"two"'],
  ['the JSON pointer /a~1b/c', 'the text "c"', '/a~1b/c', '"c"'],
  ['the JSON pointer /d/0/e', 'the null value', '/d/0/e', 'null'],
  ['the JSON pointer /d/0', 'the start of an object', '/d/0', '{'],
  ['the empty JSON pointer', 'the start of the document', '', '{'],
])('%s has the text range of %s @edit-04', (_pointer, _range, pointer, expected) =>
  expect(marked(pointer)).toBe(expected),
);

test('a JSON pointer to a missing value has the text range of the name of its nearest parent @edit-04', () => {
  expect(marked('/a~1b/missing/deeper')).toBe('"a/b"');
  expect(marked('/d/7')).toBe('"d"');
});

test('a JSON pointer to duplicate properties has the text range of the last one', () => {
  const doubled = '{"a": 1, "a": 2}';
  const [range] = rangesOf(doubled, ['/a']);
  expect(range && doubled.slice(range.from, range.to)).toBe('2');
});

test('finds the text positions of JSON pointers in incomplete JSON', () => {
  const [range] = rangesOf('{"a": {"b": 1', ['/a/b']);
  expect(range).toEqual({ from: 12, to: 13 });
  expect(rangesOf('', ['/a'])).toEqual([{ from: 0, to: 0 }]);
});

test('converts a text offset to a JSON pointer and to line and column', () => {
  expect(pointerAt(text, text.indexOf('two'))).toBe('/a~1b/c/1');
  expect(pointerAt(text, text.indexOf('null'))).toBe('/d/0/e');
  expect(lineAndColumn(text, text.indexOf('"d"'))).toEqual({ line: 3, column: 3 });
});
