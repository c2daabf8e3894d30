import { z } from 'zod';
import { fromJsonMoney } from '../../../domain/money.ts';
import type {
  DeclineClass,
  DeclineCode,
  DisputeReport,
  PaymentReport,
  PaymentResult,
  RefundReport,
  StoredInstrument,
} from '../../provider.ts';

/** Objects of the card API (docs/card-gateway-api.md). Unknown properties are dropped. */
const moneySchema = z
  .object({ amount: z.int().min(0), scale: z.int().min(0).max(6), currency: z.string().regex(/^[A-Z]{3}$/) })
  .transform(fromJsonMoney);

const cardSchema = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int().min(1).max(12),
  expiryYear: z.int(),
  fingerprint: z.string().optional(),
});

export const fieldSessionSchema = z.object({ id: z.string(), url: z.url(), expiresAt: z.number() });

export const tokenSchema = z.object({
  token: z.string(),
  isUsed: z.boolean(),
  card: cardSchema,
  customer: z.string().optional(),
});

export const paymentSchema = z.object({
  id: z.string(),
  reference: z.string(),
  money: moneySchema,
  metadata: z.object({ realm: z.string().optional(), account: z.string().optional() }).optional(),
  status: z.enum(['processing', 'requires_action', 'succeeded', 'failed', 'cancelled']),
  action: z.object({ type: z.literal('challenge'), url: z.url() }).nullish(),
  failure: z.object({ code: z.string() }).nullish(),
  storedCard: cardSchema.extend({ id: z.string() }).nullish(),
});
export type CardPayment = z.infer<typeof paymentSchema>;

export const paymentListSchema = z.object({ payments: z.array(paymentSchema) });

export const refundSchema = z.object({
  id: z.string(),
  payment: z.string(),
  reference: z.string(),
  money: moneySchema,
  status: z.enum(['pending', 'succeeded', 'failed']),
});

const disputeSchema = z.object({
  id: z.string(),
  payment: z.string(),
  money: moneySchema,
  status: z.enum(['open', 'won', 'lost']),
});

export const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('payment.updated'), data: paymentSchema }),
  z.object({ type: z.literal('refund.updated'), data: refundSchema }),
  z.object({ type: z.literal('dispute.updated'), data: disputeSchema }),
]);

/** Failure codes of the API. A code that is not listed is a refusal of the bank. */
const declines: ReadonlyMap<string, [DeclineClass, DeclineCode]> = new Map([
  ['insufficient_funds', ['soft', 'insufficient_funds']],
  ['lost_or_stolen', ['hard', 'card_declined']],
  ['expired_card', ['hard', 'expired_card']],
  ['incorrect_number', ['hard', 'incorrect_number']],
  ['incorrect_cvc', ['hard', 'incorrect_cvc']],
  ['invalid_expiry_month', ['hard', 'invalid_expiry_month']],
  ['invalid_expiry_year', ['hard', 'invalid_expiry_year']],
  ['invalid_zip', ['hard', 'invalid_zip']],
  ['processing_error', ['technical', 'processing_error']],
  ['authentication_required', ['authentication_required', 'authentication_required']],
  ['authentication_failed', ['authentication_required', 'authentication_failed']],
  ['currency_not_supported', ['hard', 'card_declined']],
]);

function toFailure(code: string): PaymentResult {
  const [decline, declineCode] = declines.get(code) ?? ['soft', 'card_declined'];
  return { kind: 'FAILED', decline, code: declineCode };
}

function toResult({ id, status, action, failure }: CardPayment): PaymentResult {
  switch (status) {
    case 'succeeded':
      return { kind: 'SUCCEEDED' };
    case 'cancelled':
      return { kind: 'CANCELLED' };
    case 'processing':
      return { kind: 'PENDING' };
    case 'failed':
      return toFailure(failure?.code ?? '');
    case 'requires_action':
      if (!action) throw new Error(`The payment ${id} requires an action, but names none`);
      return { kind: 'ACTION', action: { kind: 'challenge', url: action.url } };
  }
}

/** Reads the public details of a card. */
export const toCardDetails = ({
  brand,
  last4,
  expiryMonth,
  expiryYear,
  fingerprint,
}: z.infer<typeof cardSchema>): Omit<StoredInstrument, 'reference'> => ({
  brand,
  last4,
  expiry: { month: expiryMonth, year: expiryYear },
  fingerprint,
});

/** Reads a payment of the API. @throws Error for an action that is missing */
export const toPaymentReport = (payment: CardPayment): PaymentReport => ({
  attemptId: payment.reference,
  reference: payment.id,
  money: payment.money,
  realm: payment.metadata?.realm,
  accountId: payment.metadata?.account,
  result: toResult(payment),
  instrument: payment.storedCard
    ? { reference: payment.storedCard.id, ...toCardDetails(payment.storedCard) }
    : undefined,
});

/** Reads a refund of the API. */
export const toRefundReport = ({ id, reference, payment, money, status }: z.infer<typeof refundSchema>) =>
  ({
    refundId: reference,
    reference: id,
    paymentReference: payment,
    money,
    result: ({ pending: 'PENDING', succeeded: 'SUCCEEDED', failed: 'FAILED' } as const)[status],
  }) satisfies RefundReport;

/** Reads a dispute of the API. */
export const toDisputeReport = ({ id, payment, money, status }: z.infer<typeof disputeSchema>) =>
  ({
    reference: id,
    paymentReference: payment,
    money,
    state: ({ open: 'OPEN', won: 'WON', lost: 'LOST' } as const)[status],
  }) satisfies DisputeReport;
