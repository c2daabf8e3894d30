import type { Licence, Realm } from '#schemas/generated/types.ts';
import { isEntitled } from '../domain/licence-view.ts';
import { type JsonMoney, toJsonMoney, fromJsonMoney, zeroOf } from '../domain/money.ts';
import { formatPeriod, type Period } from '../domain/period.ts';
import { computePlanChange, type Plan, PlanChangeError } from '../domain/proration.ts';
import { decideChange, type OfferedLicence, type TierRefusalReason } from '../domain/rank.ts';
import type { AgreedTerms, Subscription } from '../domain/subscription.ts';
import type { NextEvent } from '../domain/transitions.ts';
import { splitTax } from '../domain/tax.ts';
import type { Purchase } from '../payments/purchases.store.ts';
import { createOffer, findBillingPeriod, getTaxBasisPoints, type OfferView } from '../plans/offer.ts';
import type { HeldSubscription } from '../subscriptions/subscriptions.store.ts';
import { findAgreedPeriod } from './quote-renewal.ts';

/** A subscription whose holder wants another plan, with what the change depends on. */
export interface PlanHolding {
  held: HeldSubscription;
  licence: Licence;
  /** The purchase with which the subscription began; undefined for a licence that was not bought. */
  original: Purchase | undefined;
  /** All subscriptions of the account. */
  all: readonly HeldSubscription[];
  settings: Realm;
  /** Two-letter code of the country whose tax applies to renewals. */
  taxCountry: string;
  view: OfferView;
}

/** A plan to which a subscription can change. */
export interface PlanChangeOption {
  licence: Licence;
  direction: 'UPGRADE' | 'DOWNGRADE';
  /** NOW: in a trial. PERIOD_END: when the paid time ends. CHECKOUT: by a purchase in the checkout. */
  timing: 'NOW' | 'PERIOD_END' | 'CHECKOUT';
  /** Milliseconds since 1970. */
  effectiveAt: number;
  terms: AgreedTerms;
  /** Price of a period after the change, with tax, before discounts. */
  price: JsonMoney;
}

/** Label of the reason why a subscription cannot change to a plan. */
export type PlanChangeRefusal =
  | 'planChangeRefused'
  | 'planChangePastDue'
  | 'planChangePaused'
  | 'planChangePending'
  | 'planChangeCancelled'
  | 'planChangeTooLate'
  | 'planChangeCheckout'
  | 'planUnavailable'
  | 'planOwned';

const REFUSALS: Partial<Record<TierRefusalReason['kind'], PlanChangeRefusal>> = {
  'past-due': 'planChangePastDue',
  'paused-or-pausing': 'planChangePaused',
  'change-pending': 'planChangePending',
};

const toOffered = ({ id, family, rank = 0, type = 'STANDARD' }: Licence): OfferedLicence => ({
  licenceId: id,
  family,
  rank,
  type,
});

/** Returns the price of a period with its tax. */
export const getGrossPrice = (
  { price, taxInclusive }: AgreedTerms,
  { settings, taxCountry }: Pick<PlanHolding, 'settings' | 'taxCountry'>,
): JsonMoney => {
  const rule = { basisPoints: getTaxBasisPoints(settings, taxCountry), isInclusive: taxInclusive };
  return toJsonMoney(splitTax(fromJsonMoney(price), rule).gross);
};

/** Returns the terms at which a licence is offered now; undefined for one that cannot be a plan for the viewer. */
function findTerms(licence: Licence, period: Period | undefined, view: OfferView): AgreedTerms | undefined {
  const { sku, amount, isTaxInclusive, isPurchasable } = createOffer(licence, view).price;
  if (licence.withdrawn || !period || sku === null || !isPurchasable || amount.amount <= 0n) return undefined;
  return {
    sku,
    price: toJsonMoney(amount),
    taxInclusive: isTaxInclusive,
    period: formatPeriod(period),
    // Its later price migrations ask for the versions after this one.
    ...(licence.priceMigration && { priceVersion: licence.priceMigration.version }),
  };
}

