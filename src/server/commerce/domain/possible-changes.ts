import type { Subscription } from './subscription.ts';
import { findRefusal, type NextEvent } from './transitions.ts';

/** What the owner of a subscription can change: CANCEL turns the renewal off, REACTIVATE on again. */
export type SubscriptionChange = 'CANCEL' | 'REACTIVATE';

/** Part that the events of a viewer have in common. */
const byViewer = { by: 'viewer' } as const;

/**
 * Creates the event of a change.
 * @param now milliseconds since 1970
 */
export function createChangeEvent(
  change: SubscriptionChange,
  { paidUntil, changedAt }: Subscription,
  now: number,
): NextEvent {
  // An event of a server whose clock is behind is recorded at the time of the latest event.
  const at = Math.max(now, changedAt);
  return change === 'CANCEL'
    ? { ...byViewer, kind: 'cancelled', at, effectiveAt: Math.max(at, paidUntil ?? at) }
    : { ...byViewer, kind: 'reactivated', at, effectiveAt: at };
}

/** Lists the changes that are possible now. @param now milliseconds since 1970 */
export const listPossibleChanges = (subscription: Subscription, now: number): SubscriptionChange[] =>
  (['CANCEL', 'REACTIVATE'] as const).filter(
    (change) => findRefusal(subscription, createChangeEvent(change, subscription, now)) === undefined,
  );
