import { expect, test } from 'vitest';
import { countries } from '../../tests/support/countries.ts';
import type { FormField } from '../generated/types.ts';
import { checkValues, cleanValues } from './check-values.ts';
import { expandFields } from './expand.ts';
import { countryBy } from './countries.ts';

const field = (id: string, type: FormField['type'], more: object = {}): FormField =>
  ({ id, type, required: true, messages: {}, ...more }) as FormField;
const around = { countries, today: '2026-05-04' };
const addressForm = [field('countryCode', 'address'), field('phone', 'phoneNumber', { required: false })];

/** Cleans and validates posted values; returns each error as `/pointer kind`. */
const faultsOf = (fields: FormField[], posted: Record<string, string>) => {
  const values = cleanValues(fields, posted, around);
  return checkValues(fields, values, around).map(({ pointer, fault }) => `${pointer} ${fault.kind}`);
};

test.each<[country: string, good: Record<string, string>, bad: Record<string, string>, faults: string[]]>([
  [
    'BR',
    {
      line1: 'Rua Augusta 5',
      city: 'São Paulo',
      administrativeLevel1: 'SP',
      postalCode: '01310-100',
      taxNumber: '111.444.777-35',
    },
    { administrativeLevel1: 'XX', postalCode: '0', taxNumber: '1' },
    ['/line1 required', '/city required', '/administrativeLevel1 invalid', '/postalCode invalid', '/taxNumber invalid'],
  ],
  [
    'US',
    { line1: '1 Main St', city: 'Los Angeles', administrativeLevel1: 'CA', postalCode: '90210' },
    { postalCode: '9021' },
    ['/line1 required', '/city required', '/administrativeLevel1 required', '/postalCode invalid'],
  ],
  [
    'GB',
    { line1: '10 Downing Street', city: 'London', postalCode: 'sw1a 2aa' },
    { postalCode: '90210' },
    ['/line1 required', '/city required', '/postalCode invalid'],
  ],
  [
    'JP',
    { postalCode: '1000001', administrativeLevel1: '13', line1: '千代田1-1' },
    { administrativeLevel1: '99' },
    ['/postalCode required', '/administrativeLevel1 invalid', '/line1 required'],
  ],
  [
    'SA',
    { line1: 'King Fahd Rd 1', city: 'Riyadh', postalCode: '11564' },
    {},
    ['/line1 required', '/city required', '/postalCode required'],
  ],
  [
    'DE',
    { line1: 'Hauptstraße 1', postalCode: '10115', city: 'Berlin' },
    { postalCode: 'x' },
    ['/line1 required', '/postalCode invalid', '/city required'],
  ],
  [
    'ES',
    {
      line1: 'Calle Mayor 1',
      postalCode: '28001',
      city: 'Madrid',
      administrativeLevel1: 'M',
      'birthDate.year': '1990',
      'birthDate.month': '4',
      'birthDate.day': '3',
    },
    { 'birthDate.year': '2990', 'birthDate.month': '4', 'birthDate.day': '3' },
    [
      '/line1 required',
      '/postalCode required',
      '/city required',
      '/administrativeLevel1 required',
      '/birthDate invalid',
    ],
  ],
  [
    'PT',
    { line1: 'Rua Augusta 5', postalCode: '1100-048', city: 'Lisboa' },
    { postalCode: '11' },
    ['/line1 required', '/postalCode invalid', '/city required'],
  ],
  [
    'IN',
    { line1: '5 MG Road', city: 'Bengaluru', postalCode: '560001', administrativeLevel1: 'KA' },
    {},
    ['/line1 required', '/city required', '/postalCode required', '/administrativeLevel1 required'],
  ],
  [
    'AE',
    { line1: 'Sheikh Zayed Rd 1', administrativeLevel1: 'DU' },
    { administrativeLevel1: 'CA' },
    ['/line1 required', '/administrativeLevel1 invalid'],
  ],
])(
  'accepts a valid postal address in %s, and reports each missing or invalid field of another address @form-02',
  (country, good, bad, faults) => {
    expect(faultsOf(addressForm, { countryCode: country, ...good })).toEqual([]);
    expect(faultsOf(addressForm, { countryCode: country, ...bad })).toEqual(faults);
  },
);

test('an address field is a dropdown if the country defines acceptable values, else a text input @form-02', () => {
  const shape = expandFields([field('countryCode', 'address')], countryBy(countries, 'BR')).map(
    ({ id, type }) => `${id} ${type}`,
  );
  expect(shape).toEqual([
    'countryCode address',
    'line1 line1',
    'line2 text',
    'city text',
    'administrativeLevel1 dropdown',
    'postalCode postalCode',
    'taxNumber taxNumber',
  ]);
  expect(expandFields([field('countryCode', 'address')], countryBy(countries, 'US')).at(-1)).toEqual({
    id: 'postalCode',
    type: 'postalCode',
    label: 'ZIP code',
    size: 'half',
    required: true,
    group: 'address',
    maxLength: 20,
    autocomplete: 'postal-code',
    messages: { required: 'postalCodeFieldIsRequired', invalid: 'postalCodeFieldIsInvalid' },
  });
});

