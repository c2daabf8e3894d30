import type { Licence } from '#schemas/generated/types.ts';
import type { GiftDetails } from '#schemas/wire/commerce/gifts.ts';
import { listAddresses } from '../../identity/address/address.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import type { AccountContext, RealmContext } from '../../platform/realm-context.ts';
import { decidePurchase } from '../domain/rank.ts';
import { isEntitled } from '../domain/licence-view.ts';
import { decideTrial } from '../domain/trial.ts';
import { toJsonMoney } from '../domain/money.ts';
import { isLive } from '../payments/attempt-state.ts';
import { listAttempts } from '../payments/attempts.store.ts';
import {
  createPurchase,
  getLicenceId,
  listPurchases,
  type NewPurchase,
  type Purchase,
  type PurchaseGrant,
} from '../payments/purchases.store.ts';
import { listUsedTrials } from '../payments/trials.store.ts';
import { listSubscriptions } from '../subscriptions/subscriptions.store.ts';
import { addGiftOrder, findGiftOrder } from '../gifts/gifts.store.ts';
import { checkVoucher } from '../vouchers/basket-voucher.ts';
import type { VoucherRefusal } from '../vouchers/voucher-rules.ts';
import { createOffer, findBillingPeriod } from '../plans/offer.ts';
import { type Basket, putBasket } from './baskets.store.ts';
import { isSameDetails, isSameGiftQuote, quoteGift, requireOfferedGift } from './price-gift.ts';
import { findDueRenewal, isSameUpdate, quoteCardUpdate, requireRenewable } from './price-card-update.ts';
import { isOffered, type LicenceQuote, quoteLicence } from './quote-licence.ts';
import { findReplacedPlan, type ReplacedPlan } from './replaced-plan.ts';

/** A quote that expires sooner, in milliseconds, is calculated anew, so that the viewer has time to pay it. */
const MIN_VALIDITY_MS = 60_000;

/**
 * Version of a basket that pays a due period. No change of a card has it, so a page that was opened before the payment
 * changes no card after it.
 */
const DUE_VERSION = 1_000_000_000;

/** A basket with the purchase that has its price. */
export interface PricedBasket {
  basket: Basket;
  purchase: Purchase;
  licence: Licence;
  /** For a change of the card: the instrument that was chosen before; undefined for the default one of the account. */
  instrumentId?: string | undefined;
  /** What the giver has written about the gift that the purchase buys; undefined for a licence, and for a paid gift. */
  giftDetails?: GiftDetails | undefined;
  /** A voucher that was taken out of the basket, because it can no longer be used. */
  removedVoucher?: { code: string; reason: VoucherRefusal };
}

const findLicence = ({ realm }: RealmContext, id: number): Licence | undefined =>
  realm.licences.find((licence) => licence.id === id);

/**
 * Finds a licence that an account can buy.
 * @throws ProblemError 404 for one that is not offered, 409 INVALID_TIER_CHANGE for one that the account cannot buy now
 */
export async function requirePurchasable(
  tx: Tx,
  context: RealmContext,
  { accountId, licenceId }: { accountId: string; licenceId: number },
): Promise<Licence> {
  const { realm, clock, locale, country } = context;
  const now = clock.now();
  const licence = findLicence(context, licenceId);
  if (!licence || !isOffered(licence, { locale, country, now }))
    throw new ProblemError('NOT_FOUND', ['planUnavailable']);
  const held = await listSubscriptions(tx, realm.id, accountId);
  const live = held.flatMap(({ subscription }) => {
    const offer = realm.licences.find(({ id }) => id === subscription.licenceId);
    if (!offer || !isEntitled(subscription, now)) return [];
    const { id, family, rank = 0, type = 'STANDARD' } = offer;
    return [
      { licenceId: id, family, rank, type, expiry: subscription.paidUntil, purchasedAt: subscription.purchasedAt },
    ];
  });
  const { id, family, rank = 0, type = 'STANDARD' } = licence;
  const decision = decidePurchase({ licenceId: id, family, rank, type }, live);
  if (!decision.isAllowed) {
    const { kind } = decision.reason;
    // A subscription that includes the licence can be changed to it at the end of its paid time.
    const other = findBillingPeriod(licence) ? 'planChangeInAccount' : 'invalidTierChange';
    const label = kind === 'same-licence' ? 'planOwned' : other;
    throw new ProblemError('INVALID_TIER_CHANGE', [label]);
  }
  return licence;
}

