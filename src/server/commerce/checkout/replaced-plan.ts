import type { Licence } from '#schemas/generated/types.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { addMoney, fromJsonMoney, type Money, toJsonMoney, zeroOf } from '../domain/money.ts';
import { isSamePeriod, type PeriodSpan } from '../domain/period.ts';
import { prorateRest } from '../domain/proration.ts';
import type { Subscription } from '../domain/subscription.ts';
import { getBilling } from '../domain/lifecycle.ts';
import { findPurchase, type Purchase, type PurchaseGrant } from '../payments/purchases.store.ts';
import { findBillingPeriod } from '../plans/offer.ts';
import { type HeldSubscription, listSubscriptions } from '../subscriptions/subscriptions.store.ts';

/** A running plan of an account that the purchase of another plan of its family replaces. */
export interface ReplacedPlan {
  subscriptionId: string;
  licence: Licence;
  /** The running period, or the trial. */
  span: PeriodSpan;
  /** Start of the series of periods, in milliseconds since 1970. */
  anchor: number;
  isTrial: boolean;
  /** The purchase that paid the running period. */
  paidBy: string;
  /** What the running period cost, with or without tax as the new plan’s price. */
  getPaid: (isTaxInclusive: boolean) => Money;
}

/** Whether a subscription is bought, runs now and has an end. */
const isReplaceable = ({ life, canRenew, paidUntil }: Subscription, now: number): boolean =>
  (life === 'TRIAL' || life === 'ACTIVE') && canRenew && paidUntil !== undefined && now < paidUntil;

/** Returns the running period. That of an upgrade begins with its purchase, though the series is older. */
function getRunningSpan({ purchasedAt, paidUntil = 0 }: Subscription, { renewal }: Purchase): PeriodSpan {
  return { start: renewal?.start ?? purchasedAt, end: paidUntil };
}

/** Returns the value of a paid period: what was charged for it, and the credit that was deducted. */
function getPaidValue({ quote }: Purchase, isTaxInclusive: boolean): Money {
  const charged = fromJsonMoney(isTaxInclusive ? quote.gross : quote.net);
  return quote.credit ? addMoney(charged, fromJsonMoney(quote.credit)) : charged;
}

async function toReplacedPlan(
  tx: Tx,
  realm: string,
  { id, purchaseId, subscription }: HeldSubscription,
  licence: Licence,
): Promise<ReplacedPlan | undefined> {
  const paidBy = subscription.currentPurchaseId ?? purchaseId;
  const purchase = paidBy === null ? undefined : await findPurchase(tx, realm, paidBy);
  if (!purchase) return undefined;
  return {
    subscriptionId: id,
    licence,
    span: getRunningSpan(subscription, purchase),
    anchor: getBilling(subscription).anchor,
    isTrial: subscription.life === 'TRIAL',
    paidBy: purchase.id,
    getPaid: (isTaxInclusive) => getPaidValue(purchase, isTaxInclusive),
  };
}

/**
 * Finds the running plan that the purchase of a licence replaces: a subscription to a lower licence of the family, which was
 * bought here. Of several the one that ends last is meant. The purchase of a licence that is not higher is refused before
 * (`decidePurchase`).
 */
export async function findReplacedPlan(
  tx: Tx,
  { realm, clock }: RealmContext,
  { accountId, licence }: { accountId: string; licence: Licence },
): Promise<ReplacedPlan | undefined> {
  const now = clock.now();
  if (!findBillingPeriod(licence) || licence.family === undefined) return undefined;
  const running = (await listSubscriptions(tx, realm.id, accountId))
    .flatMap((held) => {
      const other = realm.licences.find(({ id }) => id === held.subscription.licenceId);
      const isOther = other && other.id !== licence.id && other.family === licence.family;
      return isOther && isReplaceable(held.subscription, now) ? [{ held, licence: other }] : [];
    })
    .toSorted((a, b) => (b.held.subscription.paidUntil ?? 0) - (a.held.subscription.paidUntil ?? 0));
  const [found] = running;
  if (!found) return undefined;
  return toReplacedPlan(tx, realm.id, found.held, found.licence);
}

/** Smallest charge for the rest of a running period, in the smallest units: providers refuse smaller payments. */
const MIN_CHARGE = 100n;

/** What a replaced plan changes in the quote of the plan that is bought. */
export interface Replacement {
  /** The price of the rest of the running period; undefined for a plan that begins a period of its own. */
  prorate: ((price: Money) => Money) | undefined;
  /** Value of the unused time; undefined if the plan was paid in another currency, so that it runs to its end. */
  credit: Money | undefined;
  /** What the purchase records about it. */
  grant: NonNullable<PurchaseGrant['replaces']>;
}

/**
 * Calculates what a replaced plan changes in the quote of a licence (`../shared` design/payments.md, section 3.5): its unused
 * time is deducted. A plan with the same period is paid until the end of the running one, so that the dates stay; one with
 * another period begins a new series.
 * @param total price of a whole period of the new plan
 * @param at milliseconds since 1970
 */
export function createReplacement(
  { subscriptionId, licence: old, span, anchor, isTrial, paidBy, getPaid }: ReplacedPlan,
  { licence, total, isTaxInclusive }: { licence: Licence; total: Money; isTaxInclusive: boolean },
  at: number,
): Replacement {
  const paid = getPaid(isTaxInclusive);
  // The clock of the instance that renewed the plan may be ahead.
  const from = Math.max(at, span.start);
  const recorded = { subscriptionId, licenceId: old.id, paidBy, endsAt: span.end };
  if (isTrial) {
    const credit = zeroOf(total);
    return { prorate: undefined, credit, grant: { ...recorded, credit: toJsonMoney(credit), isTrial } };
  }
  if (paid.currency !== total.currency) return { prorate: undefined, credit: undefined, grant: recorded };
  const credit = prorateRest(paid, span, from);
  const grant = { ...recorded, credit: toJsonMoney(credit) };
  const [period, oldPeriod] = [findBillingPeriod(licence), findBillingPeriod(old)];
  const prorate = (price: Money) => prorateRest(price, span, from);
  const keepsDates =
    period !== undefined &&
    oldPeriod !== undefined &&
    isSamePeriod(period, oldPeriod) &&
    prorate(total).amount >= credit.amount + MIN_CHARGE;
  return keepsDates
    ? { prorate, credit, grant: { ...grant, series: { anchor, until: span.end } } }
    : { prorate: undefined, credit, grant };
}

/**
 * Checks, before a payment, that it still replaces the plan that its price was calculated with.
 * @throws ProblemError 409 if the plan was renewed, changed or ended meanwhile, or if one was bought meanwhile
 */
export function assertSameReplacement(grant: PurchaseGrant, replaced: ReplacedPlan | undefined): void {
  const { replaces } = grant;
  const isSame =
    replaces?.subscriptionId === replaced?.subscriptionId &&
    replaces?.paidBy === replaced?.paidBy &&
    replaces?.endsAt === replaced?.span.end;
  if (!isSame) throw new ProblemError('CONFLICT', ['basketChanged']);
}
