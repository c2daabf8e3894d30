import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Basket } from '#schemas/wire/commerce/checkout.ts';
import { type Buyer, openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { createVoucherCodes } from '../vouchers/create-voucher-codes.ts';
import { releaseExpiredUses, RESERVATION_MS } from '../vouchers/voucher-uses.store.ts';

let lab: Awaited<ReturnType<typeof openCheckoutLab>>;
beforeAll(async () => {
  lab = await openCheckoutLab();
});
afterAll(() => lab.close());

const CARD = '4242424242424242';
const DECLINED = '4000000000000002';
const CHALLENGED = '4000002760003184';
const ZERO_BALANCE = { provider: 'zero-balance', method: 'zero-balance' } as const;
const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });

const toPath = (code: string) => `/api/v2/baskets/vouchers/${encodeURIComponent(code)}`;
const addVoucher = (buyer: Buyer, code: string) => buyer.call<Basket>(toPath(code), { method: 'PUT' });
const removeVoucher = (buyer: Buyer, code: string) => buyer.call<Basket>(toPath(code), { method: 'DELETE' });
const readBasket = async (buyer: Buyer) => (await buyer.call<Basket>('/api/v2/customer/basket')).body;

/** A buyer with a basket that has a licence and a voucher. */
async function addBuyerWithVoucher(licenceId: number, code: string): Promise<{ buyer: Buyer; basket: Basket }> {
  const buyer = await lab.addBuyer();
  await buyer.putBasket(licenceId);
  const { status, body } = await addVoucher(buyer, code);
  expect([status, body.messages]).toEqual([200, undefined]);
  return { buyer, basket: body };
}

const createCodes = (campaign: string, count: string) =>
  inRealm(lab.server.context.db, 'north', (tx) =>
    createVoucherCodes(tx, lab.server.context, 'north', { campaign, count }),
  );

const listUses = (campaign: string) =>
  lab.server.database.query<{ state: string }>(
    'select state from voucher_uses where campaign_id = $1 order by changed_at, state',
    [campaign],
  );
const listStates = async (campaign: string) => (await listUses(campaign)).map(({ state }) => state);
/** Frees the single use of the campaign for the next test. */
const clearUses = () => lab.server.database.query('delete from voucher_uses');

