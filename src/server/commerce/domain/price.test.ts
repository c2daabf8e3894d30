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
  test('is the local one, before the default one', () =>
    expect(selectPrice([other, byDefault, local], monthly, 'GBP')).toEqual({
      sku: 'local',
      amount: createMoney(500n, 'BRL'),
      isTaxInclusive: false,
      isPurchasable: true,
    }));

  test('is the default one without a local one', () =>
    expect(selectPrice([other, byDefault], monthly, 'GBP')).toMatchObject({ sku: 'default', isPurchasable: true }));

  test.each([[[]], [[other]]])('is a 0 that cannot be bought without both', (options) =>
    expect(selectPrice(options, monthly, 'GBP')).toEqual({
      sku: null,
      amount: createMoney(0n, 'GBP'),
      isTaxInclusive: true,
      isPurchasable: false,
    }),
  );

  test('of explicitly 0 can be bought', () =>
    expect(selectPrice([option('free', 0n, 'EUR', { isDefault: true })], null, 'EUR')).toMatchObject({
      sku: 'free',
      amount: createMoney(0n, 'EUR'),
      isPurchasable: true,
    }));

  test('cannot be negative', () =>
    expect(() => selectPrice([option('broken', -1n, 'EUR', { isLocal: true })], null, 'EUR')).toThrow(
      'is negative: -1',
    ));
});

describe('price of a billing period', () => {
  const yearly = { period: parsePeriod('P1Y'), amount: createMoney(900n, 'EUR') };
  const options = [option('sku', 100n, 'EUR', { isDefault: true, periodAmounts: [yearly] })];

  test('is the amount of that period, also if it is written differently', () => {
    expect(selectPrice(options, parsePeriod('P1Y'), 'USD').amount).toEqual(createMoney(900n, 'EUR'));
    expect(selectPrice(options, parsePeriod('P12M'), 'USD').amount).toEqual(createMoney(900n, 'EUR'));
  });

  test('is the only amount if there are none by period, or for a purchase without a period', () => {
    expect(selectPrice([byDefault], parsePeriod('P1Y'), 'USD').amount).toEqual(createMoney(100n, 'EUR'));
    expect(selectPrice(options, null, 'USD').amount).toEqual(createMoney(100n, 'EUR'));
  });

  test('that is not offered is a 0 in the same currency that cannot be bought', () =>
    expect(selectPrice(options, monthly, 'USD')).toMatchObject({
      amount: createMoney(0n, 'EUR'),
      isPurchasable: false,
    }));
});
