import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Discount } from './discount.ts';
import { createMoney, type Money } from './money.ts';
import { parsePeriod } from './period.ts';
import { createQuote, formatQuote, isQuoteValid, QuoteError, type QuoteItem } from './quote.ts';

const eur = (amount: bigint) => createMoney(amount, 'EUR');
const NOW = Date.parse('2026-11-30T12:00Z');
const duration = { kind: 'lifetime', from: 0 } as const;
const half: Discount = { id: 'half', type: 'percentage', basisPoints: 5000, isStackable: false, duration };

const item = (amount: bigint, rest: Partial<QuoteItem> = {}, isTaxInclusive = true): QuoteItem => ({
  price: { sku: `sku-${amount}`, amount: eur(amount), isTaxInclusive, isPurchasable: true },
  period: parsePeriod('P1M'),
  discounts: [],
  taxBasisPoints: 2000,
  ...rest,
});

const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({
    id: fc.uuid(),
    type: fc.constant('percentage' as const),
    basisPoints: fc.integer({ min: 0, max: 10_000 }),
    isStackable: fc.boolean(),
    duration: fc.constant(duration),
  }),
  fc.record({
    id: fc.uuid(),
    type: fc.constant('amount' as const),
    amount: fc.bigInt({ min: 0n, max: 3000n }).map(eur),
    duration: fc.constant(duration),
  }),
);
const anyItem = fc
  .record({
    amount: fc.bigInt({ min: 0n, max: 5000n }),
    discounts: fc.array(anyDiscount, { maxLength: 3 }),
    taxBasisPoints: fc.integer({ min: 0, max: 10_000 }),
    isTaxInclusive: fc.boolean(),
  })
  .map(({ amount, isTaxInclusive, ...rest }) => item(amount, rest, isTaxInclusive));
const anyItems = fc.array(anyItem, { minLength: 1, maxLength: 5 });
const anyVoucher = fc.option(fc.bigInt({ min: 0n, max: 10_000n }).map(eur));

const sum = (amounts: Money[]) => amounts.reduce((total, { amount }) => total + amount, 0n);

describe('quote', () => {
  test('a quote reduces the price by discounts, then by the voucher, then calculates tax', () =>
    expect(createQuote([item(2000n, { discounts: [half] })], eur(400n), NOW)).toEqual({
      createdAt: NOW,
      validUntil: NOW + 600_000,
      lines: [
        {
          sku: 'sku-2000',
          period: 'P1M',
          price: eur(2000n),
          reductions: [{ discountId: 'half', amount: eur(1000n) }],
          voucher: eur(400n),
          credit: eur(0n),
          taxRule: { basisPoints: 2000, isInclusive: true },
          net: eur(500n),
          tax: eur(100n),
          gross: eur(600n),
        },
      ],
      price: eur(2000n),
      discount: eur(1000n),
      voucher: eur(400n),
      credit: eur(0n),
      net: eur(500n),
      tax: eur(100n),
      gross: eur(600n),
    }));

  test('a quote deducts a credit last, before tax, and refuses one that exceeds the rest @lic-04', () => {
    const credited = (amount: bigint) => createQuote([item(2000n, { credit: eur(amount) })], eur(400n), NOW);
    expect(credited(1000n)).toMatchObject({ voucher: eur(400n), credit: eur(1000n), net: eur(500n), gross: eur(600n) });
    expect(() => credited(1601n)).toThrow(QuoteError);
    expect(() => credited(-1n)).toThrow(QuoteError);
    expect(formatQuote(credited(1000n))).not.toBe(formatQuote(credited(999n)));
  });

  test('a quote adds tax to a price that excludes tax', () =>
    expect(createQuote([item(1000n, {}, false)], null, NOW)).toMatchObject({
      net: eur(1000n),
      tax: eur(200n),
      gross: eur(1200n),
    }));

  test('a quote splits a voucher over its lines in proportion to their prices', () =>
    expect(createQuote([item(3000n), item(1000n)], eur(1000n), NOW).lines.map(({ voucher }) => voucher)).toEqual([
      eur(750n),
      eur(250n),
    ]));

  test('a quote reduces the price by a voucher at most to 0', () =>
    expect(createQuote([item(1000n)], eur(5000n), NOW)).toMatchObject({ voucher: eur(1000n), gross: eur(0n) }));

  test('the total of a quote for free products is 0, with a voucher too', () =>
    expect(createQuote([item(0n, { period: null })], eur(500n), NOW)).toMatchObject({
      voucher: eur(0n),
      gross: eur(0n),
      lines: [{ period: null }],
    }));

  test('rejects a quote without items', () => expect(() => createQuote([], null, NOW)).toThrow(QuoteError));

  test.each<[string, { sku: string | null; isPurchasable: boolean }]>([
    ['that has no SKU and cannot be bought', { sku: null, isPurchasable: false }],
    ['that has a SKU but cannot be bought', { sku: 'sku', isPurchasable: false }],
    ['that has no SKU', { sku: null, isPurchasable: true }],
  ])('rejects a quote for a product %s', (_lack, missing) => {
    const price = { ...missing, amount: eur(0n), isTaxInclusive: true };
    expect(() => createQuote([item(100n), item(0n, { price })], null, NOW)).toThrow('without a price cannot be bought');
  });

  test('rejects a quote whose prices and voucher have different currencies', () => {
    const dollars = { ...item(1n).price, amount: createMoney(1n, 'USD') };
    expect(() => createQuote([item(1n), item(1n, { price: dollars })], null, NOW)).toThrow('Cannot combine');
    expect(() => createQuote([item(1n)], createMoney(1n, 'USD'), NOW)).toThrow('Cannot combine');
  });

  test('rejects a quote whose voucher has a negative amount', () =>
    expect(() => createQuote([item(100n)], eur(-1n), NOW)).toThrow('The voucher is negative'));

  test('a quote is valid until its expiry time', () => {
    const quote = createQuote([item(100n)], null, NOW);
    expect(isQuoteValid(quote, NOW)).toBe(true);
    expect(isQuoteValid(quote, NOW + 599_999)).toBe(true);
    expect(isQuoteValid(quote, NOW + 600_000)).toBe(false);
  });

  test('a quote is deeply frozen (immutable)', () => {
    const quote = createQuote([item(100n, { discounts: [half] })], null, NOW);
    const [line] = quote.lines;
    const parts = [
      quote,
      quote.lines,
      quote.gross,
      line,
      line?.reductions,
      line?.reductions[0],
      line?.taxRule,
      line?.net,
    ];
    for (const part of parts) expect(part !== undefined && Object.isFrozen(part)).toBe(true);
  });
});

