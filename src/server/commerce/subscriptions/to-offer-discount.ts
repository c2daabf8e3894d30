import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { createMoney, fromSafeInteger, toJsonMoney } from '../domain/money.ts';
import type { OfferDiscount } from '../domain/subscription.ts';

/** A discount of an offer at cancellation, as it holds now. */
interface OfferState {
  /** With at most one amount: that of the subscription's currency. */
  discount: OfferDiscount;
  /** Number of payments that it reduces from now on. */
  periods: number;
  /** Whether it reduced the current period. */
  hasBegun: boolean;
}

/** Converts the discount of an offer at cancellation for its holder. */
export function toOfferDiscount({
  discount,
  periods,
  hasBegun,
}: OfferState): NonNullable<LicenceStatus['nextDiscount']> {
  const { type, percentage, amounts = [] } = discount;
  const [written] = type === 'amount' ? amounts : [];
  const amount = written && createMoney(fromSafeInteger(written.amount), written.currency, written.scale);
  return omitUndefined({
    type,
    percentage: type === 'percentage' ? percentage : undefined,
    amount: amount && toJsonMoney(amount),
    state: hasBegun ? ('active' as const) : ('upcoming' as const),
    lifeTimeRepeat: false,
    periods,
  });
}