/**
 * Decides whether a purchase begins with a free trial.
 * @param fingerprint fingerprint of the card that pays; undefined while it is unknown
 * @throws ProblemError 409 freeTrialDenied if the trial was used and the viewer has not accepted a purchase without one
 */
export async function requireTrialDecision(
  tx: Tx,
  { realm, caller }: AccountContext,
  {
    licence,
    acknowledgesNoTrial,
    fingerprint,
  }: { licence: Licence; acknowledgesNoTrial: boolean; fingerprint?: string | undefined },
): Promise<boolean> {
  // The trial of a card that another account used shows only when the card is known. So the acceptance of a purchase
  // without a trial holds for the whole basket.
  const hasTrial =
    licence.trialDetails !== undefined && licence.purchaseStrategy.type === 'SUBSCRIPTION' && !acknowledgesNoTrial;
  const used = hasTrial ? await listUsedTrials(tx, realm.id, licence, { accountId: caller.id, fingerprint }) : [];
  const decision = decideTrial(
    {
      family: licence.family,
      licenceId: licence.id,
      hasTrial,
      cardFingerprint: fingerprint,
      isWithoutTrialAccepted: acknowledgesNoTrial,
    },
    used,
  );
  if (decision.kind === 'denied') throw new ProblemError('CONFLICT', [decision.code]);
  return decision.kind === 'trial';
}

/** Sums that make two quotes the same. */
const SUMS = ['price', 'discount', 'voucher', 'credit', 'tax', 'gross'] as const;

/** Whether two purchases replace the same running period of a plan. */
const isSameReplacement = (first: PurchaseGrant['replaces'], second: PurchaseGrant['replaces']): boolean =>
  first?.subscriptionId === second?.subscriptionId &&
  first?.paidBy === second?.paidBy &&
  first?.endsAt === second?.endsAt;

/**
 * Returns the instant at which a basket is priced. The value of unused time falls with every second, so the price of a
 * change of plan stays that of its quote while the quote can be paid.
 */
function getPricingTime(latest: Purchase | undefined, replaced: ReplacedPlan | undefined, now: number): number {
  const { replaces } = latest?.grants[0] ?? {};
  const isKept = latest && replaced && replaces && latest.quote.validUntil - now > MIN_VALIDITY_MS;
  return isKept && latest.quote.createdAt >= replaced.span.start ? latest.quote.createdAt : now;
}

/** Whether a purchase has the price and the content of a quote, and can be paid for some time. */
function isSameQuote({ quote: stored, grants, money }: Purchase, { quote, grant }: LicenceQuote, now: number): boolean {
  const [first] = grants;
  const isSame = (key: (typeof SUMS)[number]): boolean => {
    const { amount, scale, currency } = toJsonMoney(quote[key]);
    const { [key]: kept = { amount: 0, scale, currency } } = stored;
    return kept.amount === amount && kept.scale === scale && kept.currency === currency;
  };
  return (
    money.currency === quote.gross.currency &&
    SUMS.every(isSame) &&
    first?.licenceId === grant.licenceId &&
    first.trialOf === grant.trialOf &&
    first.voucher?.campaign === grant.voucher?.campaign &&
    first.voucher?.codeHash === grant.voucher?.codeHash &&
    isSameReplacement(first.replaces, grant.replaces) &&
    stored.validUntil - now > MIN_VALIDITY_MS
  );
}

/**
 * Prices a basket: keeps its version while the price is the same and can be paid, or a payment of it waits for its
 * result; else creates the next version with a new purchase. A voucher that can no longer be used is taken out of it. The
 * basket must be locked.
 * @throws ProblemError for a licence that the caller cannot buy, and for a denied trial
 */
