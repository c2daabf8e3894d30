import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMoney,
  compareMoney,
  createMoney,
  formatDecimal,
  fromJsonMoney,
  minMoney,
  multiplyMoney,
  rescaleMoney,
  splitMoney,
  subtractMoney,
  sumMoney,
  toJsonMoney,
  zeroOf,
} from './money.ts';

const eur = (amount: bigint) => createMoney(amount, 'EUR');
const anyAmount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const anyWeights = fc
  .array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { minLength: 1, maxLength: 8 })
  .filter((weights) => weights.some((weight) => weight > 0n));

describe('creating money', () => {
  test.each([
    ['EUR', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['CLF', 4],
  ])('creates money in %s with the decimal places of ISO 4217: %i', (currency, scale) =>
    expect(createMoney(1n, currency).scale).toBe(scale),
  );

  test.each(['eur', 'EU', 'EURO', '', 'E1R', 'EUR '])('rejects the currency code “%s”', (currency) =>
    expect(() => createMoney(1n, currency)).toThrow('no ISO 4217 code'),
  );

  test.each([-1, 7, 1.5, Number.NaN])('rejects %d as the number of decimal places', (scale) =>
    expect(() => createMoney(1n, 'EUR', scale)).toThrow('is no integer from 0 to 6'),
  );

  test('an amount of money is immutable', () => expect(Object.isFrozen(eur(1n))).toBe(true));
});

describe('arithmetic of money', () => {
  test('adds, subtracts and sums amounts of money', () => {
    expect(addMoney(eur(10n), eur(-3n))).toEqual(eur(7n));
    expect(subtractMoney(eur(10n), eur(13n))).toEqual(eur(-3n));
    expect(sumMoney(eur(1n), [eur(2n), eur(3n)])).toEqual(eur(6n));
    expect(zeroOf(eur(5n))).toEqual(eur(0n));
  });

  test('compares amounts of money and returns the smaller one', () => {
    expect(compareMoney(eur(1n), eur(2n))).toBe(-1);
    expect(compareMoney(eur(2n), eur(2n))).toBe(0);
    expect(compareMoney(eur(3n), eur(2n))).toBe(1);
    expect(minMoney(eur(3n), eur(2n))).toEqual(eur(2n));
    expect(minMoney(eur(1n), eur(2n))).toEqual(eur(1n));
  });

  test.each([
    ['adding', addMoney],
    ['subtracting', subtractMoney],
    ['comparing', compareMoney],
  ])('rejects %s amounts in different currencies', (_operation, combine) =>
    expect(() => combine(eur(1n), createMoney(1n, 'USD'))).toThrow('Cannot combine EUR with USD.'),
  );

  test.each([
    ['adding', addMoney],
    ['subtracting', subtractMoney],
    ['comparing', compareMoney],
  ])('rejects %s amounts with different numbers of decimal places', (_operation, combine) =>
    expect(() => combine(eur(1n), createMoney(1n, 'EUR', 3))).toThrow('Cannot combine EUR of scale 2 with scale 3.'),
  );
});

describe('multiplication of money', () => {
  test.each([
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [10, 1, 3, 3],
    [20, 1, 3, 7],
    [999, 0, 7, 0],
    [1, 3, 1, 3],
  ])('multiplies %d by %d/%d and rounds half away from zero to %d', (amount, numerator, denominator, expected) =>
    expect(multiplyMoney(eur(BigInt(amount)), BigInt(numerator), BigInt(denominator))).toEqual(eur(BigInt(expected))),
  );

  test.each([
    [-1, 2],
    [1, 0],
    [1, -2],
  ])('rejects multiplying money by the fraction %d/%d', (numerator, denominator) =>
    expect(() => multiplyMoney(eur(1n), BigInt(numerator), BigInt(denominator))).toThrow('Cannot multiply'),
  );

  test('a product is within half a minor unit of the exact value, also beyond the safe integers of a double', () => {
    const fraction = fc.record({
      n: fc.bigInt({ min: 0n, max: 10n ** 9n }),
      d: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fraction, (amount, { n, d }) => {
        const difference = 2n * (multiplyMoney(eur(amount), n, d).amount * d - amount * n);
        expect(difference >= -d && difference <= d).toBe(true);
      }),
    );
  });
});

describe('splitting money', () => {
  test.each([
    [100, '1, 1 and 1', '34, 33 and 33', [1n, 1n, 1n], [34n, 33n, 33n]],
    [-100, '1, 1 and 1', '-34, -33 and -33', [1n, 1n, 1n], [-34n, -33n, -33n]],
    [10, '1, 2 and 0', '3, 7 and 0', [1n, 2n, 0n], [3n, 7n, 0n]],
    [0, '1 and 2', '0 and 0', [1n, 2n], [0n, 0n]],
    [5, '3, 1 and 3', '2, 1 and 2', [3n, 1n, 3n], [2n, 1n, 2n]],
    [1, '1, 3 and 3', '0, 1 and 0', [1n, 3n, 3n], [0n, 1n, 0n]],
  ])('splits the amount %d by the weights %s into the shares %s', (amount, _weights, _shares, weights, expected) =>
    expect(splitMoney(eur(BigInt(amount)), weights).map((part) => part.amount)).toEqual(expected),
  );

  test.each<[string, bigint[]]>([
    ['without weights', []],
    ['by weights that are all 0', [0n, 0n]],
    ['by a negative weight', [2n, -1n]],
  ])('rejects splitting an amount %s', (_name, weights) =>
    expect(() => splitMoney(eur(1n), weights)).toThrow('Cannot split'),
  );

  test('the shares of a split add up to the amount, and each is less than one unit from the exact share', () => {
    fc.assert(
      fc.property(anyAmount, anyWeights, (amount, weights) => {
        const parts = splitMoney(eur(amount), weights);
        const total = weights.reduce((sum, weight) => sum + weight, 0n);
        expect(sumMoney(eur(0n), parts)).toEqual(eur(amount));
        for (const [index, part] of parts.entries()) {
          const error = part.amount * total - amount * (weights[index] ?? 0n);
          expect(error > -total && error < total).toBe(true);
        }
      }),
    );
  });

  test('a split gives a share of 0 to a weight of 0', () => {
    fc.assert(
      fc.property(anyAmount, anyWeights, (amount, weights) => {
        const parts = splitMoney(eur(amount), weights);
        for (const [index, part] of parts.entries()) if (weights[index] === 0n) expect(part.amount).toBe(0n);
      }),
    );
  });
});

describe('decimal places and text of money', () => {
  test.each([
    ['1230', 2, '12.30'],
    ['5', 2, '0.05'],
    ['-5', 3, '-0.005'],
    ['12', 0, '12'],
    ['0', 2, '0.00'],
    ['1152921504606846976', 2, '11529215046068469.76'],
  ])('formats %s with %i decimal places as %s', (amount, scale, text) =>
    expect(formatDecimal(createMoney(BigInt(amount), 'EUR', scale))).toBe(text),
  );

  test('changes the number of decimal places without changing the value', () => {
    expect(rescaleMoney(eur(12n), 3)).toEqual(createMoney(120n, 'EUR', 3));
    expect(rescaleMoney(createMoney(-120n, 'EUR', 3), 2)).toEqual(eur(-12n));
  });

  test.each([
    [125, '0.125'],
    [-125, '-0.125'],
  ])('rejects two decimal places for an amount of %d thousandths', (amount, text) =>
    expect(() => rescaleMoney(createMoney(BigInt(amount), 'EUR', 3), 2)).toThrow(
      `${text} EUR needs more than 2 decimal digits.`,
    ),
  );
});

describe('money in JSON', () => {
  test('an amount of money is the same after conversion to JSON and back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 6 }), (amount, scale) => {
        const money = createMoney(BigInt(amount), 'BRL', scale);
        expect(fromJsonMoney(JSON.parse(JSON.stringify(toJsonMoney(money))))).toEqual(money);
      }),
    );
  });

  test.each([
    ['2^53', 2n ** 53n],
    ['-2^53', -(2n ** 53n)],
  ])('rejects writing the amount %s, which JSON cannot represent exactly', (_text, amount) =>
    expect(() => toJsonMoney(eur(amount))).toThrow('is beyond'),
  );

  test.each([
    ['0.5', 0.5],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['2^53', 2 ** 53],
    ['-0', -0],
  ])('rejects reading the JSON amount %s', (_text, amount) =>
    expect(() => fromJsonMoney({ amount, scale: 2, currency: 'EUR' })).toThrow('is no integer within'),
  );
});
