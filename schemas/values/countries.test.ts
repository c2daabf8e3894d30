import { expect, test } from 'vitest';
import { countries, countryOf } from '../../tests/support/countries.ts';
import { type AddressFormConfig, allowedCountries, neededFields } from './countries.ts';

const config = (
  restrictionType: 'BLACKLIST' | 'WHITELIST',
  more: Partial<AddressFormConfig> = {},
): AddressFormConfig => ({
  formContext: ['PURCHASE'],
  restrictionType,
  countries: ['BR', 'PT'],
  ...more,
});
const codes = (...given: Parameters<typeof allowedCountries>) =>
  allowedCountries(...given).map((country) => country.iso3166alpha2);

test('an address form offers only the countries of an allowlist, or all but those of a denylist @form-02', () => {
  expect(codes(countries, config('WHITELIST'), 'PURCHASE')).toEqual(['BR', 'PT']);
  expect(codes(countries, config('BLACKLIST'), 'PURCHASE')).toEqual(['DE', 'IN', 'JP', 'SA', 'ES', 'AE', 'GB', 'US']);
});

test('applies an allowlist of countries only to the types of form that the list contains @form-02', () => {
  expect(codes(countries, config('WHITELIST'), 'REGISTRATION')).toHaveLength(10);
  expect(codes(countries, undefined, 'PURCHASE')).toHaveLength(10);
});

test('requires the additional address fields of a payment provider only in countries on the allowlist @form-02', () => {
  const withFields = config('WHITELIST', { fieldsByProvider: { adyen: ['line2'] } });
  expect(neededFields(withFields, 'adyen', countryOf('BR'))).toEqual(['line2']);
  expect(neededFields(withFields, 'adyen', countryOf('GB'))).toEqual([]);
  expect(neededFields(withFields, 'stripe', countryOf('BR'))).toEqual([]);
  expect(neededFields(withFields, 'constructor', countryOf('BR'))).toEqual([]);
});
