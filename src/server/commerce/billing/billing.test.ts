import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardList, Invoice, PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { type Buyer, openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { json } from '../../../../tests/support/realm-server.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { deleteAccounts } from '../../identity/personal-data/delete-accounts.job.ts';
import { reconcilePaymentsJob } from '../checkout/reconcile-payments.job.ts';
import { createMoney } from '../domain/money.ts';
import { createRefund } from '../payments/create-refund.ts';

let lab: Awaited<ReturnType<typeof openCheckoutLab>>;
beforeAll(async () => {
  lab = await openCheckoutLab();
});
afterAll(() => lab.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });

const readHistory = async (buyer: Buyer, query = '') =>
  (await buyer.call<PaymentHistory>(`/api/v2/customer/payment-history${query}`)).body;
const readCards = async (buyer: Buyer) => (await buyer.call<CardList>('/api/v2/card')).body;

test('a failed and a successful payment are two items of the history, the latest first @pay-05', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(3, '4000000000009995');
  lab.server.clock.advance(1000);
  await buyer.buy(3);
  const { items, paging } = await readHistory(buyer);
  expect(items).toMatchObject([
    { itemType: 'PAID_ORDER', status: 'COMPLETE', skus: ['final-eur'], name: 'Final night', amount: eur(1999) },
    { itemType: 'FAILED_PAYMENT', status: 'FAILED', failure: 'payment.declined.insufficient_funds' },
  ]);
  expect(items.map(({ externalPaymentId }) => externalPaymentId !== '')).toEqual([true, true]);
  expect(items.map(({ invoice }) => invoice !== undefined)).toEqual([true, false]);
  expect(paging).toEqual({ moreDataAvailable: false });
});

test('the purchase of a higher plan is an upgrade, and names are those of the plans @pay-05', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  lab.server.clock.advance(1000);
  await buyer.buy(2);
  const { items } = await readHistory(buyer);
  const listed = items.map(({ itemType, name, amount }) => [itemType, name, amount.amount]);
  // The first plan has just begun, so all of its price is deducted.
  expect(listed).toEqual([
    ['LICENCE_UPGRADE', 'Yearly', 7920 - 999],
    ['SUBSCRIPTION', 'Monthly', 999],
  ]);
  const { body } = await buyer.call<{ licences: LicenceStatus[] }>('/api/v2/user/licence');
  expect(body.licences.map(({ licence }) => licence.name).sort()).toEqual(['Monthly', 'Yearly']);
});

test.each([
  [1, 'SUBSCRIPTION'],
  [4, 'TRIAL_STARTED'],
  [5, 'PAID_ORDER'],
] as const)('the purchase of licence %i is an item of the type %s @pay-05', async (licenceId, itemType) => {
  const buyer = await lab.addBuyer();
  const { body: basket } = await buyer.putBasket(licenceId);
  const [option] = basket.paymentOptions;
  const token = option?.flow === 'fields' ? await buyer.enterCard(basket, '4242424242424242') : undefined;
  if (!option) throw new Error('The basket cannot be paid');
  await buyer.pay(basket, token, { provider: option.provider, method: option.method });
  expect((await readHistory(buyer)).items.map((item) => item.itemType)).toEqual([itemType]);
});

test('an invoice has the tax of the buyer’s country, and only its buyer can read it @pay-10', async () => {
  const buyer = await lab.addBuyer();
  const { body: basket } = await buyer.putBasket(3);
  expect([basket.total, basket.tax]).toEqual([eur(1999), eur(374)]);
  await buyer.pay(basket, await buyer.enterCard(basket, '4242424242424242'));
  const [item] = (await readHistory(buyer)).items;
  const path = `/api/v2/customer/invoices/${item?.invoice}`;
  const { body: invoice } = await buyer.call<Invoice>(path);
  expect(invoice).toMatchObject({
    number: item?.invoice,
    seller: { name: 'The north realm' },
    buyer: { name: 'Nina New', email: buyer.email, address: ['Rua das Flores 1', '4050-262 Porto', 'PT'] },
    lines: [
      { name: 'Final night', sku: 'final-eur', net: eur(1625), tax: eur(374), gross: eur(1999), taxPercentage: 23 },
    ],
    net: eur(1625),
    tax: eur(374),
    total: eur(1999),
    method: 'card',
    card: { cardType: 'visa', last4Digits: '4242' },
  });
  const other = await lab.addBuyer();
  expect((await other.call(path)).status).toBe(404);
});

