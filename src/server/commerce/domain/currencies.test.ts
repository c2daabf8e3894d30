import { expect, test } from 'vitest';
import { getCurrencyScale, getProviderUnit, isCurrencyCode } from './currencies.ts';

test.each([
  ['EUR', 2],
  ['GEL', 2],
  ['ISK', 0],
  ['UGX', 0],
  ['MGA', 2],
  ['TND', 3],
  ['UYW', 4],
])('%s has %i decimal digits by ISO 4217', (currency, scale) => expect(getCurrencyScale(currency)).toBe(scale));

test.each(['EU', 'EURO', 'eur', 'E1R', 'ÉUR', ''])('“%s” is no currency code', (text) =>
  expect(isCurrencyCode(text)).toBe(false),
);

test.each(['LYD', 'IQD', 'CLF', 'UYW', 'UYI'])('Stripe does not support %s', (currency) =>
  expect(getProviderUnit('stripe', currency)).toBeUndefined(),
);

test('Adyen takes two decimals for ISK, but Stripe takes only 00 as decimals', () => {
  expect(getProviderUnit('adyen', 'ISK')).toEqual({ scale: 2, step: 1n });
  expect(getProviderUnit('stripe', 'ISK')).toEqual({ scale: 2, step: 100n });
});
