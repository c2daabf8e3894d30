import type Stripe from 'stripe';
import { toProviderAmount } from '../../../domain/provider-amount.ts';
import type { PaymentOrder } from '../../provider.ts';

/** Validity of a PIX code in seconds: Stripe's default of 24 hours is more than a checkout needs. */
const PIX_EXPIRY_SECONDS = 3600;

type StripeMethod = 'card' | 'pix' | 'ideal' | 'bancontact' | 'sepa_debit';

/** Returns Stripe's name of an order's method. @throws Error for a method that the adapter does not have */
function getStripeMethod({ method, instrument }: PaymentOrder): StripeMethod {
  if (method === 'ideal' || method === 'bancontact') return instrument.kind === 'stored' ? 'sepa_debit' : method;
  if (method === 'card' || method === 'pix') return method;
  throw new Error(`Stripe does not offer the method ${method} here`);
}

/** The one parameter whose name changed with version 23 of the SDK; it was `payment_method_types`. */
const restrictMethods = (method: StripeMethod) => ({ allowed_payment_method_types: [method] });

/** Returns what pays: an existing payment method, or the data of a new one. */
function toPaymentMethod({ instrument, payer }: PaymentOrder, method: StripeMethod) {
  if (instrument.kind === 'token') return { payment_method: instrument.token };
  if (instrument.kind === 'stored') return { payment_method: instrument.reference };
  const { email, name, taxNumber } = payer;
  const details = { email, ...(name && { name }), ...(taxNumber && { tax_id: taxNumber }) };
  return { payment_method_data: { type: method, billing_details: details } };
}

/** Records the payer's consent to later SEPA debits; online consent needs the address and the browser. */
function toMandate({ payer: { address, userAgent } }: PaymentOrder) {
  const acceptance =
    address && userAgent
      ? { type: 'online' as const, online: { ip_address: address, user_agent: userAgent } }
      : { type: 'offline' as const, offline: {} };
  return { mandate_data: { customer_acceptance: acceptance } };
}

/** Parameters that payment intents and setup intents share. */
function toSharedParams(order: PaymentOrder, customer: string | undefined) {
  const method = getStripeMethod(order);
  const { realm, accountId: account, attemptId: attempt, money, description, returnUrl, isPayerPresent } = order;
  const isMandate = order.storesInstrument && (method === 'ideal' || method === 'bancontact');
  return {
    confirm: true,
    description,
    // A setup intent has no currency, so its report takes the currency from here.
    metadata: { realm, account, attempt, currency: money.currency },
    ...restrictMethods(method),
    ...toPaymentMethod(order, method),
    ...(customer !== undefined && { customer }),
    ...(isPayerPresent && { return_url: returnUrl }),
    ...(isMandate && toMandate(order)),
  };
}

/** Creates the parameters of a payment intent. @throws MoneyError for an amount that Stripe cannot represent */
export const toPaymentParams = (
  order: PaymentOrder,
  customer: string | undefined,
): Stripe.PaymentIntentCreateParams => ({
  ...toSharedParams(order, customer),
  amount: toProviderAmount('stripe', order.money),
  currency: order.money.currency.toLowerCase(),
  ...(order.storesInstrument && { setup_future_usage: 'off_session' as const }),
  ...(!order.isPayerPresent && { off_session: true }),
  ...(order.method === 'pix' && { payment_method_options: { pix: { expires_after_seconds: PIX_EXPIRY_SECONDS } } }),
  expand: ['payment_method', 'latest_charge'],
});

/** Creates the parameters of a setup intent, which stores an instrument without a charge. */
export const toSetupParams = (order: PaymentOrder, customer: string | undefined): Stripe.SetupIntentCreateParams => ({
  ...toSharedParams(order, customer),
  usage: 'off_session',
  expand: ['payment_method', 'latest_attempt'],
});
