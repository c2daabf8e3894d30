import * as z from 'zod';

// Requests and receipts of the bank's payment API. Amounts are decimal numbers in requests and strings in receipts.

/** An amount with at most two decimals, read as minor units. */
const Decimal = z
  .number()
  .positive()
  .max(1_000_000)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'More than two decimals')
  .transform((amount) => Math.round(amount * 100));

/** The bank takes HTTPS only. Addresses of this machine are allowed too, because the demo has no certificate. */
const CallbackUrl = z.url().refine((text) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || /^(?:127\.0\.0\.1|(?:.+\.)?localhost)$/.test(hostname);
}, 'callback_url must be https');
const HttpUrl = z.url({ protocol: /^https?$/ });

const CURRENCIES = ['GEL', 'USD', 'EUR', 'GBP'] as const;

export const BogOrderRequest = z.object({
  callback_url: CallbackUrl,
  external_order_id: z.string().max(255).optional(),
  purchase_units: z.object({
    total_amount: Decimal,
    currency: z.enum(CURRENCIES).default('GEL'),
    basket: z
      .array(z.object({ product_id: z.string(), quantity: z.number().positive(), unit_price: z.number().min(0) }))
      .min(1),
  }),
  capture: z.enum(['automatic', 'manual']).default('automatic'),
  redirect_urls: z.object({ success: HttpUrl, fail: HttpUrl }),
  /** In minutes. */
  ttl: z.int().min(2).max(1440).default(15),
});
export type BogOrderRequest = z.output<typeof BogOrderRequest>;

export const BogRenewalRequest = z.object({
  callback_url: CallbackUrl,
  external_order_id: z.string().max(255).optional(),
});
export const BogRefundRequest = z.object({ amount: Decimal.optional() });

/** A refund as the receipt lists it. */
export interface BogAction {
  id: string;
  /** In minor units. */
  amount: number;
  status: 'processing' | 'completed' | 'rejected';
  /** In milliseconds since 1970. */
  at: number;
}

/** An order of the bank. */
export interface BogOrder {
  id: string;
  realm: string;
  externalId: string;
  /** In minor units. */
  amount: number;
  currency: string;
  isManualCapture: boolean;
  redirectUrls: { success: string; fail: string };
  status: 'created' | 'processing' | 'blocked' | 'completed' | 'rejected';
  /** The bank's code of the result: 100 for success; empty before it. */
  code: string;
  rejectReason: string;
  /** Token of the card in the vault; empty before the payer entered one. */
  token: string;
  /** How the card may be charged later: without the payer, with the payer, or not. */
  saves: 'subscription' | 'recurrent' | undefined;
  /** Order whose saved card pays. */
  parent: string | undefined;
  actions: BogAction[];
  /** In milliseconds since 1970. */
  createdAt: number;
  expiresAt: number;
}

/** A refusal of a call; a refused payment is no error. */
export class BogApiError extends Error {
  readonly status: 400 | 401 | 404 | 409;
  constructor(status: BogApiError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

/** Writes minor units as the decimal text of receipts. */
const toDecimal = (amount: number): string => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const sumRefunds = ({ actions }: BogOrder) =>
  actions.filter(({ status }) => status === 'completed').reduce((total, { amount }) => total + amount, 0);

/** Amount that is not given back, in minor units. Refunds in progress count. */
export const getRest = ({ amount, actions }: BogOrder): number =>
  amount - actions.filter(({ status }) => status !== 'rejected').reduce((total, action) => total + action.amount, 0);

function getStatusKey(order: BogOrder): string {
  if (order.status !== 'completed') return order.status;
  if (order.actions.some(({ status }) => status === 'processing')) return 'refund_requested';
  const refunded = sumRefunds(order);
  if (refunded === 0) return 'completed';
  return refunded === order.amount ? 'refunded' : 'refunded_partially';
}

/** Describes an order as the receipt call and the callback do. */
export function createReceipt(
  order: BogOrder,
  card: { brand: string; last4: string; expiryMonth: number; expiryYear: number } | undefined,
): object {
  const isPaid = order.status === 'completed' || order.status === 'blocked';
  const key = getStatusKey(order);
  return {
    order_id: order.id,
    external_order_id: order.externalId,
    industry: 'ecommerce',
    capture: order.isManualCapture ? 'manual' : 'automatic',
    zoned_create_date: new Date(order.createdAt).toISOString(),
    zoned_expire_date: new Date(order.expiresAt).toISOString(),
    order_status: { key, value: key },
    purchase_units: {
      request_amount: toDecimal(order.amount),
      transfer_amount: toDecimal(isPaid ? order.amount : 0),
      refund_amount: toDecimal(sumRefunds(order)),
      currency_code: order.currency,
      items: [],
    },
    redirect_links: order.redirectUrls,
    payment_detail: {
      transfer_method: { key: 'card', value: 'card' },
      transaction_id: order.token === '' ? '' : `tr_${order.id}`,
      payer_identifier: card ? `${'x'.repeat(12)}${card.last4}` : '',
      payment_option: 'direct_debit',
      card_type: card?.brand ?? '',
      card_expiry_date: card ? `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear % 100}` : '',
      code: order.code,
      code_description: order.code === '100' ? 'Successful payment' : order.rejectReason,
      ...(order.parent !== undefined && { parent_order_id: order.parent }),
      ...(order.saves !== undefined && isPaid && { saved_card_type: order.saves }),
    },
    actions: order.actions.map(({ id, amount, status, at }) => ({
      action_id: id,
      action: 'refund',
      amount: toDecimal(amount),
      status,
      zoned_action_date: new Date(at).toISOString(),
      code: status === 'rejected' ? '161' : '100',
    })),
    reject_reason: order.rejectReason === '' ? null : order.rejectReason,
  };
}
