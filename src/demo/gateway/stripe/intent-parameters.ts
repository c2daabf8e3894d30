import * as z from 'zod';
import { FormBoolean, FormExpand, FormInteger, FormMetadata } from './stripe-form.ts';

// Parameters of intents that the gateway knows. Others are refused like parameters that do not exist.

/** Payment methods that the gateway plays. */
export const METHOD_TYPES = ['card', 'pix', 'ideal', 'bancontact', 'sepa_debit'] as const;

const Address = z.record(z.string(), z.string());
const BillingDetails = z.strictObject({
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  tax_id: z.string().optional(),
  address: Address.optional(),
});

/** Data of a payment method that a call makes. */
export const MethodData = z.strictObject({
  type: z.enum(METHOD_TYPES),
  billing_details: BillingDetails.optional(),
  metadata: FormMetadata,
  allow_redisplay: z.string().optional(),
  // An empty object has no parameter in the form encoding, an empty string is written for it.
  pix: z.unknown().optional(),
  ideal: z.unknown().optional(),
  bancontact: z.unknown().optional(),
});
export type MethodData = z.infer<typeof MethodData>;

const Options = z.looseObject({
  pix: z.looseObject({ expires_after_seconds: FormInteger.optional(), expires_at: FormInteger.optional() }).optional(),
});

const SetupFutureUsage = z.enum(['on_session', 'off_session']);
const ReturnUrl = z.url({ protocol: /^https?$/ });

const confirmation = {
  payment_method: z.string().optional(),
  payment_method_data: MethodData.optional(),
  payment_method_options: Options.optional(),
  return_url: ReturnUrl.optional(),
  mandate: z.string().optional(),
  mandate_data: z.unknown().optional(),
  use_stripe_sdk: FormBoolean.optional(),
  receipt_email: z.string().optional(),
  expand: FormExpand,
};
const creation = {
  customer: z.string().optional(),
  description: z.string().optional(),
  metadata: FormMetadata,
  confirm: FormBoolean.default(false),
  allowed_payment_method_types: z.array(z.string()).optional(),
  automatic_payment_methods: z.unknown().optional(),
};

export const PaymentConfirmation = z.strictObject({
  ...confirmation,
  off_session: FormBoolean.default(false),
  setup_future_usage: SetupFutureUsage.optional(),
  error_on_requires_action: FormBoolean.default(false),
});
export type PaymentConfirmation = z.infer<typeof PaymentConfirmation>;

export const PaymentCreation = z.strictObject({
  ...PaymentConfirmation.shape,
  ...creation,
  amount: FormInteger.refine(
    (amount) => amount > 0 && amount <= 99_999_999,
    'This value must be greater than or equal to 1',
  ),
  currency: z.string().regex(/^[A-Za-z]{3}$/),
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  confirmation_method: z.literal('automatic').optional(),
  statement_descriptor: z.string().optional(),
  statement_descriptor_suffix: z.string().optional(),
  shipping: z.unknown().optional(),
});
export type PaymentCreation = z.infer<typeof PaymentCreation>;

export const SetupConfirmation = z.strictObject(confirmation);
export type SetupConfirmation = z.infer<typeof SetupConfirmation>;

export const SetupCreation = z.strictObject({
  ...confirmation,
  ...creation,
  usage: SetupFutureUsage.default('off_session'),
});
export type SetupCreation = z.infer<typeof SetupCreation>;

export const Cancellation = z.strictObject({
  cancellation_reason: z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand: FormExpand,
});
