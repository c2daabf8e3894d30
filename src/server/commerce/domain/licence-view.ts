import type {
  AutoRenewingStatus,
  LicenceStatus,
  PauseState,
  PendingAction,
} from '#schemas/licence-status/licence-status.ts';
import type { Pause, RenewalMode, Subscription } from './subscription.ts';

/** Time in milliseconds after the end of a paid period for which the renewal's job can be late. */
const LATE_RENEWAL_MS = 3_600_000;

/** Subscription as the wire states it; times in milliseconds since 1970. */
export interface LicenceView {
  status: LicenceStatus;
  autoRenewingStatus: AutoRenewingStatus;
  pauseState: PauseState;
  /** UNCONFIRMED while the payment is pending. */
  paymentEventType?: 'UNCONFIRMED';
  expiryTimestamp?: number;
  /** Planned end of a pause; missing for a pause without one. */
  resumeAfter?: number;
  subscriptionPendingActions: PendingAction[];
}

const RENEWAL_STATUS: Record<RenewalMode, AutoRenewingStatus> = {
  AUTO: 'AUTO_RENEWING',
  OFF: 'NOT_RENEWING',
  UNKNOWN: 'UNKNOWN_RENEWING',
};

const PAUSE_STATE: Record<Pause, PauseState> = {
  NOT_ALLOWED: 'NOT_ALLOWED',
  NONE: 'ALLOWED',
  REQUESTED: 'PAUSE_REQUESTED',
  PAUSED: 'PAUSED',
  RESUME_REQUESTED: 'RESUME_REQUESTED',
};

/** Returns the pause as the wire states it. ALLOWED only where a pause can be requested now. */
function getPauseState({ life, renewal, pause, change }: Subscription): PauseState {
  if (life !== 'ACTIVE') return 'NOT_ALLOWED';
  if (pause === 'NONE' && (renewal !== 'AUTO' || change.kind !== 'NONE')) return 'NOT_ALLOWED';
  return PAUSE_STATE[pause];
}

const isPaused = ({ pause }: Subscription): boolean => pause === 'PAUSED' || pause === 'RESUME_REQUESTED';

/**
 * Whether a subscription gives access at a moment: until the end of its paid or trial time, and in the grace time after
 * a failed charge. A renewal that is on its way does not interrupt the access for a late job.
 * @param now milliseconds since 1970
 */
export function isEntitled(subscription: Subscription, now: number): boolean {
  const { life, renewal, pause, paidUntil = Infinity, pastDue } = subscription;
  if (life === 'PAST_DUE') return now < (pastDue?.graceUntil ?? paidUntil);
  if (life !== 'TRIAL' && life !== 'ACTIVE') return false;
  const isRenewing = renewal !== 'OFF' && (pause === 'NONE' || pause === 'NOT_ALLOWED');
  return now < paidUntil + (isRenewing ? LATE_RENEWAL_MS : 0);
}

/** Returns the status by state and clock, so that a late job shows no ended licence as active. */
function getStatus(subscription: Subscription, now: number): LicenceStatus {
  const { life, renewal, paidUntil = Infinity } = subscription;
  if (life === 'ENDED') return 'EXPIRED';
  if (life === 'PENDING_PAYMENT') return 'INACTIVE';
  if (life === 'PAST_DUE') return isEntitled(subscription, now) ? 'ACTIVE' : 'INACTIVE';
  if (now >= paidUntil && renewal === 'OFF') return 'EXPIRED';
  if (now >= paidUntil && isPaused(subscription)) return 'INACTIVE';
  return life === 'TRIAL' ? 'TRIAL_ACTIVE' : 'ACTIVE';
}

function listPendingActions({ life, purchasedAt, dueBy, pastDue }: Subscription, now: number): PendingAction[] {
  if (life === 'PENDING_PAYMENT')
    return [
      {
        action: 'CONFIRMED_PAYMENT_REQUIRED',
        requestedAt: purchasedAt,
        ...(dueBy === undefined ? {} : { actionDueBy: dueBy }),
      },
    ];
  if (life !== 'PAST_DUE' || !pastDue) return [];
  const { since, graceUntil } = pastDue;
  // After the grace time there is no date by which the access could still be kept.
  const due = now < graceUntil ? { actionDueBy: graceUntil } : {};
  return [{ action: 'REFRESH_PAYMENT_DETAILS', requestedAt: since, ...due }];
}

/**
 * Returns a subscription as the wire states it.
 * @param type FREE for a licence without a price
 * @param now milliseconds since 1970
 * @returns undefined for a purchase that was abandoned: the viewer never held the licence
 */
export function viewLicence(
  subscription: Subscription,
  type: 'STANDARD' | 'FREE',
  now: number,
): LicenceView | undefined {
  const { life, renewal, paidUntil, resumeAfter } = subscription;
  if (life === 'ABANDONED') return undefined;
  const isFree = type === 'FREE' && life !== 'ENDED';
  return {
    status: isFree ? 'FREE' : getStatus(subscription, now),
    autoRenewingStatus: isFree ? 'NOT_RENEWING' : RENEWAL_STATUS[renewal],
    pauseState: isFree ? 'NOT_ALLOWED' : getPauseState(subscription),
    ...(life === 'PENDING_PAYMENT' ? { paymentEventType: 'UNCONFIRMED' } : {}),
    ...(paidUntil === undefined ? {} : { expiryTimestamp: paidUntil }),
    ...(resumeAfter === undefined ? {} : { resumeAfter }),
    subscriptionPendingActions: listPendingActions(subscription, now),
  };
}
