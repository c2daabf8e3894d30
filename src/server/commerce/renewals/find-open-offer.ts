import { listAddresses } from '../../identity/address/address.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { findRedemption, type OfferTerms, type Redemption } from '../domain/cancellation-offer.ts';
import { compareMoney, type Money } from '../domain/money.ts';
import type { Subscription } from '../domain/subscription.ts';
import { findPurchase } from '../payments/purchases.store.ts';
import { listChanges } from '../subscriptions/list-changes.ts';
import type { HeldSubscription } from '../subscriptions/subscriptions.store.ts';
import { quoteRenewal } from './quote-renewal.ts';

/** An offer that the holder of a subscription can redeem now. */
export interface OpenOffer {
  /** With the amount of the subscription's currency only. */
  terms: OfferTerms;
  /** Text of the offer, or its label; undefined for none. */
  text: string | undefined;
  redemption: Redemption;
  /** Time of the next payment in milliseconds since 1970, and its amount without and with the offer. */
  at: number;
  price: Money;
  reducedPrice: Money;
}

/** Selects the amount of a currency, so that a later change of the definition leaves a redeemed offer as it was. */
const pinCurrency = ({ discount, ...terms }: OfferTerms, currency: string): OfferTerms => ({
  ...terms,
  discount: {
    ...discount,
    ...(discount.amounts && { amounts: discount.amounts.filter((one) => one.currency === currency) }),
  },
});

/**
 * Finds the offer of a subscription that can be canceled, or was; undefined if there is none now, or if it would not make
 * the next payment cheaper.
 * @param all all subscriptions of the account
 */
export async function findOpenOffer(
  tx: Tx,
  { realm, caller, clock }: AccountContext,
  one: HeldSubscription,
  all: readonly HeldSubscription[],
): Promise<OpenOffer | undefined> {
  const { id: subscriptionId, purchaseId, subscription } = one;
  const now = clock.now();
  const licence = realm.licences.find(({ id }) => id === subscription.licenceId);
  const written = licence?.cancellationOffer;
  const isChangeable = listChanges(one, all, realm.licences, now).some(
    (change) => change === 'CANCEL' || change === 'REACTIVATE',
  );
  if (!licence || !written || !isChangeable || !findRedemption(subscription, written, now)) return undefined;
  const original = purchaseId === null ? undefined : await findPurchase(tx, realm.id, purchaseId);
  if (!original) return undefined;
  const [address] = await listAddresses(tx, realm.id, caller.id);
  const quote = (state: Subscription) =>
    quoteRenewal({
      licence,
      subscription: state,
      subscriptionId,
      original,
      settings: realm.settings,
      taxCountry: address?.countryCode ?? 'ZZ',
      now,
    });
  const regular = quote(subscription);
  if (!regular) return undefined;
  const price = regular.quote.gross;
  const { text, ...definition } = written;
  const terms = pinCurrency(omitUndefined(definition), price.currency);
  const redemption = findRedemption(subscription, terms, now);
  const reducedPrice = redemption && quote(redemption.next)?.quote.gross;
  if (!redemption || !reducedPrice || compareMoney(reducedPrice, price) >= 0) return undefined;
  return { terms, text, redemption, at: regular.renewal.start, price, reducedPrice };
}
