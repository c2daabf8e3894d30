/** Status of a held licence as the wire states it. */
export type LicenceStatus = 'ACTIVE' | 'INACTIVE' | 'TRIAL_ACTIVE' | 'EXPIRED' | 'FREE';

/** Renewal of a held licence as the wire states it. UNKNOWN_RENEWING: a shop outside of Playbill decides. */
export type AutoRenewingStatus = 'AUTO_RENEWING' | 'NOT_RENEWING' | 'UNKNOWN_RENEWING';

/** Pause of a held licence as the wire states it. */
export type PauseState = 'NOT_ALLOWED' | 'ALLOWED' | 'PAUSE_REQUESTED' | 'PAUSED' | 'RESUME_REQUESTED';

/** What the viewer has to do for a licence; times in milliseconds since 1970. */
export interface PendingAction {
  action: 'CONFIRMED_PAYMENT_REQUIRED' | 'REFRESH_PAYMENT_DETAILS';
  requestedAt: number;
  actionDueBy?: number;
}

/** Payment of a held licence as far as its status depends on it. */
export interface PaymentState {
  paymentEventType?: string | undefined;
  pendingActions: readonly Pick<PendingAction, 'action'>[];
}

/** Display state of a licence in the account area. */
export type DisplayState = 'confirmed' | 'unconfirmed' | 'unknown renewing' | 'renewal';

/** Whether a licence waits for the confirmation of its payment. */
export const isPaymentPending = ({ paymentEventType, pendingActions }: PaymentState): boolean =>
  paymentEventType === 'UNCONFIRMED' || pendingActions.some(({ action }) => action === 'CONFIRMED_PAYMENT_REQUIRED');

/** Returns the display state of a licence. A pending payment has priority over the renewal. */
export function getDisplayState(isPending: boolean, autoRenewingStatus: AutoRenewingStatus): DisplayState {
  if (isPending) return 'unconfirmed';
  if (autoRenewingStatus === 'AUTO_RENEWING') return 'renewal';
  return autoRenewingStatus === 'UNKNOWN_RENEWING' ? 'unknown renewing' : 'confirmed';
}
