import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Countries } from '#schemas/wire/definitions/countries.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({}, { accounts: true });
});
afterAll(() => server.close());

const ask = async (headers: Record<string, string> = {}, query = '', realm = 'north') =>
  (await (await server.call(`/api/v3/i18n/country-codes${query}`, { headers, realm })).json()) as Countries;

const fieldsOf = async (code: string) =>
  (await ask()).countries.find(({ iso3166alpha2 }) => iso3166alpha2 === code)?.addressRequiredFields ?? [];

/** Formats a country's fields in one line: optional ones in brackets, with the number of options of dropdowns. */
const inOrder = (fields: Awaited<ReturnType<typeof fieldsOf>>) =>
  fields
    .map(({ label, required, acceptableValues }) => {
      const choices = acceptableValues ? ` of ${acceptableValues.length}` : '';
      return required ? `${label}${choices}` : `(${label}${choices})`;
    })
    .join(', ');

const line2 = '(Apartment, suite or floor)';

test.each([
  ['BR', `Street address, ${line2}, City, State of 27, CEP (postal code), CPF (tax ID)`],
  ['US', `Street address, ${line2}, City, State of 62, ZIP code`],
  ['GB', `Street address, ${line2}, Town or city, Postcode`],
  ['JP', `Postal code, Prefecture of 47, City, ward or town, Street address, ${line2}`],
  ['SA', `Street address, ${line2}, City, Postal code`],
  ['DE', `Street address, ${line2}, Postal code, City`],
  ['ES', `Street address, ${line2}, Postal code, City, Province of 52`],
  ['PT', `Street address, ${line2}, Postal code, City`],
  ['IN', `Street address, ${line2}, City, PIN code, State of 36`],
  ['AE', `Street address, ${line2}, Emirate of 7`],
  ['CA', `Street address, ${line2}, City, Province of 13, Postal code`],
  ['AU', `Street address, ${line2}, Suburb, State of 8, Postcode`],
  ['IE', `Street address, ${line2}, City, (County), (Eircode)`],
  ['IT', `Street address, ${line2}, Postal code, City, Province`],
  ['HK', `Area of 3, (District), Street address, ${line2}`],
  ['SG', `Street address, ${line2}, Postal code`],
])(
  'the address form for %s has the fields (optional ones in brackets, lists with their number of choices): %s @form-02',
  async (code, expected) => {
    expect(inOrder(await fieldsOf(code))).toBe(expected);
  },
);

test('the billing form asks for a tax number only in Brazil and for a birth date only in Korea @form-05', async () => {
  const { countries } = await ask();
  const asking = (name: string) =>
    countries.flatMap(({ iso3166alpha2, addressRequiredFields }) =>
      addressRequiredFields.some(({ fieldName }) => fieldName === name) ? [iso3166alpha2] : [],
    );
  expect(asking('taxNumber')).toEqual(['BR']);
  expect(asking('birthDate')).toEqual(['KR']);
});

describe('the list of countries', () => {
  test('the list of countries has every country once, with street field and dial code @form-02 @form-04', async () => {
    const { countries } = await ask();
    expect(countries.length).toBeGreaterThan(240);
    expect(new Set(countries.map(({ iso3166alpha2 }) => iso3166alpha2)).size).toBe(countries.length);
    for (const { name, iso3166alpha2, callingCode, addressRequiredFields } of countries) {
      expect(name, iso3166alpha2).not.toBe(iso3166alpha2);
      expect(callingCode).toMatch(/^\+\d{1,3}$/);
      expect(addressRequiredFields.filter(({ fieldName }) => fieldName === 'line1')).toHaveLength(1);
      for (const { label, acceptableValues } of addressRequiredFields) {
        expect(label).not.toMatch(/^address\./);
        expect(new Set(acceptableValues?.map(({ value }) => value)).size).toBe(acceptableValues?.length ?? 0);
      }
    }
  });

  test('the list of countries is in the viewer’s language, sorted by name @form-02 @i18n-01', async () => {
    const { countries } = await ask({ 'accept-language': 'es' });
    const names = countries.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Afganistán', 'Albania', 'Alemania']);
    expect(countries.find(({ iso3166alpha2 }) => iso3166alpha2 === 'JP')).toMatchObject({
      name: 'Japón',
      addressRequiredFields: [{ label: 'Código postal' }, { label: 'Prefectura' }, {}, {}, {}],
    });
  });

  test('preselects the caller’s country in the list or, if unknown, the country of the browser’s language @form-02', async () => {
    const at = async (headers: Record<string, string>) => (await ask(headers)).callerCountryCode;
    expect(await at({ 'x-country': 'BR', 'accept-language': 'en-GB' })).toBe('BR');
    expect(await at({ 'accept-language': 'en-GB,en;q=0.8' })).toBe('GB');
    expect(await at({ 'accept-language': 'es' })).toBe('ES');
    expect(await at({})).toBe('US');
  });

  test('the list of countries contains only countries that the allowlist or denylist of the realm’s form permits @form-02', async () => {
    const codes = async (query: string) =>
      new Set((await ask({}, query)).countries.map(({ iso3166alpha2 }) => iso3166alpha2));
    expect((await codes('?formContext=PURCHASE')).has('KP')).toBe(false);
    expect((await codes('?formContext=PURCHASE')).has('US')).toBe(true);
    expect((await codes('?formContext=REGISTRATION')).has('KP')).toBe(true);
    await loadAccounts(server, 'north', {
      addressForm: { formContext: ['PURCHASE', 'REGISTRATION'], restrictionType: 'WHITELIST', countries: ['SE', 'NO'] },
    });
    expect([...(await codes('?formContext=REGISTRATION'))].sort()).toEqual(['NO', 'SE']);
    expect((await ask({}, '', 'south')).countries.length).toBeGreaterThan(240);
  });
});
