import { getCurrencyScale, getProviderUnit, type IntegerProvider } from './currencies.ts';
import {
  createMoney,
  formatDecimal,
  fromSafeInteger,
  type Money,
  MoneyError,
  rescaleMoney,
  toSafeInteger,
} from './money.ts';

/** Maximum length of a decimal text in characters, as protection against huge input. */
const MAX_DECIMAL_LENGTH = 20;

function requireUnit(provider: IntegerProvider, currency: string) {
  const unit = getProviderUnit(provider, currency);
  if (unit === undefined) throw new MoneyError(`${provider} does not support ${currency}.`);
  return unit;
}

function assertStep(provider: IntegerProvider, { amount, currency }: Money, step: bigint): void {
  if (amount % step !== 0n) {
    throw new MoneyError(`${provider} takes only multiples of ${step} as amount of ${currency}, not ${amount}.`);
  }
}

/**
 * Converts money to the integer of a provider, whose number of decimal digits may differ from ISO 4217. Never rounds.
 * @throws MoneyError if the provider does not support the currency or cannot represent the exact amount
 */
export function toProviderAmount(provider: IntegerProvider, money: Money): number {
  const { scale, step } = requireUnit(provider, money.currency);
  const rescaled = rescaleMoney(money, scale);
  assertStep(provider, rescaled, step);
  return toSafeInteger(rescaled.amount);
}

/**
 * Converts the integer of a provider to money; without a scale, in the currency’s minor unit by ISO 4217.
 * @param currency ISO 4217 code in capital letters; Stripe’s are in lower case
 * @throws MoneyError if the provider never sends such an amount, or the scale cannot represent it
 */
export function fromProviderAmount(
  provider: IntegerProvider,
  amount: number,
  currency: string,
  scale: number = getCurrencyScale(currency),
): Money {
  const unit = requireUnit(provider, currency);
  const received = createMoney(fromSafeInteger(amount), currency, unit.scale);
  assertStep(provider, received, unit.step);
  return rescaleMoney(received, scale);
}

/**
 * Converts money to decimal text in the currency’s minor unit, such as `12.30`, for a provider with decimal amounts (Bank
 * of Georgia). The text is a valid JSON number: write it into the request as it is, because a float may lose digits.
 * @throws MoneyError for negative money, or an amount that is no whole number of minor units
 */
export function toDecimalAmount(money: Money): string {
  if (money.amount < 0n) throw new MoneyError(`Cannot send the negative amount ${formatDecimal(money)}.`);
  return formatDecimal(rescaleMoney(money, getCurrencyScale(money.currency)));
}

/**
 * Reads decimal text of a provider, such as `12.3`; without a scale, in the currency’s minor unit by ISO 4217.
 * @throws MoneyError for a sign, an exponent, a comma, more than 20 characters, or more decimal digits than the scale has
 */
export function fromDecimalAmount(text: string, currency: string, scale: number = getCurrencyScale(currency)): Money {
  const match = text.length > MAX_DECIMAL_LENGTH ? null : /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) {
    throw new MoneyError(`Amount ${JSON.stringify(text.slice(0, MAX_DECIMAL_LENGTH))} is no decimal number.`);
  }
  const [, whole = '', fraction = ''] = match;
  // Zeros at the end have no value, so that `12.300` is read at scale 2.
  const kept = fraction.replace(/0+$/, '').padEnd(scale, '0');
  if (kept.length > scale) throw new MoneyError(`Amount ${text} ${currency} has more than ${scale} decimal digits.`);
  return createMoney(BigInt(whole + kept), currency, scale);
}
