import { findPeriodIndex, getPeriodStart, parsePeriod, type Period } from './period.ts';
import type {
  AgreedTerms,
  LifecycleRefusal,
  Life,
  PlanChange,
  Subscription,
  SubscriptionEvent,
  Transition,
} from './subscription.ts';
import { findPurchaseRefusal, findRefusal, type NextEvent } from './transitions.ts';

/** Result of a list of events: the state, or the first event that was not possible. */
export type Projection =
  | { isAllowed: true; subscription: Subscription | undefined }
  | { isAllowed: false; refusal: LifecycleRefusal; index: number };

/**
 * Returns the start of the first paid period, and the number of paid periods. Before renewals existed, states had neither.
 */
export const getBilling = ({
  life,
  purchasedAt,
  paidUntil,
  anchor = life === 'TRIAL' ? (paidUntil ?? purchasedAt) : purchasedAt,
  paidPeriods = life === 'TRIAL' ? 0 : 1,
}: Subscription): { anchor: number; paidPeriods: number } => ({ anchor, paidPeriods });

/** Returns the billing of a subscription that begins with a trial or a paid period. */
const startBilling = (life: Life, startsAt: number, paidUntil: number | undefined) =>
  life === 'TRIAL' ? { anchor: paidUntil ?? startsAt, paidPeriods: 0 } : { anchor: startsAt, paidPeriods: 1 };

/**
 * Returns the instant from which the periods are counted that follow a paid time. Its end starts a new series if no period of
 * the present one begins then, such as after a change to another period.
 * @param paidUntil end of the paid time, in milliseconds since 1970
 */
export function getSeriesAnchor(subscription: Subscription, period: Period, paidUntil: number): number {
  const { anchor } = getBilling(subscription);
  const index = findPeriodIndex(anchor, period, paidUntil);
  return index !== null && getPeriodStart(anchor, period, index) === paidUntil ? anchor : paidUntil;
}

/**
 * Returns the licence of the next period with its terms; without terms, those of the purchase. A new price holds from its
 * renewal on; whether that renewal may be charged, the transition table says.
 * @param periodStart milliseconds since 1970
 */
export function getNextPlan(
  { licenceId, terms, change }: Subscription,
  periodStart: number,
): { licenceId: number; terms?: AgreedTerms } {
  if (change.kind === 'DOWNGRADE_AT_END')
    return { licenceId: change.licenceId, ...(change.terms && { terms: change.terms }) };
  const next = 'priceFrom' in change && periodStart >= change.priceFrom ? change.terms : terms;
  return { licenceId, ...(next && { terms: next }) };
}

/** Returns the licence of a subscription after a change of the plan. Versions of prices are counted per licence. */
const toLicence = (licenceId: number, terms: AgreedTerms | undefined) => ({
  licenceId,
  terms,
  priceVersion: terms?.priceVersion ?? 0,
});

/** Returns what a new period changes. A downgrade begins, and the new price if the period begins late enough. */
function beginPeriod(
  subscription: Subscription,
  { paidUntil, effectiveAt: periodStart, ...event }: { paidUntil: number; effectiveAt: number; purchaseId?: string },
): Partial<Subscription> {
  const { change } = subscription;
  const { anchor, paidPeriods } = getBilling(subscription);
  const begun = {
    life: 'ACTIVE',
    paidUntil,
    pastDue: undefined,
    anchor,
    paidPeriods: paidPeriods + 1,
    ...(event.purchaseId !== undefined && { currentPurchaseId: event.purchaseId }),
  } as const;
  if (change.kind === 'DOWNGRADE_AT_END') {
    const { licenceId, terms } = change;
    const series = terms && getSeriesAnchor(subscription, parsePeriod(terms.period), periodStart);
    return { ...begun, ...toLicence(licenceId, terms), change: { kind: 'NONE' }, anchor: series ?? anchor };
  }
  return change.kind === 'MIGRATION_CONTINUE' && periodStart >= change.priceFrom
    ? { ...begun, priceVersion: change.priceVersion, terms: change.terms, change: { kind: 'NONE' } }
    : begun;
}

