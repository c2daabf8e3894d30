import type { Tx } from '../../platform/db/scope.ts';
import { fromJsonMoney, type Money, subtractMoney, zeroOf } from '../domain/money.ts';
import { getPeriodSpan, parsePeriod } from '../domain/period.ts';
import { findRefusal, type NextEvent } from '../domain/transitions.ts';
import {
  addSubscription,
  addSubscriptionEvent,
  lockSubscription,
  SubscriptionRefusedError,
} from '../subscriptions/subscriptions.store.ts';
import type { Attempt } from './attempts.store.ts';
import { isPosted, type LedgerEntry, OWN_PROVIDER, postEntries } from './ledger.ts';
import {
  type CardUpdate,
  markPlanEnded,
  markPurchasePaid,
  type Purchase,
  type PurchaseGrant,
  type Renewal,
} from './purchases.store.ts';
import { markTrialUsed } from './trials.store.ts';

const negate = (money: Money): Money => subtractMoney(zeroOf(money), money);

/** Books money that a provider has taken: the provider owes it to the realm, and the realm owes it to the customer. */
export const bookPayment = (tx: Tx, purchase: Purchase, attempt: Attempt, postedAt: number): Promise<void> =>
  postEntries(tx, purchase.realm, {
    provider: attempt.provider,
    objectId: attempt.reference ?? attempt.id,
    kind: 'payment',
    purchaseId: purchase.id,
    postedAt,
    entries: [
      { account: `clearing:${attempt.provider}`, money: attempt.money },
      { account: 'customer-receivable', money: negate(attempt.money) },
    ],
  });

/** Books money that differs from the price, once, when it is given back. Until then it is put aside. */
export async function bookReceived(tx: Tx, purchase: Purchase, attempt: Attempt, postedAt: number): Promise<void> {
  const { id, provider, received } = attempt;
  if (!received || (await isPosted(tx, purchase.realm, { provider, objectId: id, kind: 'payment' }))) return;
  await bookPayment(tx, purchase, { ...attempt, reference: null, money: received }, postedAt);
}

/**
 * Books the sale: the customer owes the price. A line with a period is earned over time, any other at once; a gift is owed to its
 * receiver until it is redeemed.
 */
const bookSale = (tx: Tx, { realm, id, money, quote, gift }: Purchase, postedAt: number): Promise<void> =>
  postEntries(tx, realm, {
    provider: OWN_PROVIDER,
    objectId: id,
    kind: 'sale',
    purchaseId: id,
    postedAt,
    entries: [
      { account: 'customer-receivable', money },
      ...quote.lines.flatMap(({ period, net, tax }): LedgerEntry[] => [
        {
          account: gift ? 'gift-liability' : period === null ? 'revenue' : 'deferred-revenue',
          money: negate(fromJsonMoney(net)),
        },
        { account: 'tax', money: negate(fromJsonMoney(tax)) },
      ]),
    ],
  });

