import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMoney } from './money.ts';
import { splitRefund, splitTax, subtractTaxed, sumTaxed, type TaxedAmount } from './tax.ts';

const eur = (amount: bigint) => createMoney(amount, 'EUR');
const amountsOf = ({ net, tax, gross }: TaxedAmount) => [net.amount, tax.amount, gross.amount];
const anyAmount = fc.bigInt({ min: 0n, max: 10n ** 12n });
const anyRate = fc.integer({ min: 0, max: 10_000 });
const anyLine = fc
  .tuple(anyAmount, anyRate, fc.boolean())
  .map(([amount, basisPoints, isInclusive]) => splitTax(eur(amount), { basisPoints, isInclusive }));
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 5 });

describe('tax of a line', () => {
  test.each([
    [1200, 2000, 'net 1000, tax 200 and gross 1200', [1000n, 200n, 1200n]],
    [999, 1900, 'net 839, tax 160 and gross 999', [839n, 160n, 999n]],
    // The exact net amount is 0.5.
    [1, 10_000, 'net 1, tax 0 and gross 1', [1n, 0n, 1n]],
    [999, 0, 'net 999, tax 0 and gross 999', [999n, 0n, 999n]],
    [0, 2000, 'net 0, tax 0 and gross 0', [0n, 0n, 0n]],
  ])('a tax-inclusive price of %d at a tax rate of %i basis points has %s', (price, basisPoints, _amounts, expected) =>
    expect(amountsOf(splitTax(eur(BigInt(price)), { basisPoints, isInclusive: true }))).toEqual(expected),
  );

  test.each([
    [1000, 2000, 'net 1000, tax 200 and gross 1200', [1000n, 200n, 1200n]],
    // The exact tax is 0.5 and 1.49.
    [5, 1000, 'net 5, tax 1 and gross 6', [5n, 1n, 6n]],
    [149, 100, 'net 149, tax 1 and gross 150', [149n, 1n, 150n]],
    [999, 0, 'net 999, tax 0 and gross 999', [999n, 0n, 999n]],
  ])('a tax-exclusive price of %d at a tax rate of %i basis points has %s', (price, basisPoints, _amounts, expected) =>
    expect(amountsOf(splitTax(eur(BigInt(price)), { basisPoints, isInclusive: false }))).toEqual(expected),
  );

  test.each([-1, 10_001, 12.5, Number.NaN])('rejects the tax rate of %d basis points', (basisPoints) =>
    expect(() => splitTax(eur(1n), { basisPoints, isInclusive: true })).toThrow('no integer from 0 to 10000'),
  );

  test('rejects a negative price', () =>
    expect(() => splitTax(eur(-1n), { basisPoints: 0, isInclusive: true })).toThrow('negative'));

  test('net and tax add up to gross, and none is negative', () => {
    fc.assert(
      fc.property(anyLine, ({ net, tax, gross }) => {
        expect(net.amount + tax.amount).toBe(gross.amount);
        expect(net.amount >= 0n && tax.amount >= 0n).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('the price equals the gross amount if tax is inclusive, and the net amount if not', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, (amount, basisPoints) => {
        expect(splitTax(eur(amount), { basisPoints, isInclusive: true }).gross.amount).toBe(amount);
        expect(splitTax(eur(amount), { basisPoints, isInclusive: false }).net.amount).toBe(amount);
      }),
    );
  });

  test('the calculated tax differs from the exact tax by at most half a minor unit', () => {
    fc.assert(
      fc.property(anyLine, anyRate, ({ gross }, basisPoints) => {
        const rate = BigInt(basisPoints);
        const inclusive = splitTax(gross, { basisPoints, isInclusive: true }).tax.amount;
        const error = 2n * (inclusive * (10_000n + rate) - gross.amount * rate);
        expect(error >= -(10_000n + rate) && error <= 10_000n + rate).toBe(true);
      }),
    );
  });

  test('the sum of lines adds up their net amounts, taxes and gross amounts', () => {
    const lines = [
      splitTax(eur(1200n), { basisPoints: 2000, isInclusive: true }),
      splitTax(eur(10n), { basisPoints: 0, isInclusive: false }),
    ];
    expect(amountsOf(sumTaxed(eur(99n), lines))).toEqual([1010n, 200n, 1210n]);
    expect(amountsOf(sumTaxed(eur(99n), []))).toEqual([0n, 0n, 0n]);
  });
});

describe('tax of a refund', () => {
  const lines = [
    splitTax(eur(1200n), { basisPoints: 2000, isInclusive: true }),
    splitTax(eur(600n), { basisPoints: 0, isInclusive: true }),
  ];

  test('a refund is split over all lines in proportion to their amounts', () =>
    expect(splitRefund(lines, eur(900n)).map(amountsOf)).toEqual([
      [500n, 100n, 600n],
      [300n, 0n, 300n],
    ]));

  test('a refund distributes the remaining minor units by the largest remainders', () =>
    // The exact shares are 0.56, 0.11 and 0.33.
    expect(splitRefund(lines, eur(1n)).map(amountsOf)).toEqual([
      [1n, 0n, 1n],
      [0n, 0n, 0n],
    ]));

  test('a refund of 0 refunds 0 on each line, even if nothing remains to be refunded', () => {
    const [line = lines[1]] = splitRefund([splitTax(eur(0n), { basisPoints: 0, isInclusive: true })], eur(0n));
    expect(line && amountsOf(line)).toEqual([0n, 0n, 0n]);
  });

  test.each([1801, -1])('rejects a refund of %d if 1800 remain to be refunded', (amount) =>
    expect(() => splitRefund(lines, eur(BigInt(amount)))).toThrow(`Cannot refund ${amount} of the remaining 1800.`),
  );

  test('rejects a refund above the amount of a line', () => {
    const [taxed, untaxed] = lines;
    expect(() => taxed && untaxed && subtractTaxed(untaxed, taxed)).toThrow('Cannot refund 1200 of 600.');
  });

  test.each([
    ['net amount', 1001n, 0n],
    ['tax', 0n, 201n],
  ])('rejects a refund above the %s of a line', (_name, net, tax) => {
    const refund = { net: eur(net), tax: eur(tax), gross: eur(net + tax) };
    expect(() => lines[0] && subtractTaxed(lines[0], refund)).toThrow('Cannot refund');
  });

  test('a series of refunds never exceeds the net amount and tax of a line, and a complete refund returns both in full', () => {
    fc.assert(
      fc.property(anyLines, fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 6 }), (invoice, percentages) => {
        let remaining: TaxedAmount[] = invoice;
        for (const percentage of [...percentages, 100]) {
          const total = sumTaxed(eur(0n), remaining).gross.amount;
          const refund = (total * BigInt(percentage)) / 100n;
          const parts = splitRefund(remaining, eur(refund));
          expect(sumTaxed(eur(0n), parts).gross.amount).toBe(refund);
          // Throws if a part exceeds what remains.
          remaining = remaining.map((line, index) => subtractTaxed(line, parts[index] ?? line));
        }
        for (const line of remaining) expect(amountsOf(line)).toEqual([0n, 0n, 0n]);
      }),
    );
  });
});
