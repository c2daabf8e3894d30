import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { findAccount } from '../../identity/accounts/accounts.store.ts';
import { listAddresses } from '../../identity/address/address.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { pageHref } from '../../platform/http/page-href.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { recordCancellation } from '../billing/record-cancellation.ts';
import { getNextActionAt, getNextPlan } from '../domain/lifecycle.ts';
import { createRuleEvent } from '../domain/price-migration.ts';
import { isLive } from '../payments/attempt-state.ts';
import { canRenew } from '../payments/book-payment.ts';
import { listAttempts } from '../payments/attempts.store.ts';
import { type AccountInstrument, listInstruments, selectInstrument } from '../payments/instruments.store.ts';
import { payPurchase } from '../payments/pay.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import type { Payer } from '../payments/provider.ts';
import {
  createPurchase,
  findPurchase,
  listRenewals,
  type Purchase,
  type Renewal,
} from '../payments/purchases.store.ts';
import {
  addSubscriptionEvent,
  lockSubscription,
  type OwnedSubscription,
  setNextActionAt,
} from '../subscriptions/subscriptions.store.ts';
import { endSubscription, getStepTime, readDunningStep, recordRenewalFailure } from './dunning.ts';
import { quoteRenewal } from './quote-renewal.ts';

/**
 * A subscription whose renewal is later than this, in milliseconds, is not charged: after so long without the access, a charge
 * would surprise.
 */
const MAX_DELAY_MS = 7 * 86_400_000;
/** Time in milliseconds after which a subscription with a charge on its way is looked at again. */
const IN_FLIGHT_DELAY_MS = 600_000;

/** A subscription that was paid, canceled or ended after its charge was prepared. */
export class RenewalObsoleteError extends Error {
  override name = 'RenewalObsoleteError';

  constructor(subscriptionId: string) {
    super(`The subscription ${subscriptionId} does not have to be renewed any more.`);
  }
}

/** Checks, before a charge is sent, that its period still has to be paid. @throws RenewalObsoleteError */
export async function assertChargeDue(
  tx: Tx,
  { clock }: RealmContext,
  purchase: Purchase,
  renewal: Renewal,
): Promise<void> {
  const now = clock.now();
  const isDue = now >= renewal.start && (await canRenew(tx, purchase, renewal, now));
  if (!isDue) throw new RenewalObsoleteError(renewal.subscriptionId);
}

/** A charge that is ready to be sent. */
interface Charge {
  purchase: Purchase;
  accountId: string;
  /** Undefined for a period that costs nothing. */
  instrument: AccountInstrument | undefined;
  payer: Payer;
}

/** The version of a renewal's basket: the price of a period never changes. */
const BASKET_VERSION = 1;

/** Reads the purchase of the next period, or creates it; undefined for a licence that can no longer be renewed. */
async function preparePurchase(
  tx: Tx,
  { realm, clock }: RealmContext,
  { id: subscriptionId, accountId, purchaseId, subscription }: OwnedSubscription,
  { renewals, taxCountry }: { renewals: readonly Purchase[]; taxCountry: string | undefined },
): Promise<Purchase | undefined> {
  const { licenceId } = getNextPlan(subscription, clock.now());
  const licence = realm.licences.find(({ id }) => id === licenceId);
  const original = purchaseId === null ? undefined : await findPurchase(tx, realm.id, purchaseId);
  if (!licence || !original) return undefined;
  const { settings } = realm;
  const country = taxCountry ?? 'ZZ';
  const now = clock.now();
  const quoted = quoteRenewal({ licence, subscription, subscriptionId, original, settings, taxCountry: country, now });
  if (!quoted) return undefined;
  const known = renewals.find(({ renewal }) => renewal?.start === quoted.renewal.start);
  if (known) return known;
  const id = await createPurchase(
    tx,
    realm.id,
    {
      basketId: `renewal ${subscriptionId} ${quoted.renewal.start}`,
      basketVersion: BASKET_VERSION,
      accountId,
      quote: quoted.quote,
      grants: [],
      renewal: quoted.renewal,
      locale: original.locale ?? settings.defaultLocale,
      siteOrigin: original.siteOrigin ?? '',
    },
    now,
  );
  return findPurchase(tx, realm.id, id);
}

