import { expect, test } from 'vitest';
import { getDisplayState, isPaymentPending } from './licence-status.ts';

test('a payment is pending if its event is unconfirmed, or if the viewer has to confirm the payment', () => {
  expect(isPaymentPending({ paymentEventType: 'UNCONFIRMED', pendingActions: [] })).toBe(true);
  expect(isPaymentPending({ pendingActions: [{ action: 'CONFIRMED_PAYMENT_REQUIRED' }] })).toBe(true);
  expect(isPaymentPending({ paymentEventType: 'RENEWAL', pendingActions: [] })).toBe(false);
  expect(isPaymentPending({ pendingActions: [{ action: 'REFRESH_PAYMENT_DETAILS' }] })).toBe(false);
});

test('the display state of a licence shows a pending payment, or else the state of the renewal', () => {
  expect(getDisplayState(true, 'AUTO_RENEWING')).toBe('unconfirmed');
  expect(getDisplayState(false, 'AUTO_RENEWING')).toBe('renewal');
  expect(getDisplayState(false, 'UNKNOWN_RENEWING')).toBe('unknown renewing');
  expect(getDisplayState(false, 'NOT_RENEWING')).toBe('confirmed');
});
