import { expect, test } from 'vitest';
import { countries } from '../../tests/support/countries.ts';
import type { FormAddress } from './form-address.tsx';
import { type FormInitial, getInitialCountryCode } from './initial.ts';

const address = (required: boolean) => ({ id: 'country', type: 'address', required });
const inJapan: FormAddress = { countries, callerCountryCode: 'JP' };

type Field = Parameters<typeof getInitialCountryCode>[0][number];
test.each<[string, Field[], FormAddress | undefined, FormInitial | undefined, string]>([
  ['the viewer’s country if the address is required', [address(true)], inJapan, undefined, 'JP'],
  ['none if the address is optional', [address(false)], inJapan, undefined, ''],
  [
    'none if the form does not offer the viewer’s country',
    [address(true)],
    { ...inJapan, callerCountryCode: 'KP' },
    undefined,
    '',
  ],
  ['none if the viewer’s country is unknown', [address(true)], { countries }, undefined, ''],
  ['none if the form offers no countries', [address(true)], { ...inJapan, countries: [] }, undefined, ''],
  ['none if the data about countries is missing', [address(true)], undefined, { values: { country: 'US' } }, ''],
  ['none if the form has no address', [null, { id: 'a', type: 'text', required: true }], inJapan, undefined, ''],
  [
    'the viewer’s country for an address among other fields',
    [null, { id: 'a', type: 'text' }, address(true)],
    inJapan,
    undefined,
    'JP',
  ],
  ['the posted country', [address(true)], inJapan, { values: { country: 'US' } }, 'US'],
  ['none if an empty country was posted', [address(true)], inJapan, { values: { country: '' } }, ''],
  [
    'the viewer’s country if only other fields were posted',
    [address(true)],
    inJapan,
    { values: { other: 'US' } },
    'JP',
  ],
])('the initially selected country of a form: %s @form-02', (_which, fields, world, initial, code) =>
  expect(getInitialCountryCode(fields, world, initial)).toBe(code),
);
