import type { Subscription } from './subscription.ts';
import { findRefusal, type NextEvent } from './transitions.ts';

/**
 * What the owner of a subscription can change: CANCEL turns the renewal off, REACTIVATE on again; PAUSE stops it at the end of
 * the paid time, RESUME continues it.
 */
export const SUBSCRIPTION_CHANGES = ['CANCEL', 'REACTIVATE', 'PAUSE', 'RESUME'] as const;
export type SubscriptionChange = (typeof SUBSCRIPTION_CHANGES)[number];

/** Longest pause in milliseconds: 90 days. A pause without a date ends by itself after this time. */
export const MAX_PAUSE_MS = 90 * 86_400_000;

/** Part that the events of a viewer have in common. */
const byViewer = { by: 'viewer' } as const;

/**
 * Creates the event of a change.
 * @param now milliseconds since 1970
 * @param resumeAfter planned end of a pause, in milliseconds since 1970; undefined for the longest pause
 */
export function createChangeEvent(
  change: SubscriptionChange,
  { paidUntil, changedAt }: Subscription,
  now: number,
  resumeAfter?: number,
): NextEvent {
  // An event of a server whose clock is behind is recorded at the time of the latest event.
  const at = Math.max(now, changedAt);
  const atEnd = { ...byViewer, at, effectiveAt: Math.max(at, paidUntil ?? at) };
  switch (change) {
    case 'CANCEL':
      return { ...atEnd, kind: 'cancelled' };
    case 'PAUSE':
      return {
        ...atEnd,
        kind: 'pause-requested',
        maxPauseMs: MAX_PAUSE_MS,
        ...(resumeAfter !== undefined && { resumeAfter }),
      };
    case 'REACTIVATE':
      return { ...byViewer, kind: 'reactivated', at, effectiveAt: at };
    case 'RESUME':
      return { ...byViewer, kind: 'resume-requested', at, effectiveAt: at };
  }
}

/** Lists the changes that are possible now. @param now milliseconds since 1970 */
export const listPossibleChanges = (subscription: Subscription, now: number): SubscriptionChange[] =>
  SUBSCRIPTION_CHANGES.filter(
    (change) => findRefusal(subscription, createChangeEvent(change, subscription, now)) === undefined,
  );