/** A paid purchase. */
interface Completion {
  accountId: string;
  /** Fingerprint of the card; undefined if the provider reports none. */
  fingerprint: string | undefined;
  /** The stored instrument that paid; undefined for a method without one. */
  instrumentId: string | undefined;
  /** Whether a user asked for the charge: its instrument pays the later periods of a renewal too. */
  isAskedByUser: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** What a completed purchase changed. `plan-ended`: the instrument is stored, but its plan has ended meanwhile. */
type CompletionResult = 'granted' | 'renewed' | 'instrument-chosen' | 'plan-ended';

/** Makes an instrument pay the renewals of a subscription. One that has ended meanwhile stays as it is. */
async function chooseInstrument(
  tx: Tx,
  purchase: Purchase,
  cardUpdate: CardUpdate,
  { instrumentId, now }: Completion,
): Promise<CompletionResult> {
  const { realm, id } = purchase;
  if (instrumentId === undefined) throw new Error(`The provider stored no instrument for the purchase ${id}.`);
  const subscription = { realm, id: cardUpdate.subscriptionId };
  const event = { kind: 'instrument-chosen', instrumentId, at: now, effectiveAt: now, by: 'viewer' } as const;
  try {
    await addSubscriptionEvent(tx, subscription, { ...event, why: `Purchase ${id}` });
    return 'instrument-chosen';
  } catch (error) {
    if (!(error instanceof SubscriptionRefusedError)) throw error;
    // The bank's confirmation can take as long as the rest of the plan. The viewer reads the result from the purchase.
    await markPlanEnded(tx, purchase, cardUpdate);
    return 'plan-ended';
  }
}

/** Creates the event of a paid renewal. The period begins when the paid time ends, also if it is paid later. */
const createRenewedEvent = ({ id }: Purchase, { start, end, isResume }: Renewal, now: number) =>
  ({
    kind: isResume ? 'resumed' : 'renewed',
    at: now,
    effectiveAt: start,
    paidUntil: end,
    purchaseId: id,
    by: 'system',
    why: `Purchase ${id}`,
  }) as const satisfies NextEvent;

/**
 * Whether a paid renewal still starts its period. It does not after the subscription has ended or was canceled while the
 * charge was on its way.
 */
export async function canRenew(tx: Tx, purchase: Purchase, renewal: Renewal, now: number): Promise<boolean> {
  const held = await lockSubscription(tx, { realm: purchase.realm, id: renewal.subscriptionId });
  if (!held) return false;
  const event = createRenewedEvent(purchase, renewal, Math.max(now, held.subscription.changedAt));
  return findRefusal(held.subscription, event) === undefined;
}

/** Returns the end of what a purchase pays, and the series of its periods. */
function getPaidTime({ period, until, replaces }: PurchaseGrant, now: number): { paidUntil?: number; anchor?: number } {
  if (period === null) return until === undefined ? {} : { paidUntil: until };
  const series = replaces?.series;
  // A payment that took until after the end of the running period pays a whole one.
  if (series && now < series.until) return { paidUntil: series.until, anchor: series.anchor };
  return { paidUntil: getPeriodSpan(now, parsePeriod(period), 0).end };
}

/** Marks a purchase as paid, books the sale, and grants or renews the licences or changes the card of a subscription. */
export async function completePurchase(tx: Tx, purchase: Purchase, completion: Completion): Promise<CompletionResult> {
  const { accountId, fingerprint, instrumentId, isAskedByUser, now } = completion;
  await markPurchasePaid(tx, purchase, now);
  if (purchase.cardUpdate) return chooseInstrument(tx, purchase, purchase.cardUpdate, completion);
  await bookSale(tx, purchase, now);
  if (purchase.renewal) {
    const { renewal, realm } = purchase;
    const chosenId = isAskedByUser ? instrumentId : undefined;
    const event = createRenewedEvent(purchase, renewal, now);
    const key = { realm, id: renewal.subscriptionId };
    const renewed = await addSubscriptionEvent(tx, key, event);
    const { at, effectiveAt, by } = { at: now, effectiveAt: now, by: 'viewer' as const };
    const chosen = { kind: 'instrument-chosen', instrumentId: chosenId ?? '', at, effectiveAt, by } as const;
    if (renewed && chosenId !== undefined && chosenId !== renewed.instrumentId && !findRefusal(renewed, chosen))
      await addSubscriptionEvent(tx, key, { ...chosen, why: `Purchase ${purchase.id}` });
    return 'renewed';
  }
  for (const grant of purchase.grants) {
    const { licenceId, priceVersion, renewal, canPause, trialOf } = grant;
    if (trialOf !== undefined) await markTrialUsed(tx, purchase, { accountId, offer: trialOf, fingerprint, now });
    await addSubscription(
      tx,
      { realm: purchase.realm, accountId, purchaseId: purchase.id },
      {
        kind: 'purchased',
        at: now,
        effectiveAt: now,
        by: 'viewer',
        why: `Purchase ${purchase.id}`,
        licenceId,
        priceVersion,
        life: trialOf === undefined ? 'ACTIVE' : 'TRIAL',
        renewal,
        canPause,
        ...(instrumentId !== undefined && { instrumentId }),
        ...getPaidTime(grant, now),
      },
    );
  }
  return 'granted';
}
