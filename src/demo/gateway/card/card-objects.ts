import * as z from 'zod';
import type { CardFailureCode } from '../core/outcomes.ts';
import type { CardDetails } from '../core/vault.ts';

// Objects and requests of docs/card-gateway-api.md.

/** Largest amount in minor units. */
const AMOUNT_MAX = 9_999_999_999;

export const Money = z.strictObject({
  amount: z.int().min(0).max(AMOUNT_MAX),
  scale: z.int().min(0).max(4),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type Money = z.infer<typeof Money>;

const Origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text), 'Not an origin');
const HttpUrl = z.url({ protocol: /^https?$/ });
const Reference = z.string().min(1).max(255);

export const FieldSessionRequest = z.strictObject({
  pageOrigin: Origin,
  locale: z.string().max(35),
  customer: z.string().max(255),
});

export const PaymentRequest = z.strictObject({
  money: Money,
  source: z.union([z.strictObject({ token: Reference }), z.strictObject({ storedCard: Reference })]),
  store: z.boolean(),
  customer: z.string().max(255),
  reference: Reference,
  description: z.string().max(500),
  returnUrl: HttpUrl,
  isPayerPresent: z.boolean(),
  metadata: z.record(z.string().max(40), z.string().max(500)),
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;

export const RefundRequest = z.strictObject({ money: Money, reference: Reference });

/** A stored card as merchants see it. */
export interface StoredCard extends CardDetails {
  id: string;
}

/** A payment as merchants see it. */
export interface CardPayment {
  id: string;
  reference: string;
  money: Money;
  customer: string;
  metadata: Record<string, string>;
  status: 'processing' | 'requires_action' | 'succeeded' | 'failed' | 'cancelled';
  action?: { type: 'challenge'; url: string };
  failure?: { code: CardFailureCode; message: string };
  storedCard?: StoredCard;
}

/** A refund as merchants see it. */
export interface CardRefund {
  id: string;
  payment: string;
  reference: string;
  money: Money;
  status: 'pending' | 'succeeded' | 'failed';
}

/** A dispute as merchants see it. */
export interface CardDispute {
  id: string;
  payment: string;
  money: Money;
  status: 'open' | 'won' | 'lost';
}
