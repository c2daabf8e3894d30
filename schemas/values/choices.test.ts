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
  ['a ticked checkbox', field('checkbox'), { a: 'true' }, ['true', undefined]],
  ['a required checkbox without a tick', field('checkbox'), {}, ['', 'consentIsRequired']],
  [
    'a required checkbox that an API client sends as false',
    field('checkbox'),
    { a: 'false' },
    ['', 'consentIsRequired'],
  ],
  ['an optional checkbox without a tick', field('checkbox', { required: false }), {}, ['', undefined]],
  ['a checkbox with an unknown value', field('checkbox'), { a: 'on' }, ['on', 'fieldIsInvalid']],
  ['a selected option', field('radio', { acceptableValues }), { a: 'x' }, ['x', undefined]],
  [
    'an option that the field does not offer',
    field('radio', { acceptableValues }),
    { a: 'y' },
    ['y', 'fieldIsInvalid'],
  ],
  ['a required choice without a selected option', field('radio', { acceptableValues }), {}, ['', 'fieldIsRequired']],
  [
    'a text of several lines as browsers post it',
    field('textarea'),
    { a: ' One \r\n\r\nTwo\r\n' },
    ['One\n\nTwo', undefined],
  ],
  ['a text with Unicode direction marks', field('textarea'), { a: 'a\u202Eb\u2028c' }, ['a b\nc', undefined]],
  ['a text of blank lines', field('textarea'), { a: ' \r\n ' }, ['', 'fieldIsRequired']],
  ['a text above the maximum length', field('textarea', { maxLength: 3 }), { a: 'a\r\nbc' }, ['a\nbc', 'fieldTooLong']],
  [
    'a text with a line break, which counts as one character',
    field('textarea', { maxLength: 3 }),
    { a: 'a\r\nb' },
    ['a\nb', undefined],
  ],
])('cleans and validates the posted value of a form field: %s @def-21', (_what, options, posted, expected) => {
  expect(read(options, posted)).toEqual(expected);
});

test('stores the form value of a checkbox as a boolean @def-21', () => {
  expect([checkbox.keep?.('true'), checkbox.keep?.('')]).toEqual([true, false]);
});
