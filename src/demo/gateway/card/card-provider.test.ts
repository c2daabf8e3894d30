import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestMerchant, openTestGateway } from '../../../../tests/support/gateway.ts';
import type { CardPayment, PaymentRequest } from './card-objects.ts';

let gateway: Awaited<ReturnType<typeof openTestGateway>>;
beforeEach(async () => {
  gateway = await openTestGateway();
});
afterEach(() => gateway.close());

interface Call {
  method?: string;
  body?: unknown;
  key?: string;
  realm?: string;
}

async function call(at: string, { method = 'POST', body, key = randomUUID(), realm = 'north' }: Call = {}) {
  const response = await fetch(`${gateway.origin}/card/v1${at}`, {
    method,
    headers: {
      authorization: `Bearer card-key-of-${realm}`,
      'content-type': 'application/json',
      ...(method === 'POST' && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    isReplayed: response.headers.get('idempotent-replayed') === 'true',
    body: (text === '' ? undefined : JSON.parse(text)) as Record<string, unknown>,
  };
}

const openFields = async (): Promise<string> => {
  const session = { pageOrigin: 'https://north.test', locale: 'pt_BR', customer: 'nina' };
  return String((await call('/field-sessions', { body: session })).body['url']);
};
const enterCard = async (number: string): Promise<string> =>
  String((await gateway.enterCard(await openFields(), { number })).body['token']);

const order = (token: string, changes: Partial<PaymentRequest> = {}): PaymentRequest => ({
  money: { amount: 999, scale: 2, currency: 'EUR' },
  source: { token },
  store: false,
  customer: 'nina',
  reference: randomUUID(),
  description: 'Licence',
  returnUrl: 'https://north.test/return?basket=7',
  isPayerPresent: true,
  metadata: { realm: 'north', account: 'nina' },
  ...changes,
});
const pay = async (number: string, changes: Partial<PaymentRequest> = {}): Promise<CardPayment> =>
  (await call('/payments', { body: order(await enterCard(number), changes) })).body as unknown as CardPayment;
const readPayment = async ({ id }: CardPayment): Promise<unknown> =>
  (await call(`/payments/${id}`, { method: 'GET' })).body['status'];

test('a card pays, and its token cannot pay again @pay-03', async () => {
  const token = await enterCard('4242 4242 4242 4242');
  const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2030, fingerprint: expect.any(String) };
  const before = await call(`/tokens/${token}`, { method: 'GET' });
  expect(before.body).toEqual({ token, isUsed: false, card, customer: 'nina' });
  const paid = await call('/payments', { body: order(token) });
  expect(paid).toMatchObject({ status: 201, body: { status: 'succeeded', money: { amount: 999 } } });
  expect((await call(`/tokens/${token}`, { method: 'GET' })).body['isUsed']).toBe(true);
  expect(await call('/payments', { body: order(token) })).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_request', param: 'source.token' } },
  });
});

test.each([
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000009987', 'lost_or_stolen'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
  ['4000000000000036', 'invalid_zip'],
])('the test card %s fails with %s @pay-03', async (number, code) => {
  expect(await pay(number)).toMatchObject({ status: 'failed', failure: { code, message: expect.any(String) } });
});

test('a currency that does not exist fails with currency_not_supported @pay-03', async () => {
  const payment = await pay('4242424242424242', { money: { amount: 1, scale: 2, currency: 'ZZZ' } });
  expect(payment.failure?.code).toBe('currency_not_supported');
});

test('the card fields reject a number with a wrong check digit, a past month and a short code @pay-03', async () => {
  const card = { number: '4242424242424241', expiry: '11/26', cvc: '12' };
  expect(await gateway.enterCard(await openFields(), card)).toEqual({
    status: 422,
    body: { errors: { number: 'incorrect_number', expiry: 'expired_card', cvc: 'incorrect_cvc' } },
  });
});

test('the card fields take no card after their session has ended @pay-03', async () => {
  const url = await openFields();
  gateway.clock.time += 60 * 60 * 1000;
  expect((await gateway.enterCard(url, { number: '4242424242424242' })).status).toBe(410);
});

