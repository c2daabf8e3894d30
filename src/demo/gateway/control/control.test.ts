import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestMerchant } from '../../../../tests/support/gateway.ts';
import { openStripeGateway } from '../../../../tests/support/stripe-gateway.ts';
import { createGateway } from '../gateway.ts';
import type { LedgerEntry } from './api-faults.ts';

let gateway: Awaited<ReturnType<typeof openStripeGateway>>;
let stripe: Stripe;
beforeEach(async () => {
  gateway = await openStripeGateway();
  ({ stripe } = gateway);
});
afterEach(() => gateway.close());

const fault = (command: object) => gateway.script('faults', { provider: 'stripe', ...command });
const policy = (command: object) => gateway.script('webhooks', { provider: 'stripe', ...command });
const createIntent = (idempotencyKey: string = randomUUID()) =>
  stripe.paymentIntents.create({ amount: 999, currency: 'eur' }, { idempotencyKey });
const catchError = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
const countIntents = async () => (await stripe.paymentIntents.list()).data.length;
const readLedger = async (): Promise<LedgerEntry[]> => {
  const body: unknown = await (await fetch(`${gateway.origin}/_control/requests`)).json();
  return (body as { requests: LedgerEntry[] }).requests;
};

test('an answer that is lost after the work is replayed under its idempotency key @pay-03', async () => {
  await fault({ kind: 'close-after', count: 2 });
  const key = randomUUID();
  // The SDK repeats a closed connection once by itself.
  expect(await catchError(createIntent(key))).toBeInstanceOf(Stripe.errors.StripeConnectionError);
  const intent = await createIntent(key);
  expect(intent.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(await countIntents()).toBe(1);
});

test('a connection that is closed before the work leaves nothing behind @pay-03', async () => {
  await fault({ kind: 'close-before', count: 2 });
  expect(await catchError(createIntent())).toBeInstanceOf(Stripe.errors.StripeConnectionError);
  expect(await countIntents()).toBe(0);
});

test.each([
  [429, Stripe.errors.StripeRateLimitError],
  [500, Stripe.errors.StripeAPIError],
  [503, Stripe.errors.StripeAPIError],
])('a scripted status %i is an error of the SDK, once @pay-03', async (status, type) => {
  await fault({ kind: 'status', status, retryAfterSeconds: 7, path: 'payment_intents' });
  // The fault is for other calls than this one.
  await stripe.customers.list();
  const error = await catchError(createIntent());
  expect(error).toBeInstanceOf(type);
  expect(error).toMatchObject({ statusCode: status, headers: { 'retry-after': '7' } });
  expect((await createIntent()).status).toBe('requires_payment_method');
});

test('a call whose key is in flight is refused until the delayed answer is there @pay-03', async () => {
  await fault({ kind: 'delay', delayMs: 400 });
  const key = randomUUID();
  const slow = createIntent(key);
  await vi.waitFor(async () => expect(await catchError(createIntent(key))).toMatchObject({ statusCode: 409 }));
  expect((await createIntent((await slow).id)).id).not.toBe((await slow).id);
  expect((await createIntent(key)).id).toBe((await slow).id);
});

const readEvents = () => gateway.webhooks.map(({ body }) => JSON.parse(body) as Stripe.Event & { padding?: string });
const verify =
  ({ body, headers }: (typeof gateway.webhooks)[number], secret: string) =>
  () =>
    stripe.webhooks.constructEvent(
      body,
      headers['stripe-signature'] ?? '',
      secret,
      300,
      undefined,
      gateway.clock.time / 1000,
    );
const ownSecret = createTestMerchant('north').secrets['stripe-webhook-secret'] ?? '';

test('an event is delivered fifty times with one id @pay-03', async () => {
  await policy({ kind: 'repeat', times: 50 });
  await createIntent();
  await vi.waitFor(() => expect(gateway.webhooks).toHaveLength(50));
  expect(new Set(readEvents().map(({ id }) => id)).size).toBe(1);
});

test('events arrive in reverse order @pay-03', async () => {
  await policy({ kind: 'reverse', count: 2 });
  const { id } = await createIntent();
  await stripe.paymentIntents.cancel(id);
  await vi.waitFor(() => expect(gateway.webhooks).toHaveLength(2));
  expect(readEvents().map(({ type }) => type)).toEqual(['payment_intent.canceled', 'payment_intent.created']);
});

test('a wrong signature does not verify, and one by the old key verifies by it only @pay-03', async () => {
  await policy({ kind: 'wrong-signature' });
  await policy({ kind: 'other-key', secret: 'whsec_old' });
  await createIntent();
  await vi.waitFor(() => expect(gateway.webhooks).toHaveLength(1));
  await createIntent();
  await vi.waitFor(() => expect(gateway.webhooks).toHaveLength(2));
  const [wrong, old] = gateway.webhooks;
  if (!wrong || !old) throw new Error('There are no webhooks');
  expect(verify(wrong, ownSecret)).toThrow('signature');
  expect(verify(old, ownSecret)).toThrow('signature');
  expect(verify(old, 'whsec_old')()).toMatchObject({ type: 'payment_intent.created' });
});

test('events of unknown types, about unknown objects and of any size are signed like others @pay-03', async () => {
  await policy({ kind: 'unknown-type' });
  await policy({ kind: 'unknown-object' });
  await policy({ kind: 'huge-body', bytes: 100_000 });
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) ids.push((await createIntent()).id);
  await vi.waitFor(() => expect(gateway.webhooks).toHaveLength(3));
  for (const webhook of gateway.webhooks) expect(verify(webhook, ownSecret)).not.toThrow();
  const events = readEvents();
  expect(events.filter(({ type }) => type !== 'payment_intent.created')).toHaveLength(1);
  const known = events.filter(({ data }) => ids.includes((data.object as { id: string }).id));
  expect(known).toHaveLength(2);
  expect(events.map(({ padding }) => padding?.length ?? 0).sort((a, b) => a - b)).toEqual([0, 0, 100_000]);
});

