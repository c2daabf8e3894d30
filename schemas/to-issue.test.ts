import { expect, test } from 'vitest';
import { toIssue } from './to-issue.ts';

const value = { a: { b: [1, 2] }, n: 3, $type: 'x' };
const issue = (keyword: string, params: Record<string, unknown>, instancePath = '/n') => {
  const { pointer, expected, found } = toIssue({ keyword, params, instancePath }, value, '/base');
  return [pointer, expected, found];
};

test.each<[string, string, Record<string, unknown>]>([
  ['type', 'a text', { type: 'string' }],
  ['type', 'a list or an object', { type: ['array', 'object'] }],
  ['type', 'a whole number or a number or true or false or null', { type: ['integer', 'number', 'boolean', 'null'] }],
  ['type', 'date', { type: 'date' }],
  ['enum', 'one of "a", 1, null', { allowedValues: ['a', 1, null] }],
  ['const', '"a"', { allowedValue: 'a' }],
  ['pattern', 'a text that matches ^never$', { pattern: '^never$' }],
  ['minLength', 'at least 1 character', { limit: 1 }],
  ['maxLength', 'at most 2 characters', { limit: 2 }],
  ['minItems', 'at least 1 item', { limit: 1 }],
  ['maxItems', 'at most 2 items', { limit: 2 }],
  ['minimum', 'a number >= 4', { comparison: '>=', limit: 4 }],
  ['maximum', 'a number <= 2', { comparison: '<=', limit: 2 }],
  ['exclusiveMinimum', 'a number > 3', { comparison: '>', limit: 3 }],
  ['anyOf', 'one of the shapes that the schema allows', {}],
  ['someKeyword', 'someKeyword', {}],
])(
  'a violation of the schema keyword %s is reported with the expected value “%s” @edit-04',
  (keyword, expected, params) => expect(issue(keyword, params)).toEqual(['/base/n', expected, '3']),
);

test('a violation of the pattern of a colour is reported with a colour as the expected value @edit-04', () =>
  expect(issue('pattern', { pattern: '^#[0-9a-fA-F]{6}$' })).toEqual([
    '/base/n',
    expect.stringContaining('colour'),
    '3',
  ]));

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