test('the page of the card fields may be framed by its page only and runs its own script only @pay-03', async () => {
  const response = await fetch(`${gateway.origin}${new URL(await openFields()).pathname}`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('frame-ancestors https://north.test');
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
  const page = await response.text();
  expect(page).toContain(`<script nonce="${nonce}">`);
  expect(page).toContain('lang="pt" dir="ltr"');
});

test.each([
  ['approve', 'succeeded'],
  ['refuse', 'failed'],
  ['cancel', 'cancelled'],
])('the answer %s of the bank’s page makes the payment %s and leads back @pay-03', async (answer, status) => {
  const payment = await pay('4000002500003155');
  expect(payment).toMatchObject({ status: 'requires_action', action: { type: 'challenge' } });
  const url = payment.action?.url ?? '';
  const page = await fetch(`${gateway.origin}${new URL(url).pathname}`);
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors https://north.test');
  expect(await page.text()).toContain('9.99 EUR');
  expect(await gateway.answerBank(url, answer)).toBe('https://north.test/return?basket=7');
  expect(await readPayment(payment)).toBe(status);
  // A second answer changes nothing.
  await gateway.answerBank(url, answer === 'approve' ? 'refuse' : 'approve');
  expect(await readPayment(payment)).toBe(status);
});

test('a payment waits for ever when the payer closes the bank’s page, until it is cancelled @pay-03', async () => {
  const payment = await pay('4000002500003155');
  expect(await gateway.answerBank(payment.action?.url ?? '', 'close')).toBeNull();
  expect(await readPayment(payment)).toBe('requires_action');
  expect((await call(`/payments/${payment.id}/cancel`)).body).toMatchObject({ status: 'cancelled' });
  await gateway.answerBank(payment.action?.url ?? '', 'approve');
  expect(await readPayment(payment)).toBe('cancelled');
});

const renew = async (storedCard: string): Promise<CardPayment> => {
  const body = order('', { source: { storedCard }, isPayerPresent: false });
  return (await call('/payments', { body })).body as unknown as CardPayment;
};

test('a stored card is charged without the payer, unless its bank wants the payer @pay-03', async () => {
  const first = await pay('4242424242424242', { store: true });
  expect(first.storedCard).toMatchObject({ brand: 'visa', last4: '4242' });
  expect((await renew(first.storedCard?.id ?? '')).status).toBe('succeeded');

  const once = await pay('4000002500003155', { store: true });
  expect(once.storedCard).toBeUndefined();
  await gateway.answerBank(once.action?.url ?? '', 'approve');
  const stored = (await call(`/payments/${once.id}`, { method: 'GET' })).body as unknown as CardPayment;
  expect((await renew(stored.storedCard?.id ?? '')).status).toBe('succeeded');

  const failing = await pay('4000000000000341', { store: true });
  expect((await renew(failing.storedCard?.id ?? '')).failure?.code).toBe('card_declined');
});

test('a card that always needs the payer fails a renewal with authentication_required @pay-03', async () => {
  const payment = await pay('4000002760003184', { store: true });
  await gateway.answerBank(payment.action?.url ?? '', 'approve');
  const paid = (await call(`/payments/${payment.id}`, { method: 'GET' })).body as unknown as CardPayment;
  expect((await renew(paid.storedCard?.id ?? '')).failure?.code).toBe('authentication_required');
});

test('a deleted stored card cannot be charged, and deleting it twice is no error @pay-03', async () => {
  const id = (await pay('4242424242424242', { store: true })).storedCard?.id ?? '';
  for (const _ of [1, 2]) expect((await call(`/stored-cards/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await call('/payments', { body: order('', { source: { storedCard: id } }) })).status).toBe(400);
});

test('an idempotency key replays its payment and rejects another body @pay-03', async () => {
  const body = order(await enterCard('4000000000000002'));
  const [first, second] = [await call('/payments', { body, key: 'k1' }), await call('/payments', { body, key: 'k1' })];
  expect([first.isReplayed, second.isReplayed, second.body]).toEqual([false, true, first.body]);
  expect(await call('/payments', { body: { ...body, description: 'Other' }, key: 'k1' })).toMatchObject({
    status: 409,
    body: { error: { code: 'idempotency_error' } },
  });
  expect((await call(`/payments?reference=${body.reference}`, { method: 'GET' })).body['payments']).toHaveLength(1);
  gateway.clock.time += 24 * 60 * 60 * 1000;
  // The token is used, so the call itself runs again.
  expect((await call('/payments', { body, key: 'k1' })).status).toBe(400);
});

test('a merchant sees only its own tokens and payments @pay-03', async () => {
  const token = await enterCard('4242424242424242');
  expect((await call(`/tokens/${token}`, { method: 'GET', realm: 'south' })).status).toBe(404);
  expect((await call('/payments', { body: order(token), realm: 'south' })).status).toBe(400);
  const { id, reference } = (await call('/payments', { body: order(token) })).body;
  expect((await call(`/payments/${id}`, { method: 'GET', realm: 'south' })).status).toBe(404);
  const found = await call(`/payments?reference=${reference}`, { method: 'GET', realm: 'south' });
  expect(found.body['payments']).toEqual([]);
  expect(await call('/payments', { body: order(token), realm: 'nowhere' })).toMatchObject({
    status: 401,
    body: { error: { code: 'unauthorized' } },
  });
});

test('refunds of a payment are never larger than the payment @pay-03', async () => {
  const payment = await pay('4242424242424242');
  const refund = (amount: number) =>
    call(`/payments/${payment.id}/refunds`, { body: { money: { ...payment.money, amount }, reference: randomUUID() } });
  const first = await refund(600);
  expect(first).toMatchObject({ status: 201, body: { payment: payment.id, status: 'succeeded' } });
  expect((await refund(400)).status).toBe(400);
  expect((await refund(399)).status).toBe(201);
  expect((await call(`/refunds/${String(first.body['id'])}`, { method: 'GET' })).body).toEqual(first.body);
  const failed = await pay('4000000000000002');
  const body = { money: failed.money, reference: randomUUID() };
  expect((await call(`/payments/${failed.id}/refunds`, { body })).status).toBe(400);
});

test('webhooks are signed as Standard Webhooks and repeated until the server accepts them @pay-03', async () => {
  gateway.webhookStatuses.push(500, 503);
  const payment = await pay('4242424242424242');
  await vi.waitFor(() => expect(gateway.webhooks).toHaveLength(3));
  const secret = createTestMerchant('north').secrets['card-webhook-secret'] ?? '';
  vi.useFakeTimers({ now: gateway.clock.time, toFake: ['Date'] });
  for (const { url, headers, body } of gateway.webhooks) {
    expect(url).toBe('http://north.test/events/card');
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'payment.updated', data: payment });
  }
  vi.useRealTimers();
  expect(new Set(gateway.webhooks.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('the test card for disputes opens a dispute an hour after its payment @pay-03', async () => {
  const payment = await pay('4000000000000259');
  gateway.clock.time += 60 * 60 * 1000;
  await vi.waitFor(
    () => {
      const dispute = gateway.webhooks
        .map(({ body }) => JSON.parse(body))
        .find(({ type }) => type === 'dispute.updated');
      expect(dispute?.data).toMatchObject({ payment: payment.id, status: 'open', money: payment.money });
    },
    { timeout: 10_000 },
  );
});

test('payments survive a restart of the gateway, and its file has no card number @pay-03', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'playbill-gateway-'));
  const stateFile = path.join(folder, 'state', 'gateway.json');
  await gateway.close();
  gateway = await openTestGateway({ stateFile });
  const payment = await pay('4242424242424242', { store: true });
  await gateway.close();
  const text = await readFile(stateFile, 'utf8');
  expect(text).toContain(payment.id);
  expect(text).not.toContain('4242424242424242');
  gateway = await openTestGateway({ stateFile });
  expect(await readPayment(payment)).toBe('succeeded');
  expect((await renew(payment.storedCard?.id ?? '')).status).toBe('succeeded');
  await rm(folder, { recursive: true });
});
