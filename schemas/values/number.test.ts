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

test.each<[typed: string, more: object, kept: number]>([
  ['7', {}, 7],
  [' -3 ', {}, -3],
  ['٤٢', {}, 42],
  ['۱٫۵', { step: 0.5 }, 1.5],
  ['1,5', { step: 0.5 }, 1.5],
  ['1.50', { step: 0.5 }, 1.5],
  ['0.3', { step: 0.1 }, 0.3],
  ['1.125', { step: 0.001 }, 1.125],
  ['3', { min: 1, step: 2 }, 3],
  ['007', {}, 7],
  ['10', { max: 10 }, 10],
  ['123456789012345', {}, 123456789012345],
  ['12345678901234.5', { step: 0.5 }, 12345678901234.5],
])('stores the number typed as “%s” in a number field with the settings %o as %d @def-21', (typed, more, kept) => {
  expect(faultOf(typed, more)).toBeUndefined();
  expect(rules.keep?.(rules.clean(typed, context))).toBe(kept);
  // The server cleans values again that a browser has cleaned, so cleaning must be idempotent.
  expect(rules.clean(rules.clean(typed, context), context)).toBe(rules.clean(typed, context));
});

test.each<[typed: string, more: object, label: string]>([
  ['x', {}, 'numberIsInvalid'],
  ['1e3', {}, 'numberIsInvalid'],
  ['1,000', {}, 'numberIsInvalid'],
  ['1.000', { step: 0.01 }, 'numberIsInvalid'],
  ['1,000,000', {}, 'numberIsInvalid'],
  ['1234567890123456', {}, 'numberIsInvalid'],
  ['123456789012345.6', { step: 0.1 }, 'numberIsInvalid'],
  ['2.5', {}, 'numberIsNotWhole'],
  ['2', { min: 1, step: 2 }, 'numberOffStep'],
  ['0.25', { step: 0.1 }, 'numberOffStep'],
  ['0', { min: 1 }, 'fieldTooSmall'],
  ['9', { max: 8 }, 'fieldTooLarge'],
  ['', {}, 'fieldIsRequired'],
])(
  'rejects the number typed as “%s” in a number field with the settings %o with the error %s @def-21',
  (typed, more, label) => {
    expect(faultOf(typed, more)).toMatchObject({ label });
  },
);

test('stores no value for an empty optional number field @def-21', () => {
  expect(faultOf('', { required: false })).toBeUndefined();
  expect(rules.keep?.('')).toBeUndefined();
});