describe('a voucher in a basket', () => {
  test.each(['WELCOME-20', 'welcome20', ' Welcome 20 '])(
    'entered as “%s” reduces the total, and its removal restores it @pay-02 @gift-02',
    async (code) => {
      const buyer = await lab.addBuyer();
      const { body: plain } = await buyer.putBasket(1);
      expect([plain.acceptsVouchers, plain.vouchers, plain.total]).toEqual([true, [], eur(999)]);
      const { status, body } = await addVoucher(buyer, code);
      expect([status, body.version]).toEqual([200, plain.version + 1]);
      expect(body).toMatchObject({
        vouchers: [{ code: 'WELCOME-20', reduction: eur(200) }],
        price: eur(999),
        total: eur(799),
        tax: eur(149),
        renewal: { price: eur(999) },
      });
      const { body: removed } = await removeVoucher(buyer, code);
      expect([removed.vouchers, removed.total]).toEqual([[], eur(999)]);
    },
  );

  test.each([
    ['UNKNOWN-CODE', 3, 404, 'voucher.unknown'],
    ['🎁', 3, 404, 'voucher.unknown'],
    ['PAST', 3, 409, 'voucher.expired'],
    ['QUARTER', 3, 409, 'voucher.otherPlan'],
    ['GRATIS', 5, 409, 'voucher.noReduction'],
  ])(
    'is refused for the code %s and the licence %i with %i %s, and the voucher entered before stays @gift-02',
    async (code, licenceId, status, label) => {
      const buyer = await lab.addBuyer();
      const { body: plain } = await buyer.putBasket(licenceId);
      if (licenceId === 3) await addVoucher(buyer, 'WELCOME20');
      expect(await addVoucher(buyer, code)).toMatchObject({ status, body: { messages: [label] } });
      const { vouchers, total } = await readBasket(buyer);
      expect([vouchers.length, total]).toEqual(licenceId === 3 ? [1, eur(1599)] : [0, plain.total]);
    },
  );

  test('of 61 characters is unknown, and one without a basket 404 @gift-02', async () => {
    const buyer = await lab.addBuyer();
    expect(await addVoucher(buyer, 'x'.repeat(61))).toMatchObject({ status: 404 });
    expect(await addVoucher(buyer, 'WELCOME20')).toMatchObject({ status: 404, body: { messages: ['basketMissing'] } });
    await buyer.putBasket(1);
    expect(await removeVoucher(buyer, 'WELCOME20')).toMatchObject({
      status: 404,
      body: { messages: ['voucher.unknown'] },
    });
  });

  test('can be set and removed with the content of the basket, and stays if the request names none @pay-02', async () => {
    const buyer = await lab.addBuyer();
    const { body: first } = await buyer.putBasket(1, { vouchers: [{ code: 'welcome20' }] });
    expect(first.total).toEqual(eur(799));
    const { body: kept } = await buyer.putBasket(3, {}, first.id);
    expect([kept.vouchers.length, kept.total]).toEqual([1, eur(1599)]);
    const { body: removed } = await buyer.putBasket(3, { vouchers: [] }, first.id);
    expect([removed.vouchers, removed.total]).toEqual([[], eur(1999)]);
    expect((await buyer.putBasket(3, { vouchers: [{ code: 'nonsense' }] }, first.id)).status).toBe(404);
  });

  test('that does not apply to a new licence of the basket is taken out, and the answer says why @gift-02', async () => {
    const { buyer, basket } = await addBuyerWithVoucher(1, 'QUARTER');
    const { body } = await buyer.putBasket(3, {}, basket.id);
    expect([body.total, body.vouchers]).toEqual([eur(1999), []]);
    expect(body.removedVoucher).toEqual({ code: 'QUARTER', reason: 'voucher.otherPlan' });
    expect((await readBasket(buyer)).removedVoucher).toBeUndefined();
  });

  test('reduces as many periods as the campaign says; with a free trial the first paid ones @gift-02', async () => {
    const { buyer, basket } = await addBuyerWithVoucher(1, 'QUARTER');
    expect([basket.total, basket.renewal?.price]).toEqual([eur(749), eur(749)]);
    const { body: paid } = await buyer.pay(basket, await buyer.enterCard(basket, CARD));
    expect(paid.receipt?.later).toEqual({ payments: 3, price: eur(999), period: 'P1M' });
    const { basket: trial } = await addBuyerWithVoucher(4, 'QUARTER');
    expect([trial.total, trial.renewal?.price]).toEqual([eur(0), eur(249)]);
    const later = { payments: 3, price: eur(499), period: 'P1M' };
    expect(trial.vouchers).toEqual([{ code: 'QUARTER', reduction: eur(0), later }]);
    const { basket: once } = await addBuyerWithVoucher(1, 'WELCOME20');
    expect(once.vouchers[0]?.later).toBeUndefined();
  });

  test('is refused while a payment of the basket waits for its result @gift-02', async () => {
    const buyer = await lab.addBuyer();
    const { body: basket } = await buyer.putBasket(3);
    await buyer.pay(basket, await buyer.enterCard(basket, CHALLENGED));
    expect(await addVoucher(buyer, 'WELCOME20')).toMatchObject({
      status: 409,
      body: { messages: ['paymentInProgress'] },
    });
  });
});

test('after five unknown codes an account waits ten minutes, and a known code does not shorten it @gift-02', async () => {
  const buyer = await lab.addBuyer();
  await buyer.putBasket(1);
  for (let count = 0; count < 4; count += 1) expect((await addVoucher(buyer, `GUESS${count}`)).status).toBe(404);
  expect((await addVoucher(buyer, 'WELCOME20')).status).toBe(200);
  expect((await addVoucher(buyer, 'GUESS4')).status).toBe(404);
  for (const code of ['GUESS5', 'WELCOME20'])
    expect(await addVoucher(buyer, code)).toMatchObject({ status: 429, body: { messages: ['tooManyAttempts'] } });
  expect((await buyer.putBasket(1, { vouchers: [{ code: 'GUESS6' }] })).status).toBe(429);
  const { buyer: other } = await addBuyerWithVoucher(1, 'WELCOME20');
  expect((await readBasket(other)).total).toEqual(eur(799));
  // The clock stays, because the access token would expire.
  await lab.server.database.query(`update login_attempts set made_at = made_at - interval '10 minutes'`);
  expect((await addVoucher(buyer, 'WELCOME20')).status).toBe(200);
});

