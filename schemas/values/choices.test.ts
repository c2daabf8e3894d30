import { expect, test } from 'vitest';
import type { FieldType, FormField } from '../generated/types.ts';
import { checkValues, cleanValues } from './check-values.ts';
import { rules as checkbox } from './checkbox.ts';

const field = (type: FieldType, more: object = {}): FormField =>
  ({ id: 'a', type, required: true, messages: {}, ...more }) as FormField;

/** Cleans and validates one posted value; returns the cleaned value and the label key of its error. */
function read(options: FormField, posted: Record<string, string>): [string | undefined, string | undefined] {
  const values = cleanValues([options], posted);
  return [values['a'], checkValues([options], values)[0]?.fault.label];
}
const acceptableValues = [{ value: 'x', displayName: 'X' }];

test.each<[string, FormField, Record<string, string>, [string, string | undefined]]>([
  ['accepts a ticked checkbox', field('checkbox'), { a: 'true' }, ['true', undefined]],
  ['rejects a required checkbox without a tick', field('checkbox'), {}, ['', 'consentIsRequired']],
  [
    'rejects a required checkbox that an API client sends as false',
    field('checkbox'),
    { a: 'false' },
    ['', 'consentIsRequired'],
  ],
  ['accepts an optional checkbox without a tick', field('checkbox', { required: false }), {}, ['', undefined]],
  ['rejects a checkbox with an unknown value', field('checkbox'), { a: 'on' }, ['on', 'fieldIsInvalid']],
  ['accepts a selected option', field('radio', { acceptableValues }), { a: 'x' }, ['x', undefined]],
  [
    'rejects an option that the field does not offer',
    field('radio', { acceptableValues }),
    { a: 'y' },
    ['y', 'fieldIsInvalid'],
  ],
  [
    'rejects a required choice without a selected option',
    field('radio', { acceptableValues }),
    {},
    ['', 'fieldIsRequired'],
  ],
  [
    'trims a text of several lines and converts its line breaks to \\n',
    field('textarea'),
    { a: ' One \r\n\r\nTwo\r\n' },
    ['One\n\nTwo', undefined],
  ],
  [
    'replaces a Unicode direction mark in a text by a space',
    field('textarea'),
    { a: 'a\u202Eb\u2028c' },
    ['a b\nc', undefined],
  ],
  ['rejects a text of blank lines in a required field', field('textarea'), { a: ' \r\n ' }, ['', 'fieldIsRequired']],
  [
    'rejects a text above the maximum length',
    field('textarea', { maxLength: 3 }),
    { a: 'a\r\nbc' },
    ['a\nbc', 'fieldTooLong'],
  ],
  [
    'accepts a text of the maximum length, in which a line break counts as one character',
    field('textarea', { maxLength: 3 }),
    { a: 'a\r\nb' },
    ['a\nb', undefined],
  ],
])('validation of the posted value of a form field: %s @def-21', (_what, options, posted, expected) => {
  expect(read(options, posted)).toEqual(expected);
});

test('stores the form value of a checkbox as a boolean @def-21', () => {
  expect([checkbox.keep?.('true'), checkbox.keep?.('')]).toEqual([true, false]);
});
