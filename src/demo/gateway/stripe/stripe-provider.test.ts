import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestMerchant, openTestGateway } from '../../../../tests/support/gateway.ts';

let gateway: Awaited<ReturnType<typeof openTestGateway>>;
let stripe: Stripe;
beforeEach(async () => {
  gateway = await openTestGateway();
  stripe = openStripe('north');
});
afterEach(() => gateway.close());

const openStripe = (realm: string) =>
  new Stripe(`sk_test_${realm}`, { host: '127.0.0.1', port: gateway.port, protocol: 'http', maxNetworkRetries: 0 });

/** Types a card into the gateway's fields and returns the payment method. */
async function enterCard(number = '4242424242424242'): Promise<string> {
  const session: unknown = await stripe.rawRequest('POST', '/v1/field_sessions', {
    page_origin: 'https://north.test',
    locale: 'en',
    customer: 'nina',
  });
  const { url } = session as { url: string };
  return String((await gateway.enterCard(url, { number })).body['token']);
}

const RETURN_URL = 'https://north.test/return?basket=7';
const order = (changes: Partial<Stripe.PaymentIntentCreateParams> = {}): Stripe.PaymentIntentCreateParams => ({
  amount: 999,
  currency: 'eur',
  confirm: true,
  return_url: RETURN_URL,
  metadata: { realm: 'north', attempt: 'a-1' },
  ...changes,
});
const pay = async (number?: string, changes: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create(order({ payment_method: await enterCard(number), ...changes }));
const catchError = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const error: unknown = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error('The call did not fail', { cause: error });
  return error;
};
const readTypes = () => gateway.webhooks.map(({ body }) => String(JSON.parse(body).type));
const getRedirect = ({ next_action }: Stripe.PaymentIntent | Stripe.SetupIntent) =>
  next_action?.redirect_to_url?.url ?? '';

test('the SDK pays by card, and reads, searches and expands the payment @pay-03', async () => {
  const intent = await pay();
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 999, metadata: { attempt: 'a-1' } });
  const read = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge', 'payment_method'] });
  expect(read.latest_charge).toMatchObject({ object: 'charge', paid: true, payment_intent: intent.id });
  expect(read.payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 } });
  const found = await stripe.paymentIntents.search({
    query: "metadata['attempt']:'a-1' AND metadata['realm']:'north'",
  });
  expect(found.data.map(({ id }) => id)).toEqual([intent.id]);
  expect((await stripe.paymentIntents.search({ query: "metadata['attempt']:'a-2'" })).data).toEqual([]);
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000000069', 'expired_card', ''],
  ['4000000000000127', 'incorrect_cvc', ''],
  ['4000000000000119', 'processing_error', ''],
])('the test card %s is refused with %s %s @pay-03', async (number, code, declineCode) => {
  const error = await catchError(pay(number));
  expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
  expect([error.statusCode, error.code, error.decline_code]).toEqual([402, code, declineCode]);
  const intent = error.payment_intent;
  expect(intent).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } });
  // The payer pays the same intent by another card.
  const method = await enterCard();
  const paid = await stripe.paymentIntents.confirm(intent?.id ?? '', { payment_method: method });
  expect(paid.status).toBe('succeeded');
});

test.each([
  ['approve', 'succeeded', 'succeeded', undefined],
  ['refuse', 'requires_payment_method', 'failed', 'payment_intent_authentication_failure'],
  ['cancel', 'requires_payment_method', 'failed', 'payment_intent_authentication_failure'],
])('after the answer %s of the bank a card payment is %s @pay-03', async (choice, status, redirectStatus, code) => {
  const intent = await pay('4000002500003155');
  expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
  const back = new URL((await gateway.answerBank(getRedirect(intent), choice)) ?? '');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    basket: '7',
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: redirectStatus,
  });
  const read = await stripe.paymentIntents.retrieve(intent.id);
  expect([read.status, read.last_payment_error?.code]).toEqual([status, code]);
});

test('an attached card renews without the payer, and a detached one does not @pay-03', async () => {
  const customer = await stripe.customers.create({ email: 'nina@b.test', metadata: { account: 'nina' } });
  const first = await pay('4000002500003155', { customer: customer.id, setup_future_usage: 'off_session' });
  await gateway.answerBank(getRedirect(first), 'approve');
  const { data } = await stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
  expect(data).toHaveLength(1);
  const method = data[0]?.id ?? '';
  const renewal = order({ customer: customer.id, payment_method: method, off_session: true });
  expect((await stripe.paymentIntents.create(renewal)).status).toBe('succeeded');
  await stripe.paymentMethods.detach(method);
  const error = await catchError(stripe.paymentIntents.create(renewal));
  expect([error.statusCode, error.type]).toEqual([400, 'StripeInvalidRequestError']);
});