export async function priceBasket(tx: Tx, context: AccountContext, basket: Basket): Promise<PricedBasket> {
  const { realm, clock, locale, country } = context;
  const now = clock.now();
  const purchases = await listPurchases(tx, realm.id, basket.id);
  const latest = purchases.find(({ basketVersion }) => basketVersion === basket.version);
  const attempts =
    purchases.length === 0
      ? []
      : await listAttempts(
          tx,
          realm.id,
          purchases.map(({ id }) => id),
        );
  const live = attempts.find(({ state, isSurplus }) => isLive(state) && !isSurplus);
  const paying = live && purchases.find(({ id }) => id === live.purchaseId);
  const bought = paying && findLicence(context, getLicenceId(paying));
  if (paying && bought) {
    const giftDetails = paying.gift ? await findGiftOrder(tx, realm.id, paying.id) : undefined;
    return { basket: { ...basket, version: paying.basketVersion }, purchase: paying, licence: bought, giftDetails };
  }
  const view = { locale, country, now };
  /** Creates the next version of the basket with a purchase of its own. */
  const addVersion = async (
    content: Pick<NewPurchase, 'quote' | 'grants' | 'cardUpdate' | 'gift'>,
    changes: Partial<Basket> = {},
  ): Promise<Pick<PricedBasket, 'basket' | 'purchase'>> => {
    const basketVersion = Math.max(0, ...purchases.map((purchase) => purchase.basketVersion)) + 1;
    const next = { ...basket, version: basketVersion, ...changes };
    await putBasket(tx, realm.id, next, now);
    const { id: basketId, accountId } = basket;
    const siteOrigin = getSiteOrigin(context);
    await createPurchase(tx, realm.id, { basketId, basketVersion, accountId, locale, siteOrigin, ...content }, now);
    const purchase = (await listPurchases(tx, realm.id, basketId)).find((one) => one.basketVersion === basketVersion);
    if (!purchase) throw new Error(`The purchase of version ${basketVersion} of basket ${basketId} is missing.`);
    return { basket: next, purchase };
  };
  if (basket.updatesSubscription !== null) {
    const renewable = await requireRenewable(tx, context, basket);
    const { licence, id: subscriptionId, instrumentId } = renewable;
    const due = await findDueRenewal(tx, realm.id, renewable);
    if (due) return { basket: { ...basket, version: DUE_VERSION }, purchase: due, licence };
    if (latest && isSameUpdate(latest, renewable, now + MIN_VALIDITY_MS))
      return { basket, purchase: latest, licence, instrumentId };
    const cardUpdate = { subscriptionId, licenceId: licence.id };
    const added = await addVersion({ quote: quoteCardUpdate(licence, view), grants: [], cardUpdate });
    return { ...added, licence, instrumentId };
  }
  const [address] = await listAddresses(tx, realm.id, basket.accountId);
  const taxCountry = address?.countryCode ?? country;
  if (basket.gift) {
    const { giftId, details: giftDetails } = basket.gift;
    const offered = requireOfferedGift(context, giftId);
    const { licence } = offered;
    const quoted = quoteGift(context, offered, taxCountry);
    const isSame =
      latest &&
      isSameGiftQuote(latest, quoted, now + MIN_VALIDITY_MS) &&
      isSameDetails(giftDetails, await findGiftOrder(tx, realm.id, latest.id));
    if (isSame) return { basket, purchase: latest, licence, giftDetails };
    const added = await addVersion({ ...quoted, grants: [] });
    const { accountId } = basket;
    await addGiftOrder(tx, realm.id, { purchaseId: added.purchase.id, accountId, details: giftDetails }, now);
    return { ...added, licence, giftDetails };
  }
  const licence = await requirePurchasable(tx, context, basket);
  const replaced = await findReplacedPlan(tx, context, { accountId: basket.accountId, licence });
  // A plan of the family was tried, or is being tried: a change of plan begins no second trial.
  const hasTrial =
    !replaced &&
    (await requireTrialDecision(tx, context, { licence, acknowledgesNoTrial: basket.acknowledgesNoTrial }));
  const { voucher } = basket;
  const checked =
    voucher &&
    (await checkVoucher(tx, context, voucher, {
      accountId: basket.accountId,
      licence,
      price: createOffer(licence, view).total,
      purchaseIds: purchases.map(({ id }) => id),
    }));
  const removed =
    voucher && typeof checked === 'string' ? { removedVoucher: { code: voucher.hint, reason: checked } } : undefined;
  const quoted = quoteLicence(licence, {
    view: { ...view, now: getPricingTime(latest, replaced, now) },
    settings: realm.settings,
    taxCountry,
    hasTrial,
    voucher: voucher && checked && typeof checked !== 'string' ? { campaign: checked, stored: voucher } : undefined,
    replaced,
  });
  if (latest && isSameQuote(latest, quoted, now)) return { basket, purchase: latest, licence, ...removed };
  const { quote, grant } = quoted;
  return { ...(await addVersion({ quote, grants: [grant] }, removed && { voucher: null })), licence, ...removed };
}