/** Returns what a cancellation leaves of a change: a planned licence has no period, and a new price is not accepted. */
function cancelChange(change: PlanChange): PlanChange {
  const asked = 'priceFrom' in change ? change : 'migration' in change ? change.migration : undefined;
  if (asked) return { ...asked, kind: 'MIGRATION_LEAVE' };
  return change.kind === 'DOWNGRADE_AT_END' ? { kind: 'NONE' } : change;
}

/** Returns what an event changes in a subscription that it is possible for. */
function getChanges(subscription: Subscription, event: NextEvent): Partial<Subscription> {
  const { life, pause, change, paidUntil } = subscription;
  switch (event.kind) {
    case 'payment-confirmed':
      return {
        life: event.life,
        paidUntil: event.paidUntil,
        dueBy: undefined,
        ...startBilling(event.life, event.effectiveAt, event.paidUntil),
      };
    case 'abandoned':
      return { life: 'ABANDONED', dueBy: undefined };
    case 'renewed':
      return beginPeriod(subscription, event);
    case 'renewal-failed':
      // Further failures do not extend the grace time.
      return {
        life: 'PAST_DUE',
        pastDue: subscription.pastDue ?? { since: event.effectiveAt, graceUntil: event.graceUntil },
      };
    case 'pause-requested': {
      const latest = event.maxPauseMs === undefined ? undefined : event.effectiveAt + event.maxPauseMs;
      return { pause: 'REQUESTED', resumeAfter: event.resumeAfter ?? latest };
    }
    case 'pause-began':
      return { pause: 'PAUSED' };
    case 'resume-failed':
      // The planned resume is over: the owner resumes when the payment can succeed.
      return { pause: 'PAUSED', resumeAfter: undefined };
    case 'resume-requested':
      return pause === 'PAUSED' ? { pause: 'RESUME_REQUESTED' } : { pause: 'NONE', resumeAfter: undefined };
    case 'resumed':
      return {
        ...beginPeriod(subscription, event),
        // The periods are counted from the resume on.
        anchor: event.effectiveAt,
        pause: 'NONE',
        resumeAfter: undefined,
      };
    case 'cancelled':
      return { renewal: 'OFF', change: cancelChange(change) };
    case 'reactivated':
      return { renewal: 'AUTO' };
    case 'upgrade-requested':
    case 'downgrade-requested': {
      const { licenceId, terms } = event;
      if (life === 'TRIAL') return { ...toLicence(licenceId, terms), change: { kind: 'NONE' } };
      const kind = event.kind === 'upgrade-requested' ? 'UPGRADE_AWAITING_PAYMENT' : 'DOWNGRADE_AT_END';
      const migration = 'priceFrom' in change ? change : undefined;
      return { change: { kind, licenceId, ...(terms && { terms }), ...(migration && { migration }) } };
    }
    case 'upgrade-paid':
      return change.kind === 'UPGRADE_AWAITING_PAYMENT'
        ? {
            ...beginPeriod(subscription, event),
            ...toLicence(change.licenceId, change.terms),
            change: { kind: 'NONE' },
          }
        : {};
    case 'change-dropped':
      return { change: ('migration' in change && change.migration) || { kind: 'NONE' } };
    case 'migration-offered': {
      const { priceVersion, priceFrom, terms, oldPrice, newPrice, withoutAnswer, remindAt } = event;
      const question = { priceVersion, priceFrom, terms, oldPrice, newPrice, withoutAnswer };
      return { change: { kind: 'MIGRATION_OFFERED', ...question, ...(remindAt !== undefined && { remindAt }) } };
    }
    case 'migration-reminded':
      return 'priceFrom' in change ? { change: { ...change, remindAt: undefined } } : {};
    case 'migration-answered':
      if (!('priceFrom' in change)) return {};
      return event.answer === 'CONTINUE'
        ? { change: { ...change, kind: 'MIGRATION_CONTINUE' }, renewal: 'AUTO' }
        : { change: { ...change, kind: 'MIGRATION_LEAVE' }, renewal: 'OFF' };
    case 'offer-redeemed': {
      const { discount, periods } = event;
      const firstPeriod = getBilling(subscription).paidPeriods;
      const reduction = { licenceId: subscription.licenceId, discount, firstPeriod, periods };
      return { offer: { answeredAt: event.at, reduction } };
    }
    case 'offer-refused':
      return { offer: { ...subscription.offer, answeredAt: event.at } };
    case 'instrument-chosen':
      return { instrumentId: event.instrumentId };
    case 'reinstated':
      return { life: event.life, renewal: event.renewal, paidUntil: event.paidUntil, endReason: undefined };
    case 'ended':
      return {
        life: 'ENDED',
        endReason: event.reason,
        renewal: 'OFF',
        change: { kind: 'NONE' },
        pause: pause === 'NOT_ALLOWED' ? pause : 'NONE',
        resumeAfter: undefined,
        pastDue: undefined,
        paidUntil: Math.min(paidUntil ?? Infinity, event.effectiveAt),
      };
  }
}

