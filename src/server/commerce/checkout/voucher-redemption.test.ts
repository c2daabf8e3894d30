import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { type Buyer, openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { json } from '../../../../tests/support/realm-server.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { createVoucherCodes } from '../vouchers/create-voucher-codes.ts';

let lab: Awaited<ReturnType<typeof openCheckoutLab>>;
beforeAll(async () => {
  lab = await openCheckoutLab();
});
afterAll(() => lab.close());
beforeEach(() => lab.server.database.query('delete from voucher_uses'));

const redeem = (buyer: Buyer, voucherCode: string, licenceId = 3, headers: Record<string, string> = {}) =>
  buyer.call<LicenceStatus>('/api/v2/promotions/voucher/redeem', {
    ...json({ voucherCode, licenceId }),
    headers: { 'content-type': 'application/json', ...headers },
  });
const listLicences = async (buyer: Buyer) =>
  (await buyer.call<{ licences: LicenceStatus[] }>('/api/v2/user/licence')).body.licences;
const countBaskets = async ({ email }: Buyer) =>
  (
    await lab.server.database.query(
      'select baskets.id from baskets join accounts on accounts.id = account_id where email = $1',
      [email],
    )
  ).length;
const listUses = (campaign: string) =>
  lab.server.database.query<{ state: string }>('select state from voucher_uses where campaign_id = $1', [campaign]);

async function createCode(): Promise<string> {
  const [code = ''] = await inRealm(lab.server.context.db, 'north', (tx) =>
    createVoucherCodes(tx, lab.server.context, 'north', { campaign: 'press', count: '1' }),
  );
  return code;
}

test('a voucher of the whole price grants a licence without a payment, with a receipt and a line of the history @gift-02', async () => {
  const buyer = await lab.addBuyer();
  const { status, body } = await redeem(buyer, 'gratis');
  expect(status).toBe(201);
  expect(body).toMatchObject({ licence: { id: 3, name: 'Final night' }, status: 'ACTIVE', isEffective: true });
  expect(await listLicences(buyer)).toEqual([body]);
  expect(await listUses('gratis')).toEqual([{ state: 'USED' }]);
  const mails = await sendWaiting(lab.server);
  expect(mails.filter(({ to }) => to === buyer.email).map(({ subject }) => subject)).toContain(
    'Your receipt from The north realm: Final night',
  );
  const { items } = (await buyer.call<PaymentHistory>('/api/v2/customer/payment-history')).body;
  expect(items.map(({ itemType, amount }) => [itemType, amount?.amount])).toEqual([['PAID_ORDER', 0]]);
});

test('a double click and a repeated request are one redemption @gift-02', async () => {
  const buyer = await lab.addBuyer();
  const answers = await Promise.all([redeem(buyer, 'GRATIS'), redeem(buyer, 'GRATIS'), redeem(buyer, 'GRATIS')]);
  expect(answers.map(({ status }) => status)).toContain(201);
  // A request that meets the running one can be repeated.
  for (const { status, body } of answers)
    if (status !== 201) expect([status, body.messages]).toEqual([409, ['paymentInProgress']]);
  expect((await redeem(buyer, ' gratis ')).status).toBe(201);
  expect(await listLicences(buyer)).toHaveLength(1);
  expect(await listUses('gratis')).toHaveLength(1);
});

test('a unique code grants once if twenty accounts redeem it at the same time @gift-02 @pay-09', async () => {
  // A network can open sixty accounts in an hour.
  lab.server.clock.advance(3_700_000);
  const code = await createCode();
  const buyers: Buyer[] = [];
  // The server hashes a few passwords at a time and refuses more than that.
  while (buyers.length < 20) buyers.push(...(await Promise.all(Array.from({ length: 10 }, () => lab.addBuyer()))));
  const answers = await Promise.all(buyers.map((buyer) => redeem(buyer, code)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.messages?.[0]}`))).toEqual(
    new Set(['201 undefined', '409 voucher.used']),
  );
  const held = await Promise.all(buyers.map(listLicences));
  expect(held.flat()).toHaveLength(1);
  expect(await listUses('press')).toEqual([{ state: 'USED' }]);
});

test.each([
  ['UNKNOWN-CODE', 3, 404, 'voucher.unknown'],
  ['PAST', 3, 409, 'voucher.expired'],
  ['QUARTER', 3, 409, 'voucher.otherPlan'],
  ['GRATIS', 5, 409, 'voucher.noReduction'],
  ['WELCOME20', 3, 409, 'voucher.paymentNeeded'],
  // What the plan costs later needs a card, as at the checkout.
  ['GRATIS', 1, 409, 'voucher.cardNeeded'],
  ['GRATIS', 99, 404, 'planUnavailable'],
])(
  'the code %s for the licence %i is answered with %i %s and leaves no basket @gift-02',
  async (code, id, status, label) => {
    const buyer = await lab.addBuyer();
    expect(await redeem(buyer, code, id)).toMatchObject({ status, body: { messages: [label] } });
    expect([await listLicences(buyer), await countBaskets(buyer)]).toEqual([[], 0]);
    expect(await lab.server.database.query('select state from voucher_uses')).toEqual([]);
  },
);

test('a voucher that the account has used, and a licence that it holds, are refused @gift-02', async () => {
  const code = await createCode();
  const buyer = await lab.addBuyer();
  expect((await redeem(buyer, code)).status).toBe(201);
  expect(await redeem(buyer, 'GRATIS')).toMatchObject({
    status: 409,
    body: { code: 'INVALID_TIER_CHANGE', messages: ['planOwned'] },
  });
  const other = await lab.addBuyer();
  expect(await redeem(other, code)).toMatchObject({ status: 409, body: { messages: ['voucher.used'] } });
});

test('a code of several uses grants a licence again when the access has ended @gift-02', async () => {
  const buyer = await lab.addBuyer();
  await redeem(buyer, 'GRATIS');
  await lab.server.database.query(
    `update subscriptions set state = state || '{"life": "ENDED"}'
     where account_id = (select id from accounts where email = $1)`,
    [buyer.email],
  );
  lab.server.clock.advance(1000);
  expect(await redeem(buyer, 'GRATIS')).toMatchObject({ status: 201, body: { status: 'ACTIVE' } });
  expect(await listUses('gratis')).toHaveLength(2);
});

test('unknown codes count for the checkout and the redemption together @gift-02', async () => {
  const buyer = await lab.addBuyer();
  await buyer.putBasket(3);
  for (let count = 0; count < 3; count += 1) expect((await redeem(buyer, `GUESS${count}`)).status).toBe(404);
  for (let count = 3; count < 5; count += 1)
    expect((await buyer.call(`/api/v2/baskets/vouchers/GUESS${count}`, { method: 'PUT' })).status).toBe(404);
  expect(await redeem(buyer, 'GRATIS')).toMatchObject({ status: 429, body: { messages: ['tooManyAttempts'] } });
  await lab.server.database.query(`update login_attempts set made_at = made_at - interval '10 minutes'`);
  expect((await redeem(buyer, 'GRATIS')).status).toBe(201);
});
