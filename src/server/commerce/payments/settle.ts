import type { Tx } from '../../platform/db/scope.ts';
import { advanceState, findMismatches, isLive, isOpen, type Mismatch } from './attempt-state.ts';
import {
  type Attempt,
  findReportedAttempt,
  isReferenceTaken,
  isAskedByUser,
  listAttempts,
  markOpenAttemptsSurplus,
  updateAttempt,
} from './attempts.store.ts';
import { bookPayment, canRenew, completePurchase } from './book-payment.ts';
import { putInstrument } from './instruments.store.ts';
import type { Dispute } from './disputes.store.ts';
import type { PaymentReport } from './provider.ts';
import { setReceivedMoney } from './refundable-attempts.store.ts';
import type { Refund } from './refunds.store.ts';
import { lockBasket, type Purchase } from './purchases.store.ts';

/** What else happens when a payment changes. All calls run in the transaction of their cause. */
export interface PaymentHooks {
  /** Called before an attempt is sent: reserves what the purchase uses up. An error refuses the attempt. */
  beforeAttempt: (tx: Tx, purchase: Purchase) => Promise<void>;
  /** Called once, when the purchase is paid; possibly after `onReleased`, because a failed attempt can succeed late. */
  onPaid: (tx: Tx, purchase: Purchase, attempt: Attempt) => Promise<void>;
  /** Called once for each attempt that the provider refused. */
  onFailed: (tx: Tx, purchase: Purchase, attempt: Attempt) => Promise<void>;
  /** Called when an attempt ended without success and no other one may still pay the basket. */
  onReleased: (tx: Tx, purchase: Purchase) => Promise<void>;
  /** Called once for each refund that succeeded. */
  onRefunded: (tx: Tx, purchase: Purchase, refund: Refund, effects: RefundEffects) => Promise<void>;
  /** Called once for each refund that failed, possibly after `onRefunded`. */
  onRefundFailed: (
    tx: Tx,
    purchase: Purchase,
    refund: Refund,
    effects: { attempt: Attempt; reinstatesPurchase: boolean },
  ) => Promise<void>;
  /** Called when a dispute was opened or closed, and for each further report about an open one. */
  onDispute: (tx: Tx, purchase: Purchase, dispute: Dispute, change: DisputeChange) => Promise<void>;
}

/** What a refund did. */
export interface RefundEffects {
  attempt: Attempt;
  /** Whether it gives back the whole payment. */
  isFull: boolean;
  /** Whether licences ended. */
  hasEndedAccess: boolean;
  /** Whether the refunds give back the whole purchase, so that what it bought ends. */
  endsPurchase: boolean;
}

/** What happened to a dispute. */
export interface DisputeChange {
  attempt: Attempt;
  /** Whether it was not known before. */
  isNew: boolean;
  /** The provider's key of the event. */
  eventKey: string;
  /** Whether licences were taken away. */
  isRevoked?: boolean;
}

/** A provider's report and where it applies. */
interface Evidence {
  realm: string;
  provider: string;
  report: PaymentReport;
  /** Milliseconds since 1970. */
  now: number;
  hooks: PaymentHooks | undefined;
}

/** What a report changed. */
export type Settlement =
  /** No attempt of this realm and provider is meant. */
  | { kind: 'unknown' }
  /** The report differs from our records and changed nothing. */
  | { kind: 'mismatch'; attempt: Attempt; accountId: string | null; mismatches: Mismatch[] }
  /**
   * `paid`: the licences are granted. `plan-ended`: the card is stored, but the plan that it was to pay has ended.
   * `refund-due`: the money was taken, but must be given back.
   */
  | {
      kind: 'unchanged' | 'advanced' | 'paid' | 'plan-ended' | 'refund-due';
      attempt: Attempt;
      accountId: string | null;
    };

/** What `settleAttempt` has locked and compared. */
interface Locked {
  purchase: Purchase;
  basket: readonly Purchase[];
  attempts: readonly Attempt[];
  attempt: Attempt;
}

async function lockAttempt(tx: Tx, { realm, provider, report }: Evidence): Promise<Locked | undefined> {
  const found = await findReportedAttempt(tx, realm, provider, report);
  if (!found) return undefined;
  const basket = await lockBasket(tx, realm, found.purchaseId);
  // Read again: the attempt may have changed before the lock was acquired.
  const attempts = await listAttempts(
    tx,
    realm,
    basket.map(({ id }) => id),
  );
  const attempt = attempts.find(({ id }) => id === found.id);
  const purchase = basket.find(({ id }) => id === found.purchaseId);
  return attempt && purchase && { purchase, basket, attempts, attempt };
}

async function listMismatches(tx: Tx, { realm, report }: Evidence, locked: Locked): Promise<Mismatch[]> {
  const { attempt, purchase } = locked;
  const { money, state, reference } = attempt;
  const found = findMismatches({ realm, accountId: purchase.accountId, money, state, reference }, report);
  const isTaken = report.reference !== undefined && (await isReferenceTaken(tx, realm, attempt, report.reference));
  return isTaken && !found.includes('reference') ? [...found, 'reference'] : found;
}

/** Returns the card that paid. A provider that cannot read tokens names it only when it has stored it. */
const getPaidCard = ({ instrument }: PaymentReport, { card, method }: Attempt): Attempt['card'] =>
  card ?? (instrument && method === 'card' ? { brand: instrument.brand, last4: instrument.last4 } : null);

