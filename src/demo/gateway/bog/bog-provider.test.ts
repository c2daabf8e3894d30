import { createVerify, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestGateway } from '../../../../tests/support/gateway.ts';

interface Receipt {
  order_id: string;
  order_status: { key: string };
  purchase_units: Record<string, unknown>;
  payment_detail: Record<string, unknown>;
  actions: Record<string, unknown>[];
}

let gateway: Awaited<ReturnType<typeof openTestGateway>>;
let accessToken: string;
beforeEach(async () => {
  gateway = await openTestGateway();
  accessToken = await signIn('north', 'bog-secret-of-north');
});
afterEach(() => gateway.close());

async function signIn(id: string, secret: string): Promise<string> {
  const response = await fetch(`${gateway.origin}/bog/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}
async function call(method: string, at: string, body?: object, key: string = randomUUID()) {
  const response = await fetch(`${gateway.origin}/bog/payments/v1${at}`, {
    method,
    headers: {
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      ...(method !== 'GET' && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const order = (changes: object = {}) => ({
  callback_url: 'https://north.test/events',
  external_order_id: 'a-1',
  purchase_units: {
    total_amount: 9.99,
    currency: 'GEL',
    basket: [{ product_id: 'licence', quantity: 1, unit_price: 9.99 }],
  },
  redirect_urls: { success: 'https://north.test/ok', fail: 'https://north.test/fail' },
  ...changes,
});
const startOrder = async (changes?: object): Promise<string> =>
  String((await call('POST', '/ecommerce/orders', order(changes))).body['id']);
const fillPage = (id: string, number: string, action = 'pay') =>
  fetch(`${gateway.origin}/bog/pay/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ action, number, expiry: '12 / 30', cvc: '123' }),
    redirect: 'manual',
  });
const readReceipt = async (id: string) => (await call('GET', `/receipt/${id}`)).body as unknown as Receipt;
const payOrder = async (number = '4242424242424242'): Promise<string> => {
  const id = await startOrder();
  await fillPage(id, number);
  return id;
};

test('an order is paid on the bank’s page, and its receipt has decimal texts @pay-03', async () => {
  const started = await call('POST', '/ecommerce/orders', order());
  const id = String(started.body['id']);
  expect(started.body['_links']).toMatchObject({ redirect: { href: `http://gateway.test/bog/pay/${id}` } });
  expect((await readReceipt(id)).order_status.key).toBe('created');
  const back = await fillPage(id, '4242424242424242');
  expect([back.status, back.headers.get('location')]).toEqual([303, 'https://north.test/ok']);
  expect(await readReceipt(id)).toMatchObject({
    external_order_id: 'a-1',
    order_status: { key: 'completed' },
    purchase_units: { request_amount: '9.99', transfer_amount: '9.99', refund_amount: '0.00', currency_code: 'GEL' },
    payment_detail: { code: '100', card_expiry_date: '12/30' },
  });
});

test.each([
  ['4000000000000002', '122'],
  ['4000000000009995', '107'],
  ['4000000000000069', '105'],
  ['4000000000000127', '103'],
  ['4000000000000119', '109'],
])('the test card %s is rejected with the code %s @pay-03', async (number, code) => {
  const id = await startOrder();
  expect((await fillPage(id, number)).headers.get('location')).toBe('https://north.test/fail');
  expect(await readReceipt(id)).toMatchObject({ order_status: { key: 'rejected' }, payment_detail: { code } });
});

test.each([
  ['approve', 'completed', 'https://north.test/ok'],
  ['refuse', 'rejected', 'https://north.test/fail'],
])('after the answer %s of the confirmation page an order is %s @pay-03', async (answer, status, url) => {
  const id = await startOrder();
  const page = (await fillPage(id, '4000002500003155')).headers.get('location') ?? '';
  expect((await readReceipt(id)).order_status.key).toBe('processing');
  expect(await gateway.answerBank(page, answer)).toBe(url);
  expect((await readReceipt(id)).order_status.key).toBe(status);
});

test('the bank’s page rejects a wrong card number, and an order that is closed @pay-03', async () => {
  const id = await startOrder();
  const page = await fillPage(id, '4242424242424241');
  expect([page.status, await page.text()]).toEqual([422, expect.stringContaining('Enter the number as on the card.')]);
  await fillPage(id, '', 'leave');
  expect((await fillPage(id, '4242424242424242')).status).toBe(409);
  expect((await readReceipt(id)).order_status.key).toBe('rejected');
});

test('an order that is not paid in its time is rejected with the code 110 @pay-03', async () => {
  const id = await startOrder({ ttl: 2 });
  await gateway.script('clock', { offsetMs: 120_000 });
  expect(await readReceipt(id)).toMatchObject({ order_status: { key: 'rejected' }, payment_detail: { code: '110' } });
});

test('callbacks are signed by the key that the gateway offers @pay-03', async () => {
  const id = await payOrder();
  await vi.waitFor(() => expect(gateway.webhooks).toHaveLength(1));
  const [{ body, headers } = { body: '', headers: {} as Record<string, string> }] = gateway.webhooks;
  const key = await (await fetch(`${gateway.origin}/bog/callback-key`)).text();
  const verify = (text: string) =>
    createVerify('RSA-SHA256')
      .update(text)
      .verify(key, headers['callback-signature'] ?? '', 'base64');
  expect([verify(body), verify(`${body} `)]).toEqual([true, false]);
  expect(JSON.parse(body)).toMatchObject({ event: 'order_payment', body: await readReceipt(id) });
});

