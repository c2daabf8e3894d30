import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Invoice, PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { GiftProduct } from '#schemas/wire/commerce/gifts.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import type { Buyer } from '../../../../tests/support/checkout-lab.ts';
import { codeIn, GIFT_DETAILS, openGiftLab } from '../../../../tests/support/gift-lab.ts';
import { asChild, withProfiles } from '../../../../tests/support/profiles.ts';
import { ids } from '../../../../tests/support/realm-folder.ts';
import { bearer, json } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { deleteAccounts } from '../../identity/personal-data/delete-accounts.job.ts';
import { createMoney } from '../domain/money.ts';
import { getPeriodStart, parsePeriod } from '../domain/period.ts';
import { findUnbalancedTransactions } from '../payments/ledger.ts';
import { settleRefund } from '../payments/settle-refund.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { createRealmContext } from '../../platform/realm-context.ts';
import { findRealm } from '../../platform/realms/realms.store.ts';
import { createPaymentHooks } from './payment-hooks.ts';
import { reconcilePaymentsJob } from './reconcile-payments.job.ts';

const DAY_MS = 86_400_000;
/** A card whose payments the bank wants confirmed. */
const CHALLENGED = '4000002760003184';

let lab: Awaited<ReturnType<typeof openGiftLab>>;
beforeAll(async () => {
  lab = await openGiftLab();
});
afterAll(async () => {
  const { context } = lab.server;
  expect(await inRealm(context.db, 'north', (tx) => findUnbalancedTransactions(tx, 'north'))).toEqual([]);
  await lab.close();
});
beforeEach(() => void lab.server.clock.advance(3_600_000));

const now = () => lab.server.clock.now();
const refusal = (label: string, status = 409) => ({ status, body: { messages: [label] } });
const readLicences = async (buyer: Buyer) =>
  (await buyer.call<{ licences: LicenceStatus[] }>('/api/v2/user/licence')).body.licences;
const readHistory = async (buyer: Buyer) =>
  (await buyer.call<PaymentHistory>('/api/v2/customer/payment-history')).body.items;
const readAccess = async (buyer: Buyer) =>
  (await buyer.call<{ accessLevel: string }>(`/api/v4/vod/${ids.denied}`)).body.accessLevel;
/** Moves the clock to a time. Sessions have ended then. */
const moveTo = (time: number | string) =>
  lab.server.clock.advance((typeof time === 'string' ? Date.parse(time) : time) - now());
const readGift = async (purchaseId: string) => {
  const [row] = await lab.server.database.query<Record<string, unknown>>('select * from gifts where purchase_id = $1', [
    purchaseId,
  ]);
  return row ?? {};
};

