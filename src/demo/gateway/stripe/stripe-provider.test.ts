import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestMerchant } from '../../../../tests/support/gateway.ts';
import {
  catchStripeError,
  createOrder,
  getBankUrl,
  openStripeGateway,
  RETURN_URL,
} from '../../../../tests/support/stripe-gateway.ts';

let gateway: Awaited<ReturnType<typeof openStripeGateway>>;
beforeEach(async () => {
  gateway = await openStripeGateway();
});
afterEach(() => gateway.close());

const readTypes = () => gateway.webhooks.map(({ body }) => String(JSON.parse(body).type));

test('the SDK pays by card, and reads, searches and expands the payment @pay-03', async () => {
  const intent = await gateway.pay();
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 999, metadata: { attempt: 'a-1' } });
  const read = await gateway.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge', 'payment_method'] });
  expect(read.latest_charge).toMatchObject({ object: 'charge', paid: true, payment_intent: intent.id });
  expect(read.payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 } });
  const found = await gateway.stripe.paymentIntents.search({
    query: "metadata['attempt']:'a-1' AND metadata['realm']:'north'",
  });
  expect(found.data.map(({ id }) => id)).toEqual([intent.id]);
  expect((await gateway.stripe.paymentIntents.search({ query: "metadata['attempt']:'a-2'" })).data).toEqual([]);
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000000069', 'expired_card', ''],
  ['4000000000000127', 'incorrect_cvc', ''],
  ['4000000000000119', 'processing_error', ''],
])('the test card %s is refused with %s %s @pay-03', async (number, code, declineCode) => {
  const error = await catchStripeError(gateway.pay(number));
  expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect([error.statusCode, error.code, error.decline_code]).toEqual([402, code, declineCode]);
  const intent = error.payment_intent;
  expect(intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } });
  // The payer pays the same intent by another card.
  const method = await gateway.enterCard();
  const paid = await gateway.stripe.paymentIntents.confirm(intent?.id ?? '', { payment_method: method });
  expect(paid.status).toBe('succeeded');
});

test.each([
  ['approve', 'succeeded', 'succeeded', undefined],
  ['refuse', 'requires_payment_method', 'failed', 'payment_intent_authentication_failure'],
  ['cancel', 'requires_payment_method', 'failed', 'payment_intent_authentication_failure'],
])('after the answer %s of the bank a card payment is %s @pay-03', async (choice, status, redirectStatus, code) => {
  const intent = await gateway.pay('4000002500003155');
  expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
  const back = new URL((await gateway.answerBank(getBankUrl(intent), choice)) ?? '');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    basket: '7',
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: redirectStatus,
  });
  const read = await gateway.stripe.paymentIntents.retrieve(intent.id);
  expect([read.status, read.last_payment_error?.code]).toEqual([status, code]);
});

test('an attached card renews without the payer, and a detached one does not @pay-03', async () => {
  const customer = await gateway.stripe.customers.create({ email: 'nina@b.test', metadata: { account: 'nina' } });
  const first = await gateway.pay('4000002500003155', { customer: customer.id, setup_future_usage: 'off_session' });
  await gateway.answerBank(getBankUrl(first), 'approve');
  const { data } = await gateway.stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
  expect(data).toHaveLength(1);
  const method = data[0]?.id ?? '';
  const renewal = createOrder({ customer: customer.id, payment_method: method, off_session: true });
  expect((await gateway.stripe.paymentIntents.create(renewal)).status).toBe('succeeded');
  await gateway.stripe.paymentMethods.detach(method);
  const error = await catchStripeError(gateway.stripe.paymentIntents.create(renewal));
  expect([error.statusCode, error.type]).toEqual([400, 'StripeInvalidRequestError']);
});

test('a card that always needs the payer fails a renewal with authentication_required @pay-03', async () => {
  const customer = await gateway.stripe.customers.create({});
  const first = await gateway.pay('4000002760003184', { customer: customer.id, setup_future_usage: 'off_session' });
  await gateway.answerBank(getBankUrl(first), 'approve');
  const method = String((await gateway.stripe.paymentIntents.retrieve(first.id)).payment_method);
  const error = await catchStripeError(
    gateway.stripe.paymentIntents.create(
      createOrder({ customer: customer.id, payment_method: method, off_session: true }),
    ),
  );
  expect([error.statusCode, error.code]).toEqual([402, 'authentication_required']);
});

test('a card pays only once when it is not attached to a customer @pay-03', async () => {
  const method = await gateway.enterCard();
  await gateway.stripe.paymentIntents.create(createOrder({ payment_method: method }));
  const error = await catchStripeError(gateway.stripe.paymentIntents.create(createOrder({ payment_method: method })));
  expect([error.statusCode, error.param]).toEqual([400, 'payment_method']);
});