const saveAndPay = async (number: string, kind: string): Promise<string> => {
  const id = await startOrder();
  expect((await call('PUT', `/orders/${id}/${kind}`)).status).toBe(202);
  await fillPage(id, number);
  return id;
};
const renew = async (parent: string): Promise<Receipt> => {
  const body = { callback_url: 'https://north.test/events', external_order_id: 'a-2' };
  return readReceipt(String((await call('POST', `/ecommerce/orders/${parent}/subscribe`, body)).body['id']));
};

test('a saved card renews the amount of its order, until it is deleted @pay-03', async () => {
  const parent = await saveAndPay('4242424242424242', 'subscriptions');
  expect((await readReceipt(parent)).payment_detail['saved_card_type']).toBe('subscription');
  expect(await renew(parent)).toMatchObject({
    external_order_id: 'a-2',
    order_status: { key: 'completed' },
    purchase_units: { request_amount: '9.99' },
    payment_detail: { parent_order_id: parent },
  });
  expect((await call('DELETE', `/charges/card/${parent}`)).status).toBe(202);
  expect((await renew(parent)).payment_detail['code']).toBe('102');
});

test('renewals fail for the card of failing renewals, and for an order that saved no card @pay-03', async () => {
  expect((await renew(await saveAndPay('4000000000000341', 'subscriptions'))).payment_detail['code']).toBe('101');
  expect((await renew(await payOrder())).payment_detail['code']).toBe('102');
});

test('a saved card pays another order on the bank’s page without its number @pay-03', async () => {
  const parent = await saveAndPay('4242424242424242', 'cards');
  const id = String((await call('POST', `/ecommerce/orders/${parent}`, order())).body['id']);
  expect((await fillPage(id, '')).headers.get('location')).toBe('https://north.test/ok');
  expect((await readReceipt(id)).payment_detail['payer_identifier']).toBe('xxxxxxxxxxxx4242');
});

test('the held amount of an order with manual capture is charged or released @pay-03', async () => {
  for (const [decision, status] of [
    ['approve', 'completed'],
    ['cancel', 'rejected'],
  ]) {
    const id = await startOrder({ capture: 'manual' });
    await fillPage(id, '4242424242424242');
    expect((await readReceipt(id)).order_status.key).toBe('blocked');
    await call('POST', `/payment/authorization/${decision}/${id}`);
    expect((await readReceipt(id)).order_status.key).toBe(status);
  }
});

test('refunds are partial or full, at most the amount, and once per idempotency key @pay-03', async () => {
  const id = await payOrder();
  const key = randomUUID();
  const first = await call('POST', `/payment/refund/${id}`, { amount: 4.5 }, key);
  expect(first.body).toMatchObject({ key: 'request_received' });
  expect((await call('POST', `/payment/refund/${id}`, { amount: 4.5 }, key)).body).toEqual(first.body);
  expect(await readReceipt(id)).toMatchObject({
    order_status: { key: 'refunded_partially' },
    purchase_units: { refund_amount: '4.50' },
    actions: [{ action_id: first.body['action_id'], amount: '4.50', status: 'completed' }],
  });
  expect((await call('POST', `/payment/refund/${id}`, { amount: 5.5 })).status).toBe(400);
  await call('POST', `/payment/refund/${id}`);
  expect((await readReceipt(id)).order_status.key).toBe('refunded');
});

test('a refund that fails later leaves the order completed @pay-03', async () => {
  const id = await payOrder();
  await gateway.script('refunds', { provider: 'bank_of_georgia', outcome: 'pending-then-failed', delayMs: 60_000 });
  await call('POST', `/payment/refund/${id}`);
  expect((await readReceipt(id)).order_status.key).toBe('refund_requested');
  await gateway.script('clock', { offsetMs: 60_000 });
  expect(await readReceipt(id)).toMatchObject({
    order_status: { key: 'completed' },
    actions: [{ status: 'rejected' }],
  });
});

test('wrong clients, old tokens, other merchants’ orders and invalid orders are refused @pay-03', async () => {
  expect(await signIn('north', 'bog-secret-of-south')).toBeUndefined();
  const id = await startOrder();
  expect(await call('GET', '/receipt/nothing')).toEqual({ status: 400, body: { message: 'Invalid order_id' } });
  expect((await call('POST', '/ecommerce/orders', order({ callback_url: 'http://north.test/' }))).status).toBe(400);
  const units = { total_amount: 9.999, basket: [{ product_id: 'a', quantity: 1, unit_price: 9.999 }] };
  expect((await call('POST', '/ecommerce/orders', order({ purchase_units: units }))).status).toBe(400);
  expect((await call('POST', '/ecommerce/orders', order(), 'no-uuid')).status).toBe(400);
  accessToken = await signIn('south', 'bog-secret-of-south');
  expect((await call('GET', `/receipt/${id}`)).status).toBe(400);
  await gateway.script('clock', { offsetMs: 1800 * 1000 });
  expect((await call('GET', `/receipt/${id}`)).status).toBe(401);
});