describe('the purchase of a gift', () => {
  test('by a card is paid, mailed to both, in the history, and unlocks titles for its receiver @gift-01', async () => {
    const giver = await lab.addBuyer();
    const { body: products } = await giver.call<{ products: GiftProduct[] }>('/api/v2/gift/products');
    expect(products.products[0]).toMatchObject({
      giftId: 'three-months',
      licenceId: 1,
      licenceName: 'Monthly',
      period: 'P3M',
      price: { amount: 2699, scale: 2, currency: 'EUR' },
    });
    const recipientEmail = lab.newRecipient();
    const { body: basket } = await lab.putGift(giver, 'three-months', { recipientEmail });
    expect(basket).toMatchObject({
      gift: { giftId: 'three-months', period: 'P3M', details: { ...GIFT_DETAILS, recipientEmail } },
      basketItems: [{ licenceId: 1, subscriptionSetting: { subscriptionType: 'FIXED_DATE' } }],
      total: { amount: 2699 },
      tax: { amount: 505 },
      acceptsVouchers: false,
      vouchers: [],
    });
    expect(basket).not.toHaveProperty('renewal');
    const { body: purchase } = await giver.pay(basket, await giver.enterCard(basket, '4242424242424242'));
    expect(purchase).toMatchObject({
      status: 'COMPLETE',
      gift: { giftId: 'three-months', details: { recipientName: 'Rita' } },
      receipt: { name: 'Three months', total: { amount: 2699 }, gift: { period: 'P3M' } },
    });
    expect(await readLicences(giver)).toEqual([]);
    expect(await lab.readLedger(purchase)).toEqual({ 'clearing:card': 2699, 'gift-liability': -2194, tax: -505 });
    const [item] = await readHistory(giver);
    expect(item).toMatchObject({ itemType: 'PAID_ORDER', name: 'Three months', recipientName: 'Rita' });
    const { body: invoice } = await giver.call<Invoice>(`/api/v2/customer/invoices/${item?.invoice}`);
    expect(invoice.lines).toMatchObject([{ name: 'Three months', period: 'P3M', gross: { amount: 2699 } }]);
    const [mail] = await lab.readMails(recipientEmail);
    expect(mail?.subject).toBe('Nina gave you Three months');
    expect(mail?.text).toContain('Enjoy!');
    expect((await lab.readMails(giver.email)).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Your receipt from The north realm: Three months', 'Your gift to Rita is on its way']),
    );
    const receipt = lab.mails.find(({ subject, to }) => to === giver.email && subject.startsWith('Your receipt'));
    expect(receipt?.text).toContain('You bought Three months for Rita. You paid €26.99.');

    const receiver = await lab.addBuyer();
    const code = codeIn(mail);
    expect(await readAccess(receiver)).toBe('DENIED');
    expect((await lab.lookUp(receiver, code)).body).toMatchObject({
      name: 'Three months',
      senderName: 'Nina',
      message: 'Enjoy!',
      state: 'OPENED',
    });
    const { status, body: redeemed } = await lab.redeem(receiver, code.toLowerCase().replaceAll('-', ' '));
    expect([status, redeemed.startsAt, redeemed.endsAt]).toEqual([
      201,
      now(),
      getPeriodStart(now(), parsePeriod('P3M'), 1),
    ]);
    expect(redeemed.licence).toMatchObject({
      licence: { id: 1 },
      status: 'ACTIVE',
      autoRenewingStatus: 'NOT_RENEWING',
      expiryTimestamp: redeemed.endsAt,
      isEffective: true,
      changes: [],
    });
    expect(await readAccess(receiver)).toBe('GRANTED');
    expect(await lab.readLedger(purchase)).toEqual({ 'clearing:card': 2699, 'deferred-revenue': -2194, tax: -505 });
    expect((await lab.readMails(giver.email)).at(-1)?.subject).toBe('Your gift to Rita was redeemed');
    expect(await lab.listSent(giver)).toMatchObject([{ name: 'Three months', state: 'REDEEMED', recipientEmail }]);
  });

  test('by a guest with an email alone is complete @gift-01 @pay-02', async () => {
    const email = 'gift-guest@playbill.test';
    const body = { email, consentAnswers: [{ promptField: 'terms', answer: true }] };
    const answer = await lab.server.call('/api/v2/user/guest-checkout-principal', json(body));
    const guest = await lab.addBuyer({ session: { ...((await answer.json()) as Tokens), email } });
    const { purchase, recipientEmail } = await lab.buyGift(guest);
    expect(purchase).toMatchObject({ status: 'COMPLETE', receipt: { hasPasswordMail: true } });
    expect(codeIn((await lab.readMails(recipientEmail))[0])).toMatch(/^(?:[0-9A-Z]{5}-){5}[0-9A-Z]$/);
  });

  test('leaves a basket of a licence as it is, and has no voucher @gift-01', async () => {
    const giver = await lab.addBuyer();
    const { body: licence } = await giver.putBasket(3);
    const { body: gift } = await lab.putGift(giver);
    const open = await giver.call<{ id: string }>('/api/v2/customer/basket');
    expect([open.body.id, gift.id === licence.id]).toEqual([licence.id, false]);
    expect((await giver.call('/api/v2/baskets/vouchers/WELCOME-20', { method: 'PUT' })).body).toMatchObject({
      id: licence.id,
    });
    expect(await giver.putBasket(1, {}, gift.id)).toMatchObject(refusal('basketMissing', 404));
    expect((await lab.putGift(giver)).body).toMatchObject({ id: gift.id, version: gift.version });
    // The account may hold the licence itself.
    await giver.buy(1);
    expect((await giver.pay(gift, await giver.enterCard(gift, '4242424242424242'))).body.status).toBe('COMPLETE');
  });

  test('from two tabs with one basket is charged once; a second gift is a purchase of its own @gift-01', async () => {
    const giver = await lab.addBuyer();
    const { body: basket } = await lab.putGift(giver);
    const token = await giver.enterCard(basket, '4242424242424242');
    const answers = await Promise.all([1, 2, 3].map(() => giver.pay(basket, token)));
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    await giver.pay(basket, token);
    lab.server.clock.advance(1000);
    const [changed, stale] = [
      await lab.putGift(giver, 'three-months', { recipientName: 'Rui' }),
      await lab.putGift(giver, 'three-months', { recipientName: 'Rosa' }),
    ];
    expect(changed.body.id).not.toBe(basket.id);
    const late = await giver.pay(changed.body, await giver.enterCard(changed.body, '4242424242424242'));
    expect(late).toMatchObject(refusal('basketChanged'));
    await giver.pay(stale.body, await giver.enterCard(stale.body, '4242424242424242'));
    expect((await lab.listSent(giver)).map(({ recipientName }) => recipientName)).toEqual(['Rosa', 'Rita']);
  });

  test('that waits for its payment stays as it is until the payment is canceled @gift-01', async () => {
    const giver = await lab.addBuyer();
    const { body: basket } = await lab.putGift(giver);
    const { body: waiting } = await giver.pay(basket, await giver.enterCard(basket, CHALLENGED));
    expect(waiting).toMatchObject({ status: 'ACTION_REQUIRED', gift: { giftId: 'three-months' } });
    expect(await lab.putGift(giver, 'year')).toMatchObject(refusal('paymentInProgress'));
    expect(await lab.putGift(giver, 'three-months', { recipientName: 'Rui' })).toMatchObject(
      refusal('paymentInProgress'),
    );
    expect((await lab.putGift(giver)).body).toMatchObject({ id: basket.id, version: basket.version });
    expect(await lab.listSent(giver)).toEqual([]);
    await giver.call(`/api/v2/customer/purchases/${waiting.purchaseId}/cancel`, { method: 'POST' });
    expect((await lab.putGift(giver, 'year')).body).toMatchObject({ gift: { giftId: 'year' } });
  });

  test('adds taxes that the price does not include, and has the price of the country @gift-01', async () => {
    const giver = await lab.addBuyer();
    expect((await lab.putGift(giver, 'year')).body).toMatchObject({ total: { amount: 12_177 }, tax: { amount: 2277 } });
    const abroad = await lab.addBuyer({ country: 'BR', hasAddress: false });
    expect((await lab.putGift(abroad)).body).toMatchObject({ total: { amount: 7990, currency: 'BRL' } });
  });

  test.each([
    ['an unknown gift', { giftId: 'none' }, 404, 'planUnavailable'],
    ['a day that is over', { deliverOn: '2020-01-01' }, 400, 'giftDate'],
    ['a day in more than a year', { deliverOn: '2029-01-01' }, 400, 'giftDate'],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 400, 'giftDate'],
    ['a language that the realm does not have', { language: 'fi_FI' }, 400, 'giftLanguage'],
  ])(
    'is refused with %s @gift-01',
    async (_what, { giftId = 'three-months', ...more }: Record<string, string>, status, label) => {
      const giver = await lab.addBuyer();
      expect(await lab.putGift(giver, giftId, more)).toMatchObject(refusal(label, status));
    },
  );

  test.each([
    ['no email', { recipientEmail: 'rita' }],
    ['a name of two lines', { recipientName: 'Rita\nBcc: all@playbill.test' }],
    ['a message of 501 letters', { message: 'x'.repeat(501) }],
    ['an unknown property', { price: 0 }],
  ])('is refused with %s @gift-01', async (_what, more) => {
    const giver = await lab.addBuyer();
    expect((await lab.putGift(giver, 'three-months', more)).status).toBe(400);
  });
});

