import { createMoney, type Money, MoneyError } from './money.ts';
import { isSamePeriod, type Period } from './period.ts';

/** A price of a licence or product in one currency. */
export interface PriceOption {
  readonly sku: string;
  /** Price for which `periodAmounts` has no say. */
  readonly amount: Money;
  /** Whether it is the price for the buyer’s country. */
  readonly isLocal: boolean;
  /** Whether it is the price for countries without a price of their own. */
  readonly isDefault: boolean;
  readonly isTaxInclusive: boolean;
  /** Prices by billing period. If there are any, other periods cannot be bought. */
  readonly periodAmounts: readonly { readonly period: Period; readonly amount: Money }[];
}

/** The price that a buyer is shown. */
export interface SelectedPrice {
  /** Null for a price that does not exist. */
  readonly sku: string | null;
  readonly amount: Money;
  readonly isTaxInclusive: boolean;
  /**
   * False for the 0 that replaces a missing price. It is shown, but must never be charged, because only a price of
   * explicitly 0 is free.
   */
  readonly isPurchasable: boolean;
}

/** Returns the amount for a billing period; undefined for a period that is not offered. */
function findAmount({ amount, periodAmounts }: PriceOption, period: Period | null): Money | undefined {
  if (period === null || periodAmounts.length === 0) return amount;
  return periodAmounts.find((entry) => isSamePeriod(entry.period, period))?.amount;
}

/**
 * Selects the price of a buyer: the local one, else the default one, else 0 that cannot be bought. A period that the
 * selected price does not offer gives 0 as well, instead of a price in another currency.
 * @param period billing period; null for a purchase without one
 * @param fallbackCurrency ISO 4217 code of the 0
 * @throws MoneyError for a negative price
 */
export function selectPrice(
  options: readonly PriceOption[],
  period: Period | null,
  fallbackCurrency: string,
): SelectedPrice {
  const option = options.find(({ isLocal }) => isLocal) ?? options.find(({ isDefault }) => isDefault);
  const amount = option && findAmount(option, period);
  if (option === undefined || amount === undefined) {
    const missing = createMoney(0n, option?.amount.currency ?? fallbackCurrency, option?.amount.scale);
    return { sku: null, amount: missing, isTaxInclusive: true, isPurchasable: false };
  }
  if (amount.amount < 0n) throw new MoneyError(`The price of ${option.sku} is negative: ${amount.amount}.`);
  return { sku: option.sku, amount, isTaxInclusive: option.isTaxInclusive, isPurchasable: true };
}