test('twenty concurrent purchases get twenty invoice numbers without a gap @pay-10', async () => {
  const readNumbers = async () =>
    (await lab.server.database.query<{ number: number }>('select number from invoices order by number')).map(
      ({ number }) => number,
    );
  const before = (await readNumbers()).length;
  const buyers = await Promise.all(Array.from({ length: 20 }, () => lab.addBuyer()));
  await Promise.all(buyers.map((buyer) => buyer.buy(3)));
  expect(await readNumbers()).toEqual(Array.from({ length: before + 20 }, (_, index) => index + 1));
});

test('mails a receipt once, in the buyer’s language, with the price, the invoice and the renewal @pay-10', async () => {
  const buyer = await lab.addBuyer();
  await sendWaiting(lab.server);
  const { body: basket } = await buyer.putBasket(1);
  await buyer.pay(basket, await buyer.enterCard(basket, '4242424242424242'));
  const mails = (await sendWaiting(lab.server)).filter(({ to }) => to === buyer.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your receipt from The north realm: Monthly']);
  expect(mails[0]?.text).toMatch(/You paid €9\.99\.[\s\S]*Invoice 2026-\d{6}[\s\S]*renews for €9\.99 on /);
  expect(mails[0]?.text).toMatch(/http:\/\/north\.localhost\S*\/pay\?purchase=/);
});

/** Asks for a refund of the buyer's last payment and lets the reconciler send it to the gateway. */
async function refundLast(buyer: Buyer, request: { cents?: number; outcome?: string }) {
  const [payment] = await lab.server.database.query<{ id: string; reference: string }>(
    `select a.id, a.reference from payment_attempts a join billing_items b on b.object_id = a.id::text
     join accounts c on c.id = b.account_id where c.email = $1 order by a.created_at desc limit 1`,
    [buyer.email],
  );
  if (!payment) throw new Error('The buyer has paid nothing');
  const { cents, outcome } = request;
  if (outcome !== undefined) await lab.gateway.script('refunds', { provider: 'card', outcome, delayMs: 0 });
  const creation = await inRealm(lab.server.context.db, 'north', (tx) =>
    createRefund(
      tx,
      'north',
      {
        attemptId: payment.id,
        money: cents === undefined ? undefined : createMoney(BigInt(cents), 'EUR'),
        reason: 'STAFF',
        askedBy: 'staff',
      },
      lab.server.clock.now(),
    ),
  );
  await runJob(lab.server, reconcilePaymentsJob, {});
  return { payment, creation };
}

test('part refunds, failed refunds and disputes are items, and the paid item lists its refunds @pay-05', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(3);
  await sendWaiting(lab.server);
  lab.server.clock.advance(1000);
  const { payment } = await refundLast(buyer, { cents: 400 });
  const mails = (await sendWaiting(lab.server)).filter(({ to }) => to === buyer.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your refund from The north realm: Final night']);
  expect(mails[0]?.text).toMatch(/We refunded €4\.00 for Final night\./);
  expect(mails[0]?.text).not.toMatch(/has ended/);
  expect(mails[0]?.text).toMatch(/http:\/\/north\.localhost\S*\/account\/payments/);
  lab.server.clock.advance(1000);
  await refundLast(buyer, { cents: 300, outcome: 'failed' });
  for (const status of ['open', 'won']) {
    lab.server.clock.advance(1000);
    await lab.gateway.script('disputes', { provider: 'card', payment: payment.reference, status });
    const type = status === 'open' ? 'DISPUTE_CREATED' : 'DISPUTE_CLOSED';
    await expect.poll(async () => (await readHistory(buyer)).items[0]?.itemType).toBe(type);
  }
  const { items } = await readHistory(buyer);
  expect(items).toMatchObject([
    { itemType: 'DISPUTE_CLOSED', status: 'COMPLETE', amount: eur(1999) },
    { itemType: 'DISPUTE_CREATED', status: 'COMPLETE', amount: eur(1999) },
    { itemType: 'FAILED_REFUND', status: 'FAILED', amount: eur(-300) },
    { itemType: 'PRO_RATA_REFUND', status: 'COMPLETE', amount: eur(-400), refunds: [] },
    {
      itemType: 'PAID_ORDER',
      refunds: [
        { amount: eur(400), status: 'COMPLETE' },
        { amount: eur(300), status: 'FAILED' },
      ],
    },
  ]);
  expect(items.map(({ invoice }) => invoice !== undefined)).toEqual([false, false, false, false, true]);
});

test('a full refund ends the licence, and its mail says so @pay-11', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  await sendWaiting(lab.server);
  lab.server.clock.advance(1000);
  await refundLast(buyer, {});
  const mails = (await sendWaiting(lab.server)).filter(({ to }) => to === buyer.email);
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Your access to Monthly has ended.')]);
  expect((await readHistory(buyer)).items[0]).toMatchObject({ itemType: 'REFUNDED', amount: eur(-999) });
  const { body } = await buyer.call<{ licences: { status: string }[] }>('/api/v2/user/licence');
  expect(body.licences.map(({ status }) => status)).toEqual(['EXPIRED']);
});

