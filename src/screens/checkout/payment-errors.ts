import type { CheckoutError } from '#renderers/ports/checkout.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';

/** Properties of a refusal that decide what the checkout does. */
type Refused = Pick<CheckoutError, 'status' | 'code' | 'messages' | 'missingFields'>;

/** What the checkout does about a refusal. */
export type RefusalOutcome =
  | { kind: 'connection-lost' }
  /** The user has had a free trial: a dialog offers the plain price. */
  | { kind: 'trial-denied' }
  | { kind: 'fields-missing'; fields: readonly string[] }
  /** Another tab or the server has changed the basket. */
  | { kind: 'basket-changed' }
  /** The voucher can no longer be used, so the basket has another total. */
  | { kind: 'voucher-lost'; label: LabelKey }
  /** The basket or purchase is paid, or it belongs to another account. */
  | { kind: 'basket-unknown' }
  /** A dialog replaces the page. */
  | { kind: 'restricted'; label: LabelKey }
  /** Labels of the message, of which the first known one is shown. */
  | { kind: 'failed'; labels: readonly string[] };

/** Labels of codes (product document 2, section 8, "Payment"). */
export const paymentErrorLabels: Readonly<Record<string, LabelKey>> = {
  INVALID_TIER_CHANGE: 'invalidTierChange',
  BAD_REQUEST: 'paymentError',
  MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED: 'maxPaymentMethodsErrorMessage',
  CAPTCHA_FAIL_ERROR: 'captchaFailed',
  CHALLENGE_FAILED: 'captchaFailed',
  MISSING_PAYMENT_DETAILS: 'failedPayment',
};

/** Texts of the dialog in place of the page (product document 2, section 2, "Geo-restricted purchase modal"). */
const restrictionLabels: Readonly<Record<string, LabelKey>> = {
  KID_PROFILE: 'kidPurchasePermissionDenied',
  signupGeoRestriction: 'signupGeoRestriction',
  vpnErrorMessage: 'vpnErrorMessage',
};

/** Label that is shown if nothing else is known. */
export const DEFAULT_ERROR_LABEL: LabelKey = 'anErrorOccured';

/** Status of a lost answer, and of a server or proxy that failed on the way: the payment may have been made. */
const isLost = (status: number): boolean => status === 0 || status >= 500;

/** Reasons why a voucher cannot be used. Their codes are their labels. */
const VOUCHER_LABELS: readonly LabelKey[] = [
  'voucher.unknown',
  'voucher.upcoming',
  'voucher.expired',
  'voucher.otherPlan',
  'voucher.otherCountry',
  'voucher.noReduction',
  'voucher.firstPurchase',
  'voucher.usedByAccount',
  'voucher.used',
  'voucher.cardUpdate',
];

/** Finds the label of a voucher that cannot be used among the messages of a refusal. */
const findVoucherLabel = (messages: readonly string[]): LabelKey | undefined =>
  VOUCHER_LABELS.find((label) => messages.includes(label));

/** Lists the labels of a voucher that was refused when the user entered it, of which the first known one is shown. */
export function listVoucherErrorLabels({ status, messages }: Refused): string[] {
  if (isLost(status)) return ['voucher.notSent'];
  // The server refuses a text that is too long for a code without a reason.
  return status === 400 || status === 404 ? [...messages, 'voucher.unknown'] : [...messages, DEFAULT_ERROR_LABEL];
}

const DECLINED = 'payment.declined.';

/** Lists the labels of a failed payment: its own, and the general one for declines without a known reason. */
export const listDeclineLabels = (message: string | undefined): string[] => [
  ...(message === undefined ? [] : [paymentErrorLabels[message] ?? message]),
  `${DECLINED}generic`,
];

/** Labels of refusals that a new basket does not change. */
const LASTING_LABELS: ReadonlySet<string> = new Set(['planOwned', 'planUnavailable', 'giftDate', 'giftLanguage']);

/** Decides what the checkout does about a refusal. */
export function resolveRefusal({ status, code, messages, missingFields }: Refused): RefusalOutcome {
  if (isLost(status)) return { kind: 'connection-lost' };
  const names = [code, ...messages];
  if (status === 403) {
    const label = names.map((name) => restrictionLabels[name]).find((one) => one !== undefined);
    if (label) return { kind: 'restricted', label };
  }
  const voucherLabel = findVoucherLabel(messages);
  if (voucherLabel) return { kind: 'voucher-lost', label: voucherLabel };
  if (status === 409 && messages.includes('freeTrialDenied')) return { kind: 'trial-denied' };
  const lasting = messages.find((label) => LASTING_LABELS.has(label));
  if (lasting) return { kind: 'failed', labels: [lasting] };
  if (status === 424) return { kind: 'fields-missing', fields: missingFields };
  if (status === 402) return { kind: 'failed', labels: listDeclineLabels(messages[0]) };
  const known = names.map((name) => paymentErrorLabels[name]).find((label) => label !== undefined);
  if (known) return { kind: 'failed', labels: [known] };
  if (status === 409) return { kind: 'basket-changed' };
  if (status === 404) return { kind: 'basket-unknown' };
  return { kind: 'failed', labels: [...messages, code, DEFAULT_ERROR_LABEL] };
}

/** Field codes of the card fields' message `invalid` (docs/card-gateway-api.md) and their labels. */
const cardErrorLabels: Readonly<Record<string, LabelKey>> = {
  incorrect_number: 'payment.declined.incorrect_number',
  incorrect_cvc: 'payment.declined.incorrect_cvc',
  expired_card: 'payment.declined.expired_card',
  invalid_expiry_month: 'payment.declined.invalid_expiry_month',
  invalid_expiry_year: 'payment.declined.invalid_expiry_year',
  invalid_zip: 'payment.declined.invalid_zip',
  // The fields could not reach their provider.
  processing_error: 'checkout.notSent',
};

/** Lists the labels of invalid card fields, each once, in the order of the fields. */
export const listCardErrorLabels = (errors: Readonly<Record<string, string>>): LabelKey[] => [
  ...new Set(Object.values(errors).map((code) => cardErrorLabels[code] ?? 'checkout.cardIncomplete')),
];