/** Returns why a subscription cannot change to any other plan of its family now; undefined if it can. */
function findStateRefusal(
  { held, licence, original, view }: PlanHolding,
  target: Licence,
): PlanChangeRefusal | undefined {
  const { life, renewal, pause, change, paidUntil } = held.subscription;
  const decision = decideChange(
    {
      ...toOffered(licence),
      isLive: isEntitled(held.subscription, view.now),
      isManaged: original !== undefined && renewal !== 'UNKNOWN',
      isPaymentPending: life === 'PENDING_PAYMENT',
      isPastDue: life === 'PAST_DUE',
      isPausedOrPausing: pause !== 'NONE' && pause !== 'NOT_ALLOWED',
      // An open question about a new price is put aside by another plan.
      hasPendingChange: change.kind === 'DOWNGRADE_AT_END' || change.kind === 'UPGRADE_AWAITING_PAYMENT',
    },
    toOffered(target),
  );
  if (!decision.isAllowed) return REFUSALS[decision.reason.kind] ?? 'planChangeRefused';
  if (renewal === 'OFF') return held.subscription.canRenew ? 'planChangeCancelled' : 'planChangeRefused';
  // The charge of the next period is prepared from this moment on.
  return paidUntil === undefined || view.now >= paidUntil ? 'planChangeTooLate' : undefined;
}

/** Decides whether and how a subscription can change to a licence, and returns the label of a refusal. */
export function decidePlanChange(holding: PlanHolding, target: Licence): PlanChangeOption | PlanChangeRefusal {
  const { held, licence, original, all, view } = holding;
  const { subscription } = held;
  const refusal = findStateRefusal(holding, target);
  if (refusal || !original) return refusal ?? 'planChangeRefused';
  const period = findAgreedPeriod(licence, original, subscription.terms);
  const nextPeriod = findBillingPeriod(target);
  const terms = findTerms(target, nextPeriod, view);
  if (!period || !nextPeriod || !terms || terms.price.currency !== original.money.currency) return 'planUnavailable';
  const isHeld = (one: HeldSubscription) =>
    one.id !== held.id && one.subscription.licenceId === target.id && isEntitled(one.subscription, view.now);
  if (all.some(isHeld)) return 'planOwned';
  const toPlan = ({ id, rank = 0 }: Licence, ofPlan: Pick<Plan, 'period' | 'price'>): Plan => ({
    ...ofPlan,
    licenceId: String(id),
    rank,
  });
  const isTrial = subscription.life === 'TRIAL';
  const { purchasedAt, paidUntil = view.now } = subscription;
  try {
    const { direction, effectiveAt } = computePlanChange(
      {
        // The checkout calculates what an upgrade costs; the direction and the time do not depend on this price.
        ...toPlan(licence, { period, price: zeroOf(fromJsonMoney(terms.price)) }),
        span: { start: Math.min(purchasedAt, view.now), end: paidUntil },
        isTrial,
      },
      toPlan(target, { period: nextPeriod, price: fromJsonMoney(terms.price) }),
      view.now,
    );
    const isUpgrade = direction === 'upgrade';
    return {
      licence: target,
      direction: isUpgrade ? 'UPGRADE' : 'DOWNGRADE',
      timing: isTrial ? 'NOW' : isUpgrade ? 'CHECKOUT' : 'PERIOD_END',
      effectiveAt,
      terms,
      price: getGrossPrice(terms, holding),
    };
  } catch (error) {
    // Equal rank and equal period: neither an upgrade nor a downgrade.
    if (error instanceof PlanChangeError) return 'planChangeRefused';
    throw error;
  }
}

/** Lists the plans to which a subscription can change. @param licences all licences of the realm */
export const listPlanChanges = (holding: PlanHolding, licences: readonly Licence[]): PlanChangeOption[] =>
  licences.flatMap((licence) => {
    const decision = decidePlanChange(holding, licence);
    return typeof decision === 'string' ? [] : [decision];
  });

/** Creates the event of a change that costs nothing now. @param now milliseconds since 1970 */
export function createPlanChangeEvent(
  { licence, direction, effectiveAt, terms }: PlanChangeOption,
  { changedAt }: Subscription,
  now: number,
): NextEvent {
  const at = Math.max(now, changedAt);
  return {
    kind: direction === 'UPGRADE' ? 'upgrade-requested' : 'downgrade-requested',
    licenceId: licence.id,
    terms,
    at,
    effectiveAt: Math.max(at, effectiveAt),
    by: 'viewer',
  };
}
