import type { Tx } from '../../platform/db/scope.ts';
import { projectSubscription } from '../domain/lifecycle.ts';
import type { Subscription, SubscriptionEvent } from '../domain/subscription.ts';
import { listSubscriptionEvents } from './subscriptions.store.ts';

/**
 * Reads the latest event of a subscription and the state before it; undefined for an unknown subscription, and for one
 * with a single event.
 */
export async function readStateBefore(
  tx: Tx,
  key: { realm: string; id: string },
): Promise<{ before: Subscription; latest: SubscriptionEvent } | undefined> {
  const events = await listSubscriptionEvents(tx, key);
  const latest = events.at(-1);
  const projected = projectSubscription(events.slice(0, -1));
  if (!latest || !projected.isAllowed || !projected.subscription) return undefined;
  return { before: projected.subscription, latest };
}
