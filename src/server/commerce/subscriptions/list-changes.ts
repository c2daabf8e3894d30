import type { Licence } from '#schemas/generated/types.ts';
import { isEntitled } from '../domain/licence-view.ts';
import { listPossibleChanges, type SubscriptionChange } from '../domain/possible-changes.ts';
import { listPossibleAnswers } from '../domain/price-migration.ts';
import type { PriceAnswer } from '../domain/subscription.ts';
import { findRefusal } from '../domain/transitions.ts';
import { createOffer, findBillingPeriod, type OfferView } from '../plans/offer.ts';
import type { HeldSubscription } from './subscriptions.store.ts';

/** Whether another plan of the family replaces a plan: one that renews, or one with a higher rank. */
function isReplaced(
  one: HeldSubscription,
  held: readonly HeldSubscription[],
  licences: readonly Licence[],
  now: number,
): boolean {
  const findLicence = ({ subscription }: HeldSubscription) => licences.find(({ id }) => id === subscription.licenceId);
  const { family, rank = 0 } = findLicence(one) ?? {};
  if (family === undefined) return false;
  return held.some((other) => {
    const licence = findLicence(other);
    if (other.id === one.id || licence?.family !== family || !isEntitled(other.subscription, now)) return false;
    return other.subscription.renewal === 'AUTO' || (licence.rank ?? 0) > rank;
  });
}

/**
 * Lists what the holder of a subscription can change now. A plan that another one of its family replaces cannot renew
 * again, because only one of a family is charged.
 * @param held all subscriptions of the account
 * @param now milliseconds since 1970
 */
export const listChanges = (
  one: HeldSubscription,
  held: readonly HeldSubscription[],
  licences: readonly Licence[],
  now: number,
): SubscriptionChange[] =>
  listPossibleChanges(one.subscription, now).filter(
    (change) => (change !== 'REACTIVATE' && change !== 'RESUME') || !isReplaced(one, held, licences, now),
  );

/**
 * Lists the answers to a new price that the holder of a subscription can give now, without the one that it has given. A plan
 * that another one of its family replaces cannot renew again.
 * @param held all subscriptions of the account
 * @param now milliseconds since 1970
 */
export const listAnswers = (
  one: HeldSubscription,
  held: readonly HeldSubscription[],
  licences: readonly Licence[],
  now: number,
): PriceAnswer[] =>
  listPossibleAnswers(one.subscription, now).filter(
    (answer) => answer !== 'CONTINUE' || one.subscription.renewal === 'AUTO' || !isReplaced(one, held, licences, now),
  );

/**
 * Whether the holder of a subscription can change it to another plan of its family: its state allows a change, and the
 * realm offers one that the account does not hold.
 * @param held all subscriptions of the account
 */
export function canChangePlan(
  { subscription }: HeldSubscription,
  held: readonly HeldSubscription[],
  licences: readonly Licence[],
  view: OfferView,
): boolean {
  const { licenceId, changedAt, paidUntil } = subscription;
  const family = licences.find(({ id }) => id === licenceId)?.family;
  if (family === undefined || paidUntil === undefined) return false;
  const at = Math.max(view.now, changedAt);
  const refusal = findRefusal(subscription, {
    kind: 'downgrade-requested',
    licenceId,
    at,
    effectiveAt: Math.max(at, paidUntil),
    by: 'viewer',
  });
  const isHeld = (id: number) =>
    held.some((one) => one.subscription.licenceId === id && isEntitled(one.subscription, view.now));
  const isOther = (licence: Licence) => {
    const { id, type, withdrawn } = licence;
    const isPlan = type !== 'FREE' && !withdrawn && findBillingPeriod(licence) !== undefined;
    return (
      !isHeld(id) &&
      id !== licenceId &&
      licence.family === family &&
      isPlan &&
      createOffer(licence, view).price.isPurchasable
    );
  };
  return refusal === undefined && licences.some(isOther);
}
