import { expect, test } from 'vitest';
import { checkForm } from './author.ts';
import { validate as isText } from './generated/validators/fields/text.js';
import { issueLine } from './issue.ts';
import { type FieldValidators, parseForm } from './parse-form.ts';

const validators = { text: isText } as unknown as FieldValidators;
const text = (id: string, more = {}) => ({ id, type: 'text', required: false, messages: {}, ...more });
const parse = (fields: unknown) => {
  const parsed = parseForm({ version: '1.0', submitLabel: 'Go', fields }, validators);
  return { ids: parsed.form ? parsed.fields.map(({ id }) => id) : [], issues: parsed.issues.map(issueLine) };
};

test('renders at most the maximum number of fields of a form @form-01 @def-06', () => {
  const { ids, issues } = parse(Array.from({ length: 150 }, (_, index) => text(`f${index}`)));
  expect(ids).toHaveLength(100);
  expect(issues).toEqual(['/fields: expected at most 100 items, found a list of 150 items']);
});

test('ignores a pattern of a form field that is too long, but renders the field @form-06', () => {
  const { ids, issues } = parse([text('a'), text('b', { pattern: 'x'.repeat(201) })]);
  expect(ids).toEqual(['a', 'b']);
  expect(issues).toEqual([expect.stringMatching(/^\/fields\/1\/pattern: expected at most 200 characters, found/)]);
});

test('leaves out form fields of unknown type or with duplicate ids, and reports each with a pointer @def-06', () => {
  const { ids, issues } = parse([
    text('a'),
    text('b', { type: 'colour' }),
    text('a'),
    null,
    text('c', { minLength: -1 }),
  ]);
  expect(ids).toEqual(['a']);
  expect(issues).toEqual([
    '/fields/1/type: expected a type of field that this build knows, found "colour"',
    '/fields/2/id: expected an id that no field before it has, found "a"',
    '/fields/3/type: expected a type of field that this build knows, found nothing',
    '/fields/4/minLength: expected a number >= 0, found -1',
  ]);
});

test('reports duplicate ids, invalid patterns and broken references of form fields to authors @def-01', () => {
  const checked = checkForm({
    version: '1.0',
    submitLabel: 'Go',
    fields: [
      text('a', { pattern: '(?=x)' }),
      text('a'),
      { ...text('b'), type: 'confirmPassword', of: 'a' },
      { ...text('c'), type: 'address' },
      { ...text('d'), type: 'address' },
    ],
  });
  expect(checked.ok ? [] : checked.issues.map(issueLine)).toEqual([
    '/fields/0/pattern: expected a pattern in RE2 syntax, found "(?=x)"',
    '/fields/1/id: expected an id that no field before it has, found "a"',
    '/fields/2/of: expected the id of a password field of this form, found "a"',
    '/fields/4/type: expected one address in a form, found another one',
  ]);
});
