import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/scope.ts';
import { compareMoney, fromJsonMoney, type Money, MoneyError, rescaleMoney } from '../domain/money.ts';
import { splitRefund, subtractTaxed, type TaxedAmount } from '../domain/tax.ts';
import { getRefundable, type LockedPayment, lockPayment } from './lock-payment.ts';
import { clearRefundDue } from './refundable-attempts.store.ts';
import { insertRefund, type Refund, type RefundReason } from './refunds.store.ts';

/** Money to give back. */
export interface RefundRequest {
  /** UUID as idempotency key of the caller: a repeated request returns the refund of the first one. */
  id?: string;
  attemptId: string;
  /** Undefined for all that can be given back. */
  money?: Money | undefined;
  reason: RefundReason;
  /** Actor of the request: a member of the staff, or `system`. */
  askedBy: string;
  /** Whether the account keeps the licences although all of the money is given back. */
  keepsAccess?: boolean;
}

/** Why a refund is refused. `too-much`: more than what can be given back, which a dispute may hold. */
export type RefundRefusal = 'unknown-payment' | 'not-paid' | 'invalid-amount' | 'too-much';

/** Result of a request for a refund. `existing`: the refund of an earlier request with the same id. */
export type RefundCreation =
  | { kind: 'created' | 'existing'; refund: Refund }
  | { kind: 'refused'; reason: RefundRefusal };

/** Converts money to the unit of the payment; undefined if it is of another currency or finer than the unit. */
export function toUnit(money: Money, { currency, scale }: Money): Money | undefined {
  if (money.currency !== currency) return undefined;
  try {
    return rescaleMoney(money, scale);
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

/** Splits a refund of a sale over the net amounts and taxes of its lines; null for money that paid no sale. */
export function splitOverLines({ isSale, purchase, refunds }: LockedPayment, money: Money): TaxedAmount[] | null {
  if (!isSale) return null;
  const earlier = refunds.flatMap(({ state, lines }) => (state !== 'FAILED' && lines ? [lines] : []));
  const remaining = purchase.quote.lines.map((line, index) =>
    earlier.reduce<TaxedAmount>((rest, lines) => (lines[index] ? subtractTaxed(rest, lines[index]) : rest), {
      net: fromJsonMoney(line.net),
      tax: fromJsonMoney(line.tax),
      gross: fromJsonMoney(line.gross),
    }),
  );
  return splitRefund(remaining, money);
}

/**
 * Adds a refund, which is sent to the provider afterwards. The lock on the basket makes concurrent requests run one after
 * another, so that together they never exceed what was taken.
 * @param now milliseconds since 1970
 */
export async function createRefund(
  tx: Tx,
  realm: string,
  { id = randomUUID(), attemptId, money, reason, askedBy, keepsAccess = false }: RefundRequest,
  now: number,
): Promise<RefundCreation> {
  const payment = await lockPayment(tx, realm, attemptId);
  if (!payment) return { kind: 'refused', reason: 'unknown-payment' };
  const { attempt, captured, refunds } = payment;
  const existing = refunds.find((refund) => refund.id === id);
  if (existing) return { kind: 'existing', refund: existing };
  if (!captured) return { kind: 'refused', reason: 'not-paid' };
  const refundable = getRefundable(captured, payment);
  const amount = toUnit(money ?? refundable, captured);
  if (!amount || amount.amount < 0n) return { kind: 'refused', reason: 'invalid-amount' };
  if (amount.amount === 0n || compareMoney(amount, refundable) > 0) return { kind: 'refused', reason: 'too-much' };
  const refund = await insertRefund(tx, realm, {
    id,
    attemptId,
    purchaseId: attempt.purchaseId,
    provider: attempt.provider,
    money: amount,
    reason,
    state: 'CREATED',
    keepsAccess,
    lines: splitOverLines(payment, amount),
    reference: null,
    askedBy,
    createdAt: now,
    sentAt: null,
    settledAt: null,
  });
  return { kind: 'created', refund };
}

/**
 * Adds the refund of a payment that must be given back: a second payment of the same purchase, or the payment of an
 * account that was deleted. Of any number of calls only one adds a refund.
 * @param now milliseconds since 1970
 */
export async function createDueRefund(tx: Tx, realm: string, attemptId: string, now: number): Promise<void> {
  const payment = await lockPayment(tx, realm, attemptId);
  if (!payment || payment.attempt.refundDueAt === null) return;
  const reason = payment.attempt.isSurplus ? 'SURPLUS' : 'ACCOUNT_DELETED';
  const { kind } = await createRefund(tx, realm, { attemptId, reason, askedBy: 'system' }, now);
  // An open dispute holds the money: the refund stays due, because the dispute may be won. Otherwise a refusal means that
  // nothing is left to give back, such as after a refund in the provider's dashboard.
  if (kind === 'refused' && payment.disputes.some(({ state }) => state === 'OPEN')) return;
  await clearRefundDue(tx, realm, attemptId);
}
