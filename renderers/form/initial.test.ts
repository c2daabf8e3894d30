import { expect, test } from 'vitest';
import { countries } from '../../tests/support/countries.ts';
import type { FormAddress } from './form-address.tsx';
import { type FormInitial, getInitialCountryCode } from './initial.ts';

const address = (required: boolean) => ({ id: 'country', type: 'address', required });
const inJapan: FormAddress = { countries, callerCountryCode: 'JP' };

type Field = Parameters<typeof getInitialCountryCode>[0][number];
test.each<[string, Field[], FormAddress | undefined, FormInitial | undefined, string]>([
  ['that of the viewer where one must be chosen', [address(true)], inJapan, undefined, 'JP'],
  ['none where none must be', [address(false)], inJapan, undefined, ''],
  [
    'none where the form does not offer the viewer’s',
    [address(true)],
    { ...inJapan, callerCountryCode: 'KP' },
    undefined,
    '',
  ],
  ['none where nobody knows where the viewer is', [address(true)], { countries }, undefined, ''],
  ['none where there are none', [address(true)], { ...inJapan, countries: [] }, undefined, ''],
  ['none where nothing is known of the world', [address(true)], undefined, { values: { country: 'US' } }, ''],
  ['none where there is no address', [null, { id: 'a', type: 'text', required: true }], inJapan, undefined, ''],
  ['that of the address among others', [null, { id: 'a', type: 'text' }, address(true)], inJapan, undefined, 'JP'],
  ['the one that was posted', [address(true)], inJapan, { values: { country: 'US' } }, 'US'],
  ['none where none was posted', [address(true)], inJapan, { values: { country: '' } }, ''],
  ['the viewer’s where something else was posted', [address(true)], inJapan, { values: { other: 'US' } }, 'JP'],
])('the initially selected country of a form: %s @form-02', (_which, fields, world, initial, code) =>
  expect(getInitialCountryCode(fields, world, initial)).toBe(code),
);