test('a card that always needs the payer fails a renewal with authentication_required @pay-03', async () => {
  const customer = await stripe.customers.create({});
  const first = await pay('4000002760003184', { customer: customer.id, setup_future_usage: 'off_session' });
  await gateway.answerBank(getRedirect(first), 'approve');
  const method = String((await stripe.paymentIntents.retrieve(first.id)).payment_method);
  const error = await catchError(
    stripe.paymentIntents.create(order({ customer: customer.id, payment_method: method, off_session: true })),
  );
  expect([error.statusCode, error.code]).toEqual([402, 'authentication_required']);
});

test('a card pays only once when it is not attached to a customer @pay-03', async () => {
  const method = await enterCard();
  await stripe.paymentIntents.create(order({ payment_method: method }));
  const error = await catchError(stripe.paymentIntents.create(order({ payment_method: method })));
  expect([error.statusCode, error.param]).toEqual([400, 'payment_method']);
});

test('a setup intent stores a card, with the bank’s page when the card needs it @pay-03', async () => {
  const customer = await stripe.customers.create({});
  const setup = async (number: string) =>
    stripe.setupIntents.create({
      customer: customer.id,
      confirm: true,
      payment_method: await enterCard(number),
      return_url: RETURN_URL,
    });
  expect((await setup('4242424242424242')).status).toBe('succeeded');
  const challenged = await setup('4000002500003155');
  expect(challenged.status).toBe('requires_action');
  expect(await gateway.answerBank(getRedirect(challenged), 'approve')).toContain('redirect_status=succeeded');
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(2);
  expect((await catchError(setup('4000000000000002'))).setup_intent?.status).toBe('requires_payment_method');
});

test.each([
  ['approve', 'succeeded', undefined],
  ['refuse', 'requires_payment_method', 'payment_method_provider_decline'],
  ['cancel', 'requires_payment_method', 'payment_method_customer_decline'],
])('an iDEAL payment is %s at the bank and then %s @pay-03', async (choice, status, code) => {
  const intent = await stripe.paymentIntents.create(
    order({ allowed_payment_method_types: ['ideal'], payment_method_data: { type: 'ideal' } }),
  );
  await gateway.answerBank(getRedirect(intent), choice);
  const read = await stripe.paymentIntents.retrieve(intent.id);
  expect([read.status, read.last_payment_error?.code]).toEqual([status, code]);
});

test('a Bancontact payment makes a SEPA mandate that renews after processing @pay-03', async () => {
  const customer = await stripe.customers.create({});
  const intent = await stripe.paymentIntents.create(
    order({
      customer: customer.id,
      setup_future_usage: 'off_session',
      payment_method_data: { type: 'bancontact', billing_details: { name: 'Nina' } },
    }),
  );
  await gateway.answerBank(getRedirect(intent), 'approve');
  const paid = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  const charge = paid.latest_charge as Stripe.Charge;
  const mandate = String(charge.payment_method_details?.bancontact?.generated_sepa_debit);
  const renewal = await stripe.paymentIntents.create(
    order({ customer: customer.id, payment_method: mandate, off_session: true }),
  );
  expect(renewal.status).toBe('processing');
  gateway.clock.time += 2000;
  await vi.waitFor(async () => expect((await stripe.paymentIntents.retrieve(renewal.id)).status).toBe('succeeded'), {
    timeout: 10_000,
  });
});

test('a Bancontact payment without the payer’s name is refused @pay-03', async () => {
  const error = await catchError(stripe.paymentIntents.create(order({ payment_method_data: { type: 'bancontact' } })));
  expect([error.code, error.param]).toEqual(['parameter_missing', 'billing_details[name]']);
});

const payByPhone = (code: string, action: string) =>
  fetch(`${gateway.origin}/phone`, { method: 'POST', body: new URLSearchParams({ code, action }) });
const startPix = (expiresAfterSeconds = 3600) =>
  stripe.paymentIntents.create(
    order({
      currency: 'brl',
      payment_method_data: { type: 'pix' },
      payment_method_options: { pix: { expires_after_seconds: expiresAfterSeconds } },
    }),
  );
const getCode = ({ next_action }: Stripe.PaymentIntent) => next_action?.pix_display_qr_code?.data ?? '';

test('a PIX code is paid by phone @pay-03', async () => {
  const intent = await startPix();
  expect(intent.next_action?.pix_display_qr_code?.expires_at).toBe(gateway.clock.time / 1000 + 3600);
  const page = await fetch(`${gateway.origin}/phone?code=${encodeURIComponent(getCode(intent))}`);
  expect(await page.text()).toContain('9.99 BRL');
  await payByPhone(getCode(intent), 'pay');
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded', amount_received: 999 });
});

test('the phone refuses a damaged PIX code, an unknown one, and a cancelled payment @pay-03', async () => {
  const intent = await startPix();
  const code = getCode(intent);
  const damaged = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
  expect((await fetch(`${gateway.origin}/phone?code=${encodeURIComponent(damaged)}`)).status).toBe(422);
  await stripe.paymentIntents.cancel(intent.id);
  expect((await payByPhone(code, 'pay')).status).toBe(409);
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
});

test('a PIX code expires, and a late payment still succeeds @pay-03', async () => {
  const intent = await startPix(60);
  gateway.clock.time += 60_000;
  await vi.waitFor(
    async () =>
      expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: { code: 'payment_intent_payment_attempt_expired' },
      }),
    { timeout: 10_000 },
  );
  await payByPhone(getCode(intent), 'pay');
  expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
});

