import type { Licence } from '#schemas/generated/types.ts';
import { listAddresses } from '../../identity/address/address.store.ts';
import { writeMails } from '../../identity/mail/write-mails.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { compareMoney, fromJsonMoney, toJsonMoney } from '../domain/money.ts';
import { formatPeriod, isSamePeriod } from '../domain/period.ts';
import { findFirstRenewal, getReminderTime, type MigrationTiming } from '../domain/price-migration.ts';
import type { AgreedTerms, PriceMigration, Subscription } from '../domain/subscription.ts';
import { findRefusal, type NextEvent } from '../domain/transitions.ts';
import { findPurchase, type Purchase } from '../payments/purchases.store.ts';
import { createOffer, findBillingPeriod, listPrices, type OfferView } from '../plans/offer.ts';
import {
  addSubscriptionEvent,
  lockSubscription,
  type OwnedSubscription,
} from '../subscriptions/subscriptions.store.ts';
import { readMailFacts } from './dunning.ts';
import { getGrossPrice } from './plan-changes.ts';
import { findAgreedPeriod, pinPrice } from './quote-renewal.ts';

const DAY_MS = 86_400_000;
const DEFAULT_NOTICE_DAYS = 30;

/** The price migration of a licence as `licences.json` has it. */
export type WrittenMigration = NonNullable<Licence['priceMigration']>;

/** Returns when a price migration may change the price of a subscription. */
export const getMigrationTiming = ({ from, noticeDays = DEFAULT_NOTICE_DAYS }: WrittenMigration): MigrationTiming => ({
  from: Date.parse(from),
  noticeMs: noticeDays * DAY_MS,
});

/** Returns the terms of a licence with one price. */
function toTerms(licence: Licence, view: OfferView): AgreedTerms | undefined {
  const period = findBillingPeriod(licence);
  const { sku, amount, isTaxInclusive, isPurchasable } = createOffer(licence, view).price;
  if (!period || sku === null || !isPurchasable) return undefined;
  return { sku, price: toJsonMoney(amount), taxInclusive: isTaxInclusive, period: formatPeriod(period) };
}

/**
 * Returns the licence with the price to which a subscription moves: that with the same sku, else the one for its country, else
 * any; always in the same currency.
 */
function selectPresentPrice(licence: Licence, { sku, price: { currency } }: AgreedTerms, view: OfferView): Licence {
  const candidates = (licence.prices ?? []).filter((price) => price.currency === currency);
  const local = listPrices(licence, view).find(({ isLocal, amount }) => isLocal && amount.currency === currency);
  const selected =
    candidates.find((price) => price.sku === sku) ??
    candidates.find((price) => price.sku === local?.sku) ??
    candidates.find((price) => price.default) ??
    candidates[0];
  return { ...licence, prices: selected ? [{ ...selected, default: true }] : [] };
}

/** What the terms of a subscription depend on. */
interface HeldTerms {
  subscription: Subscription;
  licence: Licence;
  /** The purchase with which the subscription began. */
  original: Purchase;
  /** Country of the account's address; ZZ if unknown. */
  taxCountry: string;
}

/**
 * Returns the terms that a subscription has, and those of the licence's present price; undefined if they are the same, or if
 * the licence has another period or currency now.
 */
function findNewTerms(
  { subscription, licence, original, taxCountry }: HeldTerms,
  { version }: WrittenMigration,
  view: Omit<OfferView, 'country'>,
): { old: AgreedTerms; terms: AgreedTerms } | undefined {
  const agreed = subscription.terms;
  const pinned = pinPrice(licence, original, agreed);
  const old = pinned && toTerms(pinned, { ...view, country: 'ZZ' });
  if (!old) return undefined;
  const present = toTerms(selectPresentPrice(licence, old, { ...view, country: taxCountry }), {
    ...view,
    country: 'ZZ',
  });
  const [period, agreedPeriod] = [findBillingPeriod(licence), findAgreedPeriod(licence, original, agreed)];
  if (!present || !period || !agreedPeriod || !isSamePeriod(period, agreedPeriod)) return undefined;
  const isSame =
    old.taxInclusive === present.taxInclusive &&
    compareMoney(fromJsonMoney(old.price), fromJsonMoney(present.price)) === 0;
  if (isSame) return undefined;
  const keepsVoucher = !agreed || agreed.keepsVoucher;
  return { old, terms: { ...present, priceVersion: version, ...(keepsVoucher && { keepsVoucher }) } };
}

