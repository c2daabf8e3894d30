import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { Basket, PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import { type Buyer, openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { json } from '../../../../tests/support/realm-server.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { getPeriodStart, parsePeriod } from '../domain/period.ts';
import type { Subscription } from '../domain/subscription.ts';
import { renewSubscriptionsJob } from './renew-subscriptions.job.ts';

const DAY_MS = 86_400_000;
/** A card that the bank accepts for the purchase and declines for each renewal. */
const DECLINED_LATER = '4000000000000341';
const DECLINED = '4000000000000002';
const OTHER_CARD = '5555555555554444';
const CHALLENGED = '4000002760003184';
const BRAZIL = {
  address: {
    countryCode: 'BR',
    line1: 'Rua das Laranjeiras 1',
    postalCode: '22240-003',
    city: 'Rio de Janeiro',
    administrativeLevel1: 'RJ',
  },
  taxNumber: '52998224725',
};

let lab: Awaited<ReturnType<typeof openCheckoutLab>>;
beforeAll(async () => {
  lab = await openCheckoutLab();
});
afterAll(() => lab.close());
beforeEach(async () => {
  // Subscriptions of earlier tests are not due.
  await lab.server.database.query(`update subscriptions set next_action_at = null`);
});

const runRenewals = () => runJob(lab.server, renewSubscriptionsJob, {});

async function readSubscription({ email }: Buyer): Promise<Subscription> {
  const [row] = await lab.server.database.query<{ state: Subscription }>(
    'select state from subscriptions join accounts on accounts.id = account_id where email = $1',
    [email],
  );
  if (!row) throw new Error(`${email} holds no licence`);
  return row.state;
}

/** Moves the clock to the end of the paid time, and runs the job. Returns the buyer with a new session. */
async function reachEnd(buyer: Buyer): Promise<Buyer> {
  const { paidUntil = 0 } = await readSubscription(buyer);
  lab.server.clock.advance(paidUntil - lab.server.clock.now());
  await runRenewals();
  return lab.signInAgain(buyer);
}

/** Lists the states of all charges of a buyer, the oldest first. */
const listCharges = async ({ email }: Buyer) =>
  (
    await lab.server.database.query<{ state: string }>(
      `select attempt.state from payment_attempts attempt join purchases on purchases.id = purchase_id
       join accounts on accounts.id = purchases.account_id where email = $1 order by attempt.created_at, settled_at`,
      [email],
    )
  ).map(({ state }) => state);

const openBasket = async (buyer: Buyer): Promise<Basket> =>
  (await buyer.putBasket(1, { basketItems: [{ licenceId: 1, isCardUpdate: true }] })).body;
const payByCard = async (buyer: Buyer, number: string) => {
  const basket = await openBasket(buyer);
  return buyer.pay(basket, await buyer.enterCard(basket, number));
};

/** A buyer whose card is declined at the first renewal. */
async function addDeclined(): Promise<Buyer> {
  const buyer = await lab.addBuyer();
  await buyer.buy(1, DECLINED_LATER);
  const again = await reachEnd(buyer);
  expect(await readSubscription(again)).toMatchObject({ life: 'PAST_DUE' });
  await sendWaiting(lab.server);
  return again;
}

test('a period that is due is paid at once with another card, which pays later periods too @lic-04 @pay-12', async () => {
  const buyer = await addDeclined();
  const { purchasedAt } = await readSubscription(buyer);
  expect(await openBasket(buyer)).toMatchObject({
    total: { amount: 999 },
    renewal: { price: { amount: 999 }, period: 'P1M' },
    missingFields: [],
    acceptsVouchers: false,
  });
  const { status, body } = await payByCard(buyer, OTHER_CARD);
  expect([status, body]).toMatchObject([201, { status: 'COMPLETE', isRenewal: true, receipt: { name: 'Monthly' } }]);
  expect(await readSubscription(buyer)).toMatchObject({
    life: 'ACTIVE',
    paidPeriods: 2,
    paidUntil: getPeriodStart(purchasedAt, parsePeriod('P1M'), 2),
  });
  await runRenewals();
  expect(await listCharges(buyer)).toEqual(['SUCCEEDED', 'FAILED', 'SUCCEEDED']);
  // From now on the page changes the card and charges nothing.
  expect(await openBasket(buyer)).toMatchObject({ total: { amount: 0 } });
  const later = await reachEnd(buyer);
  expect(await readSubscription(later)).toMatchObject({ life: 'ACTIVE', paidPeriods: 3 });
  const { items } = (await later.call<PaymentHistory>('/api/v2/customer/payment-history')).body;
  // The refused and the paid charge have the same time.
  expect(items.map(({ itemType }) => itemType).sort()).toEqual([
    'FAILED_PAYMENT',
    'RENEWAL',
    'RENEWAL',
    'SUBSCRIPTION',
  ]);
});

test('a plan that was paid by PIX asks for each payment by email, and is paid by PIX again @lic-04 @pay-03', async () => {
  const buyer = await lab.addBuyer({ country: 'BR' });
  const details = { fullName: 'Nina New', email: buyer.email, ...BRAZIL };
  expect((await buyer.call('/api/v2/user/billing-details', { ...json(details), method: 'PUT' })).status).toBe(204);
  /** Pays a basket by the banking app of the gateway. */
  const payByPix = async (payer: Buyer, basket: Basket): Promise<PurchaseStatus> => {
    const { body } = await payer.pay(basket, undefined, { provider: 'stripe', method: 'pix' });
    const code = body.action?.type === 'QR' ? body.action.data : '';
    await fetch(`${lab.gateway.origin}/phone`, { method: 'POST', body: new URLSearchParams({ code, action: 'pay' }) });
    const read = async () => (await payer.call<PurchaseStatus>(`/api/v2/customer/purchases/${body.purchaseId}`)).body;
    await expect.poll(async () => (await read()).status, { timeout: 10_000 }).toBe('COMPLETE');
    return read();
  };
  await payByPix(buyer, (await buyer.putBasket(1)).body);
  await sendWaiting(lab.server);
  const again = await reachEnd(buyer);
  const { life, paidUntil = 0, pastDue } = await readSubscription(again);
  expect([life, pastDue?.graceUntil]).toEqual(['PAST_DUE', paidUntil + 3 * DAY_MS]);
  const [mail] = (await sendWaiting(lab.server)).filter(({ to }) => to === buyer.email);
  expect(mail?.subject).toBe('Time to pay for Monthly');
  expect(mail?.text).toMatch(/there’s no payment method that we could charge[^]*\/payment-update\/1/);
  // The session of Brazil, as the address is.
  const paid = await payByPix(again, await openBasket(again));
  expect(paid).toMatchObject({ isRenewal: true, total: { amount: 2990, currency: 'BRL' } });
  expect(await readSubscription(again)).toMatchObject({ life: 'ACTIVE', paidPeriods: 2 });
});

test('cards that are declined on the page use up no retries of the job @lic-04', async () => {
  const buyer = await addDeclined();
  const before = await readSubscription(buyer);
  for (let index = 0; index < 5; index += 1)
    expect((await payByCard(buyer, DECLINED)).body).toMatchObject({ messages: [expect.stringMatching(/declined/)] });
  expect(await readSubscription(buyer)).toEqual(before);
  expect((await sendWaiting(lab.server)).filter(({ to }) => to === buyer.email)).toEqual([]);
  expect((await payByCard(buyer, OTHER_CARD)).body.status).toBe('COMPLETE');
});

test('a bank’s challenge confirms a renewal on the page @lic-04 @pay-07', async () => {
  const buyer = await addDeclined();
  const { body } = await payByCard(buyer, CHALLENGED);
  expect(body.status).toBe('ACTION_REQUIRED');
  // The job does not charge what waits for the bank.
  lab.server.clock.advance(2 * DAY_MS);
  await runRenewals();
  await lab.gateway.answerBank(body.redirectUrl ?? '', 'approve');
  await expect.poll(async () => (await readSubscription(buyer)).life, { timeout: 10_000 }).toBe('ACTIVE');
  expect(await listCharges(buyer)).toEqual(['SUCCEEDED', 'FAILED', 'SUCCEEDED']);
});

test('of two tabs and the job that charge a period at the same time, one charges it @lic-04 @pay-09', async () => {
  const buyer = await addDeclined();
  const basket = await openBasket(buyer);
  const tokens = [await buyer.enterCard(basket, OTHER_CARD), await buyer.enterCard(basket, '4242424242424242')];
  lab.server.clock.advance(DAY_MS);
  const again = await lab.signInAgain(buyer);
  await Promise.all([...tokens.map((token) => again.pay(basket, token)), runRenewals()]);
  await runRenewals();
  expect(await again.pay(basket, tokens[1])).toMatchObject({ status: 409, body: { messages: ['basketChanged'] } });
  expect((await listCharges(buyer)).filter((state) => state === 'SUCCEEDED')).toHaveLength(2);
  expect(await readSubscription(buyer)).toMatchObject({ paidPeriods: 2 });
});
