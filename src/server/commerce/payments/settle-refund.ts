import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/scope.ts';
import { endPurchaseAccess, reinstatePurchaseAccess } from '../subscriptions/purchase-access.ts';
import { compareMoney, type Money, sumMoney, zeroOf } from '../domain/money.ts';
import { isOpen } from './attempt-state.ts';
import { type Attempt, findReportedAttempt, updateAttempt } from './attempts.store.ts';
import { bookReceived } from './book-payment.ts';
import { bookRefund } from './book-refund.ts';
import { splitOverLines, toUnit } from './create-refund.ts';
import { getUnrefunded, type LockedPayment, lockPayment } from './lock-payment.ts';
import type { RefundReport } from './provider.ts';
import { advanceRefund, isRefundOpen } from './refund-state.ts';
import { hasAttemptWithoutReference } from './refundable-attempts.store.ts';
import { findReportedRefund, insertRefund, isReportAbout, type Refund, updateRefund } from './refunds.store.ts';
import type { PaymentHooks } from './settle.ts';

/** A provider's report about a refund and where it applies. */
interface RefundEvidence {
  realm: string;
  provider: string;
  report: RefundReport;
  /** Milliseconds since 1970. */
  now: number;
  hooks: PaymentHooks | undefined;
}

/** What a report about a refund changed. */
export type RefundSettlement =
  /** No payment of this realm and provider is meant. */
  | { kind: 'unknown' }
  /** What is meant is known after an answer that is still missing: handle the report again later. */
  | { kind: 'waits' }
  /** The report differs from our records and changed nothing. */
  | { kind: 'refund-mismatch'; attempt: Attempt; accountId: string | null }
  | { kind: 'unchanged' | 'advanced' | 'refunded' | 'refund-failed'; refund: Refund; accountId: string | null };

/** Whether the succeeded refunds give back all that was taken. */
function isFullyRefunded(captured: Money, refunds: readonly Refund[]): boolean {
  const succeeded = refunds.flatMap(({ state, money }) => (state === 'SUCCEEDED' ? [money] : []));
  return succeeded.length > 0 && compareMoney(sumMoney(zeroOf(captured), succeeded), captured) >= 0;
}

/** Whether the refunds end the licences: all money is given back, and no refund keeps the access. */
const isAccessEnded = ({ isSale, captured }: LockedPayment, refunds: readonly Refund[]): boolean =>
  isSale &&
  captured !== undefined &&
  isFullyRefunded(captured, refunds) &&
  !refunds.some(({ state, keepsAccess }) => state === 'SUCCEEDED' && keepsAccess);

/** Books what a changed refund moves, and ends or gives back the licences of the purchase. */
async function applyChange(
  tx: Tx,
  { realm, now, hooks }: RefundEvidence,
  payment: LockedPayment,
  { before, after }: { before: Refund | undefined; after: Refund },
): Promise<RefundSettlement> {
  const { purchase, attempt, refunds } = payment;
  const { accountId } = purchase;
  const settled = [...refunds.filter(({ id }) => id !== after.id), after];
  const wasRefunded = before?.state === 'SUCCEEDED';
  const key = { realm, purchaseId: purchase.id };
  if (after.state === 'SUCCEEDED') {
    if (attempt.received) await bookReceived(tx, purchase, attempt, now);
    await bookRefund(tx, purchase, after, { kind: 'refund', postedAt: now });
    const endsPurchase = isAccessEnded(payment, settled);
    const endedLicences = endsPurchase
      ? await endPurchaseAccess(tx, key, 'refunded', { now, why: `Refund ${after.id}` })
      : 0;
    if (attempt.received && isOpen(attempt.state) && payment.captured && isFullyRefunded(payment.captured, settled)) {
      // The money of the wrong amount is back, so the payer can pay again.
      await updateAttempt(tx, realm, attempt.id, { ...attempt, state: 'CANCELLED', action: null, settledAt: now });
      await hooks?.onReleased(tx, purchase);
    }
    await hooks?.onRefunded(tx, purchase, after, {
      attempt,
      isFull: isAllOf(payment, after),
      hasEndedAccess: endedLicences > 0,
      endsPurchase,
    });
    return { kind: 'refunded', refund: after, accountId };
  }
  if (after.state !== 'FAILED') return { kind: 'advanced', refund: after, accountId };
  if (wasRefunded) await bookRefund(tx, purchase, after, { kind: 'refund-failed', postedAt: now });
  const isLost = payment.disputes.some(({ state }) => state === 'LOST');
  const reinstatesPurchase = wasRefunded && payment.isSale && !isLost && isAccessEnded(payment, refunds);
  if (reinstatesPurchase) await reinstatePurchaseAccess(tx, key, { now, why: `Failed refund ${after.id}` });
  await hooks?.onRefundFailed(tx, purchase, after, { attempt, reinstatesPurchase });
  return { kind: 'refund-failed', refund: after, accountId };
}

