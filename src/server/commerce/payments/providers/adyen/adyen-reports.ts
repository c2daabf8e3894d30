import type { Types } from '@adyen/api-library';
import { fromProviderAmount } from '../../../domain/provider-amount.ts';
import type {
  DeclineClass,
  DeclineCode,
  PaymentAction,
  PaymentReport,
  PaymentResult,
  StoredInstrument,
} from '../../provider.ts';

/** Answer to a payment, or to the details of its return. */
export type AdyenPayment = Types.checkout.PaymentResponse | Types.checkout.PaymentDetailsResponse;

type Decline = readonly [DeclineClass, DeclineCode];

const CARD_REFUSAL: Decline = ['hard', 'card_declined'];
const FAULT: Decline = ['technical', 'processing_error'];
const UNAUTHENTICATED: Decline = ['authentication_required', 'authentication_failed'];

/**
 * Refusal reason codes of Adyen's documentation ("Refusal reasons"); the library has no list. The classes are ours. A code
 * that is not listed is a refusal that a later try may overcome. Adyen asks not to show reasons to payers.
 */
const declines: ReadonlyMap<string, Decline> = new Map<string, Decline>([
  ['4', FAULT], // Acquirer Error
  ['5', CARD_REFUSAL], // Blocked Card
  ['6', ['hard', 'expired_card']],
  ['7', FAULT], // Invalid Amount
  ['8', ['hard', 'incorrect_number']],
  ['9', FAULT], // Issuer Unavailable
  ['10', CARD_REFUSAL], // Not supported
  ['11', UNAUTHENTICATED], // 3D Not Authenticated
  ['12', ['soft', 'insufficient_funds']],
  ['14', CARD_REFUSAL], // Acquirer Fraud
  ['20', CARD_REFUSAL], // FRAUD
  ['21', FAULT], // Not Submitted
  ['22', CARD_REFUSAL], // FRAUD-CANCELLED
  ['23', CARD_REFUSAL], // Transaction Not Permitted
  ['24', ['hard', 'incorrect_cvc']],
  ['25', CARD_REFUSAL], // Restricted Card
  ['26', CARD_REFUSAL], // Revocation Of Auth
  ['31', CARD_REFUSAL], // Issuer Suspected Fraud
  ['32', ['hard', 'invalid_zip']], // AVS Declined
  ['38', ['authentication_required', 'authentication_required']],
  ['39', UNAUTHENTICATED], // RReq not received from DS
  ['42', UNAUTHENTICATED], // 3DS Authentication Error
]);

/** Codes of a cancellation: Cancelled, Shopper Cancelled. */
const CANCELLATIONS = ['15', '16'];

const CARD_TYPES = ['scheme', 'visa', 'mc', 'amex'];

/** Whether a payment is by card; one without a method is a card payment that the library did not describe. */
const isCard = ({ paymentMethod }: AdyenPayment): boolean =>
  paymentMethod?.type === undefined || CARD_TYPES.includes(paymentMethod.type);

function toFailure(payment: AdyenPayment): PaymentResult {
  const { refusalReasonCode = '' } = payment;
  if (CANCELLATIONS.includes(refusalReasonCode)) return { kind: 'CANCELLED' };
  const other: Decline = isCard(payment) ? ['soft', 'card_declined'] : ['soft', 'payment_refused'];
  const [decline, code] = isCard(payment) ? (declines.get(refusalReasonCode) ?? other) : other;
  return { kind: 'FAILED', decline, code };
}

function toAction({ action }: AdyenPayment): PaymentAction {
  // The generated types of actions have one literal each, and both answers have other unions of them.
  const { type, url, method, paymentMethodType, qrCodeData, expiresAt } = (action ?? {}) as {
    type?: string;
    url?: string;
    method?: string;
    paymentMethodType?: string;
    qrCodeData?: string;
    expiresAt?: string;
  };
  if (type === 'redirect' && url !== undefined && (method ?? 'GET') === 'GET')
    return { kind: paymentMethodType === 'scheme' ? 'challenge' : 'redirect', url };
  if (type === 'qrCode' && qrCodeData !== undefined) {
    const expiry = expiresAt === undefined ? Number.NaN : Date.parse(expiresAt);
    return { kind: 'qr-code', text: qrCodeData, ...(Number.isFinite(expiry) && { expiresAt: expiry }) };
  }
  throw new Error(`Adyen asks for the action ${type ?? 'none'} (${method ?? 'no method'}), which is not supported`);
}

function toResult(payment: AdyenPayment): PaymentResult {
  // The library's enums have the values of the API, so they are compared as text.
  const code: string = payment.resultCode ?? '';
  switch (code) {
    case 'Authorised':
    case 'Success':
    // A part of the amount differs from the attempt's, which puts the report aside.
    case 'PartiallyAuthorised':
      return { kind: 'SUCCEEDED' };
    case 'Refused':
      return toFailure(payment);
    case 'Cancelled':
      return { kind: 'CANCELLED' };
    case 'Error':
      return { kind: 'FAILED', decline: 'technical', code: 'processing_error' };
    case 'RedirectShopper':
    case 'PresentToShopper':
    case 'IdentifyShopper':
    case 'ChallengeShopper':
      return { kind: 'ACTION', action: toAction(payment) };
    default:
      return { kind: 'PENDING' };
  }
}

/** Reads a date such as `3/2030`. */
function toExpiry(text: string | undefined): StoredInstrument['expiry'] {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(text ?? '') ?? [];
  return month !== undefined && year !== undefined ? { month: Number(month), year: Number(year) } : undefined;
}

/** Adyen's names of brands and methods that differ from the product's. */
const brands: Readonly<Record<string, string>> = { mc: 'mastercard', bcmc: 'bancontact' };

/** Reads the instrument that a payment stored, from the additional data of the answer. */
function toInstrument({ additionalData = {}, paymentMethod }: AdyenPayment): StoredInstrument | undefined {
  const reference =
    additionalData['tokenization.storedPaymentMethodId'] ?? additionalData['recurring.recurringDetailReference'];
  if (reference === undefined) return undefined;
  const brand = additionalData['paymentMethod'] ?? paymentMethod?.brand ?? paymentMethod?.type ?? '';
  return {
    reference,
    brand: brands[brand] ?? brand,
    last4: additionalData['cardSummary'] ?? '',
    expiry: toExpiry(additionalData['expiryDate']),
    // The same for the same card, if the account has it switched on.
    fingerprint: additionalData['alias'],
  };
}

/**
 * Reads an answer of Adyen, which names neither realm nor account.
 * @throws Error for an action that the adapter does not support
 */
export const toPaymentReport = (payment: AdyenPayment): PaymentReport => {
  const { merchantReference, pspReference, amount } = payment;
  return {
    attemptId: merchantReference,
    reference: pspReference,
    money: amount ? fromProviderAmount('adyen', amount.value, amount.currency) : undefined,
    realm: undefined,
    accountId: undefined,
    result: toResult(payment),
    instrument: toInstrument(payment),
  };
};
