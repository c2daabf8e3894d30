import type { DeclineClass, DeclineCode, PaymentResult } from '../../provider.ts';

type Decline = readonly [DeclineClass, DeclineCode];

const BANK_REFUSAL: Decline = ['soft', 'card_declined'];
const FINAL_REFUSAL: Decline = ['hard', 'card_declined'];
const FAULT: Decline = ['technical', 'processing_error'];
const METHOD_REFUSAL: Decline = ['soft', 'payment_refused'];

const list = (names: string, decline: Decline) => names.split(' ').map((name) => [name, decline] as const);

/** Stripe's `decline_code`: why the bank refused. One that is not listed is a refusal that a later try may overcome. */
const bankDeclines: ReadonlyMap<string, Decline> = new Map([
  ...list('insufficient_funds', ['soft', 'insufficient_funds']),
  ...list('expired_card', ['hard', 'expired_card']),
  ...list('incorrect_number invalid_number', ['hard', 'incorrect_number']),
  ...list('incorrect_cvc invalid_cvc', ['hard', 'incorrect_cvc']),
  ...list('incorrect_zip', ['hard', 'invalid_zip']),
  ...list('authentication_required', ['authentication_required', 'authentication_required']),
  ...list('processing_error issuer_not_available try_again_later reenter_transaction', FAULT),
  ...list(
    'lost_card stolen_card pickup_card fraudulent merchant_blacklist restricted_card security_violation',
    FINAL_REFUSAL,
  ),
  ...list('revocation_of_authorization revocation_of_all_authorizations stop_payment_order', FINAL_REFUSAL),
  ...list('card_not_supported currency_not_supported transaction_not_allowed invalid_account', FINAL_REFUSAL),
]);

/** Stripe's `code` of an error, except `card_declined`, whose reason is the `decline_code`. */
const errorCodes: ReadonlyMap<string, Decline> = new Map([
  ...list('expired_card', ['hard', 'expired_card']),
  ...list('incorrect_number invalid_number', ['hard', 'incorrect_number']),
  ...list('incorrect_cvc invalid_cvc', ['hard', 'incorrect_cvc']),
  ...list('invalid_expiry_month', ['hard', 'invalid_expiry_month']),
  ...list('invalid_expiry_year', ['hard', 'invalid_expiry_year']),
  ...list('incorrect_zip incorrect_postal_code postal_code_invalid', ['hard', 'invalid_zip']),
  ...list('authentication_required payment_intent_action_required', [
    'authentication_required',
    'authentication_required',
  ]),
  ...list('processing_error payment_method_provider_timeout', FAULT),
  ...list('payment_intent_payment_attempt_expired setup_intent_setup_attempt_expired', ['soft', 'payment_expired']),
  ...list('payment_intent_payment_attempt_failed', METHOD_REFUSAL),
  ...list('payment_method_provider_decline', METHOD_REFUSAL),
]);

/** Stripe's `code` of a payer who cancelled on the page of the bank or wallet. */
const CANCELLED_BY_PAYER = 'payment_method_customer_decline';

const authenticationFailures = new Set([
  'authentication_failure',
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
]);

/**
 * Converts an error of a payment.
 * @param method Stripe's payment method type; undefined if unknown
 */
export function toFailure(
  error: { code?: string | undefined; decline_code?: string | undefined },
  method: string | undefined,
): PaymentResult {
  const { code = '', decline_code: declineCode = '' } = error;
  if (code === CANCELLED_BY_PAYER) return { kind: 'CANCELLED' };
  const isCard = method === undefined || method === 'card';
  // The bank page of a redirect method ends with the code of a failed authentication, too.
  const failed: Decline = isCard ? ['authentication_required', 'authentication_failed'] : METHOD_REFUSAL;
  const [decline, product] = authenticationFailures.has(code)
    ? failed
    : (errorCodes.get(code) ?? bankDeclines.get(declineCode) ?? (isCard ? BANK_REFUSAL : METHOD_REFUSAL));
  return { kind: 'FAILED', decline, code: product };
}