test('another amount and a second payment of a PIX code are reported @pay-03', async () => {
  const other = await startPix();
  await payByPhone(getCode(other), 'pay-other');
  expect((await stripe.paymentIntents.retrieve(other.id)).amount_received).toBe(1000);
  const twice = await startPix();
  await payByPhone(getCode(twice), 'pay-twice');
  await vi.waitFor(() =>
    expect(
      gateway.webhooks
        .map(({ body }) => JSON.parse(body))
        .filter(({ type, data }) => type === 'payment_intent.succeeded' && data.object.id === twice.id),
    ).toHaveLength(2),
  );
});

test('the SDK verifies the webhooks of a payment @pay-03', async () => {
  await pay();
  await vi.waitFor(() => expect(readTypes()).toHaveLength(3));
  expect(readTypes().sort()).toEqual(['charge.succeeded', 'payment_intent.created', 'payment_intent.succeeded']);
  const secret = createTestMerchant('north').secrets['stripe-webhook-secret'] ?? '';
  for (const { body, headers } of gateway.webhooks) {
    const signature = headers['stripe-signature'] ?? '';
    const at = gateway.clock.time / 1000;
    const event = stripe.webhooks.constructEvent(body, signature, secret, 300, undefined, at);
    expect((await stripe.events.retrieve(event.id)).type).toBe(event.type);
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other', 300, undefined, at)).toThrow(
      'signature',
    );
  }
});

test('an idempotency key replays a refusal, and rejects other parameters @pay-03', async () => {
  const idempotencyKey = randomUUID();
  const parameters = order({ payment_method: await enterCard('4000000000000002') });
  const first = await catchError(stripe.paymentIntents.create(parameters, { idempotencyKey }));
  const second = await catchError(stripe.paymentIntents.create(parameters, { idempotencyKey }));
  expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
  expect(second.headers?.['idempotent-replayed']).toBe('true');
  const other = await catchError(stripe.paymentIntents.create({ ...parameters, amount: 1000 }, { idempotencyKey }));
  expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  // An invalid request is not kept, so the corrected one may use its key.
  const key = randomUUID();
  await catchError(stripe.paymentIntents.create(order({ amount: 0 }), { idempotencyKey: key }));
  const corrected = await stripe.paymentIntents.create(order({ payment_method: await enterCard() }), {
    idempotencyKey: key,
  });
  expect(corrected.status).toBe('succeeded');
});

test('refunds are part of the charge, at most its amount @pay-03', async () => {
  const intent = await pay();
  const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 600, metadata: { refund: 'r1' } });
  expect(refund).toMatchObject({ status: 'succeeded', payment_intent: intent.id, metadata: { refund: 'r1' } });
  expect((await catchError(stripe.refunds.create({ payment_intent: intent.id, amount: 400 }))).param).toBe('amount');
  await stripe.refunds.create({ payment_intent: intent.id });
  const error = await catchError(stripe.refunds.create({ payment_intent: intent.id }));
  expect(error.code).toBe('charge_already_refunded');
  expect((await stripe.refunds.list({ payment_intent: intent.id })).data.map(({ amount }) => amount)).toEqual([
    399, 600,
  ]);
});

test('the test card for disputes opens a dispute an hour after its payment @pay-03', async () => {
  const intent = await pay('4000000000000259');
  gateway.clock.time += 60 * 60 * 1000;
  await vi.waitFor(() => expect(readTypes()).toContain('charge.dispute.created'), { timeout: 10_000 });
  const { data } = await stripe.disputes.list({ payment_intent: intent.id });
  expect(await stripe.disputes.retrieve(data[0]?.id ?? '')).toMatchObject({ status: 'needs_response', amount: 999 });
});

test('a merchant sees only its own objects, and an unknown key none @pay-03', async () => {
  const intent = await pay();
  const error = await catchError(openStripe('south').paymentIntents.retrieve(intent.id));
  expect([error.statusCode, error.code]).toEqual([404, 'resource_missing']);
  expect((await openStripe('south').events.list()).data).toEqual([]);
  expect(await catchError(openStripe('east').events.list())).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});

test('states and parameters that Stripe does not allow are refused @pay-03', async () => {
  const intent = await pay();
  const state = await catchError(stripe.paymentIntents.cancel(intent.id));
  expect([state.code, state.payment_intent?.status]).toEqual(['payment_intent_unexpected_state', 'succeeded']);
  const unknown = await catchError(
    stripe.rawRequest('POST', '/v1/payment_intents', { amount: 1, currency: 'eur', payment_method_types: ['card'] }),
  );
  expect([unknown.code, unknown.param]).toEqual(['parameter_unknown', 'payment_method_types']);
  const missing = await catchError(stripe.rawRequest('POST', '/v1/payment_intents', { currency: 'eur' }));
  expect([missing.code, missing.param]).toEqual(['parameter_missing', 'amount']);
});
