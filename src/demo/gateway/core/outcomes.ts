/** Failure codes of docs/card-gateway-api.md. */
export type CardFailureCode =
  | 'card_declined'
  | 'insufficient_funds'
  | 'lost_or_stolen'
  | 'expired_card'
  | 'incorrect_number'
  | 'incorrect_cvc'
  | 'invalid_zip'
  | 'processing_error'
  | 'authentication_required'
  | 'authentication_failed'
  | 'currency_not_supported';

/** One refusal in the words of each provider. */
export interface Refusal {
  message: string;
  card: CardFailureCode;
  stripe: { code: string; declineCode?: string };
  adyen: { code: string; reason: string };
  bog: string;
}

/** Refusals by name: the one table from which all providers answer. */
export const REFUSALS = {
  declined: {
    message: 'The bank declined the card.',
    card: 'card_declined',
    stripe: { code: 'card_declined', declineCode: 'generic_decline' },
    adyen: { code: '2', reason: 'Refused' },
    bog: '122',
  },
  insufficientFunds: {
    message: 'The card has insufficient funds.',
    card: 'insufficient_funds',
    stripe: { code: 'card_declined', declineCode: 'insufficient_funds' },
    adyen: { code: '12', reason: 'Not enough balance' },
    bog: '107',
  },
  lost: {
    message: 'The card was reported lost.',
    card: 'lost_or_stolen',
    stripe: { code: 'card_declined', declineCode: 'lost_card' },
    adyen: { code: '5', reason: 'Blocked Card' },
    bog: '101',
  },
  wrongNumber: {
    message: 'The card number is wrong.',
    card: 'incorrect_number',
    stripe: { code: 'incorrect_number' },
    adyen: { code: '8', reason: 'Invalid Card Number' },
    bog: '103',
  },
  expired: {
    message: 'The card has expired.',
    card: 'expired_card',
    stripe: { code: 'expired_card' },
    adyen: { code: '6', reason: 'Expired Card' },
    bog: '105',
  },
  wrongCvc: {
    message: 'The security code is wrong.',
    card: 'incorrect_cvc',
    stripe: { code: 'incorrect_cvc' },
    adyen: { code: '24', reason: 'CVC Declined' },
    bog: '103',
  },
  processingError: {
    message: 'The card could not be processed. Try again later.',
    card: 'processing_error',
    stripe: { code: 'processing_error' },
    adyen: { code: '4', reason: 'Acquirer Error' },
    bog: '109',
  },
  wrongZip: {
    message: 'The postal code is wrong.',
    card: 'invalid_zip',
    stripe: { code: 'incorrect_zip' },
    adyen: { code: '27', reason: 'Decline Non Generic' },
    bog: '103',
  },
  renewalRefused: {
    message: 'The bank declined the card.',
    card: 'card_declined',
    stripe: { code: 'card_declined', declineCode: 'generic_decline' },
    adyen: { code: '2', reason: 'Refused' },
    bog: '101',
  },
  authenticationRequired: {
    message: 'The bank asks for the payer’s confirmation.',
    card: 'authentication_required',
    stripe: { code: 'authentication_required', declineCode: 'authentication_required' },
    adyen: { code: '38', reason: 'Authentication required' },
    bog: '108',
  },
  authenticationFailed: {
    message: 'The payer was not authenticated.',
    card: 'authentication_failed',
    stripe: { code: 'payment_intent_authentication_failure' },
    adyen: { code: '11', reason: '3D Not Authenticated' },
    bog: '108',
  },
  currency: {
    message: 'The card does not support the currency.',
    card: 'currency_not_supported',
    stripe: { code: 'card_declined', declineCode: 'currency_not_supported' },
    adyen: { code: '10', reason: 'Not supported' },
    bog: '199',
  },
} as const satisfies Record<string, Refusal>;
export type RefusalName = keyof typeof REFUSALS;

/** What a test card does; `disputed` succeeds and is disputed after an hour. */
export type CardOutcome = 'approved' | 'disputed' | 'challengeOnce' | 'challengeAlways' | RefusalName;

/** Outcomes by the last four digits, as in Stripe's published test numbers. All other cards are approved. */
const OUTCOMES: Readonly<Record<string, CardOutcome>> = {
  '0259': 'disputed',
  '3155': 'challengeOnce',
  '3184': 'challengeAlways',
  '0002': 'declined',
  '9995': 'insufficientFunds',
  '9987': 'lost',
  '4241': 'wrongNumber',
  '0069': 'expired',
  '0127': 'wrongCvc',
  '0119': 'processingError',
  '0036': 'wrongZip',
  '0341': 'renewalRefused',
};

/** Finds what a card number does. */
export const findOutcome = (digits: string): CardOutcome => OUTCOMES[digits.slice(-4)] ?? 'approved';

/** A charge that a bank decides about. */
export interface Charge {
  outcome: CardOutcome;
  /** ISO 4217 code. */
  currency: string;
  /** Whether the card was stored by an earlier payment, during which the bank saw the payer if it wanted to. */
  isStored: boolean;
  isPayerPresent: boolean;
}

/** Decision of a bank. */
export type Decision = { kind: 'approve' } | { kind: 'challenge' } | { kind: 'refuse'; refusal: RefusalName };

/** Decides about a charge as the bank of a test card does. */
export function decideCharge({ outcome, currency, isStored, isPayerPresent }: Charge): Decision {
  if (!Intl.supportedValuesOf('currency').includes(currency.toUpperCase()))
    return { kind: 'refuse', refusal: 'currency' };
  switch (outcome) {
    case 'approved':
    case 'disputed':
      return { kind: 'approve' };
    case 'challengeOnce':
      return isStored ? { kind: 'approve' } : challengeIfPresent(isPayerPresent);
    case 'challengeAlways':
      return challengeIfPresent(isPayerPresent);
    case 'renewalRefused':
      return isStored ? { kind: 'refuse', refusal: outcome } : { kind: 'approve' };
    default:
      return { kind: 'refuse', refusal: outcome };
  }
}

const challengeIfPresent = (isPayerPresent: boolean): Decision =>
  isPayerPresent ? { kind: 'challenge' } : { kind: 'refuse', refusal: 'authenticationRequired' };
