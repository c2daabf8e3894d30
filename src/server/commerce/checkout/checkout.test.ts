import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { type Buyer, openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { json } from '../../../../tests/support/realm-server.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { createMoney } from '../domain/money.ts';
import { settleAttempt } from '../payments/settle.ts';

let lab: Awaited<ReturnType<typeof openCheckoutLab>>;
beforeAll(async () => {
  lab = await openCheckoutLab();
});
afterAll(() => lab.close());

const CHALLENGED = '4000002760003184';
const MONTH_MS = 31 * 24 * 60 * 60 * 1000;
const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });

const listHeld = async (buyer: Buyer): Promise<[id: number, status: string][]> =>
  (await buyer.call<{ licences: LicenceStatus[] }>('/api/v2/user/licence')).body.licences.map(({ licence, status }) => [
    licence.id,
    status,
  ]);
const readPurchase = async (buyer: Buyer, { purchaseId }: Pick<PurchaseStatus, 'purchaseId'>) =>
  (await buyer.call<PurchaseStatus>(`/api/v2/customer/purchases/${purchaseId}`)).body;

test('a basket has the price, tax, renewal and methods of its licence @pay-02', async () => {
  const buyer = await lab.addBuyer();
  const { status, body } = await buyer.putBasket(2, { returnPath: '/video/1' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    version: 1,
    basketItems: [{ sku: 'yearly-eur', licenceId: 2, name: 'Yearly' }],
    price: eur(9900),
    discount: eur(1980),
    total: eur(7920),
    taxInclusive: true,
    returnPath: '/video/1',
    missingFields: [],
    missingConsents: [],
    cards: [],
  });
  expect(body.renewal).toMatchObject({ price: eur(9900), period: 'P1Y' });
  expect(body.paymentOptions[0]).toEqual({ provider: 'card', method: 'card', flow: 'fields', renewal: 'native' });
});

test('a card pays a basket, and the account holds the licence at once @pay-01 @pay-03', async () => {
  const buyer = await lab.addBuyer();
  const { status, body } = await buyer.buy(1);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'COMPLETE',
    licenceId: 1,
    total: eur(999),
    receipt: {
      name: 'Monthly',
      total: eur(999),
      invoice: expect.stringMatching(/^\d{4}-\d{6}$/),
      card: { cardType: 'visa', last4Digits: '4242' },
      renewal: { price: eur(999), period: 'P1M' },
    },
  });
  expect(body.receipt?.renewal?.at).toBe(lab.server.clock.now() + MONTH_MS);
  expect(await listHeld(buyer)).toEqual([[1, 'ACTIVE']]);
  expect((await buyer.call('/api/v2/customer/basket')).status).toBe(404);
  const { body: init } = await buyer.call<{ licences?: LicenceStatus[] }>('/api/v1/init');
  expect(init.licences).toMatchObject([{ licence: { id: 1 }, status: 'ACTIVE', isEffective: true }]);
  const ofGuest = await lab.server.call('/api/v1/init');
  expect(await ofGuest.json()).not.toHaveProperty('licences');
});

test('a card that renews a licence is stored, and pays the next purchase @pay-06', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  const { body: basket } = await buyer.putBasket(3);
  expect(basket.cards).toMatchObject([{ cardType: 'visa', last4Digits: '4242', expiryMonth: 12, expiryYear: 2030 }]);
  const { body } = await buyer.pay(basket, basket.defaultCardId);
  expect(body.status).toBe('COMPLETE');
  expect((await listHeld(buyer)).map(([id]) => id).sort()).toEqual([1, 3]);
});