test('a setup intent stores a card, with the bank’s page when the card needs it @pay-03', async () => {
  const customer = await gateway.stripe.customers.create({});
  const setup = async (number: string) =>
    gateway.stripe.setupIntents.create({
      customer: customer.id,
      confirm: true,
      payment_method: await gateway.enterCard(number),
      return_url: RETURN_URL,
    });
  expect((await setup('4242424242424242')).status).toBe('succeeded');
  const challenged = await setup('4000002500003155');
  expect(challenged.status).toBe('requires_action');
  expect(await gateway.answerBank(getBankUrl(challenged), 'approve')).toContain('redirect_status=succeeded');
  expect((await gateway.stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(2);
  expect((await catchStripeError(setup('4000000000000002'))).setup_intent?.status).toBe('requires_payment_method');
});

test('the SDK verifies the webhooks of a payment @pay-03', async () => {
  await gateway.pay();
  await vi.waitFor(() => expect(readTypes()).toHaveLength(3));
  expect(readTypes().sort()).toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded']);
  const secret = createTestMerchant('north').secrets['stripe-webhook-secret'] ?? '';
  for (const { body, headers } of gateway.webhooks) {
    const signature = headers['stripe-signature'] ?? '';
    const at = gateway.clock.time / 1000;
    const event = gateway.stripe.webhooks.constructEvent(body, signature, secret, 300, undefined, at);
    expect((await gateway.stripe.events.retrieve(event.id)).type).toBe(event.type);
    expect(() => gateway.stripe.webhooks.constructEvent(body, signature, 'whsec_other', 300, undefined, at)).toThrow(
      'signature',
    );
  }
});

test('an idempotency key replays a refusal, and rejects other parameters @pay-03', async () => {
  const idempotencyKey = randomUUID();
  const parameters = createOrder({ payment_method: await gateway.enterCard('4000000000000002') });
  const first = await catchStripeError(gateway.stripe.paymentIntents.create(parameters, { idempotencyKey }));
  const second = await catchStripeError(gateway.stripe.paymentIntents.create(parameters, { idempotencyKey }));
  expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
  expect(second.headers?.['idempotent-replayed']).toBe('true');
  const other = await catchStripeError(
    gateway.stripe.paymentIntents.create({ ...parameters, amount: 1000 }, { idempotencyKey }),
  );
  expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  // An invalid request is not kept, so the corrected one may use its key.
  const key = randomUUID();
  await catchStripeError(gateway.stripe.paymentIntents.create(createOrder({ amount: 0 }), { idempotencyKey: key }));
  const corrected = await gateway.stripe.paymentIntents.create(
    createOrder({ payment_method: await gateway.enterCard() }),
    {
      idempotencyKey: key,
    },
  );
  expect(corrected.status).toBe('succeeded');
});

test('refunds are part of the charge, at most its amount @pay-03', async () => {
  const intent = await gateway.pay();
  const refund = await gateway.stripe.refunds.create({
    payment_intent: intent.id,
    amount: 600,
    metadata: { refund: 'r1' },
  });
  expect(refund).toMatchObject({ status: 'succeeded', payment_intent: intent.id, metadata: { refund: 'r1' } });
  expect(
    (await catchStripeError(gateway.stripe.refunds.create({ payment_intent: intent.id, amount: 400 }))).param,
  ).toBe('amount');
  await gateway.stripe.refunds.create({ payment_intent: intent.id });
  const error = await catchStripeError(gateway.stripe.refunds.create({ payment_intent: intent.id }));
  expect(error.code).toBe('charge_already_refunded');
  expect((await gateway.stripe.refunds.list({ payment_intent: intent.id })).data.map(({ amount }) => amount)).toEqual([
    399, 600,
  ]);
});

test('the test card for disputes opens a dispute an hour after its payment @pay-03', async () => {
  const intent = await gateway.pay('4000000000000259');
  gateway.clock.time += 60 * 60 * 1000;
  await vi.waitFor(() => expect(readTypes()).toContain('charge.dispute.created'), { timeout: 10_000 });
  const { data } = await gateway.stripe.disputes.list({ payment_intent: intent.id });
  expect(await gateway.stripe.disputes.retrieve(data[0]?.id ?? '')).toMatchObject({
    status: 'needs_response',
    amount: 999,
  });
});

test('a merchant sees only its own objects, and an unknown key none @pay-03', async () => {
  const intent = await gateway.pay();
  const error = await catchStripeError(gateway.openStripe('south').paymentIntents.retrieve(intent.id));
  expect([error.statusCode, error.code]).toEqual([404, 'resource_missing']);
  expect((await gateway.openStripe('south').events.list()).data).toEqual([]);
  expect(await catchStripeError(gateway.openStripe('east').events.list())).toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
});

test('states and parameters that Stripe does not allow are refused @pay-03', async () => {
  const intent = await gateway.pay();
  const state = await catchStripeError(gateway.stripe.paymentIntents.cancel(intent.id));
  expect([state.code, state.payment_intent?.status]).toEqual(['payment_intent_unexpected_state', 'succeeded']);
  const unknown = await catchStripeError(
    gateway.stripe.rawRequest('POST', '/v1/payment_intents', {
      amount: 1,
      currency: 'eur',
      payment_method_types: ['card'],
    }),
  );
  expect([unknown.code, unknown.param]).toEqual(['parameter_unknown', 'payment_method_types']);
  const missing = await catchStripeError(gateway.stripe.rawRequest('POST', '/v1/payment_intents', { currency: 'eur' }));
  expect([missing.code, missing.param]).toEqual(['parameter_missing', 'amount']);
});
