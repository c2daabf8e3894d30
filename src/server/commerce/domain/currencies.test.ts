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

test.each(['EU', 'EURO', 'eur', 'E1R', 'ÉUR', ''])('rejects “%s” as a currency code', (text) =>
  expect(isCurrencyCode(text)).toBe(false),
);

test.each(['LYD', 'IQD', 'CLF', 'UYW', 'UYI'])('Stripe does not support %s', (currency) =>
  expect(getProviderUnit('stripe', currency)).toBeUndefined(),
);

test('Adyen accepts any two decimal places in ISK amounts, Stripe accepts only 00', () => {
  expect(getProviderUnit('adyen', 'ISK')).toEqual({ scale: 2, step: 1n });
  expect(getProviderUnit('stripe', 'ISK')).toEqual({ scale: 2, step: 100n });
});
