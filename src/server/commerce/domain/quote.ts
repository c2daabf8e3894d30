import { applyDiscounts, type Discount, type Reduction } from './discount.ts';
import { minMoney, type Money, MoneyError, splitMoney, subtractMoney, sumMoney, zeroOf } from './money.ts';
import { formatPeriod, type Period } from './period.ts';
import type { SelectedPrice } from './price.ts';
import { splitTax, sumTaxed, type TaxedAmount, type TaxRule } from './tax.ts';

/** How long a quote can be paid, in milliseconds: 10 minutes. */
export const QUOTE_VALIDITY_MS = 600_000;

/** Something to be bought. */
export interface QuoteItem {
  readonly price: SelectedPrice;
  /** Billing period; null for a purchase without one. */
  readonly period: Period | null;
  /** Discounts that are active at the time of the purchase. */
  readonly discounts: readonly Discount[];
  /** Tax rate in basis points. */
  readonly taxBasisPoints: number;
  /** Value of the unused time of a plan that the item replaces; deducted last, before tax. */
  readonly credit?: Money | undefined;
}

/** A line of a quote: price less discounts, its share of the voucher and its credit is the amount that is taxed. */
export interface QuoteLine extends TaxedAmount {
  readonly sku: string;
  /** ISO 8601 duration; null for a purchase without a billing period. */
  readonly period: string | null;
  readonly price: Money;
  readonly reductions: readonly Reduction[];
  readonly voucher: Money;
  readonly credit: Money;
  readonly taxRule: TaxRule;
}

/** What a purchase costs. Its lines add up to its sums; `gross` is exactly what is charged. */
export interface Quote extends TaxedAmount {
  /** Instant of the calculation, in milliseconds since 1970. */
  readonly createdAt: number;
  /** First instant at which the quote cannot be paid any more, in milliseconds since 1970. */
  readonly validUntil: number;
  readonly lines: readonly QuoteLine[];
  readonly price: Money;
  readonly discount: Money;
  readonly voucher: Money;
  readonly credit: Money;
}

/** A quote that cannot be made. */
export class QuoteError extends Error {
  override name = 'QuoteError';
}

function requireSku({ sku, isPurchasable }: SelectedPrice): string {
  if (sku === null || !isPurchasable) throw new QuoteError('A product without a price cannot be bought.');
  return sku;
}

/** Splits a voucher over amounts in proportion, down to 0. */
function splitVoucher(amounts: readonly Money[], voucher: Money): Money[] {
  if (voucher.amount < 0n) throw new MoneyError(`The voucher is negative: ${voucher.amount}.`);
  const total = sumMoney(zeroOf(voucher), amounts);
  if (total.amount === 0n) return amounts.map(() => total);
  return splitMoney(
    minMoney(voucher, total),
    amounts.map(({ amount }) => amount),
  );
}

function freezeLine(line: QuoteLine): QuoteLine {
  const reductions = line.reductions.map((reduction) => Object.freeze(reduction));
  return Object.freeze({ ...line, reductions: Object.freeze(reductions), taxRule: Object.freeze(line.taxRule) });
}

/**
 * Calculates a quote and freezes it. Discounts reduce each price, the voucher reduces the lines in proportion, a credit reduces
 * its own line, and tax is calculated per line at last.
 * @param voucher amount of at least 0; null for no voucher
 * @param at milliseconds since 1970
 * @throws QuoteError for no items, an item without a price, or a credit that exceeds the rest of its price
 * @throws MoneyError for different currencies or scales, and for invalid amounts
 */
export function createQuote(items: readonly QuoteItem[], voucher: Money | null, at: number): Quote {
  const [first] = items;
  if (first === undefined) throw new QuoteError('A quote needs an item.');
  const unit = zeroOf(first.price.amount);
  const discounted = items.map(({ price, discounts }) => applyDiscounts(price.amount, discounts));
  const totals = discounted.map(({ total }) => total);
  const vouchers = splitVoucher(totals, voucher ?? unit);
  const lines = items.map(({ price, period, taxBasisPoints, credit = unit }, index) => {
    const { total = unit, reductions = [] } = discounted[index] ?? {};
    const share = vouchers[index] ?? unit;
    const taxRule = { basisPoints: taxBasisPoints, isInclusive: price.isTaxInclusive };
    const rest = subtractMoney(subtractMoney(total, share), credit);
    if (credit.amount < 0n || rest.amount < 0n)
      throw new QuoteError(`The credit ${credit.amount} is negative, or exceeds the rest of the price.`);
    return freezeLine({
      sku: requireSku(price),
      period: period && formatPeriod(period),
      price: price.amount,
      reductions,
      voucher: share,
      credit,
      taxRule,
      ...splitTax(rest, taxRule),
    });
  });
  const price = sumMoney(
    unit,
    lines.map((line) => line.price),
  );
  return Object.freeze({
    createdAt: at,
    validUntil: at + QUOTE_VALIDITY_MS,
    lines: Object.freeze(lines),
    price,
    discount: subtractMoney(price, sumMoney(unit, totals)),
    voucher: sumMoney(unit, vouchers),
    credit: sumMoney(
      unit,
      lines.map((line) => line.credit),
    ),
    ...sumTaxed(unit, lines),
  });
}

/**
 * Creates a quote of 0 without lines: that of a purchase that only stores an instrument.
 * @param unit money in the currency and scale of the quote
 * @param at milliseconds since 1970
 */
export function createEmptyQuote(unit: Money, at: number): Quote {
  const zero = zeroOf(unit);
  const sums = { price: zero, discount: zero, voucher: zero, credit: zero, net: zero, tax: zero, gross: zero };
  return Object.freeze({ createdAt: at, validUntil: at + QUOTE_VALIDITY_MS, lines: Object.freeze([]), ...sums });
}

/** Whether a quote can still be paid. @param now milliseconds since 1970 */
export const isQuoteValid = ({ validUntil }: Quote, now: number): boolean => now < validUntil;

const listMoney = ({ amount, scale, currency }: Money): string[] => [amount.toString(), scale.toString(), currency];

/**
 * Formats a quote as canonical text: equal quotes have equal texts, and different ones different texts. Suitable as input
 * of a hash.
 */
export const formatQuote = ({
  createdAt,
  validUntil,
  lines,
  price,
  discount,
  voucher,
  credit,
  net,
  tax,
  gross,
}: Quote): string =>
  JSON.stringify([
    createdAt,
    validUntil,
    [price, discount, voucher, net, tax, gross].map(listMoney),
    lines.map((line) => [
      line.sku,
      line.period,
      line.taxRule.basisPoints,
      line.taxRule.isInclusive,
      [line.price, line.voucher, line.net, line.tax, line.gross].map(listMoney),
      line.reductions.map(({ discountId, amount }) => [discountId, listMoney(amount)]),
      // Quotes without a credit have the text, and so the hash, of the time before credits existed.
      ...(line.credit.amount === 0n ? [] : [listMoney(line.credit)]),
    ]),
    ...(credit.amount === 0n ? [] : [listMoney(credit)]),
  ]);