/** Turns off the renewal of a subscription that cannot be charged, and ends it. */
async function stopSubscription(tx: Tx, context: RealmContext, held: OwnedSubscription, why: string): Promise<void> {
  const { realm, clock, log } = context;
  const at = Math.max(clock.now(), held.subscription.changedAt);
  log.warn({ realm: realm.id, subscription: held.id, why }, 'A subscription cannot be renewed and ends');
  const key = { realm: realm.id, id: held.id };
  const subscription = await addSubscriptionEvent(tx, key, {
    kind: 'cancelled',
    at,
    effectiveAt: at,
    by: 'system',
    why,
  });
  if (!subscription) return;
  await recordCancellation(tx, realm.id, held, subscription);
  await endSubscription(tx, context, { ...held, subscription }, { reason: 'cancelled', why });
}

/** Whether a charge of a subscription waits for its result. */
async function hasLiveCharge(tx: Tx, realm: string, renewals: readonly Purchase[]): Promise<boolean> {
  const open = renewals.filter(({ state }) => state === 'OPEN');
  if (open.length === 0) return false;
  const attempts = await listAttempts(
    tx,
    realm,
    open.map((purchase) => purchase.id),
  );
  return attempts.some(({ state, refundDueAt }) => isLive(state) && refundDueAt === null);
}

/**
 * Applies the realm's rule for accounts without an answer, if the next period would have a new price: the subscription continues
 * at it, or ends with an email.
 * @returns the subscription if it is charged; undefined if it has ended
 */
async function settlePriceQuestion(
  tx: Tx,
  context: RealmContext,
  held: OwnedSubscription,
): Promise<OwnedSubscription | undefined> {
  const { realm, clock } = context;
  const event = createRuleEvent(held.subscription, clock.now());
  if (!event) return held;
  const subscription = await addSubscriptionEvent(tx, { realm: realm.id, id: held.id }, event);
  if (!subscription) return undefined;
  const settled = { ...held, subscription };
  if (subscription.renewal === 'AUTO') return settled;
  await recordCancellation(tx, realm.id, held, subscription);
  const why = 'The account has not answered to the new price';
  await endSubscription(tx, context, settled, { reason: 'cancelled', why, isPriceUnanswered: true });
  return undefined;
}

/** Prepares the charge of the next period; undefined if nothing has to be charged now. */
async function prepareCharge(tx: Tx, context: RealmContext, due: OwnedSubscription): Promise<Charge | undefined> {
  const { realm, clock } = context;
  const { id, accountId, subscription } = due;
  const key = { realm: realm.id, id };
  const now = clock.now();
  const renewals = await listRenewals(tx, realm.id, id);
  if (await hasLiveCharge(tx, realm.id, renewals)) {
    await setNextActionAt(tx, key, now + IN_FLIGHT_DELAY_MS);
    return undefined;
  }
  if (subscription.life === 'PAST_DUE') {
    const step = await readDunningStep(tx, realm.id, id, now);
    const at = getStepTime(step) ?? now;
    if (step.kind !== 'retry' || at > now) {
      if (step.kind === 'end' && at <= now) await endSubscription(tx, context, due, { reason: 'unpaid' });
      else await setNextActionAt(tx, key, at);
      return undefined;
    }
  } else if (subscription.pause !== 'RESUME_REQUESTED' && now > (subscription.paidUntil ?? 0) + MAX_DELAY_MS) {
    await stopSubscription(tx, context, due, 'The renewal is more than a week late');
    return undefined;
  }
  const held = await settlePriceQuestion(tx, context, due);
  if (!held) return undefined;
  const [address] = await listAddresses(tx, realm.id, accountId);
  const purchase = await preparePurchase(tx, context, held, { renewals, taxCountry: address?.countryCode });
  if (!purchase) {
    await stopSubscription(tx, context, held, 'The licence or its price is no longer in the realm’s folder');
    return undefined;
  }
  const instrument = selectInstrument(await listInstruments(tx, realm.id, accountId), subscription.instrumentId);
  const isFree = purchase.money.amount === 0n;
  if (!instrument && !isFree) {
    await recordRenewalFailure(tx, context, id, 'no-instrument');
    return undefined;
  }
  const account = await findAccount(tx, realm.id, accountId, now);
  return {
    purchase,
    accountId,
    instrument: isFree ? undefined : instrument,
    payer: {
      email: account?.email ?? '',
      name: account?.name ?? '',
      country: address?.countryCode ?? 'ZZ',
      locale: purchase.locale ?? realm.settings.defaultLocale,
      address: undefined,
      taxNumber: account?.details.taxNumber,
    },
  };
}