test('a payment of another amount grants nothing, and names what support needs @pay-11', async () => {
  const buyer = await lab.addBuyer();
  const { body: started } = await buyer.buy(3, CHALLENGED);
  const [attempt] = await lab.server.database.query<{ id: string; reference: string }>(
    'select id, reference from payment_attempts where purchase_id = $1',
    [started.purchaseId],
  );
  if (!attempt) throw new Error('There is no payment');
  const { id: attemptId, reference } = attempt;
  const money = createMoney(500n, 'EUR');
  const report = {
    attemptId,
    reference,
    money,
    realm: 'north',
    accountId: undefined,
    result: { kind: 'SUCCEEDED' },
  } as const;
  const now = lab.server.clock.now();
  await inRealm(lab.server.context.db, 'north', (tx) =>
    settleAttempt(tx, { realm: 'north', provider: 'card', report, now, hooks: undefined }),
  );
  const putAside = { status: 'PENDING', wrongAmount: { received: eur(500), reference } };
  const shown = await readPurchase(buyer, started);
  expect(shown).toMatchObject(putAside);
  expect(shown.action).toBeUndefined();
  // The provider has the money, so the payer cannot cancel the payment.
  await buyer.call(`/api/v2/customer/purchases/${started.purchaseId}/cancel`, { method: 'POST' });
  expect(await readPurchase(buyer, started)).toMatchObject(putAside);
  expect(await listHeld(buyer)).toEqual([]);
});

test('a card token of another account is unknown, and pays nothing @pay-06', async () => {
  const owner = await lab.addBuyer();
  const { body: owned } = await owner.putBasket(3);
  const token = await owner.enterCard(owned, '4242424242424242');
  const thief = await lab.addBuyer();
  const { body: basket } = await thief.putBasket(3);
  const target = { paymentDetailsExid: token, targetPaymentProvider: 'card', paymentMethodType: 'card' };
  const validate = async (buyer: Buyer) => (await buyer.call('/api/v4/payment-method/validate', json(target))).status;
  const { status, body } = await thief.pay(basket, token);
  expect([status, body.messages, await validate(thief)]).toEqual([404, ['failedPayment'], 404]);
  expect(await listHeld(thief)).toEqual([]);
  expect([await validate(owner), (await owner.pay(owned, token)).body.status]).toEqual([200, 'COMPLETE']);
});

test('a stored card of another account pays nothing @pay-06', async () => {
  const owner = await lab.addBuyer();
  await owner.buy(1);
  const { body: owned } = await owner.putBasket(3);
  const thief = await lab.addBuyer();
  const { body: basket } = await thief.putBasket(3);
  const { status } = await thief.pay(basket, owned.defaultCardId);
  expect(status).not.toBe(201);
  expect(await listHeld(thief)).toEqual([]);
});

test.each([
  ['4000000000000002', 'card_declined', 'payment.declined.card_declined'],
  ['4000000000009995', 'PAYMENT_FAILED', 'payment.declined.insufficient_funds'],
  ['4000000000009987', 'card_declined', 'payment.declined.card_declined'],
  ['4000000000000069', 'PAYMENT_FAILED', 'payment.declined.expired_card'],
  ['4000000000000127', 'PAYMENT_FAILED', 'payment.declined.incorrect_cvc'],
  ['4000000000000119', 'PAYMENT_FAILED', 'payment.declined.processing_error'],
])(
  'the card %s answers 402 %s with the label %s, and the basket can be paid again @pay-04',
  async (number, code, label) => {
    const buyer = await lab.addBuyer();
    const { body: basket } = await buyer.putBasket(3);
    const refused = await buyer.pay(basket, await buyer.enterCard(basket, number));
    expect(refused).toMatchObject({ status: 402, body: { code, messages: [label] } });
    expect(await listHeld(buyer)).toEqual([]);
    const paid = await buyer.pay(basket, await buyer.enterCard(basket, '4242424242424242'));
    expect(paid.body.status).toBe('COMPLETE');
  },
);

test('a challenge is shown, and its approval completes the purchase by the webhook @pay-03', async () => {
  const buyer = await lab.addBuyer();
  const { status, body } = await buyer.buy(3, CHALLENGED);
  expect([status, body.status, body.action?.type]).toEqual([201, 'ACTION_REQUIRED', 'CHALLENGE']);
  expect(await listHeld(buyer)).toEqual([]);
  await lab.gateway.answerBank(body.redirectUrl ?? '', 'approve');
  await vi.waitFor(async () => expect((await readPurchase(buyer, body)).status).toBe('COMPLETE'), { timeout: 10_000 });
  expect(await listHeld(buyer)).toEqual([[3, 'ACTIVE']]);
});

