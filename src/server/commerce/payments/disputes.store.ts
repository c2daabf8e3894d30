import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/scope.ts';
import { createMoney, fromSafeInteger, type Money, toSafeInteger } from '../domain/money.ts';
import type { DisputeState } from './dispute-state.ts';

/** A payment that the payer's bank questions (chargeback). */
export interface Dispute {
  id: string;
  attemptId: string;
  purchaseId: string;
  provider: string;
  /** The provider's id of the dispute. */
  reference: string;
  money: Money;
  state: DisputeState;
}

const COLUMNS = [
  'id',
  'attempt_id',
  'purchase_id',
  'provider',
  'reference',
  'amount',
  'scale',
  'currency',
  'state',
] as const;

/** Lists the disputes of payment attempts. */
export async function listDisputes(tx: Tx, realm: string, attemptIds: readonly string[]): Promise<Dispute[]> {
  if (attemptIds.length === 0) return [];
  const rows = await tx
    .selectFrom('disputes')
    .select(COLUMNS)
    .where('realm', '=', realm)
    .where('attempt_id', 'in', attemptIds)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    attemptId: row.attempt_id,
    purchaseId: row.purchase_id,
    provider: row.provider,
    reference: row.reference,
    money: createMoney(fromSafeInteger(row.amount), row.currency, row.scale),
    state: row.state,
  }));
}

const toClosingDate = (state: DisputeState, now: number) => (state === 'OPEN' ? null : new Date(now));

/** Adds a dispute. @param now milliseconds since 1970 */
export async function insertDispute(
  tx: Tx,
  realm: string,
  dispute: Omit<Dispute, 'id'>,
  now: number,
): Promise<Dispute> {
  const added = { ...dispute, id: randomUUID() };
  const { money } = added;
  await tx
    .insertInto('disputes')
    .values({
      realm,
      id: added.id,
      attempt_id: added.attemptId,
      purchase_id: added.purchaseId,
      provider: added.provider,
      reference: added.reference,
      amount: toSafeInteger(money.amount),
      scale: money.scale,
      currency: money.currency,
      state: added.state,
      opened_at: new Date(now),
      closed_at: toClosingDate(added.state, now),
    })
    .execute();
  return added;
}

/** Stores the new state of a dispute. @param now milliseconds since 1970 */
export async function updateDispute(tx: Tx, realm: string, { id, state }: Dispute, now: number): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({ state, closed_at: toClosingDate(state, now) })
    .where('realm', '=', realm)
    .where('id', '=', id)
    .execute();
}
