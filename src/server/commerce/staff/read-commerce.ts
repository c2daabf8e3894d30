import { localise } from '#schemas/localise.ts';
import type { SupportCommerce, SupportPurchase, SupportSubscription } from '#schemas/wire/commerce/support.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { listInvoiceNumbers } from '../billing/invoices.store.ts';
import { isEntitled } from '../domain/licence-view.ts';
import { addMoney, type Money, toJsonMoney } from '../domain/money.ts';
import { type Attempt, listAttempts } from '../payments/attempts.store.ts';
import { type Dispute, listDisputes } from '../payments/disputes.store.ts';
import { type AccountInstrument, listInstruments, selectInstrument } from '../payments/instruments.store.ts';
import { type LedgerTransaction, listTransactions } from '../payments/ledger.ts';
import { getRefundable } from '../payments/lock-payment.ts';
import { getLicenceId, listAccountPurchases, type Purchase } from '../payments/purchases.store.ts';
import { isRefundOpen } from '../payments/refund-state.ts';
import { listRefunds, type Refund } from '../payments/refunds.store.ts';
import {
  type HeldSubscription,
  listSubscriptionEvents,
  listSubscriptions,
} from '../subscriptions/subscriptions.store.ts';

/** Largest number of purchases that are shown. */
const MAX_PURCHASES = 100;

/** What is stored about the licences and payments of an account. */
interface StoredCommerce {
  held: readonly {
    held: HeldSubscription;
    events: SupportSubscription['events'];
  }[];
  instruments: readonly AccountInstrument[];
  purchases: readonly Purchase[];
  attempts: readonly Attempt[];
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
  transactions: readonly LedgerTransaction[];
  invoices: ReadonlyMap<string, string>;
}

/** Reads the licences and payments of an account. */
export async function loadCommerce(tx: Tx, realm: string, accountId: string): Promise<StoredCommerce> {
  const subscriptions = await listSubscriptions(tx, realm, accountId);
  const held: StoredCommerce['held'][number][] = [];
  for (const one of subscriptions)
    held.push({
      held: one,
      events: (await listSubscriptionEvents(tx, { realm, id: one.id })).map(({ kind, at, effectiveAt, by, why }) =>
        omitUndefined({ kind, at, effectiveAt, by, why }),
      ),
    });
  const purchases = await listAccountPurchases(tx, realm, accountId, MAX_PURCHASES);
  const ids = purchases.map(({ id }) => id);
  const attempts = ids.length > 0 ? await listAttempts(tx, realm, ids) : [];
  const attemptIds = attempts.map(({ id }) => id);
  return {
    held,
    instruments: await listInstruments(tx, realm, accountId),
    purchases,
    attempts,
    refunds: await listRefunds(tx, realm, attemptIds),
    disputes: await listDisputes(tx, realm, attemptIds),
    transactions: await listTransactions(tx, realm, ids),
    invoices: await listInvoiceNumbers(tx, realm, ids),
  };
}

const formatCard = ({ brand, last4 }: { brand: string; last4: string }): string => `${brand} ${last4}`;

/** Returns the state of a refund for support. */
export const toRefundState = (state: Refund['state']): 'done' | 'pending' | 'failed' =>
  isRefundOpen(state) ? 'pending' : state === 'FAILED' ? 'failed' : 'done';

/** Whether a licence gives access or will, so that it can be ended. */
export const isRevocable = ({ subscription: { life } }: HeldSubscription): boolean =>
  life === 'TRIAL' || life === 'ACTIVE' || life === 'PAST_DUE';

function toSubscription(
  { held, events }: StoredCommerce['held'][number],
  { instruments, now, name }: { instruments: readonly AccountInstrument[]; now: number; name: string },
): SupportSubscription {
  const { subscription } = held;
  const { licenceId, life, endReason, renewal, pause, purchasedAt, paidUntil, pastDue, instrumentId } = subscription;
  const instrument = renewal === 'AUTO' ? selectInstrument(instruments, instrumentId) : undefined;
  return omitUndefined({
    id: held.id,
    licenceId,
    name,
    life,
    endReason,
    renewal,
    pause,
    purchasedAt,
    paidUntil,
    graceUntil: pastDue?.graceUntil,
    isEntitled: isEntitled(subscription, now),
    paidBy: instrument && life !== 'ENDED' ? formatCard(instrument) : undefined,
    canRevoke: isRevocable(held),
    events,
  });
}

