import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { readStripeEvent } from './stripe-events.ts';

const SECRET = 'whsec_test';

/** Signs an event about a payment intent and reads it. */
function read(type: string, intent: object) {
  const object = { id: 'pi_1', object: 'payment_intent', amount: 999, currency: 'eur', ...intent };
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
  return readStripeEvent(
    new Stripe('sk_test'),
    Buffer.from(payload),
    { 'stripe-signature': signature },
    { secret: SECRET, readIntent: async (found) => found },
  );
}

const ours = { metadata: { attempt: 'attempt-1' }, payment_method_types: ['card'], status: 'processing' };
/** An action that the adapter does not support. */
const foreign = { metadata: {}, status: 'requires_action', next_action: { type: 'use_stripe_sdk' } };

test('an event about an attempt reports it @pay-03', async () => {
  const event = await read('payment_intent.processing', ours);
  expect(event).toMatchObject({ key: 'evt_1', report: { attemptId: 'attempt-1', result: { kind: 'PENDING' } } });
});

test('the payment of another program on the account is ignored, whatever its action is @pay-03', async () => {
  expect(await read('payment_intent.requires_action', foreign)).toEqual({ key: 'evt_1', report: undefined });
});

test('a payment that is created but not confirmed yet is ignored @pay-03', async () => {
  expect(await read('payment_intent.created', ours)).toEqual({ key: 'evt_1', report: undefined });
});