test('the return of a challenge completes the purchase without a session and before the webhook @pay-07', async () => {
  lab.holdWebhooks();
  const buyer = await lab.addBuyer();
  const { body } = await buyer.buy(3, CHALLENGED);
  const location = new URL((await lab.gateway.answerBank(body.redirectUrl ?? '', 'approve')) ?? '');
  expect(location.pathname).toBe('/pay/card');
  const token = location.searchParams.get('token') ?? '';
  const callReturn = (provider: string) =>
    lab.server.call('/api/v2/payment/return', json({ provider, token, query: {} }));
  // Neither another provider of the realm nor one that it does not offer continues the payment.
  expect([(await callReturn('stripe')).status, (await callReturn('bank_of_georgia')).status]).toEqual([404, 404]);
  expect(await listHeld(buyer)).toEqual([]);
  const returned = await callReturn('card');
  expect([returned.status, ((await returned.json()) as PurchaseStatus).status]).toEqual([200, 'COMPLETE']);
  expect(await listHeld(buyer)).toEqual([[3, 'ACTIVE']]);
  await vi.waitFor(() => expect(lab.countHeld()).toBeGreaterThan(0));
  expect([...new Set(await lab.releaseWebhooks())]).toEqual([200]);
  expect(await listHeld(buyer)).toEqual([[3, 'ACTIVE']]);
});

// Adyen's events call a canceled payment refused: the reason is not signed.
test('a payment that the payer canceled is no refusal, also if the event comes before the return @pay-03', async () => {
  const buyer = await lab.addBuyer({ country: 'PH' });
  const address = { countryCode: 'PH', line1: 'Rizal Avenue 1', postalCode: '1000', city: 'Manila' };
  const details = { fullName: 'Nina New', email: buyer.email, address };
  expect((await buyer.call('/api/v2/user/billing-details', { ...json(details), method: 'PUT' })).status).toBe(204);
  const { body: basket } = await buyer.putBasket(3);
  const { body } = await buyer.pay(basket, undefined, { provider: 'adyen', method: 'gcash' });
  const location = new URL((await lab.gateway.answerBank(body.redirectUrl ?? '', 'cancel')) ?? '');
  await vi.waitFor(async () => expect((await readPurchase(buyer, body)).status).toBe('FAILED'), { timeout: 10_000 });
  const { token = '', ...query } = Object.fromEntries(location.searchParams);
  const returned = await lab.server.call('/api/v2/payment/return', json({ provider: 'adyen', token, query }));
  expect([returned.status, ((await returned.json()) as PurchaseStatus).status]).toEqual([200, 'CANCELLED']);
});

test.each(['', 'x', `${'x'.repeat(20)}.y.z`])(
  'a return with the token “%s” is answered with 404 @pay-07',
  async (token) => {
    const returned = await lab.server.call('/api/v2/payment/return', json({ provider: 'card', token, query: {} }));
    expect(returned.status).toBe(404);
  },
);

test('a failed challenge ends the attempt, and another card pays the same basket @pay-03', async () => {
  const buyer = await lab.addBuyer();
  const { body: basket } = await buyer.putBasket(3);
  const { body } = await buyer.pay(basket, await buyer.enterCard(basket, CHALLENGED));
  await lab.gateway.answerBank(body.redirectUrl ?? '', 'refuse');
  await vi.waitFor(async () =>
    expect(await readPurchase(buyer, body)).toMatchObject({
      status: 'FAILED',
      failure: { message: 'payment.declined.authentication_failed' },
    }),
  );
  const paid = await buyer.pay(basket, await buyer.enterCard(basket, '4242424242424242'));
  expect(paid.body.status).toBe('COMPLETE');
});

test('a payer cancels a payment that waits, and the licence is not granted @pay-03', async () => {
  const buyer = await lab.addBuyer();
  const { body } = await buyer.buy(3, CHALLENGED);
  const cancelled = await buyer.call<PurchaseStatus>(`/api/v2/customer/purchases/${body.purchaseId}/cancel`, {
    method: 'POST',
  });
  expect([cancelled.status, cancelled.body.status]).toEqual([200, 'CANCELLED']);
  expect(await listHeld(buyer)).toEqual([]);
});

