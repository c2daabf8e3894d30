import { expect, test } from 'vitest';
import { paymentFindings } from './check-payments.ts';
import { documentsSet } from './documents-set.ts';

const card = { id: 'card', environment: 'live', methods: ['card'], config: { apiUrl: 'https://pay.example' } };

/** Findings about the payment settings of a realm, as `pointer expected`. */
function findingsOf(settings: object): string[] {
  const realm = {
    version: '1.0',
    id: 'shop',
    name: 'Shop',
    hosts: ['shop.example'],
    languages: ['en_US'],
    defaultLocale: 'en_US',
    logos: { main: 'assets/logo.svg', small: 'assets/logo.svg' },
    ...settings,
  };
  const { bundle } = documentsSet([{ kind: 'realm', name: 'realm', value: realm }], { files: [] });
  return paymentFindings(bundle).map(({ severity, pointer, expected }) => `${severity} ${pointer} ${expected}`);
}

test('reports nothing for complete providers and taxes @pay-03 @def-13', () =>
  expect(
    findingsOf({
      paymentProviders: [card, { id: 'stripe', environment: 'demo', methods: ['card', 'pix'] }],
      taxes: [
        { country: 'PT', percentage: 23 },
        { country: 'ES', percentage: 21 },
      ],
    }),
  ).toEqual([]));

test.each([
  [
    'an unknown provider',
    { paymentProviders: [{ ...card, id: 'strip' }] },
    'error /paymentProviders/0/id a payment provider of this server',
  ],
  [
    'a provider twice',
    { paymentProviders: [card, card] },
    'error /paymentProviders/1/id a provider that no other entry names',
  ],
  [
    'a method that the provider does not have',
    { paymentProviders: [{ ...card, methods: ['card', 'pix'] }] },
    'error /paymentProviders/0/methods/1 a method of card',
  ],
  [
    'a provider without a value that it needs',
    { paymentProviders: [{ ...card, config: {} }] },
    'error /paymentProviders/0/config the value apiUrl',
  ],
  [
    'two taxes of one country',
    {
      taxes: [
        { country: 'PT', percentage: 23 },
        { country: 'PT', percentage: 6 },
      ],
    },
    'error /taxes/1/country a country that no other entry names',
  ],
])('reports an error for %s @pay-03 @def-13', (_case, settings, finding) =>
  expect(findingsOf(settings)).toEqual([finding]),
);
