import type Stripe from 'stripe';
import { REFUSALS, type RefusalName } from '../core/outcomes.ts';
import type { GatewayContext } from '../core/provider.ts';
import { planDispute } from '../core/tasks.ts';
import { newId } from '../core/store.ts';
import { createChargeObject } from './charge-objects.ts';
import { attachMethod } from './payment-methods.ts';
import type { StripeErrorBody } from './stripe-error.ts';
import { createPaymentMethodObject, createSepaFields } from './stripe-objects.ts';
import type { PaymentMethodRow, StripeRecords, StripeRow } from './stripe-records.ts';

export type IntentRow = StripeRow<Stripe.PaymentIntent>;

/** Describes the refusal of a card as the API does. */
export function describeRefusal(refusal: RefusalName): StripeErrorBody {
  const { message } = REFUSALS[refusal];
  const stripe: { code: string; declineCode?: string } = REFUSALS[refusal].stripe;
  return {
    type: 'card_error',
    code: stripe.code,
    message,
    ...(stripe.declineCode !== undefined && { decline_code: stripe.declineCode }),
  };
}

/** Creates the transitions of payment intents with their charges and events. */
export function createTransitions(context: GatewayContext, records: StripeRecords) {
  const { vault } = context;

  const save = (row: IntentRow, changes: Partial<Stripe.PaymentIntent>, event?: string): IntentRow => {
    const saved = records.payment_intent.put({ ...row, object: { ...row.object, ...changes } });
    if (event !== undefined) records.emit(row.realm, `payment_intent.${event}`, saved.object);
    return saved;
  };
  const addCharge = (row: IntentRow, method: PaymentMethodRow, fields: Partial<Stripe.Charge>): Stripe.Charge => {
    const { amount, currency, customer, metadata, description } = row.object;
    const { type } = method.object;
    const object = createChargeObject(newId('ch'), records.getNow(), {
      amount,
      currency,
      customer,
      metadata,
      description,
      payment_intent: row.id,
      status: 'succeeded',
      payment_method: method.id,
      billing_details: method.object.billing_details,
      // The details of a charge have more fields than the method, which the gateway leaves out.
      payment_method_details: { type, [type]: method.object[type as 'card'] } as Stripe.Charge.PaymentMethodDetails,
      ...fields,
    });
    records.charge.put({ id: object.id, realm: row.realm, object });
    return object;
  };
  /** Makes the SEPA mandate by which an iDEAL or Bancontact payment renews. */
  const createMandate = (row: IntentRow, method: PaymentMethodRow, charge: Stripe.Charge, customer: string): void => {
    const { type, billing_details } = method.object;
    const id = newId('pm');
    const fields = { type: 'sepa_debit' as const, billing_details, customer, sepa_debit: createSepaFields(charge.id) };
    const object = createPaymentMethodObject(id, records.getNow(), fields);
    records.methods.put({ id, realm: row.realm, object, isStored: true, isUsed: false });
    records.emit(row.realm, 'payment_method.attached', object);
    const details = { type, [type]: { generated_sepa_debit: id, generated_sepa_debit_mandate: newId('mandate') } };
    records.charge.put({
      id: charge.id,
      realm: row.realm,
      object: { ...charge, payment_method_details: details as unknown as Stripe.Charge.PaymentMethodDetails },
    });
  };

  const succeed = (row: IntentRow, method: PaymentMethodRow, received = row.object.amount): IntentRow => {
    const { customer, setup_future_usage } = row.object;
    const charge = addCharge(row, method, { amount_captured: received });
    const isStoring = setup_future_usage !== null && typeof customer === 'string';
    const { type } = method.object;
    if (isStoring && (type === 'ideal' || type === 'bancontact')) createMandate(row, method, charge, customer);
    const attached = isStoring && type === 'card' ? attachMethod(records, method, customer) : method.object;
    const isStored = attached.customer !== null;
    records.methods.put({ ...method, object: attached, isStored: method.isStored || isStored, isUsed: !isStored });
    if (method.token && vault.find(row.realm, method.token)?.outcome === 'disputed')
      planDispute(context, 'stripe', row.id);
    const saved = save(
      row,
      {
        status: 'succeeded',
        amount_received: received,
        latest_charge: charge.id,
        next_action: null,
        last_payment_error: null,
        processing: null,
        payment_method: method.id,
      },
      'succeeded',
    );
    records.emit(row.realm, 'charge.succeeded', records.charge.get(charge.id)?.object ?? charge);
    return saved;
  };

  const fail = (row: IntentRow, method: PaymentMethodRow, error: StripeErrorBody): IntentRow => {
    const charge = addCharge(row, method, {
      status: 'failed',
      failure_code: error.code ?? null,
      failure_message: error.message,
    });
    // The types of an error inside of an intent and of one that a call answers are different views of one object.
    const lastError = {
      ...error,
      charge: charge.id,
      payment_method: method.object,
    } as Stripe.PaymentIntent.LastPaymentError;
    const saved = save(
      row,
      {
        status: 'requires_payment_method',
        latest_charge: charge.id,
        last_payment_error: lastError,
        next_action: null,
        processing: null,
        payment_method: null,
      },
      'payment_failed',
    );
    records.emit(row.realm, 'charge.failed', charge);
    return saved;
  };

  return { save, succeed, fail };
}