function openSubscription(event: Extract<SubscriptionEvent, { kind: 'purchased' }>): Subscription {
  const { licenceId, priceVersion, life, renewal, canPause, paidUntil, anchor, dueBy, instrumentId, at } = event;
  return {
    licenceId,
    priceVersion,
    life,
    renewal,
    canRenew: renewal !== 'OFF',
    pause: canPause ? 'NONE' : 'NOT_ALLOWED',
    change: { kind: 'NONE' },
    purchasedAt: event.effectiveAt,
    paidUntil,
    dueBy,
    instrumentId,
    ...startBilling(life, event.effectiveAt, paidUntil),
    ...(anchor !== undefined && { anchor }),
    changedAt: at,
  };
}

/**
 * Applies an event to a subscription.
 * @param subscription undefined before the purchase
 * @returns the next state, or why the event is not possible: nothing is thrown
 */
export function applyEvent(subscription: Subscription | undefined, event: SubscriptionEvent): Transition {
  if (event.kind === 'purchased') {
    const refusal = findPurchaseRefusal(event, subscription);
    return refusal ? { isAllowed: false, refusal } : { isAllowed: true, next: openSubscription(event) };
  }
  if (!subscription) return { isAllowed: false, refusal: { kind: 'not-purchased' } };
  const refusal = findRefusal(subscription, event);
  if (refusal) return { isAllowed: false, refusal };
  return { isAllowed: true, next: { ...subscription, ...getChanges(subscription, event), changedAt: event.at } };
}

/**
 * Derives the state of a subscription from all of its events.
 * @param events in the order in which they were recorded
 * @returns the state, undefined for no events; or the index of the first event that is not possible
 */
export function projectSubscription(events: readonly SubscriptionEvent[]): Projection {
  let subscription: Subscription | undefined;
  for (const [index, event] of events.entries()) {
    const result = applyEvent(subscription, event);
    if (!result.isAllowed) return { isAllowed: false, refusal: result.refusal, index };
    subscription = result.next;
  }
  return { isAllowed: true, subscription };
}

/**
 * Whether Playbill may charge the next period of a subscription now. Never before the paid period ends, while paused,
 * after the end, without renewal, or at a new price that the viewer has not answered.
 * @param now milliseconds since 1970
 */
export const isChargeDue = (subscription: Subscription, now: number): boolean =>
  subscription.renewal === 'AUTO' &&
  findRefusal(subscription, {
    kind: 'renewed',
    at: Math.max(now, subscription.changedAt),
    effectiveAt: now,
    by: 'system',
    paidUntil: Infinity,
  }) === undefined;

/**
 * Returns when the clock changes a subscription next: it is renewed, resumed or ended, or a charge that failed is repeated.
 * A subscription with an unpaid period is looked at at once, because only its charges tell when that is.
 * @returns milliseconds since 1970; undefined if the clock changes nothing
 */
export function getNextActionAt({
  life,
  renewal,
  pause,
  paidUntil,
  resumeAfter,
  changedAt,
}: Subscription): number | undefined {
  if (life === 'PAST_DUE') return changedAt;
  if ((life !== 'TRIAL' && life !== 'ACTIVE') || renewal === 'UNKNOWN') return undefined;
  return pause === 'PAUSED' && renewal === 'AUTO' ? resumeAfter : paidUntil;
}
