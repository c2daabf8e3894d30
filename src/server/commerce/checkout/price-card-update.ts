import type { Licence } from '#schemas/generated/types.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { findRefusal } from '../domain/transitions.ts';
import { createEmptyQuote, type Quote } from '../domain/quote.ts';
import { createOffer, type OfferView } from '../plans/offer.ts';
import { listRenewals, type Purchase } from '../payments/purchases.store.ts';
import { type HeldSubscription, listSubscriptions } from '../subscriptions/subscriptions.store.ts';

/** A subscription of an account, with its licence. */
export interface RenewableSubscription {
  id: string;
  licence: Licence;
  /** The instrument that was chosen before; undefined for the default one of the account. */
  instrumentId: string | undefined;
  /** Start of a period whose charge failed, in milliseconds since 1970; undefined if nothing is due. */
  unpaidSince: number | undefined;
}

/** Whether what pays a subscription can be chosen: it runs, and it renews or can be taken up again. */
const canChooseInstrument = ({ subscription }: HeldSubscription, now: number): boolean => {
  const at = Math.max(now, subscription.changedAt);
  const event = { kind: 'instrument-chosen', instrumentId: '', at, effectiveAt: at, by: 'viewer' } as const;
  return findRefusal(subscription, event) === undefined;
};

/**
 * Finds the subscription of an account to a licence, if what pays it can be chosen. Of several the one that was bought
 * last is meant.
 * @throws ProblemError 404 for a licence that the account does not hold, or that does not renew
 */
export async function requireRenewable(
  tx: Tx,
  { realm, clock }: RealmContext,
  { accountId, licenceId }: { accountId: string; licenceId: number },
): Promise<RenewableSubscription> {
  const held = await listSubscriptions(tx, realm.id, accountId);
  const [latest] = held
    .filter((one) => one.subscription.licenceId === licenceId && canChooseInstrument(one, clock.now()))
    .sort((a, b) => b.subscription.purchasedAt - a.subscription.purchasedAt);
  const licence = realm.licences.find(({ id }) => id === licenceId);
  if (!latest || !licence) throw new ProblemError('NOT_FOUND', ['paymentUpdate.notRenewing']);
  const { instrumentId, life, paidUntil } = latest.subscription;
  return { id: latest.id, licence, instrumentId, unpaidSince: life === 'PAST_DUE' ? paidUntil : undefined };
}

/**
 * Finds the open purchase of the period whose charge failed: the account can pay it at once, by any method. Undefined if
 * nothing is due.
 */
export async function findDueRenewal(
  tx: Tx,
  realm: string,
  { id, unpaidSince }: RenewableSubscription,
): Promise<Purchase | undefined> {
  if (unpaidSince === undefined) return undefined;
  const renewals = await listRenewals(tx, realm, id);
  return renewals.find(({ state, renewal }) => state === 'OPEN' && renewal?.start === unpaidSince);
}

/** Prices the change of a card: nothing, in the currency of the licence. */
export const quoteCardUpdate = (licence: Licence, view: OfferView): Quote =>
  createEmptyQuote(createOffer(licence, view).total, view.now);

/** Whether a purchase of a card's change can still be paid for some time. */
export const isSameUpdate = (
  { cardUpdate, quote }: Purchase,
  { id }: RenewableSubscription,
  validAt: number,
): boolean => cardUpdate?.subscriptionId === id && quote.validUntil > validAt;
