import type { Country } from '#schemas/generated/types.ts';

type CountryField = Country['addressRequiredFields'][number];

const field = (fieldName: string, label: string, more: Partial<CountryField> = {}): CountryField => ({
  fieldName,
  label,
  ...more,
});
const among = (...values: [value: string, displayName: string][]) => ({
  acceptableValues: values.map(([value, displayName]) => ({ value, displayName })),
});
const line2 = (label: string) => field('line2', label, { required: false });

/** Ten countries with different address formats, as the server describes them. */
export const countries: Country[] = [
  {
    name: 'Brazil',
    iso3166alpha2: 'BR',
    iso3166alpha3: 'BRA',
    callingCode: '+55',
    addressRequiredFields: [
      field('line1', 'Street and number'),
      line2('Apartment or block'),
      field('city', 'City'),
      field(
        'administrativeLevel1',
        'State',
        among(['MG', 'Minas Gerais'], ['RJ', 'Rio de Janeiro'], ['SP', 'São Paulo']),
      ),
      field('postalCode', 'CEP'),
      field('taxNumber', 'CPF'),
    ],
  },
  {
    name: 'Germany',
    iso3166alpha2: 'DE',
    callingCode: '+49',
    addressRequiredFields: [
      field('line1', 'Street and number'),
      field('postalCode', 'Postcode'),
      field('city', 'Town'),
    ],
  },
  {
    name: 'India',
    iso3166alpha2: 'IN',
    callingCode: '+91',
    addressRequiredFields: [
      field('line1', 'Flat, house, street'),
      field('city', 'City'),
      field('postalCode', 'PIN code'),
      field('administrativeLevel1', 'State', among(['KA', 'Karnataka'], ['MH', 'Maharashtra'])),
    ],
  },
  {
    name: 'Japan',
    iso3166alpha2: 'JP',
    callingCode: '+81',
    addressRequiredFields: [
      field('postalCode', 'Postal code'),
      field('administrativeLevel1', 'Prefecture', among(['13', 'Tokyo'], ['27', 'Osaka'])),
      field('line1', 'Address'),
    ],
  },
  {
    name: 'Portugal',
    iso3166alpha2: 'PT',
    callingCode: '+351',
    addressRequiredFields: [
      field('line1', 'Street and number'),
      field('postalCode', 'Postal code'),
      field('city', 'Town'),
    ],
  },
  {
    name: 'Saudi Arabia',
    iso3166alpha2: 'SA',
    callingCode: '+966',
    addressRequiredFields: [
      field('line1', 'Street and building'),
      field('city', 'City'),
      field('postalCode', 'Postal code'),
    ],
  },
  {
    name: 'Spain',
    iso3166alpha2: 'ES',
    callingCode: '+34',
    addressRequiredFields: [
      field('line1', 'Street and number'),
      field('postalCode', 'Postal code'),
      field('city', 'Town'),
      field('administrativeLevel1', 'Province', among(['M', 'Madrid'], ['B', 'Barcelona'])),
      field('birthDate', 'Date of birth'),
    ],
  },
  {
    name: 'United Arab Emirates',
    iso3166alpha2: 'AE',
    callingCode: '+971',
    addressRequiredFields: [
      field('line1', 'Street and building'),
      field('administrativeLevel1', 'Emirate', among(['DU', 'Dubai'], ['AZ', 'Abu Dhabi'])),
    ],
  },
  {
    name: 'United Kingdom',
    iso3166alpha2: 'GB',
    iso3166alpha3: 'GBR',
    callingCode: '+44',
    addressRequiredFields: [
      field('line1', 'Address line 1'),
      line2('Address line 2'),
      field('city', 'Town or city'),
      field('administrativeLevel1', 'County', { required: false }),
      field('postalCode', 'Postcode'),
    ],
  },
  {
    name: 'United States',
    iso3166alpha2: 'US',
    iso3166alpha3: 'USA',
    callingCode: '+1',
    addressRequiredFields: [
      field('line1', 'Street address'),
      line2('Apartment or suite'),
      field('city', 'City'),
      field('administrativeLevel1', 'State', among(['CA', 'California'], ['NY', 'New York'])),
      field('postalCode', 'ZIP code'),
    ],
  },
];

/** Finds a country by its two-letter code. */
export function countryOf(code: string): Country {
  const found = countries.find(({ iso3166alpha2 }) => iso3166alpha2 === code);
  if (!found) throw new Error(`${code} is not among the countries of the tests`);
  return found;
}
