import { describe, expect, test } from 'vitest';
import { countries } from '../../tests/support/countries.ts';
import type { FieldType, FormField } from '../generated/types.ts';
import { countryBy } from './countries.ts';
import { expandFields } from './expand.ts';

const field = (id: string, type: FieldType, more: object = {}): FormField =>
  ({ id, type, required: true, messages: {}, ...more }) as FormField;

describe('expansion of an address field to its parts @form-02', () => {
  const address = field('country', 'address');
  const of = (code: string, ...more: FormField[]) =>
    Object.fromEntries(expandFields([address, ...more], countryBy(countries, code)).map((one) => [one.id, one]));
  test('address fields have autocomplete names, sufficient length, and an example of Brazil’s tax number', () => {
    const brazil = of('BR');
    expect(brazil['country']).toEqual({ ...address, group: 'address' });
    expect(brazil['line1']).toMatchObject({
      size: 'full',
      maxLength: 200,
      autocomplete: 'address-line1',
      group: 'address',
    });
    expect(brazil['line2']).toMatchObject({ type: 'text', required: false, autocomplete: 'address-line2' });
    expect(brazil['administrativeLevel1']).toMatchObject({
      type: 'dropdown',
      size: 'half',
      autocomplete: 'address-level1',
    });
    expect(brazil['postalCode']).toMatchObject({ maxLength: 20 });
    expect(brazil['taxNumber']).toMatchObject({ type: 'taxNumber', placeholder: '000.000.000-00' });
    expect(brazil['taxNumber']).not.toHaveProperty('maxLength');
    expect(of('ES')['birthDate']).toMatchObject({ type: 'birthDate', group: 'address' });
    expect(of('ES')['birthDate']).not.toHaveProperty('maxLength');
  });
  test('a tax number field in the form’s own definition is required or left out according to the country', () => {
    const own = field('tax', 'taxNumber', { required: false });
    expect(of('BR', own)['tax']).toMatchObject({ required: true });
    expect(of('BR', own)['taxNumber']).toBeUndefined();
    expect(of('DE', own)['tax']).toBeUndefined();
    expect(expandFields([own], undefined)).toEqual([own]);
    expect(expandFields([own], countryBy(countries, 'DE'))).toEqual([]);
    expect(expandFields([address, own], undefined)).toEqual([{ ...address, group: 'address' }]);
  });
  test('omits a birth date that the country does not require, unless the form’s definition requires the date @form-05', () => {
    const born = field('born', 'birthDate', { required: false });
    expect(of('DE', born)['born']).toBeUndefined();
    expect(of('DE', { ...born, askAlways: true } as FormField)['born']).toMatchObject({ required: false });
    expect(of('ES', { ...born, askAlways: true } as FormField)['born']).toMatchObject({ required: true });
  });
  test('fields that a payment needs are required, even if their definition says that they are optional', () => {
    const needed = expandFields([address, field('note', 'text', { required: false })], countryBy(countries, 'BR'), [
      'line2',
    ]);
    expect(needed.find(({ id }) => id === 'line2')?.required).toBe(true);
    expect(needed.find(({ id }) => id === 'note')?.required).toBe(false);
  });
});