test('a purchase is hidden from other accounts, which cannot cancel it @pay-09', async () => {
  const buyer = await lab.addBuyer();
  const { body } = await buyer.buy(3, CHALLENGED);
  const other = await lab.addBuyer();
  const path = `/api/v2/customer/purchases/${body.purchaseId}`;
  expect((await other.call(path)).status).toBe(404);
  expect((await other.call(`${path}/cancel`, { method: 'POST' })).status).toBe(404);
  expect((await readPurchase(buyer, body)).status).toBe('ACTION_REQUIRED');
});

test('the purchase of a higher licence of the family ends the lower one, whose unused time is deducted @pay-09 @lic-01', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  await buyer.buy(2);
  const { body } = await buyer.call<{ licences: LicenceStatus[] }>('/api/v2/user/licence');
  expect(
    body.licences
      .map(({ licence, status, autoRenewingStatus, isEffective }) => [
        licence.id,
        status,
        autoRenewingStatus,
        isEffective,
      ])
      .sort(),
  ).toEqual([
    [1, 'EXPIRED', 'NOT_RENEWING', false],
    [2, 'ACTIVE', 'AUTO_RENEWING', true],
  ]);
});

test('a leftover basket whose plan is owned meanwhile is dropped, and the one before it is the basket @pay-02', async () => {
  const buyer = await lab.addBuyer();
  const readBasket = () => buyer.call<{ basketItems: object[] }>('/api/v2/customer/basket');
  await buyer.putBasket(3);
  lab.server.clock.advance(1000);
  await buyer.putBasket(1);
  lab.server.clock.advance(1000);
  await buyer.buy(1);
  expect(await readBasket()).toMatchObject({ status: 200, body: { basketItems: [{ licenceId: 3 }] } });
  await buyer.buy(3);
  expect(await readBasket()).toMatchObject({ status: 404, body: { messages: ['basketMissing'] } });
});

test('a basket of another account can be neither changed nor paid @pay-02', async () => {
  const owner = await lab.addBuyer();
  const { body: basket } = await owner.putBasket(3);
  const other = await lab.addBuyer();
  expect((await other.putBasket(1, {}, basket.id)).status).toBe(404);
  expect((await other.pay(basket, 'tok')).status).toBe(404);
  expect((await owner.call<{ basketItems: object[] }>('/api/v2/customer/basket')).body.basketItems).toMatchObject([
    { licenceId: 3 },
  ]);
});

test('ten requests with one idempotency key are one payment @pay-09', async () => {
  const buyer = await lab.addBuyer();
  const { body: basket } = await buyer.putBasket(3);
  const token = await buyer.enterCard(basket, '4242424242424242');
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.pay(basket, token, {}, { headers })));
  expect(new Set(answers.map(({ body }) => body.purchaseId)).size).toBe(1);
  await vi.waitFor(async () => expect(await listHeld(buyer)).toEqual([[3, 'ACTIVE']]));
});

test('of two baskets with one licence that are paid at the same time, one is paid @pay-09', async () => {
  const buyer = await lab.addBuyer();
  const baskets = [(await buyer.putBasket(3)).body, (await buyer.putBasket(3)).body];
  const tokens = await Promise.all(baskets.map((basket) => buyer.enterCard(basket, '4242424242424242')));
  const answers = await Promise.all(baskets.map((basket, index) => buyer.pay(basket, tokens[index])));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await listHeld(buyer)).toEqual([[3, 'ACTIVE']]);
});

test('a payment of an older version of a basket is refused @pay-02', async () => {
  const buyer = await lab.addBuyer();
  const { body: first } = await buyer.putBasket(1);
  const { body: second } = await buyer.putBasket(2, {}, first.id);
  expect(second.version).toBe(first.version + 1);
  const token = await buyer.enterCard(second, '4242424242424242');
  expect(await buyer.pay(first, token)).toMatchObject({ status: 409, body: { messages: ['basketChanged'] } });
  expect((await buyer.pay(second, token)).body.receipt?.licenceId).toBe(2);
});

