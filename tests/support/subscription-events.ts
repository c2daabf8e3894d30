import { applyEvent, projectSubscription } from '../../src/server/commerce/domain/lifecycle.ts';
import type { PriceMigration, Subscription, SubscriptionEvent } from '../../src/server/commerce/domain/subscription.ts';

/** Milliseconds. */
export const DAY = 86_400_000;
/** Purchase and end of the paid time, in milliseconds since 1970. */
export const start = Date.parse('2026-11-30T10:00:00Z');
export const end = start + 30 * DAY;

/** Details of an event without its times. */
export type Distribute<Event> = Event extends unknown ? Omit<Event, 'at' | 'effectiveAt' | 'by'> : never;

/** An event that takes effect when it is recorded, unless its effect is given. */
export const makeEvent = (details: Distribute<SubscriptionEvent>, at: number, effectiveAt = at): SubscriptionEvent => ({
  ...details,
  at,
  effectiveAt,
  by: 'viewer',
});

/** Purchase of a monthly subscription, or of one with some other properties. */
export const makePurchase = (difference: object = {}): SubscriptionEvent => ({
  kind: 'purchased',
  licenceId: 1,
  priceVersion: 1,
  life: 'ACTIVE',
  renewal: 'AUTO',
  canPause: true,
  paidUntil: end,
  at: start,
  effectiveAt: start,
  by: 'viewer',
  ...difference,
});

/** The new price of the licence 1 from the end of the paid time on; `difference` replaces some properties. */
export const createQuestion = (difference: Partial<PriceMigration> = {}): PriceMigration => ({
  priceVersion: 2,
  priceFrom: end,
  terms: {
    sku: 'sku-1',
    price: { amount: 1299, scale: 2, currency: 'EUR' },
    taxInclusive: true,
    period: 'P1M',
    priceVersion: 2,
  },
  oldPrice: { amount: 999, scale: 2, currency: 'EUR' },
  newPrice: { amount: 1299, scale: 2, currency: 'EUR' },
  withoutAnswer: 'LEAVE',
  ...difference,
});

/** State after some events; fails if one of them is not possible. */
export function stateAfter(...events: SubscriptionEvent[]): Subscription {
  const result = projectSubscription(events);
  if (!result.isAllowed || !result.subscription) throw new Error(JSON.stringify(result));
  return result.subscription;
}

/** Why an event is not possible; undefined if it is. */
export const refusalOf = (subscription: Subscription | undefined, next: SubscriptionEvent) => {
  const result = applyEvent(subscription, next);
  return result.isAllowed ? undefined : result.refusal;
};

/** State without the time of the latest event. */
export const contentOf = ({ changedAt: _changedAt, ...content }: Subscription) => content;

export const bought = stateAfter(makePurchase());
export const trial = stateAfter(makePurchase({ life: 'TRIAL' }));
export const pauseRequest = makeEvent({ kind: 'pause-requested' }, start + DAY, end);
export const pauseBegin = makeEvent({ kind: 'pause-began' }, end);
export const cancel = makeEvent({ kind: 'cancelled' }, start + 2 * DAY, end);
export const failedCharge = makeEvent({ kind: 'renewal-failed', declineClass: 'soft', graceUntil: end + 3 * DAY }, end);
export const renewal = makeEvent({ kind: 'renewed', paidUntil: end + 30 * DAY }, end);
export const paused = stateAfter(makePurchase(), pauseRequest, pauseBegin);
export const pastDue = stateAfter(makePurchase(), failedCharge);
