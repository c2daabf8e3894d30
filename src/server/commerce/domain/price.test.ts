import { describe, expect, test } from 'vitest';
import { createMoney } from './money.ts';
import { parsePeriod } from './period.ts';
import { type PriceOption, selectPrice } from './price.ts';

const option = (sku: string, amount: bigint, currency: string, rest: Partial<PriceOption> = {}): PriceOption => ({
  sku,
  amount: createMoney(amount, currency),
  isLocal: false,
  isDefault: false,
  isTaxInclusive: true,
  periodAmounts: [],
  ...rest,
});
const local = option('local', 500n, 'BRL', { isLocal: true, isTaxInclusive: false });
const byDefault = option('default', 100n, 'EUR', { isDefault: true });
const other = option('other', 300n, 'USD');
const monthly = parsePeriod('P1M');

describe('price of a buyer', () => {
  test('selects the local price of the buyer rather than the default price', () =>
    expect(selectPrice([other, byDefault, local], monthly, 'GBP')).toEqual({
      sku: 'local',
      amount: createMoney(500n, 'BRL'),
      isTaxInclusive: false,
      isPurchasable: true,
    }));

  test('selects the default price if there is no local price', () =>
    expect(selectPrice([other, byDefault], monthly, 'GBP')).toMatchObject({ sku: 'default', isPurchasable: true }));

  test.each([
    ['there are no prices', []],
    ['all prices are for other countries', [other]],
  ])('selects a price of 0 that cannot be bought if %s', (_what, options) =>
    expect(selectPrice(options, monthly, 'GBP')).toEqual({
      sku: null,
      amount: createMoney(0n, 'GBP'),
      isTaxInclusive: true,
      isPurchasable: false,
    }),
  );

  test('a product with a listed price of 0 can be bought', () =>
    expect(selectPrice([option('free', 0n, 'EUR', { isDefault: true })], null, 'EUR')).toMatchObject({
      sku: 'free',
      amount: createMoney(0n, 'EUR'),
      isPurchasable: true,
    }));

  test('rejects a negative price', () =>
    expect(() => selectPrice([option('broken', -1n, 'EUR', { isLocal: true })], null, 'EUR')).toThrow(
      'is negative: -1',
    ));
});

describe('price of a billing period', () => {
  const yearly = { period: parsePeriod('P1Y'), amount: createMoney(900n, 'EUR') };
  const options = [option('sku', 100n, 'EUR', { isDefault: true, periodAmounts: [yearly] })];

  test('selects the amount of the billing period, also if the period is written differently (P12M for P1Y)', () => {
    expect(selectPrice(options, parsePeriod('P1Y'), 'USD').amount).toEqual(createMoney(900n, 'EUR'));
    expect(selectPrice(options, parsePeriod('P12M'), 'USD').amount).toEqual(createMoney(900n, 'EUR'));
  });

  test('selects the general amount if there are no amounts by period, or for a purchase without a period', () => {
    expect(selectPrice([byDefault], parsePeriod('P1Y'), 'USD').amount).toEqual(createMoney(100n, 'EUR'));
    expect(selectPrice(options, null, 'USD').amount).toEqual(createMoney(100n, 'EUR'));
  });

  test('selects a price of 0, in the same currency, that cannot be bought for a billing period that is not offered', () =>
    expect(selectPrice(options, monthly, 'USD')).toMatchObject({
      amount: createMoney(0n, 'EUR'),
      isPurchasable: false,
    }));
});
