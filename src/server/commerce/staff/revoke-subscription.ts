import { writeMails } from '../../identity/mail/write-mails.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { addBillingItem } from '../billing/billing-items.store.ts';
import { zeroOf } from '../domain/money.ts';
import { findPurchase } from '../payments/purchases.store.ts';
import { addSubscriptionEvent, lockSubscription } from '../subscriptions/subscriptions.store.ts';
import { isRevocable } from './read-commerce.ts';

/** Result of a revocation. `ended`: the licence has ended before. */
export type Revocation = 'revoked' | 'ended' | 'unknown' | 'not-begun';

/**
 * Ends a licence of an account at once: a line of the history if it was bought, and an email. A licence that has ended stays
 * as it is. Runs in the transaction that records the act.
 * @param why reason for support staff
 */
export async function revokeSubscription(
  tx: Tx,
  context: AccountContext,
  { accountId, subscriptionId, why }: { accountId: string; subscriptionId: string; why: string },
): Promise<Revocation> {
  const { realm, clock } = context;
  const key = { realm: realm.id, id: subscriptionId };
  const held = await lockSubscription(tx, key);
  if (held?.accountId !== accountId) return 'unknown';
  const { life, licenceId, terms, changedAt } = held.subscription;
  if (life === 'ENDED' || life === 'ABANDONED') return 'ended';
  if (!isRevocable(held)) return 'not-begun';
  const at = Math.max(clock.now(), changedAt);
  await addSubscriptionEvent(tx, key, {
    kind: 'ended',
    reason: 'revoked',
    at,
    effectiveAt: at,
    by: 'operator',
    why,
  });
  const purchase = held.purchaseId === null ? undefined : await findPurchase(tx, realm.id, held.purchaseId);
  if (purchase)
    await addBillingItem(tx, realm.id, {
      type: 'REVOKED',
      status: 'COMPLETE',
      objectId: `${held.id} ${at}`,
      purchaseId: purchase.id,
      accountId,
      licenceId,
      sku: terms?.sku ?? purchase.quote.lines[0]?.sku ?? '',
      money: zeroOf(purchase.money),
      provider: '',
      reference: null,
      declineCode: null,
      occurredAt: at,
    });
  const licence = realm.licences.find(({ id }) => id === licenceId);
  await writeMails(tx, context, realm.id, {
    kind: 'planEnded',
    mails: [
      {
        accountId,
        key: `${held.id} ${at}`,
        payload: {
          locale: purchase?.locale ?? realm.settings.defaultLocale,
          origin: purchase?.siteOrigin ?? getSiteOrigin(context),
          name: licence?.name ?? '',
          licenceId,
          isUnpaid: false,
          isRevoked: true,
        },
      },
    ],
  });
  return 'revoked';
}
