import { applyEvent, getBilling } from './lifecycle.ts';
import { getPeriodStart, parsePeriod } from './period.ts';
import type { OfferDiscount, Subscription } from './subscription.ts';
import type { NextEvent } from './transitions.ts';

/** The offer that a licence makes to an account that is about to cancel it. */
export interface OfferTerms {
  discount: OfferDiscount;
  /** Number of paid periods that are reduced, from the next one. */
  periods: number;
  /** Months after which the same subscription gets the offer again. */
  repeatAfterMonths?: number | undefined;
}

/** Months between two offers where the licence names none. */
const DEFAULT_REPEAT_MONTHS = 12;

/** What redeeming an offer does to a subscription. */
export interface Redemption {
  /** Without a renewal, the offer turns it on again. */
  events: NextEvent[];
  next: Subscription;
}

/**
 * Returns the discount of a redeemed offer for a paid period of a licence, counted from 0; undefined for none. After a
 * change of the licence the discount has ended.
 */
export function findOfferDiscount(
  { offer }: Subscription,
  { licenceId, index }: { licenceId: number; index: number },
): OfferDiscount | undefined {
  const reduction = offer?.reduction;
  if (reduction?.licenceId !== licenceId) return undefined;
  const { firstPeriod, periods, discount } = reduction;
  return index >= firstPeriod && index < firstPeriod + periods ? discount : undefined;
}

/** The discount of the next payment that a redeemed offer reduces, and the number of payments that it still reduces. */
export function findNextDiscount(
  subscription: Subscription,
): { discount: OfferDiscount; periods: number; hasBegun: boolean } | undefined {
  const { licenceId, offer } = subscription;
  const { paidPeriods } = getBilling(subscription);
  const discount = findOfferDiscount(subscription, { licenceId, index: paidPeriods });
  if (!discount || !offer?.reduction) return undefined;
  const { firstPeriod, periods } = offer.reduction;
  return { discount, periods: firstPeriod + periods - paidPeriods, hasBegun: paidPeriods > firstPeriod };
}

/** Whether a subscription has had its offer: it was answered a short time ago, or its discount still applies. */
function hasHadOffer(subscription: Subscription, repeatAfterMonths: number, now: number): boolean {
  const { offer } = subscription;
  if (!offer) return false;
  const repeatAt = getPeriodStart(offer.answeredAt, parsePeriod(`P${repeatAfterMonths}M`), 1);
  return now < repeatAt || findNextDiscount(subscription) !== undefined;
}

/**
 * Returns what redeeming an offer does; undefined if the subscription has no offer now. A subscription that was canceled
 * before renews again.
 * @param now milliseconds since 1970
 */
export function findRedemption(subscription: Subscription, terms: OfferTerms, now: number): Redemption | undefined {
  if (hasHadOffer(subscription, terms.repeatAfterMonths ?? DEFAULT_REPEAT_MONTHS, now)) return undefined;
  const { discount, periods } = terms;
  // An event of a server whose clock is behind is recorded at the time of the latest event.
  const at = Math.max(now, subscription.changedAt);
  const times = { at, effectiveAt: at, by: 'viewer' } as const;
  const events: NextEvent[] = [
    ...(subscription.renewal === 'OFF' ? [{ kind: 'reactivated', ...times } as const] : []),
    { kind: 'offer-redeemed', discount, periods, ...times },
  ];
  let next = subscription;
  for (const event of events) {
    const transition = applyEvent(next, event);
    if (!transition.isAllowed) return undefined;
    next = transition.next;
  }
  return { events, next };
}
