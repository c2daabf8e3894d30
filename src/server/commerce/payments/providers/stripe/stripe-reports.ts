import type Stripe from 'stripe';
import { createMoney, type Money } from '../../../domain/money.ts';
import { fromProviderAmount } from '../../../domain/provider-amount.ts';
import type {
  DisputeReport,
  PaymentAction,
  PaymentReport,
  PaymentResult,
  RefundReport,
  StoredInstrument,
} from '../../provider.ts';
import { toFailure } from './stripe-declines.ts';

const MS_PER_SECOND = 1000;

/** A payment with a charge, or the storing of an instrument without one. */
export type Intent = Stripe.PaymentIntent | Stripe.SetupIntent;

const readMoney = (amount: number, currency: string): Money =>
  fromProviderAmount('stripe', amount, currency.toUpperCase());

/** Returns the id of an object that may be expanded. */
export const toId = (object: string | { id: string } | null | undefined): string | undefined =>
  typeof object === 'string' ? object : object?.id;

const toExpanded = <T extends object>(object: string | T | null | undefined): T | undefined =>
  typeof object === 'object' && object !== null ? object : undefined;

/** Returns Stripe's type of the payment method: its own, or the only one that the intent allows. */
const getMethodType = (intent: Intent): string | undefined =>
  toExpanded(intent.payment_method)?.type ?? intent.payment_method_types[0];

function toAction(intent: Intent): PaymentAction {
  const { redirect_to_url: redirect } = intent.next_action ?? {};
  if (redirect?.url) return { kind: getMethodType(intent) === 'card' ? 'challenge' : 'redirect', url: redirect.url };
  const pix = intent.object === 'payment_intent' ? intent.next_action?.pix_display_qr_code : undefined;
  if (pix?.data !== undefined)
    return {
      kind: 'qr-code',
      text: pix.data,
      ...(pix.expires_at !== undefined && { expiresAt: pix.expires_at * MS_PER_SECOND }),
    };
  throw new Error(`${intent.id} needs the action ${intent.next_action?.type ?? 'none'}, which is not supported`);
}

function toResult(intent: Intent): PaymentResult {
  switch (intent.status) {
    case 'succeeded':
      return { kind: 'SUCCEEDED' };
    case 'requires_action':
      return { kind: 'ACTION', action: toAction(intent) };
    case 'canceled':
      return intent.cancellation_reason === 'expired'
        ? { kind: 'FAILED', decline: 'soft', code: 'payment_expired' }
        : { kind: 'CANCELLED' };
    case 'requires_payment_method': {
      const error = intent.object === 'payment_intent' ? intent.last_payment_error : intent.last_setup_error;
      return toFailure(error ?? {}, error?.payment_method?.type ?? getMethodType(intent));
    }
    default:
      // `processing`, and states that a confirmed intent leaves by itself.
      return { kind: 'PENDING' };
  }
}

/** Returns the amount that was paid, or else the one that was asked for. */
function getMoney(intent: Intent): Money | undefined {
  if (intent.object === 'setup_intent') {
    const currency = intent.metadata?.['currency'];
    return currency === undefined ? undefined : createMoney(0n, currency);
  }
  const isPaid = intent.status === 'succeeded';
  return readMoney(isPaid ? intent.amount_received : intent.amount, intent.currency);
}

/** Reads the details of a stored or single-use payment method. */
export function toInstrument(method: Stripe.PaymentMethod): StoredInstrument {
  const { id, card, sepa_debit: debit, type } = method;
  if (!card)
    return {
      reference: id,
      brand: type,
      last4: debit?.last4 ?? '',
      expiry: undefined,
      fingerprint: debit?.fingerprint ?? undefined,
    };
  const { brand, last4, exp_month: month, exp_year: year, fingerprint } = card;
  return { reference: id, brand, last4, expiry: { month, year }, fingerprint: fingerprint ?? undefined };
}

/** Bank data of a payment by iDEAL or Bancontact, with the SEPA debit that it created. */
interface Mandate {
  generated_sepa_debit?: string | { id: string } | null;
  iban_last4?: string | null;
}

/** Returns the SEPA debit that a payment by iDEAL or Bancontact created. */
function toMandateInstrument(method: string, mandate: Mandate | undefined): StoredInstrument | undefined {
  const reference = toId(mandate?.generated_sepa_debit);
  if (reference === undefined) return undefined;
  const last4 = mandate?.iban_last4 ?? '';
  return { reference, brand: method, last4, expiry: undefined, fingerprint: undefined };
}

function getInstrument(intent: Intent): StoredInstrument | undefined {
  const isStored = intent.object === 'setup_intent' || intent.setup_future_usage === 'off_session';
  const method = toExpanded(intent.payment_method);
  if (intent.status !== 'succeeded' || !isStored || !method) return undefined;
  if (method.type !== 'ideal' && method.type !== 'bancontact') return toInstrument(method);
  const details =
    intent.object === 'payment_intent'
      ? toExpanded(intent.latest_charge)?.payment_method_details
      : toExpanded(intent.latest_attempt)?.payment_method_details;
  return toMandateInstrument(method.type, method.type === 'ideal' ? details?.ideal : details?.bancontact);
}

/** Whether an intent of an event lacks the instrument that it stored, because events are not expanded. */
export const isInstrumentMissing = (intent: Intent): boolean =>
  intent.status === 'succeeded' &&
  (intent.object === 'setup_intent' || intent.setup_future_usage === 'off_session') &&
  typeof intent.payment_method === 'string';

/** Reads an intent. @throws Error for an action that the adapter does not support */
export const toPaymentReport = (intent: Intent): PaymentReport => ({
  attemptId: intent.metadata?.['attempt'],
  reference: intent.id,
  money: getMoney(intent),
  realm: intent.metadata?.['realm'],
  accountId: intent.metadata?.['account'],
  result: toResult(intent),
  instrument: getInstrument(intent),
});

/** Reads a refund. */
export function toRefundReport(refund: Stripe.Refund): RefundReport {
  const { id, metadata, amount, currency, status, payment_intent: intent } = refund;
  const results: Record<string, RefundReport['result']> = {
    succeeded: 'SUCCEEDED',
    failed: 'FAILED',
    canceled: 'FAILED',
  };
  return {
    refundId: metadata?.['refund'],
    reference: id,
    paymentReference: toId(intent),
    money: readMoney(amount, currency),
    result: results[status ?? ''] ?? 'PENDING',
  };
}

/** Reads a dispute. A dispute that is prevented, or an inquiry that is closed, takes no money. */
export function toDisputeReport({
  id,
  payment_intent: intent,
  amount,
  currency,
  status,
}: Stripe.Dispute): DisputeReport {
  const isWon = status === 'won' || status === 'warning_closed' || status === 'prevented';
  return {
    reference: id,
    paymentReference: toId(intent),
    money: readMoney(amount, currency),
    state: isWon ? 'WON' : status === 'lost' ? 'LOST' : 'OPEN',
  };
}