test('a free trial costs nothing now, stores the card, and is granted once per account @pay-04', async () => {
  const buyer = await lab.addBuyer();
  const { body: basket } = await buyer.putBasket(4);
  expect(basket).toMatchObject({
    total: eur(0),
    renewal: { price: eur(499), period: 'P1M' },
    basketItems: [{ subscriptionSetting: { trialPeriodDuration: 'P7D' } }],
  });
  const paid = await buyer.pay(basket, await buyer.enterCard(basket, '4242424242424242'));
  expect(paid.body.status).toBe('COMPLETE');
  expect(await listHeld(buyer)).toEqual([[4, 'TRIAL_ACTIVE']]);
  const again = { code: 'INVALID_TIER_CHANGE', messages: ['planOwned'] };
  expect(await buyer.putBasket(4)).toMatchObject({ status: 409, body: again });
});

test('a card that another account used for the trial gets 409 freeTrialDenied until a purchase without it is accepted @pay-04', async () => {
  const first = await lab.addBuyer();
  await first.buy(4, '5555555555554444');
  const second = await lab.addBuyer();
  const { body: basket } = await second.putBasket(4);
  const denied = await second.pay(basket, await second.enterCard(basket, '5555555555554444'));
  expect(denied).toMatchObject({ status: 409, body: { messages: ['freeTrialDenied'] } });
  const path = `/api/v2/baskets/${basket.id}?acknowledgeNoFreeTrial=true`;
  expect(await listHeld(second)).toEqual([]);
  const { body: plain } = await second.call<typeof basket>(path, {
    ...json({ basketItems: [{ licenceId: 4 }] }),
    method: 'PUT',
  });
  expect(plain.total).toEqual(eur(499));
  const paid = await second.pay(plain, await second.enterCard(plain, '5555555555554444'));
  expect(paid.body).toMatchObject({ status: 'COMPLETE', total: eur(499) });
  expect(await listHeld(second)).toEqual([[4, 'ACTIVE']]);
});

test('a licence that costs nothing is taken without a provider @pay-03', async () => {
  const buyer = await lab.addBuyer();
  const { body: basket } = await buyer.putBasket(5);
  expect(basket.paymentOptions.map(({ method }) => method)).toEqual(['zero-balance']);
  const more = { provider: 'zero-balance', method: 'zero-balance' } as const;
  expect((await buyer.pay(basket, undefined, more)).body.status).toBe('COMPLETE');
  const { body: sold } = await buyer.putBasket(3);
  expect(await buyer.pay(sold, undefined, more)).toMatchObject({ status: 400, body: { messages: ['paymentError'] } });
});

test('a licence without a price for the buyer cannot be put into a basket @pay-02', async () => {
  const buyer = await lab.addBuyer();
  expect(await buyer.putBasket(6)).toMatchObject({ status: 404, body: { messages: ['planUnavailable'] } });
});

test('a payment without the billing details answers 424 with the missing fields, and is accepted afterwards @pay-04', async () => {
  const buyer = await lab.addBuyer({ hasAddress: false });
  const { body: basket } = await buyer.putBasket(3);
  expect(basket.missingFields).toEqual(['address']);
  const token = await buyer.enterCard(basket, '4242424242424242');
  expect(await buyer.pay(basket, token)).toMatchObject({
    status: 424,
    body: { code: 'BASKET_REQUIREMENTS_FAILED', details: { missingFields: ['address'] } },
  });
  const address = { countryCode: 'PT', line1: 'Rua das Flores 1', postalCode: '4050-262', city: 'Porto' };
  const details = { fullName: 'Nina New', email: buyer.email, address };
  await buyer.call('/api/v2/user/billing-details', { ...json(details), method: 'PUT' });
  // The address changes the tax, so the basket has a new version.
  expect((await buyer.pay(basket, token)).body.messages).toEqual(['basketChanged']);
  const { body: taxed } = await buyer.putBasket(3, {}, basket.id);
  expect([basket.tax, taxed.tax, taxed.missingFields]).toEqual([eur(0), eur(374), []]);
  expect((await buyer.pay(taxed, token)).body.status).toBe('COMPLETE');
});