/**
 * Stores a success: grants the purchase, or marks the money for a refund if another attempt has paid, the account is
 * deleted, or the subscription that it renews has ended.
 */
async function settleSuccess(tx: Tx, evidence: Evidence, locked: Locked): Promise<Settlement> {
  const { purchase, basket, attempts, attempt } = locked;
  const { realm, now, hooks } = evidence;
  const { accountId } = purchase;
  const isSurplus = attempts.some(
    (other) => other.id !== attempt.id && other.state === 'SUCCEEDED' && !other.isSurplus,
  );
  const isObsolete = purchase.renewal !== null && !(await canRenew(tx, purchase, purchase.renewal, now));
  const isRefundDue = isSurplus || accountId === null || isObsolete;
  const settled = {
    ...attempt,
    state: 'SUCCEEDED' as const,
    action: null,
    decline: null,
    card: getPaidCard(evidence.report, attempt),
    isSurplus,
    refundDueAt: isRefundDue ? now : null,
    received: null,
  };
  // First of all, so that the unique index of live attempts has room for this one.
  if (!isSurplus)
    await markOpenAttemptsSurplus(
      tx,
      realm,
      basket.map(({ id }) => id),
      now,
    );
  await updateAttempt(tx, realm, attempt.id, { ...settled, settledAt: now });
  await bookPayment(tx, purchase, settled, now);
  if (isRefundDue) return { kind: 'refund-due', attempt: settled, accountId };
  const { instrument } = evidence.report;
  const instrumentId = instrument
    ? await putInstrument(tx, { ...attempt, realm, accountId, instrument }, now)
    : (attempt.instrumentId ?? undefined);
  const completion = {
    accountId,
    fingerprint: instrument?.fingerprint,
    instrumentId,
    isAskedByUser: isAskedByUser(attempt),
    now,
  };
  const completed = await completePurchase(tx, purchase, completion);
  await hooks?.onPaid(tx, purchase, settled);
  return { kind: completed === 'plan-ended' ? completed : 'paid', attempt: settled, accountId };
}

/** Stores every other result. */
async function settleOther(tx: Tx, evidence: Evidence, locked: Locked, next: Attempt): Promise<Settlement> {
  const { realm, now, hooks } = evidence;
  const { purchase, attempts, attempt } = locked;
  const hasAdvanced = next.state !== attempt.state;
  await updateAttempt(tx, realm, next.id, { ...next, settledAt: isOpen(next.state) ? null : now });
  const hasEnded = isOpen(attempt.state) && !isOpen(next.state);
  if (hasAdvanced && next.state === 'FAILED') await hooks?.onFailed(tx, purchase, next);
  if (hasEnded && !attempts.some(({ id, state }) => id !== next.id && isLive(state)))
    await hooks?.onReleased(tx, purchase);
  return { kind: hasAdvanced ? 'advanced' : 'unchanged', attempt: next, accountId: purchase.accountId };
}

/** Whether the provider received an amount for an attempt that differs from its price, and nothing else differs. */
const isWrongAmount = ({ state }: Attempt, { result }: PaymentReport, mismatches: readonly Mismatch[]): boolean =>
  result.kind === 'SUCCEEDED' &&
  state !== 'SUCCEEDED' &&
  mismatches.every((field) => field === 'amount' || field === 'currency');

/**
 * Applies a provider's report to its attempt: the one function through which the answer of a call, the payer's return,
 * an event and the reconciler settle a payment, in any order and any number of times. An attempt only advances, and a
 * success is final. Money, ledger and licences change in the same transaction.
 */
export async function settleAttempt(tx: Tx, evidence: Evidence): Promise<Settlement> {
  const { report } = evidence;
  const locked = await lockAttempt(tx, evidence);
  if (!locked) return { kind: 'unknown' };
  const { attempt, purchase } = locked;
  const { accountId } = purchase;
  const mismatches = await listMismatches(tx, evidence, locked);
  if (mismatches.length > 0) {
    // The payer sees that another amount came in, and the staff can give it back.
    if (report.money && isWrongAmount(attempt, report, mismatches))
      await setReceivedMoney(tx, evidence.realm, attempt.id, {
        money: report.money,
        reference: attempt.reference ?? report.reference ?? null,
      });
    return { kind: 'mismatch', attempt, accountId, mismatches };
  }
  // The provider has money of another amount, so no other report ends the attempt: only a refund does.
  if (attempt.received && report.result.kind !== 'SUCCEEDED') return { kind: 'unchanged', attempt, accountId };
  const state = advanceState(attempt.state, report.result);
  // After the end of an attempt only a success changes it.
  if (state === attempt.state && !isOpen(state)) return { kind: 'unchanged', attempt, accountId };
  const { result } = report;
  const next: Attempt = {
    ...attempt,
    state,
    reference: report.reference ?? attempt.reference,
    action: state !== 'ACTION' ? null : result.kind === 'ACTION' ? result.action : attempt.action,
    decline: result.kind === 'FAILED' ? { class: result.decline, code: result.code } : null,
  };
  return state === 'SUCCEEDED'
    ? settleSuccess(tx, evidence, { ...locked, attempt: next })
    : settleOther(tx, evidence, locked, next);
}