/**
 * Begins a pause at the end of the paid time, and ends it at its planned date.
 * @returns the subscription if a period has to be charged now; undefined if it is paused
 */
async function applyPause(
  tx: Tx,
  { realm, clock }: RealmContext,
  held: OwnedSubscription,
): Promise<OwnedSubscription | undefined> {
  const { pause, changedAt } = held.subscription;
  const at = Math.max(clock.now(), changedAt);
  const key = { realm: realm.id, id: held.id };
  const event = { at, effectiveAt: at, by: 'system' } as const;
  if (pause === 'REQUESTED') {
    await addSubscriptionEvent(tx, key, { ...event, kind: 'pause-began' });
    return undefined;
  }
  if (pause !== 'PAUSED') return held;
  const subscription = await addSubscriptionEvent(tx, key, { ...event, kind: 'resume-requested' });
  return subscription && { ...held, subscription };
}

/** Decides what the clock changes in a subscription, and does it unless that is a charge, which is returned. */
async function decideNextAction(tx: Tx, context: RealmContext, id: string): Promise<Charge | undefined> {
  const { realm, clock } = context;
  const key = { realm: realm.id, id };
  const held = await lockSubscription(tx, key);
  if (!held) return undefined;
  const { subscription } = held;
  const dueAt = getNextActionAt(subscription);
  if (dueAt === undefined || dueAt > clock.now()) {
    await setNextActionAt(tx, key, dueAt);
    return undefined;
  }
  if (subscription.renewal === 'AUTO') {
    const next = await applyPause(tx, context, held);
    return next && prepareCharge(tx, context, next);
  }
  await endSubscription(tx, context, held, { reason: subscription.canRenew ? 'cancelled' : 'expired' });
  return undefined;
}

/**
 * Does what the clock changes in a subscription: charges the next period, repeats a charge that failed, or ends it. Safe on
 * several instances: the lock on the subscription, the purchase of a period and its one live attempt allow one charge.
 * @throws ProviderMissingError if the provider of the account's card is off
 */
export async function renewSubscription(context: RealmContext, payments: PaymentContext, id: string): Promise<void> {
  const { realm } = context;
  const charge = await payments.run((tx) => decideNextAction(tx, context, id));
  if (!charge) return;
  const { purchase, accountId, instrument, payer } = charge;
  const { settings } = realm;
  const { t } = await messagesFor({ ...context, locale: payer.locale });
  const licence = realm.licences.find((one) => one.id === purchase.renewal?.licenceId);
  const name = licence?.name ?? '';
  try {
    await payPurchase(payments, {
      purchaseId: purchase.id,
      accountId,
      provider: instrument?.provider ?? 'zero-balance',
      method: instrument?.method ?? 'zero-balance',
      instrument: instrument ? { kind: 'stored', reference: instrument.reference } : { kind: 'none' },
      ...(instrument && { instrumentId: instrument.id }),
      ...(instrument?.method === 'card' && { card: { brand: instrument.brand, last4: instrument.last4 } }),
      payer,
      description: `${settings.name}: ${name.startsWith('t:') ? t(name.slice(2)) : name}`,
      getReturnUrl: async () =>
        pageHref(settings, 'ACCOUNT_PAYMENTS', { locale: payer.locale, origin: purchase.siteOrigin ?? '' }),
      storesInstrument: false,
      isPayerPresent: false,
    });
  } catch (error) {
    if (!(error instanceof RenewalObsoleteError)) throw error;
  }
}