describe('quote of any products', () => {
  test('the amounts of a quote add up: lines to totals, net and tax to gross, price less reductions to the taxed amount', () => {
    fc.assert(
      fc.property(anyItems, anyVoucher, (items, voucher) => {
        const quote = createQuote(items, voucher, NOW);
        for (const key of ['price', 'voucher', 'net', 'tax', 'gross'] as const) {
          expect(sum(quote.lines.map((line) => line[key]))).toBe(quote[key].amount);
        }
        expect(quote.net.amount + quote.tax.amount).toBe(quote.gross.amount);
        for (const { price, reductions, voucher: share, taxRule, net, tax, gross } of quote.lines) {
          const taxed = price.amount - sum(reductions.map((reduction) => reduction.amount)) - share.amount;
          expect(taxRule.isInclusive ? gross.amount : net.amount).toBe(taxed);
          expect(net.amount >= 0n && tax.amount >= 0n).toBe(true);
        }
      }),
    );
  });

  test('a discount or a larger voucher never raises the total of a quote before tax', () => {
    fc.assert(
      fc.property(anyItems, anyVoucher, anyDiscount, fc.nat(100), (items, voucher, discount, more) => {
        const beforeTax = (quoted: readonly QuoteItem[], amount: bigint) => {
          const { price, discount, voucher } = createQuote(quoted, eur(amount), NOW);
          return price.amount - discount.amount - voucher.amount;
        };
        const [first = item(0n), ...rest] = items;
        const amount = voucher?.amount ?? 0n;
        const before = beforeTax(items, amount);
        expect(beforeTax([{ ...first, discounts: [...first.discounts, discount] }, ...rest], amount) <= before).toBe(
          true,
        );
        expect(beforeTax(items, amount + BigInt(more)) <= before).toBe(true);
      }),
    );
  });

  test('a discount or a larger voucher never raises the total with tax of a quote for one product', () => {
    fc.assert(
      fc.property(anyItem, anyVoucher, anyDiscount, fc.nat(100), (product, voucher, discount, more) => {
        const total = (quoted: QuoteItem, amount: bigint) => createQuote([quoted], eur(amount), NOW).gross.amount;
        const amount = voucher?.amount ?? 0n;
        const before = total(product, amount);
        expect(total({ ...product, discounts: [...product.discounts, discount] }, amount) <= before).toBe(true);
        expect(total(product, amount + BigInt(more)) <= before).toBe(true);
      }),
    );
  });
});

describe('canonical text of a quote', () => {
  test('quotes for the same purchase have the same canonical text', () => {
    fc.assert(
      fc.property(anyItems, anyVoucher, (items, voucher) => {
        const text = formatQuote(createQuote(items, voucher, NOW));
        expect(formatQuote(createQuote(structuredClone(items), voucher, NOW))).toBe(text);
      }),
    );
  });

  test('quotes that differ in any property have different canonical texts', () => {
    const { price } = item(2000n);
    const texts = [
      createQuote([item(2000n)], null, NOW),
      createQuote([item(2000n)], null, NOW + 1),
      createQuote([item(2000n), item(2000n)], null, NOW),
      createQuote([item(2000n, { period: parsePeriod('P1Y') })], null, NOW),
      createQuote([item(2000n, { period: null })], null, NOW),
      createQuote([item(2000n, { taxBasisPoints: 1900 })], null, NOW),
      createQuote([item(2000n, {}, false)], null, NOW),
      createQuote([item(2000n, { price: { ...price, sku: 'other' } })], null, NOW),
      createQuote([item(2000n, { price: { ...price, amount: createMoney(2000n, 'USD') } })], null, NOW),
      createQuote([item(2000n, { price: { ...price, amount: createMoney(2000n, 'EUR', 3) } })], null, NOW),
      createQuote([item(2000n, { discounts: [half] })], null, NOW),
      createQuote([item(2000n, { discounts: [{ ...half, id: 'other' }] })], null, NOW),
      createQuote([item(2000n)], eur(1000n), NOW),
      createQuote([item(1000n)], null, NOW),
      // Free products have the same amounts at any rate.
      createQuote([item(0n)], null, NOW),
      createQuote([item(0n, { taxBasisPoints: 1900 })], null, NOW),
      createQuote([item(0n, { price: { ...item(0n).price, isTaxInclusive: false } })], null, NOW),
      createQuote([item(2000n, { price: { ...price, sku: 'a","b' } })], null, NOW),
    ].map(formatQuote);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