test('rejects a required address without one of the offered countries @form-02', () => {
  expect(faultsOf(addressForm, {})).toEqual(['/countryCode required']);
  expect(faultsOf(addressForm, { countryCode: 'FR' })).toEqual(['/countryCode invalid']);
  expect(faultsOf([field('address', 'address', { required: false })], {})).toEqual([]);
});

test('requires tax number and birth date in the countries that require them, and removes both in other countries @form-05', () => {
  const form = [field('taxNumber', 'taxNumber', { required: false }), field('birthDate', 'birthDate'), ...addressForm];
  const posted = {
    line1: 'a',
    city: 'b',
    postalCode: '10115',
    taxNumber: '1',
    'birthDate.year': '1',
    countryCode: 'DE',
  };
  expect(faultsOf(form, posted)).toEqual([]);
  expect(Object.keys(cleanValues(form, posted, around))).toEqual([
    'countryCode',
    'line1',
    'postalCode',
    'city',
    'phone',
  ]);
  expect(faultsOf(form, { ...posted, countryCode: 'BR', administrativeLevel1: 'SP', postalCode: '01310-100' })).toEqual(
    ['/taxNumber invalid'],
  );
  expect(faultsOf([field('birthDate', 'birthDate')], {})).toEqual(['/birthDate required']);
});

test('trims values except passwords, joins the inputs of a date or a phone number, and removes unknown fields @form-06 @form-03 @form-04', () => {
  const form = [
    field('name', 'name'),
    field('secret', 'password'),
    field('day', 'date'),
    field('phone', 'phoneNumber'),
  ];
  const posted = {
    name: '  Bo ',
    secret: '  x ',
    'day.year': '2026',
    'day.month': '3',
    'day.day': '7',
    'phone.prefix': 'GB',
    'phone.number': '07400 123456',
    admin: 'true',
  };
  expect(cleanValues(form, posted)).toEqual({ name: 'Bo', secret: '  x ', day: '2026-03-07', phone: '+447400123456' });
  expect(cleanValues(form, { name: 'Bo', secret: 'x', day: '2026-03-07', phone: '+4407400123456' })['phone']).toBe(
    '+447400123456',
  );
});

test.each<[string, string, string, FormField, string | undefined]>([
  [
    'a text of at least 2 characters',
    'x',
    'the error fieldTooShort',
    field('a', 'text', { minLength: 2 }),
    'fieldTooShort',
  ],
  ['a text of at most 2 characters', '😀😀', 'no error', field('a', 'text', { maxLength: 2 }), undefined],
  [
    'a text of at most 2 characters',
    'xyz',
    'the error fieldTooLong',
    field('a', 'text', { maxLength: 2 }),
    'fieldTooLong',
  ],
  ['a number from 1 to 8', '0', 'the error fieldTooSmall', field('a', 'text', { min: 1, max: 8 }), 'fieldTooSmall'],
  ['a number from 1 to 8', '9', 'the error fieldTooLarge', field('a', 'text', { min: 1, max: 8 }), 'fieldTooLarge'],
  ['a number from 1 to 8', '2,5', 'no error', field('a', 'text', { min: 1, max: 8 }), undefined],
  ['a number of at most 8', 'two', 'the error fieldIsInvalid', field('a', 'text', { max: 8 }), 'fieldIsInvalid'],
  [
    'a text of lower-case letters',
    'ABC',
    'the error fieldIsInvalid',
    field('a', 'text', { pattern: '[a-z]+' }),
    'fieldIsInvalid',
  ],
  ['a text with an unsupported pattern', 'ABC', 'no error', field('a', 'text', { pattern: '(?=x)' }), undefined],
  [
    'an optional text of at least 2 characters',
    '   ',
    'no error',
    field('a', 'text', { required: false, minLength: 2 }),
    undefined,
  ],
  ['an email address', 'a@b', 'the error pleaseProvideValidEmail', field('a', 'email'), 'pleaseProvideValidEmail'],
  [
    'a dropdown with the option x',
    'y',
    'the error fieldIsInvalid',
    field('a', 'dropdown', { acceptableValues: [{ value: 'x', displayName: 'X' }] }),
    'fieldIsInvalid',
  ],
  [
    'a repetition of the field b',
    'y',
    'the error confirmPasswordFieldIsInvalid',
    field('a', 'confirmPassword', { of: 'b' }),
    'confirmPasswordFieldIsInvalid',
  ],
])('checking a field for %s with the value “%s” returns %s @form-06', (_field, value, _result, options, label) => {
  expect(checkValues([options], cleanValues([options], { a: value }))[0]?.fault.label).toBe(label);
});

test('rejects a repeated password that differs from the password @form-01', () => {
  const form = [field('secret', 'password'), field('again', 'confirmPassword')];
  expect(checkValues(form, { secret: 'correct horse', again: 'correct horse' })).toEqual([]);
  expect(checkValues(form, { secret: 'correct horse', again: 'correct horse ' })).toHaveLength(1);
});

test('validates form fields with names of built-in JavaScript properties like any other field', () => {
  const form = [field('constructor', 'text'), field('toString', 'text', { required: false })];
  expect(checkValues(form, cleanValues(form, JSON.parse('{"__proto__":{"constructor":"x"}}')))).toHaveLength(1);
});
