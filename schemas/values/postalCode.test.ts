import { expect, test } from 'vitest';
import { countryOf } from '../../tests/support/countries.ts';
import { rules } from './postalCode.ts';

const options = { id: 'postalCode', type: 'postalCode', required: true, messages: {} } as const;
const check = (code: string, typed: string) => {
  const context = { values: {}, country: countryOf(code) };
  const value = rules.clean(typed, context);
  return [value, rules.check(options, value, context)?.kind];
};

test.each([
  ['BR', '01310-100', '01310-100'],
  ['BR', '01310100', '01310100'],
  ['US', '90210', '90210'],
  ['US', '90210-1234', '90210-1234'],
  ['GB', ' sw1a 1aa ', 'SW1A 1AA'],
  ['JP', '100-0001', '100-0001'],
  ['JP', '1000001', '100-0001'],
  ['JP', '１００－０００１', '100-0001'],
  ['SA', '11564', '11564'],
  ['SA', '12345-6789', '12345-6789'],
  ['SA', '١١٥٦٤', '11564'],
  ['DE', '10115', '10115'],
  ['ES', '28001', '28001'],
  ['PT', '1000-001', '1000-001'],
  ['PT', '1000001', '1000-001'],
  ['IN', '110001', '110001'],
  ['AE', 'anything', 'ANYTHING'],
])('country %s: stores the postal code “%s” as %s @form-02', (code, typed, kept) =>
  expect(check(code, typed)).toEqual([kept, undefined]),
);

test.each([
  ['BR', '0131'],
  ['US', '9021'],
  ['US', 'SW1A 1AA'],
  ['GB', '90210'],
  ['JP', '10-0001'],
  ['SA', '115'],
  ['DE', '1011'],
  ['ES', '99999999'],
  ['PT', '100'],
  ['IN', '11001'],
  ['DE', '1'.repeat(10_000)],
])('country %s: rejects the postal code “%s” @form-02', (code, typed) => expect(check(code, typed)[1]).toBe('invalid'));
