import { describe, expect, test } from 'vitest';
import {
  bought,
  cancel,
  DAY,
  end,
  makeEvent,
  makePurchase,
  pastDue,
  paused,
  pauseRequest,
  start,
  stateAfter,
  trial,
} from '../../../../tests/support/subscription-events.ts';
import { findNextDiscount, findOfferDiscount, findRedemption, type OfferTerms } from './cancellation-offer.ts';
import type { Subscription, SubscriptionEvent } from './subscription.ts';

const terms: OfferTerms = { discount: { type: 'percentage', percentage: 50 }, periods: 3 };
const now = start + 5 * DAY;
const redeemed = makeEvent({ kind: 'offer-redeemed', ...terms }, now);
const refused = makeEvent({ kind: 'offer-refused' }, now);
const renewed = (month: number) =>
  makeEvent({ kind: 'renewed', paidUntil: end + month * 30 * DAY }, end + (month - 1) * 30 * DAY);
const listKinds = (subscription: Subscription, at = now) =>
  findRedemption(subscription, terms, at)?.events.map(({ kind }) => kind);
const hasDiscount = (subscription: Subscription, index: number, licenceId = 1) =>
  findOfferDiscount(subscription, { licenceId, index }) !== undefined;

describe('an offer at cancellation', () => {
  test('is open in a trial and in a paid period, and turns a canceled renewal on again @lic-04', () => {
    expect(listKinds(bought)).toEqual(['offer-redeemed']);
    expect(listKinds(trial)).toEqual(['offer-redeemed']);
    expect(listKinds(stateAfter(makePurchase(), cancel))).toEqual(['reactivated', 'offer-redeemed']);
    expect(findRedemption(stateAfter(makePurchase(), cancel), terms, now)?.next.renewal).toBe('AUTO');
  });

  test.each<[string, Subscription, number]>([
    ['in a pause', paused, end + DAY],
    ['before a pause', stateAfter(makePurchase(), pauseRequest), now],
    ['with an unpaid period', pastDue, end + DAY],
    ['when the paid time has ended', bought, end],
    ['without a renewal', stateAfter(makePurchase({ renewal: 'OFF' })), now],
    ['in a shop outside of Playbill', stateAfter(makePurchase({ renewal: 'UNKNOWN' })), now],
    [
      'before a downgrade',
      stateAfter(makePurchase(), makeEvent({ kind: 'downgrade-requested', licenceId: 2 }, start, end)),
      now,
    ],
  ])('is not open %s @lic-04', (_when, subscription, at) => {
    expect(findRedemption(subscription, terms, at)).toBeUndefined();
  });

  test('is open again twelve months after its answer, and earlier by the definition @lic-04', () => {
    const paid: SubscriptionEvent[] = Array.from({ length: 14 }, (_, index) => renewed(index + 1));
    const subscription = stateAfter(makePurchase(), refused, ...paid);
    const at = Date.UTC(2027, 11, 5, 10);
    expect(listKinds(subscription, at - 1)).toBeUndefined();
    expect(listKinds(subscription, at)).toEqual(['offer-redeemed']);
    expect(findRedemption(subscription, { ...terms, repeatAfterMonths: 24 }, at)).toBeUndefined();
  });

  test('is not open while an earlier discount still reduces payments @lic-04', () => {
    const subscription = stateAfter(makePurchase(), redeemed, renewed(1), renewed(2));
    const at = end + 50 * DAY;
    expect(findRedemption(subscription, { ...terms, repeatAfterMonths: 1 }, at)).toBeUndefined();
    const paid = stateAfter(makePurchase(), redeemed, renewed(1), renewed(2), renewed(3));
    expect(findRedemption(paid, { ...terms, repeatAfterMonths: 1 }, end + 80 * DAY)).toBeDefined();
  });
});

describe('the discount of a redeemed offer', () => {
  test('reduces the next paid periods of the licence, from the first one after a trial @lic-04', () => {
    const paying = stateAfter(makePurchase(), redeemed);
    expect([0, 1, 2, 3, 4].map((index) => hasDiscount(paying, index))).toEqual([false, true, true, true, false]);
    const trying = stateAfter(makePurchase({ life: 'TRIAL' }), redeemed);
    expect([0, 1, 2, 3].map((index) => hasDiscount(trying, index))).toEqual([true, true, true, false]);
    expect(hasDiscount(bought, 1)).toBe(false);
  });

  test('ends with a change of the licence @lic-04', () => {
    expect(hasDiscount(stateAfter(makePurchase(), redeemed), 1, 2)).toBe(false);
  });

  test('counts the payments that are left, also after a later offer was refused @lic-04', () => {
    const subscription = stateAfter(makePurchase(), redeemed);
    expect(findNextDiscount(subscription)).toMatchObject({ periods: 3, hasBegun: false });
    const later = stateAfter(makePurchase(), redeemed, renewed(1), makeEvent({ kind: 'offer-refused' }, end + DAY));
    expect(findNextDiscount(later)).toMatchObject({ discount: terms.discount, periods: 2, hasBegun: true });
    const paid = stateAfter(makePurchase(), redeemed, renewed(1), renewed(2), renewed(3));
    expect(findNextDiscount(paid)).toBeUndefined();
  });
});