function toAttempt(attempt: Attempt, stored: StoredCommerce): SupportPurchase['attempts'][number] {
  const isOfAttempt = ({ attemptId }: { attemptId: string }) => attemptId === attempt.id;
  const refunds = stored.refunds.filter(isOfAttempt);
  const disputes = stored.disputes.filter(isOfAttempt);
  const captured = attempt.state === 'SUCCEEDED' ? attempt.money : (attempt.received ?? undefined);
  return omitUndefined({
    id: attempt.id,
    provider: attempt.provider,
    method: attempt.method,
    card: attempt.card ? formatCard(attempt.card) : undefined,
    amount: toJsonMoney(attempt.money),
    state: attempt.state,
    reference: attempt.reference ?? undefined,
    decline: attempt.decline?.code,
    createdAt: attempt.createdAt,
    refundable: captured && toJsonMoney(getRefundable(captured, { refunds, disputes })),
    refunds: refunds.map(({ id, money, state, reason, createdAt }) => ({
      id,
      amount: toJsonMoney(money),
      state: toRefundState(state),
      reason,
      createdAt,
    })),
    disputes: disputes.map(({ id, reference, money, state }) => ({
      id,
      reference,
      amount: toJsonMoney(money),
      state,
    })),
  });
}

/** Adds up the entries of transactions by account, leaving out those of 0. */
function sumLedger(transactions: readonly LedgerTransaction[]): SupportPurchase['sums'] {
  const sums = new Map<string, Money>();
  for (const { account, money } of transactions.flatMap(({ entries }) => entries)) {
    const key = `${account} ${money.currency}`;
    const sum = sums.get(key);
    sums.set(key, sum ? addMoney(sum, money) : money);
  }
  return [...sums]
    .filter(([, { amount }]) => amount !== 0n)
    .map(([key, money]) => ({
      account: key.slice(0, key.lastIndexOf(' ')),
      amount: toJsonMoney(money),
    }));
}

function toPurchase(purchase: Purchase, name: string, stored: StoredCommerce): SupportPurchase {
  const { id, money, state, paidAt } = purchase;
  const transactions = stored.transactions.filter(({ purchaseId }) => purchaseId === id);
  return omitUndefined({
    id,
    name,
    amount: toJsonMoney(money),
    isPaid: state === 'PAID',
    paidAt: paidAt ?? undefined,
    invoice: stored.invoices.get(id),
    attempts: stored.attempts
      .filter(({ purchaseId }) => purchaseId === id)
      .map((attempt) => toAttempt(attempt, stored)),
    ledger: transactions.map(({ kind, provider, postedAt, entries }) => ({
      kind,
      provider,
      postedAt,
      lines: entries.map(({ account, money: amount }) => ({
        account,
        amount: toJsonMoney(amount),
      })),
    })),
    sums: sumLedger(transactions),
  });
}

/** Converts the licences and payments of an account for support. Purchases that no payment was tried for are left out. */
export async function describeCommerce(
  context: AccountContext,
  stored: StoredCommerce,
): Promise<Omit<SupportCommerce, 'account'>> {
  const { realm, clock } = context;
  const { t } = await messagesFor(context);
  const nameOf = (licenceId: number) => realm.licences.find(({ id }) => id === licenceId)?.name ?? String(licenceId);
  const view = { instruments: stored.instruments, now: clock.now() };
  const subscriptions = stored.held
    .map((one) =>
      toSubscription(one, {
        ...view,
        name: nameOf(one.held.subscription.licenceId),
      }),
    )
    .toSorted((a, b) => b.purchasedAt - a.purchasedAt);
  const tried = new Set(stored.attempts.map(({ purchaseId }) => purchaseId));
  const purchases = stored.purchases
    .filter(({ id }) => tried.has(id))
    .map((purchase) => toPurchase(purchase, nameOf(getLicenceId(purchase)), stored));
  return localise({ subscriptions, purchases }, (key) => t(key));
}