describe('the mail of a gift', () => {
  test('is sent once at 9:00 of the giver’s zone on the day, also when the clocks change @gift-01', async () => {
    moveTo('2027-03-20T12:00:00Z');
    const giver = await lab.addBuyer();
    // Clocks in Lisbon go forward on 28 March 2027.
    const { purchase, recipientEmail } = await lab.buyGift(giver, 'three-months', {
      deliverOn: '2027-03-29',
      timeZone: 'Europe/Lisbon',
      language: 'es_ES',
    });
    expect(await lab.listSent(giver)).toMatchObject([
      { state: 'NOT_SENT', sendAt: Date.parse('2027-03-29T08:00:00Z'), expiresAt: Date.parse('2028-03-29T08:00:00Z') },
    ]);
    moveTo('2027-03-29T07:59:00Z');
    await lab.runSendGifts();
    expect(await lab.readMails(recipientEmail)).toEqual([]);
    moveTo('2027-03-29T08:00:00Z');
    await Promise.all([lab.runSendGifts(), lab.runSendGifts(), lab.runSendGifts()]);
    await lab.runSendGifts();
    const mails = await lab.readMails(recipientEmail);
    expect(mails.map(({ subject }) => subject)).toEqual(['Nina te ha regalado Three months']);
    expect((await lab.readMails(giver.email)).filter(({ subject }) => subject.includes('on its way'))).toHaveLength(1);
    expect(await readGift(purchase.purchaseId)).toMatchObject({ code_number: 1, opened_at: null });
  });

  test('is in no table: neither the code nor its text is stored @gift-01', async () => {
    const { code } = await lab.buyCode(await lab.addBuyer());
    const plain = code.replaceAll('-', '');
    for (const table of ['gifts', 'gift_orders', 'mails', 'purchases', 'baskets', 'subscription_events']) {
      const found = await lab.server.database.query(`select 1 from ${table} where ${table}::text ~ $1`, [
        `${code}|${plain}`,
      ]);
      expect(found, table).toEqual([]);
    }
    expect(lab.logLines.join().includes(code)).toBe(false);
  });

  test('can be sent again with a new code, after which the former code is unknown @gift-01', async () => {
    const giver = await lab.addBuyer();
    const { purchase, recipientEmail } = await lab.buyGift(giver);
    const [{ id } = { id: '' }] = await lab.listSent(giver);
    const other = await lab.addBuyer();
    const resend = (buyer: Buyer) => buyer.call(`/api/v2/gift/sent/${id}/resend`, { method: 'POST' });
    expect(await resend(other)).toMatchObject(refusal('giftUnknown', 404));
    expect((await resend(giver)).status).toBe(204);
    const [first, second] = (await lab.readMails(recipientEmail)).map(codeIn);
    expect(await lab.redeem(other, first ?? '')).toMatchObject(refusal('giftUnknown', 404));
    expect((await lab.redeem(other, second ?? '')).status).toBe(201);
    expect(await resend(giver)).toMatchObject(refusal('giftNotSent'));
    expect(await readGift(purchase.purchaseId)).toMatchObject({ code_number: 2 });
  });
});

