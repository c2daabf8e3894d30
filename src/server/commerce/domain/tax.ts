import {
  addMoney,
  compareMoney,
  type Money,
  MoneyError,
  multiplyMoney,
  splitMoney,
  subtractMoney,
  zeroOf,
} from './money.ts';

/** Basis points of the whole: 1 basis point is 1/10000. */
export const WHOLE_BASIS_POINTS = 10_000;

/** How a price is taxed. */
export interface TaxRule {
  /** Tax rate in basis points, 0 to 10000: 2000 is 20 %. */
  readonly basisPoints: number;
  /** Whether the price contains the tax. */
  readonly isInclusive: boolean;
}

/** A taxed amount. `net` and `tax` add up to `gross`. */
export interface TaxedAmount {
  readonly net: Money;
  readonly tax: Money;
  readonly gross: Money;
}

/** Reads basis points as BigInt. @throws MoneyError unless they are an integer from 0 to 10000 */
export function toBasisPoints(basisPoints: number): bigint {
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > WHOLE_BASIS_POINTS) {
    throw new MoneyError(`${basisPoints} basis points are no integer from 0 to ${WHOLE_BASIS_POINTS}.`);
  }
  return BigInt(basisPoints);
}

/**
 * Splits the price of a line into net amount and tax. An inclusive price is the gross amount, from which the net amount
 * is calculated and rounded half up; the tax is the rest. An exclusive price is the net amount, and its tax is rounded
 * half up.
 * @throws MoneyError for a negative price or an invalid rate
 */
export function splitTax(price: Money, { basisPoints, isInclusive }: TaxRule): TaxedAmount {
  if (price.amount < 0n) throw new MoneyError(`Cannot tax the negative amount ${price.amount}.`);
  const rate = toBasisPoints(basisPoints);
  const whole = BigInt(WHOLE_BASIS_POINTS);
  if (isInclusive) {
    const net = multiplyMoney(price, whole, whole + rate);
    return { net, tax: subtractMoney(price, net), gross: price };
  }
  const tax = multiplyMoney(price, rate, whole);
  return { net: price, tax, gross: addMoney(price, tax) };
}

/** Adds up taxed amounts. @param unit money whose currency and scale the sum has */
export const sumTaxed = (unit: Money, lines: readonly TaxedAmount[]): TaxedAmount =>
  lines.reduce(
    (sum, line) => ({
      net: addMoney(sum.net, line.net),
      tax: addMoney(sum.tax, line.tax),
      gross: addMoney(sum.gross, line.gross),
    }),
    { net: zeroOf(unit), tax: zeroOf(unit), gross: zeroOf(unit) },
  );

/** Returns what remains of a taxed amount after a refund. @throws MoneyError if more is refunded than there is */
export function subtractTaxed(line: TaxedAmount, refund: TaxedAmount): TaxedAmount {
  const rest = {
    net: subtractMoney(line.net, refund.net),
    tax: subtractMoney(line.tax, refund.tax),
    gross: subtractMoney(line.gross, refund.gross),
  };
  if (rest.net.amount < 0n || rest.tax.amount < 0n) {
    throw new MoneyError(`Cannot refund ${refund.gross.amount} of ${line.gross.amount}.`);
  }
  return rest;
}

/**
 * Splits a refund over the net amounts and taxes of all lines in proportion, by largest remainder. No part exceeds what
 * remains of it, so that refunds together never exceed a line’s net amount or tax.
 * @param remaining the lines of the invoice less all earlier refunds
 * @param refund gross amount
 * @returns one taxed amount per line
 * @throws MoneyError for a negative refund or one beyond what remains
 */
export function splitRefund(remaining: readonly TaxedAmount[], refund: Money): TaxedAmount[] {
  const total = sumTaxed(refund, remaining).gross;
  if (refund.amount < 0n || compareMoney(refund, total) > 0) {
    throw new MoneyError(`Cannot refund ${refund.amount} of the remaining ${total.amount}.`);
  }
  const zero = zeroOf(refund);
  if (refund.amount === 0n) return remaining.map(() => ({ net: zero, tax: zero, gross: zero }));
  const parts = splitMoney(
    refund,
    remaining.flatMap(({ net, tax }) => [net.amount, tax.amount]),
  );
  return remaining.map((_, index) => {
    const [net = zero, tax = zero] = parts.slice(2 * index);
    return { net, tax, gross: addMoney(net, tax) };
  });
}
