import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getCurrencyScale, getProviderUnit, type IntegerProvider } from './currencies.ts';
import { createMoney } from './money.ts';
import { fromDecimalAmount, fromProviderAmount, toDecimalAmount, toProviderAmount } from './provider-amount.ts';

const currencies = [
  ...'AUD BRL CHF CVE EUR GBP GEL HUF IDR INR MGA MXN PHP TWD USD'.split(' '),
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
  ...'BHD IQD JOD KWD LYD OMR TND CLF UYW'.split(' '),
];
const anyCurrency = fc.constantFrom(...currencies);
const anyProvider = fc.constantFrom<IntegerProvider>('stripe', 'adyen');

/** Returns the smallest step in the minor unit that a provider can represent. */
function stepOf(provider: IntegerProvider, currency: string): bigint {
  const unit = getProviderUnit(provider, currency);
  if (unit === undefined) throw new Error(`${provider} does not support ${currency}`);
  const minorUnits = unit.step * 10n ** BigInt(Math.max(0, getCurrencyScale(currency) - unit.scale));
  const factor = 10n ** BigInt(Math.max(0, unit.scale - getCurrencyScale(currency)));
  return minorUnits > factor ? minorUnits / factor : 1n;
}

describe('amounts of providers', () => {
  test.each<[IntegerProvider, string, number, number]>([
    ['stripe', 'EUR', 1234, 1234],
    ['stripe', 'JPY', 500, 500],
    ['stripe', 'HUF', 1045, 1045],
    ['stripe', 'KWD', 5120, 5120],
    ['stripe', 'ISK', 5, 500],
    ['stripe', 'UGX', 5, 500],
    ['stripe', 'MGA', 500, 5],
    ['stripe', 'CLP', 990, 990],
    ['adyen', 'EUR', 1234, 1234],
    ['adyen', 'JPY', 500, 500],
    ['adyen', 'KWD', 5124, 5124],
    ['adyen', 'CLP', 990, 99_000],
    ['adyen', 'ISK', 5, 500],
    ['adyen', 'CVE', 500, 5],
    ['adyen', 'IDR', 5_000_000, 50_000],
  ])(
    'the payment provider %s receives %s %d (in ISO 4217 minor units) as %d',
    (provider, currency, amount, expected) => {
      expect(toProviderAmount(provider, createMoney(BigInt(amount), currency))).toBe(expected);
      expect(fromProviderAmount(provider, expected, currency)).toEqual(createMoney(BigInt(amount), currency));
    },
  );

  test('converts a provider’s amount to the number of decimal places of the price list', () =>
    expect(fromProviderAmount('stripe', 1234, 'EUR', 4)).toEqual(createMoney(123_400n, 'EUR', 4)));

  test.each<[IntegerProvider, string, number, string]>([
    ['stripe', 'KWD', 5124, 'only multiples of 10'],
    ['stripe', 'MGA', 501, 'needs more than 0 decimal digits'],
    ['adyen', 'IDR', 5_000_050, 'needs more than 0 decimal digits'],
    ['stripe', 'LYD', 1000, 'does not support LYD'],
    ['stripe', 'EUR', 2 ** 53, 'is beyond'],
  ])(
    'for the payment provider %s, rejects %s %d, which the provider cannot represent exactly or does not support',
    (provider, currency, amount, message) =>
      expect(() => toProviderAmount(provider, createMoney(BigInt(amount), currency))).toThrow(message),
  );

  test.each([
    ['ISK', 550, 'only multiples of 100'],
    ['KWD', 5124, 'only multiples of 10'],
    ['EUR', 12.5, 'is no integer within'],
    ['IQD', 1000, 'does not support IQD'],
  ])('rejects reading the provider amount %s %d, which Stripe never sends', (currency, amount, message) =>
    expect(() => fromProviderAmount('stripe', amount, currency)).toThrow(message),
  );

  test('amounts of providers convert without loss in both directions for each supported currency', () => {
    fc.assert(
      fc.property(anyProvider, anyCurrency, fc.bigInt({ min: 0n, max: 10n ** 10n }), (provider, currency, units) => {
        fc.pre(getProviderUnit(provider, currency) !== undefined);
        const money = createMoney(units * stepOf(provider, currency), currency);
        const amount = toProviderAmount(provider, money);
        expect(fromProviderAmount(provider, amount, currency)).toEqual(money);
        expect(toProviderAmount(provider, fromProviderAmount(provider, amount, currency))).toBe(amount);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('decimal amounts', () => {
  test.each([
    ['GEL', '12.3', 1230n],
    ['GEL', '12.30', 1230n],
    ['GEL', '12', 1200n],
    ['GEL', '12.3000', 1230n],
    ['JPY', '12.00', 12n],
    ['KWD', '0.005', 5n],
  ])('reads an amount in %s from the decimal number “%s”', (currency, text, amount) =>
    expect(fromDecimalAmount(text, currency)).toEqual(createMoney(amount, currency)),
  );

  test.each([
    '',
    '.5',
    '5.',
    '1,5',
    '-1',
    '+1',
    '1e3',
    ' 1',
    '1\n',
    '0x1',
    'NaN',
    '١',
    '1'.repeat(21),
    '1'.repeat(10_000),
  ])('rejects “%s” as a decimal amount', (text) =>
    expect(() => fromDecimalAmount(text, 'GEL')).toThrow('is no decimal number'),
  );

  test('rejects a decimal amount with a fraction of the minor unit', () => {
    expect(() => fromDecimalAmount('0.005', 'GEL')).toThrow('more than 2 decimal digits');
    expect(() => toDecimalAmount(createMoney(125n, 'GEL', 3))).toThrow('needs more than 2 decimal digits');
  });

  test('rejects writing a negative amount as a decimal number', () =>
    expect(() => toDecimalAmount(createMoney(-1n, 'GEL'))).toThrow('negative'));

  test('writes an amount with the decimal places of its currency, whatever its own number of decimal places', () =>
    expect(toDecimalAmount(createMoney(12n, 'GEL', 0))).toBe('12.00'));

  test('decimal amounts convert without loss in both directions for each currency', () => {
    fc.assert(
      fc.property(anyCurrency, fc.bigInt({ min: 0n, max: 10n ** 15n }), (currency, amount) => {
        const money = createMoney(amount, currency);
        const text = toDecimalAmount(money);
        expect(fromDecimalAmount(text, currency)).toEqual(money);
        expect(toDecimalAmount(fromDecimalAmount(text, currency))).toBe(text);
      }),
    );
  });

  test('decimal amounts are valid JSON numbers', () => {
    fc.assert(
      fc.property(anyCurrency, fc.bigInt({ min: 0n, max: 10n ** 15n }), (currency, amount) => {
        const text = toDecimalAmount(createMoney(amount, currency));
        expect(JSON.parse(text)).toBeTypeOf('number');
      }),
    );
  });
});