test('a late event waits for its time, and a dropped one never arrives @pay-03', async () => {
  await policy({ kind: 'drop' });
  await policy({ kind: 'late', delayMs: 600 });
  const dropped = await createIntent();
  const late = await createIntent();
  const other = await createIntent();
  const ids = () => readEvents().map(({ data }) => (data.object as { id: string }).id);
  await vi.waitFor(() => expect(ids()).toEqual([other.id, late.id]));
  expect(ids()).not.toContain(dropped.id);
});

test.each([
  ['pending-then-succeeded', 'pending', 'succeeded'],
  ['pending-then-failed', 'pending', 'failed'],
  ['failed', 'failed', 'failed'],
])('a refund with the outcome %s is %s and ends %s @pay-03', async (outcome, first, last) => {
  const intent = await gateway.pay();
  await gateway.script('refunds', { provider: 'stripe', outcome, delayMs: 60_000 });
  const refund = await stripe.refunds.create({ payment_intent: intent.id });
  expect(refund.status).toBe(first);
  await gateway.script('clock', { offsetMs: 60_000 });
  expect((await stripe.refunds.retrieve(refund.id)).status).toBe(last);
  // The amount of a failed refund can be given back again.
  const again = await catchError(stripe.refunds.create({ payment_intent: intent.id }));
  expect(again === undefined).toBe(last === 'failed');
});

test('a dispute is opened and lost by script @pay-03', async () => {
  const intent = await createIntent();
  await gateway.script('disputes', { provider: 'stripe', payment: intent.id, status: 'open' });
  // An unpaid payment cannot be disputed.
  expect((await stripe.disputes.list()).data).toEqual([]);
  await stripe.paymentIntents.confirm(intent.id, { payment_method: await gateway.enterCard() });
  for (const status of ['open', 'lost'])
    await gateway.script('disputes', { provider: 'stripe', payment: intent.id, status });
  expect((await stripe.disputes.list()).data.map(({ status }) => status)).toEqual(['lost']);
});

test('the ledger has each call without card numbers and keys, and is empty after a reset @pay-03', async () => {
  await createIntent('key-1');
  await catchError(
    stripe.rawRequest('POST', '/v1/payment_methods', { type: 'card', card: { number: '4242 4242 4242 4242' } }),
  );
  const ledger = await readLedger();
  expect(ledger[0]).toMatchObject({
    provider: 'stripe',
    realm: 'north',
    method: 'POST',
    path: '/v1/payment_intents',
    idempotencyKey: 'key-1',
    body: 'amount=999&currency=eur',
    status: 200,
  });
  expect(JSON.stringify(ledger)).not.toMatch(/4242.{0,3}4242|sk_test/);
  await fetch(`${gateway.origin}/_control`, { method: 'DELETE' });
  expect(await readLedger()).toEqual([]);
});

test('commands of other machines, of web forms and with mistakes are refused @pay-03', async () => {
  const { app, close } = createGateway({
    merchants: [],
    clock: { now: () => 0 },
    browserOrigin: 'http://gateway.test',
    bankKey: '',
  });
  const remote = { caller: { address: '192.168.1.7', secure: false } };
  expect((await app.request('/_control/requests', {}, remote)).status).toBe(403);
  close();
  const send = (contentType: string, body: string) =>
    fetch(`${gateway.origin}/_control/faults`, { method: 'POST', headers: { 'content-type': contentType }, body });
  expect((await send('text/plain', '{"provider":"card","kind":"close-before"}')).status).toBe(415);
  expect((await send('application/json', '{"provider":"card","kind":"fire"}')).status).toBe(400);
});