/** Whether one refund gives back the whole payment. */
const isAllOf = ({ captured }: LockedPayment, { money }: Refund): boolean =>
  captured !== undefined && compareMoney(money, captured) === 0;

/** Stores a report about a refund that is known here. */
async function settleKnown(
  tx: Tx,
  evidence: RefundEvidence,
  payment: LockedPayment,
  refund: Refund,
): Promise<RefundSettlement> {
  const { realm, report, now } = evidence;
  const { attempt, purchase } = payment;
  const reported = report.money && toUnit(report.money, refund.money);
  const isOtherAmount = report.money !== undefined && (!reported || compareMoney(reported, refund.money) !== 0);
  const taken =
    refund.reference === null && report.reference !== undefined
      ? await findReportedRefund(tx, realm, refund.provider, { refundId: undefined, reference: report.reference })
      : undefined;
  if (isOtherAmount || (taken && taken.id !== refund.id))
    return { kind: 'refund-mismatch', attempt, accountId: purchase.accountId };
  const reference = refund.reference ?? report.reference ?? null;
  const state = advanceRefund(refund.state, report.result, reference !== null);
  const isSame = state === refund.state;
  if (isSame && reference === refund.reference) return { kind: 'unchanged', refund, accountId: purchase.accountId };
  const settledAt = isSame ? refund.settledAt : isRefundOpen(state) ? null : now;
  const after = { ...refund, state, reference, settledAt };
  await updateRefund(tx, realm, after);
  if (isSame) return { kind: 'unchanged', refund: after, accountId: purchase.accountId };
  return applyChange(tx, evidence, payment, { before: refund, after });
}

/**
 * Stores a refund that was made at the provider. It waits while a refund of ours has no answer, because the report may be
 * about that one, or because the provider will refuse one of the two.
 */
async function settleForeign(tx: Tx, evidence: RefundEvidence, payment: LockedPayment): Promise<RefundSettlement> {
  const { realm, report, now, provider } = evidence;
  const { attempt, captured, refunds, purchase } = payment;
  if (!captured) return { kind: 'waits' };
  const money = report.money && toUnit(report.money, captured);
  if (!money || money.amount <= 0n) return { kind: 'refund-mismatch', attempt, accountId: purchase.accountId };
  const open = refunds.filter(({ state }) => isRefundOpen(state));
  const isExcess = report.result !== 'FAILED' && compareMoney(money, getUnrefunded(captured, refunds)) > 0;
  if (open.some(({ reference, state }) => reference === null && state !== 'CREATED') || (isExcess && open.length > 0))
    return { kind: 'waits' };
  if (isExcess) return { kind: 'refund-mismatch', attempt, accountId: purchase.accountId };
  const state = advanceRefund('CREATED', report.result, true);
  const added = await insertRefund(tx, realm, {
    id: randomUUID(),
    attemptId: attempt.id,
    purchaseId: purchase.id,
    provider,
    money,
    reason: 'PROVIDER',
    state,
    keepsAccess: false,
    lines: state === 'FAILED' ? null : splitOverLines(payment, money),
    reference: report.reference ?? null,
    askedBy: 'provider',
    createdAt: now,
    sentAt: now,
    settledAt: isRefundOpen(state) ? null : now,
  });
  return applyChange(tx, evidence, payment, { before: undefined, after: added });
}

/** Finds the attempt that a report is about: by its refund, else by the provider's id of the payment. */
async function findAttemptId(tx: Tx, { realm, provider, report }: RefundEvidence): Promise<string | undefined> {
  const refund = await findReportedRefund(tx, realm, provider, report);
  if (refund) return refund.attemptId;
  const { paymentReference: reference } = report;
  return (await findReportedAttempt(tx, realm, provider, { attemptId: undefined, reference }))?.id;
}

/**
 * Applies a provider's report to its refund: the one function through which the answer of a call, an event and the
 * reconciler settle a refund, in any order and any number of times. Refund, ledger, licences and history change in the
 * same transaction. A refund that was made at the provider is added.
 */
export async function settleRefund(tx: Tx, evidence: RefundEvidence): Promise<RefundSettlement> {
  const { realm, provider, report } = evidence;
  const attemptId = await findAttemptId(tx, evidence);
  const payment = attemptId === undefined ? undefined : await lockPayment(tx, realm, attemptId);
  if (!payment) return { kind: (await hasAttemptWithoutReference(tx, realm, provider)) ? 'waits' : 'unknown' };
  const refund = payment.refunds.find((known) => isReportAbout(known, report));
  return refund ? settleKnown(tx, evidence, payment, refund) : settleForeign(tx, evidence, payment);
}
