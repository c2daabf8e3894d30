import { expect, test } from 'vitest';
import type { FieldOptions } from '../generated/types.ts';
import { rules } from './number.ts';

const options = (more: object = {}): FieldOptions['number'] => ({
  id: 'n',
  type: 'number',
  required: true,
  messages: {},
  ...more,
});
const context = { values: {} };
const faultOf = (typed: string, more?: object) => rules.check(options(more), rules.clean(typed, context), context);

test.each<[typed: string, settings: string, kept: number, more: object]>([
  ['7', 'no settings', 7, {}],
  [' -3 ', 'no settings', -3, {}],
  ['٤٢', 'no settings', 42, {}],
  ['۱٫۵', 'the step 0.5', 1.5, { step: 0.5 }],
  ['1,5', 'the step 0.5', 1.5, { step: 0.5 }],
  ['1.50', 'the step 0.5', 1.5, { step: 0.5 }],
  ['0.3', 'the step 0.1', 0.3, { step: 0.1 }],
  ['1.125', 'the step 0.001', 1.125, { step: 0.001 }],
  ['3', 'the minimum 1 and step 2', 3, { min: 1, step: 2 }],
  ['007', 'no settings', 7, {}],
  ['10', 'the maximum 10', 10, { max: 10 }],
  ['123456789012345', 'no settings', 123456789012345, {}],
  ['12345678901234.5', 'the step 0.5', 12345678901234.5, { step: 0.5 }],
])('stores the number typed as “%s” in a number field with %s as %d @def-21', (typed, _settings, kept, more) => {
  expect(faultOf(typed, more)).toBeUndefined();
  expect(rules.keep?.(rules.clean(typed, context))).toBe(kept);
  // The server cleans values again that a browser has cleaned, so cleaning must be idempotent.
  expect(rules.clean(rules.clean(typed, context), context)).toBe(rules.clean(typed, context));
});

test.each<[typed: string, settings: string, label: string, more: object]>([
  ['x', 'no settings', 'numberIsInvalid', {}],
  ['1e3', 'no settings', 'numberIsInvalid', {}],
  ['1,000', 'no settings', 'numberIsInvalid', {}],
  ['1.000', 'the step 0.01', 'numberIsInvalid', { step: 0.01 }],
  ['1,000,000', 'no settings', 'numberIsInvalid', {}],
  ['1234567890123456', 'no settings', 'numberIsInvalid', {}],
  ['123456789012345.6', 'the step 0.1', 'numberIsInvalid', { step: 0.1 }],
  ['2.5', 'no settings', 'numberIsNotWhole', {}],
  ['2', 'the minimum 1 and step 2', 'numberOffStep', { min: 1, step: 2 }],
  ['0.25', 'the step 0.1', 'numberOffStep', { step: 0.1 }],
  ['0', 'the minimum 1', 'fieldTooSmall', { min: 1 }],
  ['9', 'the maximum 8', 'fieldTooLarge', { max: 8 }],
  ['', 'no settings', 'fieldIsRequired', {}],
])(
  'rejects the number typed as “%s” in a number field with %s, with the error %s @def-21',
  (typed, _settings, label, more) => {
    expect(faultOf(typed, more)).toMatchObject({ label });
  },
);

test('stores no value for an empty optional number field @def-21', () => {
  expect(faultOf('', { required: false })).toBeUndefined();
  expect(rules.keep?.('')).toBeUndefined();
});
