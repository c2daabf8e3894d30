import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { begins, providerBy, providers } from './authentication-providers.ts';

const schema = JSON.parse(readFileSync(new URL('definitions/realm.schema.json', import.meta.url), 'utf8')) as {
  properties: {
    authentication: { properties: { providers: { items: { properties: { name: { enum: string[] } } } } } };
  };
};

test('defines the capabilities of every authentication provider that a realm may use @auth-10', () => {
  const names = schema.properties.authentication.properties.providers.items.properties.name.enum;
  expect(names.filter((name) => !Object.hasOwn(providers, name))).toEqual([]);
});

test('finds a sign-in provider by its capability, independent of the provider’s name and position @auth-10', () => {
  const some = [{ name: 'PASSKEY' }, { name: 'toString' }, { name: 'MAGIC_LINK' }];
  expect(providerBy(some, 'mail')).toEqual({ name: 'MAGIC_LINK' });
  expect(providerBy(some, 'form')).toBeUndefined();
  expect([begins('GOOGLE', 'redirect'), begins('ID', 'redirect'), begins('toString', 'form')]).toEqual([
    true,
    false,
    false,
  ]);
});