describe('payment with a voucher', () => {
  test('charges the reduced total, and the invoice names the voucher @pay-02 @gift-02', async () => {
    const { buyer, basket } = await addBuyerWithVoucher(3, 'WELCOME20');
    const { body } = await buyer.pay(basket, await buyer.enterCard(basket, CARD));
    expect(body).toMatchObject({ status: 'COMPLETE', total: eur(1599) });
    const { body: invoice } = await buyer.call<object>(`/api/v2/customer/invoices/${body.receipt?.invoice}`);
    expect(invoice).toMatchObject({
      lines: [
        { sku: 'final-eur', price: eur(1999), voucher: { code: 'WELCOME-20', reduction: eur(400) }, gross: eur(1599) },
      ],
      total: eur(1599),
    });
    expect(await listStates('welcome')).toContain('USED');
  });

  test('of the whole price needs no payment method for a single title, and stores a card for a plan that renews @pay-02', async () => {
    const { buyer, basket } = await addBuyerWithVoucher(3, 'GRATIS');
    expect([basket.total, basket.paymentOptions.map(({ method }) => method)]).toEqual([eur(0), ['zero-balance']]);
    expect((await buyer.pay(basket, undefined, ZERO_BALANCE)).body.status).toBe('COMPLETE');
    const { body: plan } = await buyer.putBasket(1);
    const { body: free } = await addVoucher(buyer, 'GRATIS');
    expect([plan.total, free.total, free.renewal?.price]).toEqual([eur(999), eur(0), eur(999)]);
    expect(free.paymentOptions.every(({ flow }) => flow === 'fields')).toBe(true);
    expect((await buyer.pay(free, undefined, ZERO_BALANCE)).status).toBe(400);
    expect((await buyer.pay(free, await buyer.enterCard(free, CARD))).body).toMatchObject({
      status: 'COMPLETE',
      total: eur(0),
      receipt: { renewal: { price: eur(999) } },
    });
  });

  test('that pays the first charge after a free trial stores a card for the later ones @pay-02', async () => {
    const { basket } = await addBuyerWithVoucher(4, 'GRATIS');
    expect(basket).toMatchObject({ total: eur(0), renewal: { price: eur(0) } });
    expect(basket.paymentOptions.map(({ flow }) => flow)).toEqual(['fields']);
  });

  test('is refused if another account took the last use, and the basket then shows the full total @gift-02', async () => {
    await clearUses();
    const { buyer: first, basket: won } = await addBuyerWithVoucher(3, 'ONCE');
    const { buyer: second, basket: lost } = await addBuyerWithVoucher(3, 'ONCE');
    const token = await second.enterCard(lost, CARD);
    expect((await first.pay(won, await first.enterCard(won, CARD))).body.status).toBe('COMPLETE');
    expect(await second.pay(lost, token)).toMatchObject({ status: 409, body: { messages: ['voucher.used'] } });
    const basket = await readBasket(second);
    expect([basket.total, basket.vouchers]).toEqual([eur(1999), []]);
    expect((await second.pay(basket, token)).body).toMatchObject({ status: 'COMPLETE', total: eur(1999) });
    expect(await listStates('once')).toEqual(['USED']);
  });

  test('that is declined frees the last use for the next account, and a repeated payment takes it once @gift-02', async () => {
    await clearUses();
    const { buyer: first, basket: declined } = await addBuyerWithVoucher(3, 'ONCE');
    expect((await first.pay(declined, await first.enterCard(declined, DECLINED))).status).toBe(402);
    expect(await listStates('once')).toEqual(['RELEASED']);
    const { buyer: second, basket } = await addBuyerWithVoucher(3, 'ONCE');
    const token = await second.enterCard(basket, CARD);
    const answers = await Promise.all([second.pay(basket, token), second.pay(basket, token)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await vi.waitFor(async () => expect((await listStates('once')).sort()).toEqual(['RELEASED', 'USED']));
  });

  test('of fifty accounts at the same time takes the last use once @gift-02 @pay-09', async () => {
    await clearUses();
    // A network can open sixty accounts in an hour.
    lab.server.clock.advance(3_700_000);
    const baskets: Awaited<ReturnType<typeof addBuyerWithVoucher>>[] = [];
    // The server hashes a few passwords at a time and refuses more than that.
    while (baskets.length < 50)
      baskets.push(...(await Promise.all(Array.from({ length: 10 }, () => addBuyerWithVoucher(3, 'ONCE')))));
    const tokens = await Promise.all(baskets.map(({ buyer, basket }) => buyer.enterCard(basket, CARD)));
    const answers = await Promise.all(baskets.map(({ buyer, basket }, index) => buyer.pay(basket, tokens[index])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.messages?.[0]))).toEqual(new Set([undefined, 'voucher.used']));
    expect(await listStates('once')).toEqual(['USED']);
  });

  test('that waits for its payer keeps the use, and one without a result frees it after 30 minutes @gift-02', async () => {
    await clearUses();
    lab.server.clock.advance(3_700_000);
    const { buyer, basket } = await addBuyerWithVoucher(3, 'ONCE');
    await buyer.pay(basket, await buyer.enterCard(basket, CHALLENGED));
    const release = () =>
      inRealm(lab.server.context.db, 'north', (tx) => releaseExpiredUses(tx, 'north', lab.server.clock.now()));
    lab.server.clock.advance(RESERVATION_MS);
    await release();
    expect(await listStates('once')).toEqual(['RESERVED']);
    await lab.server.database.query(`update payment_attempts set state = 'UNKNOWN' where state = 'ACTION'`);
    await release();
    expect(await listStates('once')).toEqual(['RELEASED']);
  });
});

describe('unique codes', () => {
  test('are stored as hashes only, and each pays once @gift-02', async () => {
    const codes = await createCodes('press', '3');
    const [code = '', second = ''] = codes;
    const { buyer, basket } = await addBuyerWithVoucher(3, code.toLowerCase());
    expect(basket.vouchers[0]?.code).toBe(`…${code.slice(-4)}`);
    await buyer.pay(basket, undefined, ZERO_BALANCE);
    const other = await lab.addBuyer();
    await other.putBasket(3);
    expect(await addVoucher(other, code)).toMatchObject({ status: 409, body: { messages: ['voucher.used'] } });
    const { body: applied } = await addVoucher(other, second);
    expect(applied.total).toEqual(eur(0));
    const { body: removed } = await removeVoucher(other, applied.vouchers[0]?.code ?? '');
    expect(removed.total).toEqual(eur(1999));
    const tables = await lab.server.database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const needles = codes.flatMap((one) => [one, one.replaceAll('-', '')]);
    for (const { name } of tables) {
      const rows = await lab.server.database.query<{ row: string }>(`select t::text as row from "${name}" t`);
      const text = rows
        .map(({ row }) => row)
        .join('\n')
        .toUpperCase();
      expect(
        needles.filter((needle) => text.includes(needle)),
        name,
      ).toEqual([]);
    }
  });

  test.each([
    ['welcome', '5', /no voucher campaign welcome with unique codes. It has: press/],
    ['press', '0', /from 1 to 10000/],
    ['press', '1e3', /from 1 to 10000/],
  ])('are not created for the campaign %s and the count %s @gift-02', async (campaign, count, message) => {
    await expect(createCodes(campaign, count)).rejects.toThrow(message);
  });
});

test('no page data names a shared code @gift-02', async () => {
  const buyer = await lab.addBuyer();
  await buyer.putBasket(1);
  const paths = [
    '/api/v1/init/',
    '/api/v2/licence',
    '/api/v2/licence-family',
    '/api/v1/view/plans',
    '/api/v2/customer/basket',
  ];
  const answers = await Promise.all(paths.map((path) => buyer.call(path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  expect(JSON.stringify(answers)).not.toMatch(/WELCOME-20|QUARTER|GRATIS/);
});