/** The kinds of mail with the question about a new price. */
type QuestionKind = 'priceMigration' | 'priceReminder';

/** Emails the question about a new price. An account gets each of the two mails once per version. */
async function mailQuestion(
  tx: Tx,
  context: RealmContext,
  held: OwnedSubscription,
  { kind, question }: { kind: QuestionKind; question: PriceMigration },
): Promise<void> {
  const { priceVersion, priceFrom, terms, oldPrice, newPrice, withoutAnswer } = question;
  await writeMails(tx, context, context.realm.id, {
    kind,
    mails: [
      {
        accountId: held.accountId,
        key: `${held.id} ${priceVersion} ${priceFrom}`,
        // An answer is no longer possible then.
        expiresAt: priceFrom,
        payload: {
          ...(await readMailFacts(tx, context, held)),
          oldPrice,
          newPrice,
          period: terms.period,
          at: priceFrom,
          withoutAnswer,
        },
      },
    ],
  });
}

/**
 * Asks the holder of a subscription whether it continues at the present price of its licence, and emails the question. One
 * that need not be asked, or cannot be asked now, stays as it is.
 */
export async function offerMigration(tx: Tx, context: RealmContext, id: string): Promise<void> {
  const { realm, clock } = context;
  const key = { realm: realm.id, id };
  const held = await lockSubscription(tx, key);
  if (!held || held.purchaseId === null) return;
  const { subscription } = held;
  const licence = realm.licences.find((one) => one.id === subscription.licenceId);
  const written = licence?.priceMigration;
  if (!licence || !written || subscription.priceVersion >= written.version) return;
  const original = await findPurchase(tx, realm.id, held.purchaseId);
  const period = findBillingPeriod(licence);
  if (!original || !period) return;
  const now = clock.now();
  const [address] = await listAddresses(tx, realm.id, held.accountId);
  const taxCountry = address?.countryCode ?? 'ZZ';
  const view = { locale: original.locale ?? realm.settings.defaultLocale, now };
  const found = findNewTerms({ subscription, licence, original, taxCountry }, written, view);
  const priceFrom = found && findFirstRenewal(subscription, period, getMigrationTiming(written), now);
  if (!found || priceFrom === undefined) return;
  const tax = { settings: realm.settings, taxCountry };
  const [oldPrice, newPrice] = [getGrossPrice(found.old, tax), getGrossPrice(found.terms, tax)];
  const isCheaper = compareMoney(fromJsonMoney(newPrice), fromJsonMoney(oldPrice)) <= 0;
  const question: PriceMigration = {
    priceVersion: written.version,
    priceFrom,
    terms: found.terms,
    oldPrice,
    newPrice,
    // A lower price needs no consent, and ending the licence for it would harm its holder.
    withoutAnswer: isCheaper ? 'CONTINUE' : (written.withoutAnswer ?? 'LEAVE'),
    ...omitUndefined({ remindAt: getReminderTime(priceFrom, now) }),
  };
  const at = Math.max(now, subscription.changedAt);
  const event: NextEvent = { kind: 'migration-offered', ...question, at, effectiveAt: at, by: 'system' };
  if (findRefusal(subscription, event)) return;
  await addSubscriptionEvent(tx, key, event);
  await mailQuestion(tx, context, held, { kind: 'priceMigration', question });
}

/** Reminds the holder of a subscription that has not answered to a new price. */
export async function remindOfMigration(tx: Tx, context: RealmContext, id: string): Promise<void> {
  const { realm, clock } = context;
  const key = { realm: realm.id, id };
  const held = await lockSubscription(tx, key);
  if (!held) return;
  const { change, changedAt } = held.subscription;
  const now = clock.now();
  if (change.kind !== 'MIGRATION_OFFERED' || change.remindAt === undefined) return;
  const at = Math.max(now, changedAt);
  await addSubscriptionEvent(tx, key, { kind: 'migration-reminded', at, effectiveAt: at, by: 'system' });
  // After an outage of days, the answer may no longer be possible.
  if (now < change.priceFrom) await mailQuestion(tx, context, held, { kind: 'priceReminder', question: change });
}
