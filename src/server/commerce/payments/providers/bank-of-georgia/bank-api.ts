import { z } from 'zod';
import { fromDecimalAmount, toDecimalAmount } from '../../../domain/provider-amount.ts';
import type { Money } from '../../../domain/money.ts';
import type {
  DeclineClass,
  DeclineCode,
  PaymentOrder,
  PaymentReport,
  PaymentResult,
  RefundReport,
  StoredInstrument,
} from '../../provider.ts';

/** Validity of an order in minutes; the bank takes 2 to 1440. */
const ORDER_MINUTES = 15;

export const createdOrderSchema = z.object({
  id: z.string(),
  _links: z.object({ redirect: z.object({ href: z.url() }).optional() }),
});

export const refundAnswerSchema = z.object({ key: z.string(), action_id: z.string() });

const actionSchema = z.object({
  action_id: z.string(),
  action: z.string(),
  amount: z.string(),
  status: z.string(),
  zoned_action_date: z.string().optional(),
});

/** A receipt. Amounts are decimal texts. Sources disagree about optional fields, so most of them may be missing. */
export const receiptSchema = z.object({
  order_id: z.string(),
  external_order_id: z.string().nullish(),
  order_status: z.object({ key: z.string() }),
  purchase_units: z.object({
    request_amount: z.string(),
    transfer_amount: z.string().nullish(),
    currency_code: z.string().regex(/^[A-Z]{3}$/),
  }),
  payment_detail: z
    .object({
      code: z.string().nullish(),
      card_type: z.string().nullish(),
      payer_identifier: z.string().nullish(),
      card_expiry_date: z.string().nullish(),
      parent_order_id: z.string().nullish(),
      saved_card_type: z.string().nullish(),
    })
    .nullish(),
  actions: z.array(actionSchema).nullish(),
  reject_reason: z.string().nullish(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** A callback about an order. */
export const callbackSchema = z.object({ event: z.literal('order_payment'), body: receiptSchema });

const REFUNDED = new Set(['refund_requested', 'refunded', 'refunded_partially', 'partially_refunded']);
/** States after which the payer's money has moved. Sources spell some of them differently. */
const PAID = new Set(['completed', 'partial_completed', 'partially_completed', ...REFUNDED]);

/** Codes of payments. One that is not listed is a refusal that a later try may overcome. */
const declines: ReadonlyMap<string, readonly [DeclineClass, DeclineCode]> = new Map<
  string,
  readonly [DeclineClass, DeclineCode]
>([
  ['101', ['hard', 'card_declined']], // usage restricted
  ['102', ['hard', 'card_declined']], // saved card not found
  ['103', ['hard', 'incorrect_number']], // invalid details, which may be the number, the date or the code
  ['105', ['hard', 'expired_card']],
  ['107', ['soft', 'insufficient_funds']],
  ['109', ['technical', 'processing_error']],
  ['110', ['soft', 'payment_expired']],
  ['111', ['authentication_required', 'authentication_failed']],
  ['199', ['technical', 'processing_error']],
]);
const AUTHENTICATION_FAILED = '108';
const EXPIRED = 'expiration';

function toFailure({ payment_detail: detail, reject_reason: reason }: Receipt): PaymentResult {
  const code = detail?.code ?? '';
  if (code === AUTHENTICATION_FAILED)
    return {
      kind: 'FAILED',
      decline: 'authentication_required',
      // A renewal has no payer to authenticate.
      code: detail?.parent_order_id ? 'authentication_required' : 'authentication_failed',
    };
  const other = reason === EXPIRED ? 'payment_expired' : code === '' ? 'payment_refused' : 'card_declined';
  const [decline, product] = declines.get(code) ?? (['soft', other] as const);
  return { kind: 'FAILED', decline, code: product };
}

function toResult(receipt: Receipt): PaymentResult {
  const { key } = receipt.order_status;
  if (PAID.has(key)) return { kind: 'SUCCEEDED' };
  if (key === 'rejected') return toFailure(receipt);
  // `created`, `processing`, and the states of an authorisation, which this adapter does not ask for.
  return { kind: 'PENDING' };
}

/** Returns the amount that was paid, or else the one that was asked for. A refund does not change it. */
function getMoney({ order_status: { key }, purchase_units: units }: Receipt): Money {
  const isPaid = PAID.has(key) && !REFUNDED.has(key);
  return fromDecimalAmount((isPaid && units.transfer_amount) || units.request_amount, units.currency_code);
}

/** Reads a date such as `03/30` or `03/2030`. */
function toExpiry(text: string): StoredInstrument['expiry'] {
  const [, month, year] = /^(\d{1,2})\/(?:20)?(\d{2})$/.exec(text) ?? [];
  return month !== undefined && year !== undefined ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

/** The first order of a stored card is its reference. A renewal stores nothing new. */
function toInstrument({ order_id: reference, order_status, payment_detail: detail }: Receipt) {
  if (!PAID.has(order_status.key) || !detail?.saved_card_type || detail.parent_order_id) return undefined;
  return {
    reference,
    brand: (detail.card_type ?? 'card').toLowerCase(),
    last4: (detail.payer_identifier ?? '').slice(-4),
    expiry: toExpiry(detail.card_expiry_date ?? ''),
    fingerprint: undefined,
  } satisfies StoredInstrument;
}

/** Reads a receipt, which names neither realm nor account. */
export const toPaymentReport = (receipt: Receipt): PaymentReport => ({
  attemptId: receipt.external_order_id ?? undefined,
  reference: receipt.order_id,
  money: getMoney(receipt),
  realm: undefined,
  accountId: undefined,
  result: toResult(receipt),
  instrument: toInstrument(receipt),
});

const refundResults: Readonly<Record<string, RefundReport['result']>> = {
  completed: 'SUCCEEDED',
  rejected: 'FAILED',
};

/** Reads the refunds of a receipt, the latest first. The bank does not know our id of a refund. */
export const listRefundReports = ({ order_id, purchase_units, actions }: Receipt): RefundReport[] =>
  (actions ?? [])
    .filter(({ action }) => action.toLowerCase().includes('refund'))
    .toSorted((a, b) => (b.zoned_action_date ?? '').localeCompare(a.zoned_action_date ?? ''))
    .map(({ action_id, amount, status }) => ({
      refundId: undefined,
      reference: action_id,
      paymentReference: order_id,
      money: fromDecimalAmount(amount, purchase_units.currency_code),
      result: refundResults[status] ?? 'PENDING',
    }));

/**
 * Reads the last refund of a receipt; undefined for an order without one. The order of a failed refund is `completed` again.
 */
export const toRefundReport = (receipt: Receipt): RefundReport | undefined => listRefundReports(receipt)[0];

/** Writes a JSON object whose amount is decimal text, so that no float is in between. */
export const writeAmount = (money: Money): string => `{"amount":${toDecimalAmount(money)}}`;

/**
 * Writes the JSON of an order. The amount goes in as decimal text, so that no float is in between.
 * @throws MoneyError for an amount that is no whole number of minor units
 */
export function writeOrder({ attemptId, money, description, returnUrl }: PaymentOrder, callbackUrl: string): string {
  const amount = toDecimalAmount(money);
  const order = JSON.stringify({
    callback_url: callbackUrl,
    external_order_id: attemptId,
    capture: 'automatic',
    payment_method: ['card'],
    redirect_urls: { success: returnUrl, fail: returnUrl },
    ttl: ORDER_MINUTES,
  });
  const item = JSON.stringify({ product_id: 'order', description, quantity: 1 });
  const basket = `[${item.slice(0, -1)},"unit_price":${amount}}]`;
  const units = `{"currency":${JSON.stringify(money.currency)},"total_amount":${amount},"basket":${basket}}`;
  return `${order.slice(0, -1)},"purchase_units":${units}}`;
}