test('a lost dispute takes the licence away @pay-11', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(3);
  const [item] = (await readHistory(buyer)).items;
  for (const status of ['open', 'lost'])
    await lab.gateway.script('disputes', { provider: 'card', payment: item?.externalPaymentId, status });
  await expect
    .poll(async () => (await readHistory(buyer)).items.map(({ itemType }) => itemType).sort())
    .toEqual(['DISPUTE_CLOSED', 'DISPUTE_CREATED', 'PAID_ORDER', 'REVOKED']);
});

test('the last card of an account with a licence that renews cannot be removed, another one can @pay-06', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  const { cards, defaultCardId } = await readCards(buyer);
  expect(cards).toMatchObject([{ cardId: defaultCardId, last4Digits: '4242', cardHolder: 'Nina New', licences: [1] }]);
  const remove = (id: string | undefined) => buyer.call<CardList>(`/api/v2/card/${id}`, { method: 'DELETE' });
  expect(await remove(defaultCardId)).toMatchObject({ status: 409, body: { messages: ['cardNeeded'] } });
  const { body: basket } = await buyer.putBasket(3);
  const token = await buyer.enterCard(basket, '5555555555554444');
  await buyer.pay(basket, token, { storesInstrument: true });
  const second = (await readCards(buyer)).cards.find(({ last4Digits }) => last4Digits === '4444');
  const { body: changed } = await buyer.call<CardList>(`/api/v2/card/${second?.cardId}/default`, { method: 'PUT' });
  // The licence stays with the card that bought it.
  expect([changed.defaultCardId, changed.cards.map(({ licences }) => licences)]).toEqual([second?.cardId, [[], [1]]]);
  const { status, body } = await remove(defaultCardId);
  expect([status, body.defaultCardId, body.cards.map(({ licences }) => licences)]).toEqual([
    200,
    second?.cardId,
    [[1]],
  ]);
  // The provider has removed its copy at once.
  const waiting = await lab.server.database.query(
    'select reference from instrument_removals r join accounts a on a.id = r.account_id where a.email = $1',
    [buyer.email],
  );
  expect(waiting).toEqual([]);
});

