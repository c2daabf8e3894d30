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
  ['a ticked box', field('checkbox'), { a: 'true' }, ['true', undefined]],
  ['a required box without a tick', field('checkbox'), {}, ['', 'consentIsRequired']],
  ['a required box that a program sends as false', field('checkbox'), { a: 'false' }, ['', 'consentIsRequired']],
  ['a box without a tick', field('checkbox', { required: false }), {}, ['', undefined]],
  ['a box with a strange value', field('checkbox'), { a: 'on' }, ['on', 'fieldIsInvalid']],
  ['a choice', field('radio', { acceptableValues }), { a: 'x' }, ['x', undefined]],
  ['a choice of what is not offered', field('radio', { acceptableValues }), { a: 'y' }, ['y', 'fieldIsInvalid']],
  ['no choice', field('radio', { acceptableValues }), {}, ['', 'fieldIsRequired']],
  ['lines as browsers post them', field('textarea'), { a: ' One \r\n\r\nTwo\r\n' }, ['One\n\nTwo', undefined]],
  ['lines with marks of direction', field('textarea'), { a: 'a\u202Eb\u2028c' }, ['a b\nc', undefined]],
  ['blank lines', field('textarea'), { a: ' \r\n ' }, ['', 'fieldIsRequired']],
  ['a text that is too long', field('textarea', { maxLength: 3 }), { a: 'a\r\nbc' }, ['a\nbc', 'fieldTooLong']],
  ['a line end that counts once', field('textarea', { maxLength: 3 }), { a: 'a\r\nb' }, ['a\nb', undefined]],
])('cleans and validates the form value of %s @def-21', (_what, options, posted, expected) => {
  expect(read(options, posted)).toEqual(expected);
});

test('stores the form value of a checkbox as a boolean @def-21', () => {
  expect([checkbox.keep?.('true'), checkbox.keep?.('')]).toEqual([true, false]);
});
