import { expect, test } from 'vitest';
import { cutToLimits, limitIssues, limits } from './limits.ts';

const deep = (levels: number): unknown => (levels === 1 ? {} : { a: deep(levels - 1) });
const rules = (document: unknown) => limitIssues(document).map(({ rule, pointer }) => `${rule} ${pointer}`);

test('accepts documents up to the maximum nesting depth @def-10', () => {
  expect(limitIssues(deep(limits.depth))).toEqual([]);
  expect(limitIssues({ a: deep(limits.depth) })).toEqual([
    {
      severity: 'error',
      pointer: '/a'.repeat(limits.depth),
      rule: 'depth',
      expected: 'at most 32 levels',
      found: 'level 33',
    },
  ]);
});

test.each(['__proto__', 'constructor', 'prototype'])(
  'rejects the unsafe property name %s at any level of a document and ignores its content @def-10',
  (name) => {
    const document = JSON.parse(`{"a":[{"${name}":{"__proto__":1}}],"b":1}`) as unknown;
    expect(rules(document)).toEqual([`unsafe-key /a/0/${name}`]);
  },
);

test('accepts documents up to the maximum number of values @def-10', () => {
  expect(limitIssues(Array.from({ length: limits.values - 1 }, () => 1))).toEqual([]);
  expect(limitIssues(Array.from({ length: limits.values + 1 }, () => 1))).toEqual([
    { severity: 'error', pointer: '', rule: 'document-size', expected: 'at most 200000 values', found: 'more' },
  ]);
});

test('limits the number of issues that are reported for a hostile document @def-10', () => {
  const hostile = JSON.parse(`[${'{"prototype":1},'.repeat(500)}null]`) as unknown;
  const found = rules(hostile);
  expect(found).toHaveLength(101);
  expect(found.at(-1)).toBe('document-size ');
});

test.each<[string, unknown]>([
  ['a null value', null],
  ['a missing value', undefined],
  ['a text', 'x'],
  ['a number', 7],
  ['an empty list', []],
  ['an empty object', {}],
  ['a list with a null value', [null]],
])('%s is within the limits of document depth and size', (_name, value) => expect(limitIssues(value)).toEqual([]));

test('truncates a document below the maximum depth in lists and objects, without removing sibling values @keep-01', () => {
  const tower = () => JSON.parse(`${'['.repeat(4000)}1${']'.repeat(4000)}`) as unknown;
  const { value, issues } = cutToLimits({ list: [1, tower(), 3], object: { deep: tower(), kept: true }, text: 'x' });
  expect(issues.map(({ rule }) => rule)).toEqual(['depth', 'depth']);
  expect(limitIssues(value)).toEqual([]);
  expect(value).toMatchObject({ object: { kept: true }, text: 'x' });
  expect((value as { list: unknown[] }).list).toHaveLength(3);
});

test('removes unsafe property names from a document, and returns nothing for a document that is far too large @keep-01', () => {
  const { value, issues } = cutToLimits(JSON.parse('{"a":{"__proto__":{"b":1},"c":2}}'));
  expect([value, issues.map(({ pointer }) => pointer)]).toEqual([{ a: { c: 2 } }, ['/a/__proto__']]);
  expect(cutToLimits(Array.from({ length: limits.values + 1 }, () => 0)).value).toBeUndefined();
});
