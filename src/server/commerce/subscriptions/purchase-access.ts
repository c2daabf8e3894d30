import type { Tx } from '../../platform/db/scope.ts';
import type { Subscription } from '../domain/subscription.ts';
import { readStateBefore } from './read-state-before.ts';
import { addSubscriptionEvent, listSubscriptionsOfPurchase } from './subscriptions.store.ts';

/** A purchase whose licences change. */
interface PurchaseKey {
  realm: string;
  purchaseId: string;
}

/** What happened to the money of a purchase. */
interface Cause {
  /** Milliseconds since 1970. */
  now: number;
  /** Reason for support staff. */
  why: string;
}

const isRunning = ({ life }: Subscription): boolean => life === 'TRIAL' || life === 'ACTIVE' || life === 'PAST_DUE';

/**
 * Ends the licences that a purchase granted, at once. Licences that ended already stay as they are.
 * @returns the number of licences that ended
 */
export async function endPurchaseAccess(
  tx: Tx,
  { realm, purchaseId }: PurchaseKey,
  reason: 'refunded' | 'revoked',
  { now, why }: Cause,
): Promise<number> {
  const held = await listSubscriptionsOfPurchase(tx, realm, purchaseId);
  const running = held.filter(({ subscription }) => isRunning(subscription));
  for (const { id } of running)
    await addSubscriptionEvent(
      tx,
      { realm, id },
      { kind: 'ended', reason, at: now, effectiveAt: now, by: 'provider', why },
    );
  return running.length;
}

/**
 * Gives back the licences of a purchase that a refund has ended, because the refund has failed. They continue as they
 * were before the refund.
 */
export async function reinstatePurchaseAccess(
  tx: Tx,
  { realm, purchaseId }: PurchaseKey,
  { now, why }: Cause,
): Promise<void> {
  for (const { id, subscription } of await listSubscriptionsOfPurchase(tx, realm, purchaseId)) {
    if (subscription.life !== 'ENDED' || subscription.endReason !== 'refunded') continue;
    const read = await readStateBefore(tx, { realm, id });
    if (!read) continue;
    const { life, renewal, paidUntil } = read.before;
    await addSubscriptionEvent(
      tx,
      { realm, id },
      {
        kind: 'reinstated',
        life: life === 'TRIAL' ? 'TRIAL' : 'ACTIVE',
        renewal,
        ...(paidUntil !== undefined && { paidUntil }),
        at: now,
        effectiveAt: now,
        by: 'provider',
        why,
      },
    );
  }
}
