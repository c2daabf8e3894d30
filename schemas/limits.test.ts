import { expect, test } from 'vitest';
import { cutToLimits, limitIssues, limits } from './limits.ts';

const deep = (levels: number): unknown => (levels === 1 ? {} : { a: deep(levels - 1) });
const rules = (document: unknown) => limitIssues(document).map(({ rule, pointer }) => `${rule} ${pointer}`);

test('a document is as deep as it may be, and no deeper @def-10', () => {
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
  'the name %s is let in nowhere, nor what stands below it @def-10',
  (name) => {
    const document = JSON.parse(`{"a":[{"${name}":{"__proto__":1}}],"b":1}`) as unknown;
    expect(rules(document)).toEqual([`unsafe-key /a/0/${name}`]);
  },
);

test('as many values as a document may have, and no more @def-10', () => {
  expect(limitIssues(Array.from({ length: limits.values - 1 }, () => 1))).toEqual([]);
  expect(limitIssues(Array.from({ length: limits.values + 1 }, () => 1))).toEqual([
    { severity: 'error', pointer: '', rule: 'document-size', expected: 'at most 200000 values', found: 'more' },
  ]);
});

test('of a hostile document no more is told than is enough @def-10', () => {
  const hostile = JSON.parse(`[${'{"prototype":1},'.repeat(500)}null]`) as unknown;
  const found = rules(hostile);
  expect(found).toHaveLength(101);
  expect(found.at(-1)).toBe('document-size ');
});

test.each([null, undefined, 'x', 7, [], {}, [null]])('%j is within the limits', (value) =>
  expect(limitIssues(value)).toEqual([]),
);

test('what lies too deep is cut where it begins, in lists and objects, and what stands beside it stays @keep-01', () => {
  const tower = () => JSON.parse(`${'['.repeat(4000)}1${']'.repeat(4000)}`) as unknown;
  const { value, issues } = cutToLimits({ list: [1, tower(), 3], object: { deep: tower(), kept: true }, text: 'x' });
  expect(issues.map(({ rule }) => rule)).toEqual(['depth', 'depth']);
  expect(limitIssues(value)).toEqual([]);
  expect(value).toMatchObject({ object: { kept: true }, text: 'x' });
  expect((value as { list: unknown[] }).list).toHaveLength(3);
});

test('names that programs give a meaning to are taken out; of far too much nothing is left @keep-01', () => {
  const { value, issues } = cutToLimits(JSON.parse('{"a":{"__proto__":{"b":1},"c":2}}'));
  expect([value, issues.map(({ pointer }) => pointer)]).toEqual([{ a: { c: 2 } }, ['/a/__proto__']]);
  expect(cutToLimits(Array.from({ length: limits.values + 1 }, () => 0)).value).toBeUndefined();
});
