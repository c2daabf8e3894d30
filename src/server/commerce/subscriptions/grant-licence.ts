import type { Tx } from '../../platform/db/scope.ts';
import { addSubscription, type HeldSubscription, listSubscriptions } from './subscriptions.store.ts';
import { isEntitled } from '../domain/licence-view.ts';

/** A licence that an account gets without a purchase. */
interface GrantedLicence {
  licenceId: number;
  /** Time in milliseconds since 1970. */
  now: number;
  /** End of the access in milliseconds since 1970; undefined for access without an end. */
  until?: number | undefined;
  /** Reason for support staff. */
  why: string;
}

/**
 * Gives an account a licence that does not renew. An account that holds the licence already keeps what it has.
 * @returns the new subscription; undefined if the account holds the licence
 */
export async function grantLicence(
  tx: Tx,
  account: { realm: string; accountId: string },
  { licenceId, now, until, why }: GrantedLicence,
): Promise<HeldSubscription | undefined> {
  const held = await listSubscriptions(tx, account.realm, account.accountId);
  if (held.some(({ subscription }) => subscription.licenceId === licenceId && isEntitled(subscription, now)))
    return undefined;
  return addSubscription(tx, account, {
    kind: 'purchased',
    at: now,
    effectiveAt: now,
    by: 'operator',
    why,
    licenceId,
    priceVersion: 0,
    life: 'ACTIVE',
    renewal: 'OFF',
    canPause: false,
    ...(until !== undefined && { paidUntil: until }),
  });
}
