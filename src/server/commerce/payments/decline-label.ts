/** Codes of refused payments that have a label `payment.declined.<code>`. */
const DECLINE_CODES = new Set([
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_number',
  'incorrect_cvc',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'invalid_zip',
  'processing_error',
  'authentication_required',
  'authentication_failed',
  'payment_refused',
  'payment_expired',
]);

/** Returns the label of a refused payment. */
export const getDeclineLabel = (code: string): string =>
  `payment.declined.${DECLINE_CODES.has(code) ? code : 'generic'}`;
