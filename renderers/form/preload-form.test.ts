import { expect, test } from 'vitest';
import { fields } from '#blocks/fields/registry.ts';
import { countries } from '../../tests/support/countries.ts';
import type { FieldRegistry } from '../registry/field-registry.ts';
import { createRegistry } from '../registry/registry.ts';
import { preloadForm, typesOfCountry, typesOfForm, validatorsOf } from './preload-form.ts';

const registryOf = (more = {}): FieldRegistry => createRegistry({ ...fields, ...more }) as unknown as FieldRegistry;
const document = (...types: unknown[]) => ({ fields: types.map((type, index) => ({ id: `f${index}`, type })) });
const address = { countries, callerCountryCode: 'JP' };

test.each<[string, unknown]>([
  ['missing', undefined],
  ['a null value', null],
  ['a string', 'form'],
  ['an object without fields', {}],
  ['an object whose fields are not a list', { fields: { length: 1 } }],
])('preloading a form whose definition is %s loads no code and causes no error @def-06', async (_what, broken) => {
  expect(typesOfForm(broken, address)).toEqual([]);
  expect(await preloadForm(registryOf(), broken, address)).toEqual([]);
  expect(validatorsOf(registryOf(), broken)).toEqual({});
});

test('preloading a form loads only the code of its own fields and of the address fields of its first country @def-09 @form-02', async () => {
  const asked = document('email', 'address', null, 7, 'colour');
  const ofJapan = typesOfCountry(countries, 'JP');
  expect(ofJapan).toContain('postalCode');
  expect(typesOfForm(asked, undefined)).toEqual(['email', 'address', 'colour']);
  expect(typesOfForm(asked, address, { values: { f1: 'JP' } })).toEqual(['email', 'address', 'colour', ...ofJapan]);
  expect([typesOfCountry(countries, 'KP'), typesOfCountry(undefined, 'JP')]).toEqual([[], []]);
  const registry = registryOf();
  expect(await preloadForm(registry, { fields: [null, ...asked.fields] }, address, { values: { f1: 'JP' } })).toEqual(
    [],
  );
  for (const type of ['email', 'address', ...ofJapan]) expect(registry.peek(type), type).toBeDefined();
  expect(registry.peek('password')).toBeUndefined();
  expect(Object.keys(validatorsOf(registry, document('email', 'password', 'colour')))).toEqual(['email']);
});

test('returns the errors if the code of form fields fails to load', async () => {
  const registry = registryOf({ email: () => Promise.reject(new Error('gone')) });
  expect(await preloadForm(registry, document('email', 'text'))).toEqual([expect.any(Error)]);
  expect(registry.peek('text')).toBeDefined();
});
