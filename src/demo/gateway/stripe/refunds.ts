import type Stripe from 'stripe';
import * as z from 'zod';
import type { GatewayContext } from '../core/provider.ts';
import { planRefund } from '../core/tasks.ts';
import { newId } from '../core/store.ts';
import { createDisputeObject, createRefundObject } from './charge-objects.ts';
import { StripeApiError } from './stripe-error.ts';
import { FormExpand, FormInteger, FormMetadata } from './stripe-form.ts';
import type { StripeRecords, StripeRow } from './stripe-records.ts';

export const RefundCreation = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: FormInteger.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: FormMetadata,
  expand: FormExpand,
});
type RefundCreation = z.infer<typeof RefundCreation>;

/** Creates the calls and transitions of refunds and disputes. */
export function createRefunds(context: GatewayContext, records: StripeRecords) {
  const findCharge = (realm: string, { charge, payment_intent }: RefundCreation): StripeRow<Stripe.Charge> => {
    if (charge !== undefined) return records.get(records.charge, realm, charge, 'charge');
    const intent = records.get(records.payment_intent, realm, payment_intent ?? '', 'payment_intent').object;
    if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string')
      throw new StripeApiError(400, {
        type: 'invalid_request_error',
        message: `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
        param: 'payment_intent',
      });
    return records.get(records.charge, realm, intent.latest_charge);
  };
  const updateCharge = (realm: string, id: string, change: (charge: Stripe.Charge) => Partial<Stripe.Charge>) => {
    const row = records.get(records.charge, realm, id);
    return records.charge.put({ ...row, object: { ...row.object, ...change(row.object) } }).object;
  };
  const findDispute = (intent: string): StripeRow<Stripe.Dispute> | undefined =>
    records.dispute.list().find(({ object }) => object.payment_intent === intent);

  return {
    create: (realm: string, parameters: RefundCreation): Stripe.Refund => {
      const charge = findCharge(realm, parameters).object;
      const rest = charge.amount_captured - charge.amount_refunded;
      const { amount = rest, metadata, reason = null } = parameters;
      if (amount <= 0 || amount > rest)
        throw new StripeApiError(400, {
          type: 'invalid_request_error',
          ...(rest === 0
            ? { code: 'charge_already_refunded', message: `Charge ${charge.id} has already been refunded.` }
            : {
                message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${rest})`,
                param: 'amount',
              }),
        });
      const { status, planEnd } = planRefund(context, 'stripe');
      const { currency, payment_intent } = charge;
      const fields = { amount, currency, charge: charge.id, payment_intent, status, metadata, reason };
      const object = createRefundObject(newId('re'), records.getNow(), {
        ...fields,
        ...(status === 'failed' && { failure_reason: 'unknown' }),
      });
      records.refund.put({ id: object.id, realm, object });
      planEnd(object.id);
      records.emit(realm, 'refund.created', object);
      if (status === 'failed') records.emit(realm, 'refund.failed', object);
      else {
        const refunded = updateCharge(realm, charge.id, ({ amount_refunded, amount_captured }) => ({
          amount_refunded: amount_refunded + amount,
          refunded: amount_refunded + amount === amount_captured,
        }));
        records.emit(realm, 'charge.refunded', refunded);
      }
      return object;
    },
    /** Ends a pending refund. A failed one gives the amount back to the charge. */
    settle: (id: string, status: 'succeeded' | 'failed'): void => {
      const row = records.refund.get(id);
      if (row?.object.status !== 'pending') return;
      const { realm } = row;
      const object: Stripe.Refund = {
        ...row.object,
        status,
        ...(status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
      };
      records.refund.put({ ...row, object });
      records.emit(realm, 'refund.updated', object);
      if (status !== 'failed') return;
      records.emit(realm, 'refund.failed', object);
      updateCharge(realm, String(object.charge), ({ amount_refunded }) => ({
        amount_refunded: amount_refunded - object.amount,
        refunded: false,
      }));
    },
    /** Opens a dispute about the charge of a payment intent. Without a charge nothing happens. */
    openDispute: (intentId: string): void => {
      const intent = records.payment_intent.get(intentId);
      const id = intent?.object.latest_charge;
      if (intent?.object.status !== 'succeeded' || typeof id !== 'string' || findDispute(intentId)) return;
      const { realm } = intent;
      const { amount, currency } = updateCharge(realm, id, () => ({ disputed: true }));
      const fields = { amount, currency, charge: id, payment_intent: intentId };
      const object = createDisputeObject(newId('dp'), records.getNow(), fields);
      records.dispute.put({ id: object.id, realm, object });
      records.emit(realm, 'charge.dispute.created', object);
      records.emit(realm, 'charge.dispute.funds_withdrawn', object);
    },
    closeDispute: (intentId: string, status: 'won' | 'lost'): void => {
      const row = findDispute(intentId);
      if (row?.object.status !== 'needs_response') return;
      const object = { ...row.object, status };
      records.dispute.put({ ...row, object });
      if (status === 'won') records.emit(row.realm, 'charge.dispute.funds_reinstated', object);
      records.emit(row.realm, 'charge.dispute.closed', object);
    },
  };
}
