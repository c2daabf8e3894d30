import type { Tx } from '../../platform/db/scope.ts';
import { type Money, toSafeInteger } from '../domain/money.ts';
import { OPEN_STATES } from './attempt-state.ts';

/** Lists the payment attempts whose money has to be given back and for which there is no refund, the oldest first. */
export async function listAttemptsToRefund(tx: Tx, realm: string, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment_attempts')
    .select('id')
    .where('realm', '=', realm)
    .where('refund_due_at', 'is not', null)
    .orderBy('refund_due_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores that the refund of an attempt exists, or is not needed. */
export async function clearRefundDue(tx: Tx, realm: string, attemptId: string): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ refund_due_at: null })
    .where('realm', '=', realm)
    .where('id', '=', attemptId)
    .execute();
}

/**
 * Stores what the provider received for an attempt, because it differs from the attempt's amount.
 * @param reference the provider's id of the payment
 */
export async function setReceivedMoney(
  tx: Tx,
  realm: string,
  attemptId: string,
  { money, reference }: { money: Money; reference: string | null },
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({
      reference,
      received_amount: toSafeInteger(money.amount),
      received_scale: money.scale,
      received_currency: money.currency,
    })
    .where('realm', '=', realm)
    .where('id', '=', attemptId)
    .execute();
}

/** Whether an event about an unknown payment may be about an open attempt whose provider's id is not known yet. */
export async function hasAttemptWithoutReference(tx: Tx, realm: string, provider: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_attempts')
    .select('id')
    .where('realm', '=', realm)
    .where('provider', '=', provider)
    .where('reference', 'is', null)
    .where('state', 'in', [...OPEN_STATES])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