describe('a code', () => {
  test('is redeemed once by 20 requests of several accounts at the same time @gift-01', async () => {
    const { code, purchase } = await lab.buyCode(await lab.addBuyer());
    const buyers = await Promise.all(Array.from({ length: 4 }, () => lab.addBuyer()));
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const buyer = buyers[index % buyers.length];
        return { buyer: index % buyers.length, ...(await lab.redeem(buyer!, code)) };
      }),
    );
    const redeemed = answers.filter(({ status }) => status === 201);
    // The repeated requests of the account that was first have the same answer.
    expect(new Set(redeemed.map(({ buyer }) => buyer)).size).toBe(1);
    expect(redeemed).toHaveLength(5);
    for (const other of answers.filter(({ status }) => status !== 201))
      expect(other).toMatchObject(refusal('giftRedeemed'));
    const held = await lab.server.database.query('select id from subscriptions where purchase_id = $1', [
      purchase.purchaseId,
    ]);
    expect(held).toHaveLength(1);
  });

  test('of the buyer is redeemed after a confirmation @gift-01', async () => {
    const giver = await lab.addBuyer();
    const { code } = await lab.buyCode(giver);
    expect(await lab.redeem(giver, code)).toMatchObject(refusal('giftOwn'));
    expect((await lab.redeem(giver, code, { acknowledgeOwnGift: true })).status).toBe(201);
  });

  test('that is wrong five times makes the account wait @gift-01', async () => {
    const buyer = await lab.addBuyer();
    const { code } = await lab.buyCode(await lab.addBuyer());
    const wrong = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
    const statuses: number[] = [];
    for (const text of [wrong, 'x', wrong, '🎁', 'x'.repeat(100), wrong, code])
      statuses.push((await lab.lookUp(buyer, text)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect((await lab.redeem(buyer, code)).status).toBe(429);
    lab.server.clock.advance(11 * 60_000);
    expect((await lab.redeem(await lab.signInAgain(buyer), code)).status).toBe(201);
  });

  test('can be read by a guest, and not be redeemed by one @gift-01', async () => {
    const { code } = await lab.buyCode(await lab.addBuyer());
    const headers = { ...bearer(await lab.server.guest()), 'content-type': 'application/json' };
    const send = (path: string) => lab.server.call(path, { ...json({ redeemCode: code }), headers });
    expect(await (await send('/api/v2/gift/lookup')).json()).toMatchObject({ name: 'Three months', state: 'OPENED' });
    expect((await send('/api/v2/gift/redeem')).status).toBe(403);
  });

  test('is worthless after a year @gift-01', async () => {
    const { code } = await lab.buyCode(await lab.addBuyer());
    lab.server.clock.advance(366 * DAY_MS);
    const receiver = await lab.addBuyer();
    expect(await lab.redeem(receiver, code)).toMatchObject(refusal('giftExpired'));
    expect((await lab.lookUp(receiver, code)).body).toMatchObject({ state: 'EXPIRED' });
  });

  test('is unknown in another realm @gift-01', async () => {
    const { code } = await lab.buyCode(await lab.addBuyer());
    const headers = { ...bearer(await lab.server.guest('south')), 'content-type': 'application/json' };
    const answer = await lab.server.call('/api/v2/gift/lookup', {
      ...json({ redeemCode: code }),
      headers,
      realm: 'south',
    });
    expect(answer.status).toBe(404);
  });
});

