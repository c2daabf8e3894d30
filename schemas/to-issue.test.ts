import { expect, test } from 'vitest';
import { toIssue } from './to-issue.ts';

const value = { a: { b: [1, 2] }, n: 3, $type: 'x' };
const issue = (keyword: string, params: Record<string, unknown>, instancePath = '/n') => {
  const { pointer, expected, found } = toIssue({ keyword, params, instancePath }, value, '/base');
  return [pointer, expected, found];
};

test.each<[string, Record<string, unknown>, string]>([
  ['type', { type: 'string' }, 'a text'],
  ['type', { type: ['array', 'object'] }, 'a list or an object'],
  ['type', { type: ['integer', 'number', 'boolean', 'null'] }, 'a whole number or a number or true or false or null'],
  ['type', { type: 'date' }, 'date'],
  ['enum', { allowedValues: ['a', 1, null] }, 'one of "a", 1, null'],
  ['const', { allowedValue: 'a' }, '"a"'],
  ['pattern', { pattern: '^#[0-9a-fA-F]{6}$' }, expect.stringContaining('colour')],
  ['pattern', { pattern: '^never$' }, 'a text that matches ^never$'],
  ['minLength', { limit: 1 }, 'at least 1 character'],
  ['maxLength', { limit: 2 }, 'at most 2 characters'],
  ['minItems', { limit: 1 }, 'at least 1 item'],
  ['maxItems', { limit: 2 }, 'at most 2 items'],
  ['minimum', { comparison: '>=', limit: 4 }, 'a number >= 4'],
  ['maximum', { comparison: '<=', limit: 2 }, 'a number <= 2'],
  ['exclusiveMinimum', { comparison: '>', limit: 3 }, 'a number > 3'],
  ['anyOf', {}, 'one of the shapes that the schema allows'],
  ['someKeyword', {}, 'someKeyword'],
])(
  'describes a violation of the schema keyword %s with the parameters %j as %s @edit-04',
  (keyword, params, expected) => expect(issue(keyword, params)).toEqual(['/base/n', expected, '3']),
);

test('reports missing, additional and misspelt properties with a JSON pointer to their object @edit-04', () => {
  expect(issue('required', { missingProperty: 'c' }, '/a')).toEqual(['/base/a', 'a property “c”', 'none']);
  expect(issue('additionalProperties', { additionalProperty: 'b/c' }, '/a')).toEqual([
    '/base/a/b~1c',
    'only properties that the schema knows',
    '“b/c”',
  ]);
  expect(issue('propertyNames', { propertyName: 'b' }, '/a')).toEqual([
    '/base/a/b',
    'a property name that the schema allows',
    '“b”',
  ]);
  expect(issue('pattern', { pattern: 'x', propertyName: 'n' }, '')).toEqual([
    '/base',
    'a text that matches x',
    'an object',
  ]);
  expect(issue('discriminator', { tag: '$type', tagValue: 'x' }, '')).toEqual([
    '/base/$type',
    'a “$type” that the schema knows',
    '"x"',
  ]);
  expect(toIssue({ keyword: 'type', params: { type: 'null' }, instancePath: '/n' }, value).pointer).toBe('/n');
});
