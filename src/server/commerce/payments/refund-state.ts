import type { RefundReport } from './provider.ts';

/** State of a refund. UNKNOWN: the call of the provider failed, so the money may have been given back or not. */
export type RefundState = 'CREATED' | 'SENT' | 'UNKNOWN' | 'SUCCEEDED' | 'FAILED';

/** States in which the provider may still give the money back. */
export const OPEN_REFUND_STATES = ['CREATED', 'SENT', 'UNKNOWN'] as const satisfies readonly RefundState[];

/** Whether the provider may still give the money of a refund back. */
export const isRefundOpen = (state: RefundState): boolean => OPEN_REFUND_STATES.some((open) => open === state);

/**
 * Returns the state of a refund after a report, so that reports may arrive in any order and any number of times. A failure
 * is final: a bank can send the money back after the provider has reported a success.
 * @param hasReference whether the provider has acknowledged the refund; such a refund stays SENT if a later call fails
 */
export function advanceRefund(state: RefundState, result: RefundReport['result'], hasReference: boolean): RefundState {
  if (state === 'FAILED' || result === 'FAILED') return 'FAILED';
  if (state === 'SUCCEEDED' || result === 'SUCCEEDED') return 'SUCCEEDED';
  return result === 'PENDING' || hasReference ? 'SENT' : 'UNKNOWN';
}
