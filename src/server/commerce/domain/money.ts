import { getCurrencyScale, isCurrencyCode } from './currencies.ts';

/** An amount of money: `amount` / 10^`scale` of the currency. Has no float anywhere. */
export interface Money {
  /** Integer in the unit that `scale` defines. Negative for money that is given back. */
  readonly amount: bigint;
  /** Number of decimal digits, 0 to 6. */
  readonly scale: number;
  /** ISO 4217 code in capital letters. */
  readonly currency: string;
}

/** Money in JSON, with a safe integer as amount. */
export interface JsonMoney {
  amount: number;
  scale: number;
  currency: string;
}

/** Invalid money, or money that an operation cannot combine or represent. The message names the values. */
export class MoneyError extends Error {
  override name = 'MoneyError';
}

/** Upper bound of `scale`. */
export const MAX_SCALE = 6;

/**
 * Creates money. Without a scale, the amount is in the currency’s minor unit by ISO 4217.
 * @throws MoneyError for a malformed currency code or a scale out of range
 */
export function createMoney(amount: bigint, currency: string, scale: number = getCurrencyScale(currency)): Money {
  if (!isCurrencyCode(currency)) {
    throw new MoneyError(`Currency ${JSON.stringify(currency)} is no ISO 4217 code of three capital letters.`);
  }
  if (!Number.isInteger(scale) || scale < 0 || scale > MAX_SCALE) {
    throw new MoneyError(`Scale ${scale} is no integer from 0 to ${MAX_SCALE}.`);
  }
  return Object.freeze({ amount, scale, currency });
}

/** Returns money of the same currency and scale with another amount. */
const withAmount = ({ scale, currency }: Money, amount: bigint): Money => createMoney(amount, currency, scale);

/** Returns zero of the same currency and scale. */
export const zeroOf = (money: Money): Money => withAmount(money, 0n);

function assertSameUnit(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new MoneyError(`Cannot combine ${a.currency} with ${b.currency}.`);
  if (a.scale !== b.scale) {
    throw new MoneyError(`Cannot combine ${a.currency} of scale ${a.scale} with scale ${b.scale}.`);
  }
}

/** Adds two amounts. @throws MoneyError for different currencies or scales */
export function addMoney(a: Money, b: Money): Money {
  assertSameUnit(a, b);
  return withAmount(a, a.amount + b.amount);
}

/** Subtracts the second amount from the first. @throws MoneyError for different currencies or scales */
export function subtractMoney(a: Money, b: Money): Money {
  assertSameUnit(a, b);
  return withAmount(a, a.amount - b.amount);
}

/** Adds all amounts to `start`. @throws MoneyError for different currencies or scales */
export const sumMoney = (start: Money, amounts: readonly Money[]): Money => amounts.reduce(addMoney, start);

/** Returns -1, 0 or 1 for a smaller, equal or larger first amount. @throws MoneyError for different units */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  assertSameUnit(a, b);
  if (a.amount === b.amount) return 0;
  return a.amount < b.amount ? -1 : 1;
}

/** Returns the smaller of two amounts. @throws MoneyError for different currencies or scales */
export const minMoney = (a: Money, b: Money): Money => (compareMoney(a, b) <= 0 ? a : b);

/**
 * Multiplies by a fraction and rounds half up. A negative amount rounds like its positive counterpart, so that money
 * given back mirrors money taken.
 * @throws MoneyError unless the numerator is at least 0 and the denominator at least 1
 */
export function multiplyMoney(money: Money, numerator: bigint, denominator: bigint): Money {
  if (numerator < 0n || denominator < 1n) {
    throw new MoneyError(`Cannot multiply by ${numerator}/${denominator}: the fraction is negative or has no value.`);
  }
  const size = money.amount < 0n ? -money.amount : money.amount;
  const rounded = (2n * size * numerator + denominator) / (2n * denominator);
  return withAmount(money, money.amount < 0n ? -rounded : rounded);
}

/**
 * Splits an amount in proportion to weights, without remainder: rounds each part towards zero, then adds the missing
 * units one by one to the parts with the largest remainders; of equal remainders, to the earlier part.
 * @param weights integers of at least 0 with a positive sum
 * @throws MoneyError for invalid weights
 */
export function splitMoney(money: Money, weights: readonly bigint[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total < 1n || weights.some((weight) => weight < 0n)) {
    throw new MoneyError(
      `Cannot split by the weights [${weights.join(', ')}]: they need a positive sum and none below 0.`,
    );
  }
  const sign = money.amount < 0n ? -1n : 1n;
  const size = sign * money.amount;
  const shares = weights.map((weight) => ({
    part: (size * weight) / total,
    remainder: (size * weight) % total,
  }));
  const missing = size - shares.reduce((sum, { part }) => sum + part, 0n);
  // The sort is stable, so equal remainders stay in order.
  const byRemainder = shares.toSorted((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder));
  const raised = new Set(byRemainder.slice(0, Number(missing)));
  return shares.map((share) => withAmount(money, sign * (raised.has(share) ? share.part + 1n : share.part)));
}

/**
 * Changes the scale without changing the value.
 * @throws MoneyError if the value needs more decimal digits than the scale has
 */
export function rescaleMoney(money: Money, scale: number): Money {
  const rescaled = createMoney(0n, money.currency, scale);
  if (scale >= money.scale) return withAmount(rescaled, money.amount * 10n ** BigInt(scale - money.scale));
  const divisor = 10n ** BigInt(money.scale - scale);
  if (money.amount % divisor !== 0n) {
    throw new MoneyError(`${formatDecimal(money)} ${money.currency} needs more than ${scale} decimal digits.`);
  }
  return withAmount(rescaled, money.amount / divisor);
}

/** Formats the amount as decimal text with as many decimal digits as the scale, such as `-12.30`; `12` at scale 0. */
export function formatDecimal({ amount, scale }: Money): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale);
  return `${amount < 0n ? '-' : ''}${whole}${scale === 0 ? '' : `.${fraction}`}`;
}

/**
 * Converts an amount to a number that JSON represents exactly.
 * @throws MoneyError for amounts beyond ±(2^53 − 1)
 */
export function toSafeInteger(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new MoneyError(`Amount ${amount} is beyond ±(2^53 − 1).`);
  return number;
}

/**
 * Converts a number from JSON to an amount.
 * @throws MoneyError for fractions, NaN, infinity, -0 and values beyond ±(2^53 − 1)
 */
export function fromSafeInteger(number: number): bigint {
  if (!Number.isSafeInteger(number) || Object.is(number, -0)) {
    throw new MoneyError(`Amount ${Object.is(number, -0) ? '-0' : number} is no integer within ±(2^53 − 1).`);
  }
  return BigInt(number);
}

/** Converts money to JSON. @throws MoneyError for amounts beyond ±(2^53 − 1) */
export const toJsonMoney = ({ amount, scale, currency }: Money): JsonMoney => ({
  amount: toSafeInteger(amount),
  scale,
  currency,
});

/** Reads money from JSON. @throws MoneyError for an invalid amount, scale or currency */
export const fromJsonMoney = ({ amount, scale, currency }: JsonMoney): Money =>
  createMoney(fromSafeInteger(amount), currency, scale);
