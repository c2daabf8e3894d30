import * as z from 'zod';
import { Card, PaidCard, PaymentMethod } from './checkout.ts';
import { Money } from './licences.ts';

/** Types of transactions (product document 2, section 4). Each has the label `transaction.<type>`. */
export const TRANSACTION_TYPES = [
  'TRIAL_STARTED',
  'FAILED_PAYMENT',
  'SUBSCRIPTION',
  'REFUNDED',
  'LICENCE_UPGRADE',
  'LICENCE_DOWNGRADE',
  'RENEWAL',
  'CANCELLED',
  'REVOKED',
  'DISPUTE_CREATED',
  'DISPUTE_UPDATED',
  'DISPUTE_CLOSED',
  'PAID_INVOICE',
  'PAID_ORDER',
  'FAILED_REFUND',
  'PRO_RATA_REFUND',
] as const;
export const TransactionType = z.enum(TRANSACTION_TYPES);
export type TransactionType = z.infer<typeof TransactionType>;

/** Refund of a payment. */
const Refund = z.object({ when: z.number(), amount: Money, status: z.enum(['COMPLETE', 'FAILED', 'PENDING']) });

/** A line of the payment history; times in milliseconds since 1970. */
export const PaymentHistoryItem = z.object({
  id: z.string(),
  itemType: TransactionType,
  when: z.number(),
  status: z.enum(['COMPLETE', 'FAILED', 'PENDING']),
  skus: z.array(z.string()),
  refunds: z.array(Refund),
  /** The provider's id of the payment; empty for one without a provider. */
  externalPaymentId: z.string(),
  name: z.string(),
  amount: Money,
  /** Label key of the reason of a failed payment. */
  failure: z.string().optional(),
  /** Number of the invoice; missing for items without one. */
  invoice: z.string().optional(),
  /** For a gift that the account has bought. */
  recipientName: z.string().optional(),
});
export type PaymentHistoryItem = z.infer<typeof PaymentHistoryItem>;

export const PaymentHistoryQuery = z.object({ lastSeen: z.string().max(100).optional() });

/** A page of the payment history, the latest first. */
export const PaymentHistory = z.object({
  items: z.array(PaymentHistoryItem),
  paging: z.object({ moreDataAvailable: z.boolean(), lastSeen: z.string().optional() }),
});
export type PaymentHistory = z.infer<typeof PaymentHistory>;

/** An invoice as it was issued. `buyer` is missing after the deletion of the account. */
export const Invoice = z.object({
  /** Year and number without gaps, such as 2026-000123. */
  number: z.string(),
  issuedAt: z.number(),
  seller: z.object({ name: z.string() }),
  buyer: z.object({ name: z.string(), email: z.string(), address: z.array(z.string()) }).optional(),
  lines: z.array(
    z.object({
      name: z.string(),
      sku: z.string(),
      /** ISO 8601. */
      period: z.string().optional(),
      /** Price before discounts, the voucher and the credit; missing if nothing reduced it. */
      price: Money.optional(),
      discount: Money.optional(),
      voucher: z.object({ code: z.string(), reduction: Money }).optional(),
      /** Unused time of the plan that the purchase replaced. */
      credit: z.object({ name: z.string(), reduction: Money }).optional(),
      net: Money,
      tax: Money,
      gross: Money,
      /** Tax rate in per cent. */
      taxPercentage: z.number(),
    }),
  ),
  net: Money,
  tax: Money,
  total: Money,
  method: PaymentMethod,
  /** Missing for a method without a card, and on older invoices. */
  card: PaidCard.optional(),
});
export type Invoice = z.infer<typeof Invoice>;

/**
 * The stored instruments of the account, and its licences that renew: each with the instrument that pays it, missing if
 * none is stored, and the time of the next payment in milliseconds since 1970.
 */
export const CardList = z.object({
  cards: z.array(Card),
  defaultCardId: z.string().optional(),
  renewals: z.array(
    z.object({ licenceId: z.int(), name: z.string(), cardId: z.string().optional(), at: z.number().optional() }),
  ),
});
export type CardList = z.infer<typeof CardList>;
