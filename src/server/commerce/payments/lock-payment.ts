import type { Tx } from '../../platform/db/scope.ts';
import { compareMoney, type Money, subtractMoney, sumMoney, zeroOf } from '../domain/money.ts';
import { type Attempt, findAttempt } from './attempts.store.ts';
import { type Dispute, listDisputes } from './disputes.store.ts';
import { lockBasket, type Purchase } from './purchases.store.ts';
import { listRefunds, type Refund } from './refunds.store.ts';

/** A payment attempt with all that was given back of it, under the lock of its basket. */
export interface LockedPayment {
  purchase: Purchase;
  attempt: Attempt;
  refunds: readonly Refund[];
  disputes: readonly Dispute[];
  /** What the provider has taken; undefined before it has. */
  captured: Money | undefined;
  /** Whether the attempt paid its purchase. False for surplus money, and for money that was put aside. */
  isSale: boolean;
}

/** Locks the basket of a payment attempt, and reads what was given back. Returns undefined for an unknown attempt. */
export async function lockPayment(tx: Tx, realm: string, attemptId: string): Promise<LockedPayment | undefined> {
  const found = await findAttempt(tx, realm, attemptId);
  if (!found) return undefined;
  const basket = await lockBasket(tx, realm, found.purchaseId);
  // Read again: the attempt may have changed before the lock was acquired.
  const attempt = await findAttempt(tx, realm, attemptId);
  const purchase = basket.find(({ id }) => id === found.purchaseId);
  if (!attempt || !purchase) return undefined;
  const isTaken = attempt.state === 'SUCCEEDED';
  return {
    purchase,
    attempt,
    refunds: await listRefunds(tx, realm, [attemptId]),
    disputes: await listDisputes(tx, realm, [attemptId]),
    captured: isTaken ? attempt.money : (attempt.received ?? undefined),
    isSale: isTaken && purchase.state === 'PAID' && !attempt.isSurplus,
  };
}

/** Returns how much of what was taken is not given back, and not about to be. */
export const getUnrefunded = (captured: Money, refunds: readonly Refund[]): Money =>
  subtractMoney(
    captured,
    sumMoney(
      zeroOf(captured),
      refunds.flatMap(({ state, money }) => (state === 'FAILED' ? [] : [money])),
    ),
  );

/** Returns how much can be given back: what a dispute holds or has taken cannot. Never negative. */
export function getRefundable(
  captured: Money,
  { refunds, disputes }: Pick<LockedPayment, 'refunds' | 'disputes'>,
): Money {
  const unit = zeroOf(captured);
  // Banks may dispute in another currency. Such a dispute is of the whole payment.
  const held = disputes.flatMap(({ state, money }) => {
    if (state === 'WON') return [];
    return [money.currency === unit.currency && money.scale === unit.scale ? money : captured];
  });
  const rest = subtractMoney(getUnrefunded(captured, refunds), sumMoney(unit, held));
  return compareMoney(rest, unit) > 0 ? rest : unit;
}