describe('the receiver’s own plans', () => {
  test('a gift of a licence that ends is added after its end, and so is a second gift @gift-01', async () => {
    const giver = await lab.addBuyer();
    const receiver = await lab.addBuyer();
    const codes = [(await lab.buyCode(giver)).code, (await lab.buyCode(giver)).code, (await lab.buyCode(giver)).code];
    const start = now();
    const ends: [number, number][] = [];
    for (const code of codes.slice(0, 2)) {
      const { body } = await lab.redeem(receiver, code);
      ends.push([body.startsAt, body.endsAt]);
      lab.server.clock.advance(1000);
    }
    expect(ends).toEqual([
      [start, getPeriodStart(start, parsePeriod('P3M'), 1)],
      [ends[0]?.[1], getPeriodStart(ends[0]?.[1] ?? 0, parsePeriod('P3M'), 1)],
    ]);
    const [latest] = (await readLicences(receiver)).filter(({ isEffective }) => isEffective);
    expect(latest?.expiryTimestamp).toBe(ends[1]?.[1]);
    // A canceled plan counts too.
    const subscriber = await lab.addBuyer();
    await subscriber.buy(1);
    expect(await lab.redeem(subscriber, codes[2] ?? '')).toMatchObject(refusal('giftPlanRenews'));
    await subscriber.call('/api/v2/user/licence/1?cancellationDiscount=IGNORE', { method: 'DELETE' });
    const [plan] = await readLicences(subscriber);
    expect((await lab.redeem(subscriber, codes[2] ?? '')).body.startsAt).toBe(plan?.expiryTimestamp);
  });

  test('two gifts that are redeemed at the same moment follow each other @gift-01', async () => {
    const giver = await lab.addBuyer();
    const receiver = await lab.addBuyer();
    const codes = [(await lab.buyCode(giver)).code, (await lab.buyCode(giver)).code];
    const answers = await Promise.all(codes.map((code) => lab.redeem(receiver, code)));
    const [first, second] = answers.map(({ body }) => body).toSorted((a, b) => a.startsAt - b.startsAt);
    expect(second?.startsAt).toBe(first?.endsAt);
  });

  test('a higher plan that runs refuses the gift until its end, and the code stays valid @gift-01', async () => {
    const { code } = await lab.buyCode(await lab.addBuyer());
    const receiver = await lab.addBuyer();
    await receiver.buy(2);
    expect(await lab.redeem(receiver, code)).toMatchObject(refusal('giftPlanRenews'));
    await receiver.call('/api/v2/user/licence/2?cancellationDiscount=IGNORE', { method: 'DELETE' });
    const [plan] = await readLicences(receiver);
    expect(await lab.redeem(receiver, code)).toMatchObject({
      status: 409,
      body: { messages: ['giftPlanHigher'], details: { redeemableAt: plan?.expiryTimestamp } },
    });
    expect((await lab.redeem(await lab.addBuyer(), code)).status).toBe(201);
  });

  test('a lower plan that ends gives way to the gift at once @gift-01', async () => {
    const { code } = await lab.buyCode(await lab.addBuyer(), 'year');
    const receiver = await lab.addBuyer();
    await receiver.buy(1);
    await receiver.call('/api/v2/user/licence/1?cancellationDiscount=IGNORE', { method: 'DELETE' });
    const { body } = await lab.redeem(receiver, code);
    expect(body).toMatchObject({ startsAt: now(), licence: { isEffective: true, licence: { id: 2 } } });
  });
});