test('no table, log line, request or response has a card number or a secret of a provider after all these payments @pay-03', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  await buyer.buy(3, CHALLENGED);
  const tables = await lab.server.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const secrets = Object.values(lab.server.context.config.secrets);
  expect([tables.length > 50, secrets.length > 5]).toEqual([true, true]);
  const forbidden = ['4242424242424242', '4242 4242', CHALLENGED, '5555555555554444', ...secrets];
  for (const { name } of tables) {
    const rows = await lab.server.database.query<{ row: string }>(`select t::text as row from "${name}" t`);
    const text = rows.map(({ row }) => row).join('\n');
    expect(
      forbidden.filter((value) => text.includes(value)),
      name,
    ).toEqual([]);
  }
  for (const lines of [lab.traffic, lab.logLines]) {
    expect(lines.length).toBeGreaterThan(50);
    expect(forbidden.filter((value) => lines.some((text) => text.includes(value)))).toEqual([]);
  }
});

/** Pays the event with a card of this number from an address. The answers of declined cards are 402. */
async function tryCard(buyer: Buyer, number: string, address?: string) {
  const { body: basket } = await buyer.putBasket(3);
  const from = { ...(address !== undefined && { address }) } as RequestInit;
  return buyer.pay(basket, await buyer.enterCard(basket, number), {}, from);
}
const REFUSED = '4000000000000002';
const TOO_MANY = { status: 429, body: { messages: ['tooManyDeclinedCards'] } };

test('after ten declined cards an account waits for an hour, other accounts do not @pay-04', async () => {
  const buyer = await lab.addBuyer();
  // The bank declines this one later.
  const { body: asked } = await tryCard(buyer, CHALLENGED);
  await lab.gateway.answerBank(asked.redirectUrl ?? '', 'refuse');
  await vi.waitFor(async () => expect((await readPurchase(buyer, asked)).status).toBe('FAILED'));
  for (let count = 2; count < 10; count += 1) expect((await tryCard(buyer, REFUSED)).status).toBe(402);
  // Neither a fault of the bank counts, nor a repeated request, and a success does not reset the count.
  expect((await tryCard(buyer, '4000000000000119')).status).toBe(402);
  expect((await buyer.buy(1)).status).toBe(201);
  const { body: basket } = await buyer.putBasket(3);
  const token = await buyer.enterCard(basket, REFUSED);
  const headers = { 'idempotency-key': 'the tenth' };
  expect((await buyer.pay(basket, token, {}, { headers })).status).toBe(402);
  expect((await buyer.pay(basket, token, {}, { headers })).status).toBe(402);
  expect(await tryCard(buyer, '4242424242424242')).toMatchObject(TOO_MANY);
  const other = await lab.addBuyer();
  expect((await tryCard(other, '4242424242424242')).status).toBe(201);
  expect(await tryCard(buyer, '4242424242424242')).toMatchObject(TOO_MANY);
  lab.server.clock.advance(3_600_000);
  // The session has expired meanwhile.
  const login = await lab.server.call('/api/v2/login', json({ id: buyer.email, secret: 'a long password' }));
  const session = { ...((await login.json()) as Tokens), email: buyer.email };
  expect((await tryCard(await lab.addBuyer({ session }), '4242424242424242')).status).toBe(201);
});

test('after thirty declined cards a network waits, whichever account pays, and learns for how long @pay-04', async () => {
  const buyers = [await lab.addBuyer(), await lab.addBuyer(), await lab.addBuyer(), await lab.addBuyer()];
  for (let count = 0; count < 30; count += 1) {
    const buyer = buyers[count % 4];
    if (buyer) expect((await tryCard(buyer, REFUSED, '203.0.113.7')).status).toBe(402);
  }
  const last = await lab.addBuyer();
  const { body: basket } = await last.putBasket(3);
  const token = await last.enterCard(basket, '4242424242424242');
  const from = { address: '203.0.113.7' } as RequestInit;
  expect(await last.pay(basket, token, {}, from)).toMatchObject(TOO_MANY);
  expect(lab.traffic.at(-1)).toContain('["retry-after","3600"]');
  expect((await last.pay(basket, token, {}, { address: '203.0.114.7' } as RequestInit)).status).toBe(201);
});
