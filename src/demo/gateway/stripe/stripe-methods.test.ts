import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  catchStripeError,
  createOrder,
  getBankUrl,
  openStripeGateway,
} from '../../../../tests/support/stripe-gateway.ts';

let gateway: Awaited<ReturnType<typeof openStripeGateway>>;
beforeEach(async () => {
  gateway = await openStripeGateway();
});
afterEach(() => gateway.close());

test.each([
  ['approve', 'succeeded', undefined],
  ['refuse', 'requires_payment_method', 'payment_method_provider_decline'],
  ['cancel', 'requires_payment_method', 'payment_method_customer_decline'],
])('an iDEAL payment is %s at the bank and then %s @pay-03', async (choice, status, code) => {
  const intent = await gateway.stripe.paymentIntents.create(
    createOrder({ allowed_payment_method_types: ['ideal'], payment_method_data: { type: 'ideal' } }),
  );
  await gateway.answerBank(getBankUrl(intent), choice);
  const read = await gateway.stripe.paymentIntents.retrieve(intent.id);
  expect([read.status, read.last_payment_error?.code]).toEqual([status, code]);
});

test('a Bancontact payment makes a SEPA mandate that renews after processing @pay-03', async () => {
  const customer = await gateway.stripe.customers.create({});
  const intent = await gateway.stripe.paymentIntents.create(
    createOrder({
      customer: customer.id,
      setup_future_usage: 'off_session',
      payment_method_data: { type: 'bancontact', billing_details: { name: 'Nina' } },
    }),
  );
  await gateway.answerBank(getBankUrl(intent), 'approve');
  const paid = await gateway.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
  const charge = paid.latest_charge as Stripe.Charge;
  const mandate = String(charge.payment_method_details?.bancontact?.generated_sepa_debit);
  const renewal = await gateway.stripe.paymentIntents.create(
    createOrder({ customer: customer.id, payment_method: mandate, off_session: true }),
  );
  expect(renewal.status).toBe('processing');
  gateway.clock.time += 2000;
  await vi.waitFor(
    async () => expect((await gateway.stripe.paymentIntents.retrieve(renewal.id)).status).toBe('succeeded'),
    {
      timeout: 10_000,
    },
  );
});

test('a Bancontact payment without the payer’s name is refused @pay-03', async () => {
  const error = await catchStripeError(
    gateway.stripe.paymentIntents.create(createOrder({ payment_method_data: { type: 'bancontact' } })),
  );
  expect([error.code, error.param]).toEqual(['parameter_missing', 'billing_details[name]']);
});

const payByPhone = (code: string, action: string) =>
  fetch(`${gateway.origin}/phone`, { method: 'POST', body: new URLSearchParams({ code, action }) });
const startPix = (expiresAfterSeconds = 3600) =>
  gateway.stripe.paymentIntents.create(
    createOrder({
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
  expect(await gateway.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'succeeded',
    amount_received: 999,
  });
});

test('the phone refuses a damaged PIX code, an unknown one, and a cancelled payment @pay-03', async () => {
  const intent = await startPix();
  const code = getCode(intent);
  const damaged = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`;
  expect((await fetch(`${gateway.origin}/phone?code=${encodeURIComponent(damaged)}`)).status).toBe(422);
  await gateway.stripe.paymentIntents.cancel(intent.id);
  expect((await payByPhone(code, 'pay')).status).toBe(409);
  expect((await gateway.stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
});

test('a PIX code expires, and a late payment still succeeds @pay-03', async () => {
  const intent = await startPix(60);
  gateway.clock.time += 60_000;
  await vi.waitFor(
    async () =>
      expect(await gateway.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: { code: 'payment_intent_payment_attempt_expired' },
      }),
    { timeout: 10_000 },
  );
  await payByPhone(getCode(intent), 'pay');
  expect((await gateway.stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
});

test('another amount and a second payment of a PIX code are reported @pay-03', async () => {
  const other = await startPix();
  await payByPhone(getCode(other), 'pay-other');
  expect((await gateway.stripe.paymentIntents.retrieve(other.id)).amount_received).toBe(1000);
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