describe('a refund', () => {
  test('before the day of the mail kills the gift, and no mail is sent @gift-01', async () => {
    const giver = await lab.addBuyer();
    const deliverOn = new Date(now() + 2 * DAY_MS).toISOString().slice(0, 10);
    const { purchase, recipientEmail } = await lab.buyGift(giver, 'three-months', { deliverOn });
    await lab.refund(purchase);
    expect(await lab.listSent(giver)).toMatchObject([{ state: 'BLOCKED' }]);
    lab.server.clock.advance(4 * DAY_MS);
    await lab.runSendGifts();
    expect(await lab.readMails(recipientEmail)).toEqual([]);
    expect(await lab.readLedger(purchase)).toEqual({});
  });

  test('of a sent gift makes its code worthless @gift-01', async () => {
    const { code, purchase } = await lab.buyCode(await lab.addBuyer());
    await lab.refund(purchase);
    const receiver = await lab.addBuyer();
    expect(await lab.redeem(receiver, code)).toMatchObject(refusal('giftBlocked'));
    expect((await lab.lookUp(receiver, code)).body).toMatchObject({ state: 'BLOCKED' });
    expect(await readLicences(receiver)).toEqual([]);
  });

  test('of a redeemed gift ends the access, and the history of the receiver says so @gift-01', async () => {
    const { code, purchase } = await lab.buyCode(await lab.addBuyer());
    const receiver = await lab.addBuyer();
    await lab.redeem(receiver, code);
    await lab.refund(purchase);
    expect(await readAccess(receiver)).toBe('DENIED');
    expect(await readHistory(receiver)).toMatchObject([{ itemType: 'REVOKED', name: 'Three months' }]);
    expect((await readHistory(receiver))[0]).not.toHaveProperty('recipientName');
    expect(await lab.redeem(receiver, code)).toMatchObject(refusal('giftBlocked'));
    expect(await lab.readLedger(purchase)).toEqual({});
  });

  test('that is being settled makes a redemption wait, and then refuses it @gift-01', async () => {
    const { code, purchase } = await lab.buyCode(await lab.addBuyer());
    const receiver = await lab.addBuyer();
    const { context, database } = lab.server;
    const [attempt] = await database.query<{ reference: string }>(
      `select reference from payment_attempts where purchase_id = $1`,
      [purchase.purchaseId],
    );
    const realm = await findRealm(context.db, 'north');
    const hooks = createPaymentHooks(createRealmContext(context, realm!));
    const [ended, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const report = {
      refundId: undefined,
      reference: 're_dashboard',
      paymentReference: attempt?.reference,
      money: createMoney(2699n, 'EUR'),
      result: 'SUCCEEDED',
    } as const;
    const settling = inRealm(context.db, 'north', (tx) =>
      settleRefund(tx, {
        realm: 'north',
        provider: 'card',
        report,
        now: now(),
        hooks: {
          ...hooks,
          // The licences of the purchase have ended, but the gift is not blocked yet.
          onRefunded: async (...facts) => {
            ended.resolve();
            await released.promise;
            await hooks.onRefunded(...facts);
          },
        },
      }),
    );
    await ended.promise;
    let isAnswered = false;
    const redeeming = lab.redeem(receiver, code).finally(() => {
      isAnswered = true;
    });
    const countWaiting = async () =>
      (
        await database.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length;
    await expect.poll(async () => isAnswered || (await countWaiting()) > 0, { timeout: 5000 }).toBe(true);
    released.resolve();
    await settling;
    expect(await redeeming).toMatchObject(refusal('giftBlocked'));
    expect(await readAccess(receiver)).toBe('DENIED');
  });

  test('at the same moment as the redemption leaves no access @gift-01', async () => {
    const { code, purchase } = await lab.buyCode(await lab.addBuyer());
    const receiver = await lab.addBuyer();
    await lab.refund(purchase, false);
    const [, answer] = await Promise.all([
      runJob(lab.server, reconcilePaymentsJob, {}),
      lab.redeem(receiver, code),
      lab.redeem(receiver, code),
    ]);
    expect([201, 409]).toContain(answer.status);
    expect(await readAccess(receiver)).toBe('DENIED');
    expect(await lab.readLedger(purchase)).toEqual({});
  });

  test('that fails gives the gift back @gift-01', async () => {
    const { code, purchase } = await lab.buyCode(await lab.addBuyer());
    await lab.refund(purchase);
    const [refund] = await lab.server.database.query<{ id: string; reference: string }>(
      'select id, reference from refunds where purchase_id = $1',
      [purchase.purchaseId],
    );
    const realm = await findRealm(lab.server.context.db, 'north');
    const report = {
      refundId: refund?.id,
      reference: refund?.reference,
      paymentReference: undefined,
      money: undefined,
      result: 'FAILED',
    } as const;
    const hooks = createPaymentHooks(createRealmContext(lab.server.context, realm!));
    await inRealm(lab.server.context.db, 'north', (tx) =>
      settleRefund(tx, { realm: 'north', provider: 'card', report, now: now(), hooks }),
    );
    expect(await readGift(purchase.purchaseId)).toMatchObject({ refunded_at: null });
    expect((await lab.redeem(await lab.addBuyer(), code)).status).toBe(201);
  });

  test('by a dispute blocks a gift that is not redeemed, until the dispute is won @gift-01', async () => {
    const giver = await lab.addBuyer();
    const { code, purchase } = await lab.buyCode(giver);
    const [item] = await readHistory(giver);
    const dispute = (status: string) =>
      lab.gateway.script('disputes', { provider: 'card', payment: item?.externalPaymentId, status });
    const states = async () => (await lab.listSent(giver)).map(({ state }) => state);
    await dispute('open');
    await expect.poll(states, { timeout: 5000 }).toEqual(['BLOCKED']);
    const receiver = await lab.addBuyer();
    expect(await lab.redeem(receiver, code)).toMatchObject(refusal('giftBlocked'));
    await dispute('won');
    await expect.poll(states, { timeout: 5000 }).not.toEqual(['BLOCKED']);
    expect((await lab.redeem(receiver, code)).status).toBe(201);
    expect(await readGift(purchase.purchaseId)).toMatchObject({ disputed_at: null });
  });

  test('by a lost dispute ends the access of the receiver @gift-01', async () => {
    const giver = await lab.addBuyer();
    const { code } = await lab.buyCode(giver);
    const receiver = await lab.addBuyer();
    await lab.redeem(receiver, code);
    const [item] = await readHistory(giver);
    for (const status of ['open', 'lost'])
      await lab.gateway.script('disputes', { provider: 'card', payment: item?.externalPaymentId, status });
    await expect.poll(() => readAccess(receiver), { timeout: 5000 }).toBe('DENIED');
    expect(await lab.listSent(giver)).toMatchObject([{ state: 'BLOCKED' }]);
    expect((await readHistory(receiver)).map(({ itemType }) => itemType)).toEqual(['REVOKED']);
  });
});

test('the receiver redeems a gift after the deletion of the giver’s account; what the giver has written goes with the gift @gift-01', async () => {
  const giver = await lab.addBuyer();
  const { code, purchase } = await lab.buyCode(giver);
  const { purchase: unpaid } = { purchase: (await lab.putGift(giver, 'year')).body };
  await lab.server.database.query(`update accounts set delete_at = $2 where email = $1`, [
    giver.email,
    new Date(now()),
  ]);
  await runJob(lab.server, deleteAccounts, {});
  expect(await readGift(purchase.purchaseId)).toMatchObject({ account_id: null, recipient_name: 'Rita' });
  expect(
    await lab.server.database.query(
      'select 1 from gift_orders join purchases p on p.id = purchase_id where p.basket_id = $1',
      [unpaid.id],
    ),
  ).toEqual([]);
  await lab.runSendGifts();
  const receiver = await lab.addBuyer();
  expect((await lab.redeem(receiver, code)).status).toBe(201);
  await lab.runSendGifts();
  expect(await readGift(purchase.purchaseId)).toMatchObject({
    recipient_name: '',
    recipient_email: '',
    sender_name: '',
    message: null,
  });
  // After the deletion of the receiver’s account the gift stays redeemed.
  await lab.server.database.query(`update accounts set delete_at = $2 where email = $1`, [
    receiver.email,
    new Date(now()),
  ]);
  await runJob(lab.server, deleteAccounts, {});
  expect(await lab.redeem(await lab.addBuyer(), code)).toMatchObject(refusal('giftRedeemed'));
});

test('a child’s profile neither buys nor redeems a gift @gift-01', async () => {
  const session = await newViewer(lab.server, 'north');
  await lab.server.database.query(
    `update realms set settings = settings || $1::jsonb, revision = revision + 1 where realm = 'north'`,
    [JSON.stringify(withProfiles)],
  );
  const child = await asChild(lab.server, session);
  const headers = { ...bearer(child), 'content-type': 'application/json' };
  const { code } = await lab.buyCode(await lab.addBuyer());
  for (const [path, body] of [
    ['/api/v2/gift/basket', { giftId: 'three-months', ...GIFT_DETAILS }],
    ['/api/v2/gift/redeem', { redeemCode: code }],
  ] as const)
    expect((await lab.server.call(path, { ...json(body), headers })).status).toBe(403);
});

test('outside the territories a gift is neither sold nor redeemed @gift-01', async () => {
  const { code } = await lab.buyCode(await lab.addBuyer());
  await lab.server.database.query(
    `update realms set settings = settings || '{"territory": {"allowed": ["PT"]}}'::jsonb, revision = revision + 1
     where realm = 'north'`,
  );
  const traveler = await lab.addBuyer({ country: 'FR' });
  expect(await lab.putGift(traveler)).toMatchObject(refusal('signupGeoRestriction', 403));
  expect(await lab.redeem(traveler, code)).toMatchObject(refusal('signupGeoRestriction', 403));
});
