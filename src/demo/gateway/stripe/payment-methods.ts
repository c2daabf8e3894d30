import type Stripe from 'stripe';
import { newId } from '../core/store.ts';
import type { MethodData } from './intent-parameters.ts';
import { StripeApiError } from './stripe-error.ts';
import { createPaymentMethodObject } from './stripe-objects.ts';
import type { PaymentMethodRow, StripeRecords } from './stripe-records.ts';

/** Makes a payment method that is no card, such as iDEAL. @throws StripeApiError 402 for card data */
export function createMethod(records: StripeRecords, realm: string, data: MethodData): PaymentMethodRow {
  const { type, billing_details: billing, metadata } = data;
  if (type === 'card' || type === 'sepa_debit')
    throw new StripeApiError(402, {
      type: 'invalid_request_error',
      message: 'Cards are entered in the card fields, and SEPA mandates are made by iDEAL and Bancontact payments.',
    });
  if (type === 'bancontact' && !billing?.name)
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      code: 'parameter_missing',
      message: 'Missing required param: billing_details[name].',
      param: 'billing_details[name]',
    });
  const id = newId('pm');
  const object = createPaymentMethodObject(id, records.getNow(), {
    type,
    metadata,
    ...(type === 'ideal' ? { ideal: { bank: null, bic: null } } : { [type]: {} }),
    billing_details: {
      address: null,
      email: billing?.email ?? null,
      name: billing?.name ?? null,
      phone: billing?.phone ?? null,
      tax_id: billing?.tax_id ?? null,
    },
  });
  return records.methods.put({ id, realm, object, isStored: false, isUsed: false });
}

/** Attaches a method to a customer. @throws StripeApiError 400 if it belongs to another one or was used up */
export function attachMethod(records: StripeRecords, row: PaymentMethodRow, customer: string): Stripe.PaymentMethod {
  records.get(records.customer, row.realm, customer, 'customer');
  const { customer: owner } = row.object;
  if (row.isUsed || (owner !== null && owner !== customer))
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      message:
        owner === null
          ? 'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.'
          : 'The payment method you provided has already been attached to a customer.',
    });
  if (owner === customer) return row.object;
  const object = { ...row.object, customer };
  records.methods.put({ ...row, object });
  records.emit(row.realm, 'payment_method.attached', object);
  return object;
}

/** Detaches a method from its customer, after which it cannot pay any more. @throws StripeApiError 400 if unattached */
export function detachMethod(records: StripeRecords, row: PaymentMethodRow): Stripe.PaymentMethod {
  if (row.object.customer === null)
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      message: 'The payment method you provided is not attached to a customer so detachment is impossible.',
    });
  const object = { ...row.object, customer: null };
  records.methods.put({ ...row, object, isUsed: true });
  records.emit(row.realm, 'payment_method.detached', object);
  return object;
}

/** Finds the method that an intent is confirmed with. @throws StripeApiError if it is missing or cannot pay */
export function resolveMethod(
  records: StripeRecords,
  realm: string,
  id: string,
  customer: string | null,
): PaymentMethodRow {
  const row = records.getMethod(realm, id);
  if (row.isUsed)
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      message:
        'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again.',
      param: 'payment_method',
    });
  if (row.object.customer !== null && row.object.customer !== customer)
    throw new StripeApiError(400, {
      type: 'invalid_request_error',
      message: `The payment method ${id} belongs to a customer. Include the customer in the \`customer\` parameter.`,
      param: 'payment_method',
    });
  return row;
}