test('the provider deletes the card of a deleted account @pay-06 @acct-06', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  const [stored] = await lab.server.database.query<{ reference: string }>(
    'select reference from payment_instruments i join accounts a on a.id = i.account_id where a.email = $1',
    [buyer.email],
  );
  /** Charges the card with the realm's key. Returns the status of the provider's response. */
  const charge = async (): Promise<number> => {
    const { status } = await fetch(`${lab.gateway.origin}/card/v1/payments`, {
      ...json({
        money: eur(100),
        source: { storedCard: stored?.reference },
        store: false,
        customer: 'nina',
        reference: randomUUID(),
        description: 'Licence',
        returnUrl: 'https://north.test/return',
        isPayerPresent: false,
        metadata: { realm: 'north', account: 'nina' },
      }),
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer card-key-of-north',
        'idempotency-key': randomUUID(),
      },
    });
    return status;
  };
  expect(await charge()).toBe(201);
  expect((await buyer.call('/api/v2/user/deletion', json({}))).status).toBe(200);
  lab.server.clock.advance(14 * DAY_MS);
  await runJob(lab.server, deleteAccounts, {});
  await runJob(lab.server, reconcilePaymentsJob, {});
  expect(await charge()).toBe(400);
  expect(
    await lab.server.database.query('select from instrument_removals where reference = $1', [stored?.reference]),
  ).toEqual([]);
});

test('of two cards that are removed at the same moment one stays for the licence that renews @pay-06', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  const { body: basket } = await buyer.putBasket(3);
  await buyer.pay(basket, await buyer.enterCard(basket, '5555555555554444'), { storesInstrument: true });
  const { cards } = await readCards(buyer);
  const removals = await Promise.all(
    cards.map(({ cardId }) => buyer.call(`/api/v2/card/${cardId}`, { method: 'DELETE' })),
  );
  expect(removals.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await readCards(buyer)).renewals).toMatchObject([{ cardId: expect.any(String) }]);
});

test('a card of another account can be neither removed nor made the default one @pay-06', async () => {
  const owner = await lab.addBuyer();
  await owner.buy(1);
  const { defaultCardId } = await readCards(owner);
  const other = await lab.addBuyer();
  expect((await other.call(`/api/v2/card/${defaultCardId}`, { method: 'DELETE' })).status).toBe(404);
  expect((await other.call(`/api/v2/card/${defaultCardId}/default`, { method: 'PUT' })).status).toBe(404);
  expect((await readCards(owner)).cards).toHaveLength(1);
});

test('the history of 60 items is read in three pages without a repeated item @pay-05', async () => {
  const buyer = await lab.addBuyer();
  const [account] = await lab.server.database.query<{ id: string }>('select id from accounts where email = $1', [
    buyer.email,
  ]);
  await lab.server.database.query(
    `insert into billing_items (realm, id, account_id, purchase_id, object_id, item_type, status, licence_id, sku, amount,
       scale, currency, provider, occurred_at)
     select 'north', gen_random_uuid(), $1, 'p', gen_random_uuid(), 'RENEWAL', 'COMPLETE', 1, 'monthly-eur', 999, 2, 'EUR',
       'card', $2::timestamptz - (i / 2) * interval '1 day' from generate_series(1, 60) i`,
    [account?.id, new Date(lab.server.clock.now() - DAY_MS)],
  );
  const ids: string[] = [];
  let query = '';
  for (let page = 0; page < 3; page += 1) {
    const { items, paging } = await readHistory(buyer, query);
    ids.push(...items.map(({ id }) => id));
    expect(paging.moreDataAvailable).toBe(page < 2);
    query = `?lastSeen=${paging.lastSeen}`;
  }
  expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
  expect((await buyer.call('/api/v2/customer/payment-history?lastSeen=x')).status).toBe(400);
});
