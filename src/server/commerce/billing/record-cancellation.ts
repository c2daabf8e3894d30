import type { Tx } from '../../platform/db/scope.ts';
import { zeroOf } from '../domain/money.ts';
import type { Subscription } from '../domain/subscription.ts';
import { findPurchase } from '../payments/purchases.store.ts';
import type { HeldSubscription } from '../subscriptions/subscriptions.store.ts';
import { addBillingItem } from './billing-items.store.ts';

/**
 * Adds the line of the history about a cancellation. It is of 0, in the currency of the purchase. A licence that was not
 * bought has none.
 * @param held state before the cancellation
 * @param next state after it
 */
export async function recordCancellation(
  tx: Tx,
  realm: string,
  { id, purchaseId }: HeldSubscription,
  { licenceId, terms, changedAt }: Subscription,
): Promise<void> {
  const purchase = purchaseId === null ? undefined : await findPurchase(tx, realm, purchaseId);
  if (!purchase) return;
  await addBillingItem(tx, realm, {
    type: 'CANCELLED',
    status: 'COMPLETE',
    objectId: `${id} ${changedAt}`,
    purchaseId: purchase.id,
    accountId: purchase.accountId,
    licenceId,
    sku: terms?.sku ?? purchase.quote.lines[0]?.sku ?? '',
    money: zeroOf(purchase.money),
    provider: '',
    reference: null,
    declineCode: null,
    occurredAt: changedAt,
  });
}
