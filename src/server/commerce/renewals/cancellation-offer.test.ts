import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CancellationOffer, LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { type Buyer, openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { renewSubscriptionsJob } from '../checkout/renew-subscriptions.job.ts';
import type { Subscription } from '../domain/subscription.ts';

const half = { discount: { type: 'percentage', percentage: 50 }, periods: 3, text: 'Stay for half the price' };
const amounts = { type: 'amount', amounts: [{ currency: 'EUR', amount: 9999 }] };

let lab: Awaited<ReturnType<typeof openCheckoutLab>>;
beforeAll(async () => {
  lab = await openCheckoutLab({
    offers: {
      1: half,
      2: { discount: { type: 'amount', amounts: [{ currency: 'BRL', amount: 990 }] }, periods: 1 },
      4: { discount: amounts, periods: 1 },
    },
  });
});
afterAll(() => lab.close());
beforeEach(async () => {
  // Subscriptions of earlier tests are not due.
  await lab.server.database.query(`update subscriptions set next_action_at = null`);
});

const offerPath = (id: number, action: string) => `/api/v2/promotions/cancellation/${id}/${action}`;
const verify = async (buyer: Buyer, id = 1) => (await buyer.call<CancellationOffer>(offerPath(id, 'verify'))).body;
const answer = async (buyer: Buyer, action: 'redeem' | 'refuse', id = 1) =>
  buyer.call(offerPath(id, action), { method: 'POST' });
const cancel = (buyer: Buyer, { id = 1, query = '' } = {}) =>
  buyer.call(`/api/v2/user/licence/${id}${query}`, { method: 'DELETE' });
const IGNORE = '?cancellationDiscount=IGNORE';
const readLicence = async (buyer: Buyer, id = 1) =>
  (await buyer.call<{ licences: LicenceStatus[] }>('/api/v2/user/licence')).body.licences.find(
    ({ licence }) => licence.id === id,
  );
const listKinds = async ({ email }: Buyer) =>
  (
    await lab.server.database.query<{ kind: string }>(
      `select event ->> 'kind' as kind from subscription_events
       join subscriptions on subscriptions.id = subscription_id join accounts on accounts.id = account_id
       where email = $1 order by position`,
      [email],
    )
  ).map(({ kind }) => kind);
const listCharges = async ({ email }: Buyer) =>
  (
    await lab.server.database.query<{ cents: number }>(
      `select attempt.amount::integer as cents from payment_attempts attempt
       join purchases on purchases.id = purchase_id join accounts on accounts.id = purchases.account_id
       where email = $1 order by attempt.created_at`,
      [email],
    )
  ).map(({ cents }) => cents);
const listMails = async ({ email }: Buyer) => (await sendWaiting(lab.server)).filter(({ to }) => to === email);

/** Moves the clock to the end of the paid time, and runs the job. */
async function renew({ email }: Buyer): Promise<void> {
  const [row] = await lab.server.database.query<{ state: Subscription }>(
    `select state from subscriptions join accounts on accounts.id = account_id where email = $1`,
    [email],
  );
  lab.server.clock.advance(Math.max(0, (row?.state.paidUntil ?? 0) - lab.server.clock.now()));
  await runJob(lab.server, renewSubscriptionsJob, {});
}

test('a licence with an offer is canceled only after the offer was refused, or with IGNORE @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  expect((await readLicence(buyer))?.hasCancellationOffer).toBe(true);
  expect(await cancel(buyer)).toMatchObject({
    status: 409,
    body: { code: 'CANCELLATION_PROMO_AVAILABLE', messages: ['planOfferAvailable'] },
  });
  expect((await readLicence(buyer))?.autoRenewingStatus).toBe('AUTO_RENEWING');
  expect((await answer(buyer, 'refuse')).status).toBe(204);
  expect((await answer(buyer, 'refuse')).status).toBe(204);
  expect(await verify(buyer)).toEqual({ eligible: false });
  expect(await answer(buyer, 'redeem')).toMatchObject({ status: 409, body: { messages: ['planOfferClosed'] } });
  expect((await cancel(buyer)).status).toBe(204);
  expect(await listKinds(buyer)).toEqual(['purchased', 'offer-refused', 'cancelled']);

  const other = await lab.addBuyer();
  await other.buy(1);
  expect((await cancel(other, { query: IGNORE })).status).toBe(204);
  expect(await readLicence(other)).toMatchObject({ autoRenewingStatus: 'NOT_RENEWING' });
  expect(await listKinds(other)).toEqual(['purchased', 'cancelled']);
});

test('an offer names the next payment without and with it @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  const from = (await readLicence(buyer))?.expiryTimestamp;
  const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });
  expect(await verify(buyer)).toEqual({
    eligible: true,
    discount: {
      name: 'Stay for half the price',
      type: 'percentage',
      percentage: 50,
      state: 'upcoming',
      lifeTimeRepeat: false,
      periods: 3,
      from,
    },
    price: eur(999),
    reducedPrice: eur(499),
  });
});

test('a redeemed offer halves three renewals, and the fourth one has the full price @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  await sendWaiting(lab.server);
  expect((await answer(buyer, 'redeem')).status).toBe(204);
  const [mail, ...others] = await listMails(buyer);
  expect([mail?.subject, others]).toEqual(['You keep Monthly for less', []]);
  expect(mail?.text).toMatch(/is €4\.99 instead of €9\.99, on [^]*The lower price applies to your next 3 payments\./);
  expect((await readLicence(buyer))?.nextDiscount).toMatchObject({ percentage: 50, state: 'upcoming', periods: 3 });
  expect((await readLicence(buyer))?.hasCancellationOffer).toBeUndefined();
  const receipts: (string | undefined)[] = [];
  for (let month = 0; month < 4; month += 1) {
    await renew(buyer);
    receipts.push(/It renews for (\S+) on/.exec((await listMails(buyer))[0]?.text ?? '')?.[1]);
  }
  expect(await listCharges(buyer)).toEqual([999, 499, 499, 499, 999]);
  expect(receipts).toEqual(['€4.99', '€4.99', '€9.99', '€9.99']);
  expect((await readLicence(await lab.signInAgain(buyer)))?.nextDiscount).toBeUndefined();
});

test('redeeming twice, also from two tabs at once, has the effect of once @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  await sendWaiting(lab.server);
  const statuses = await Promise.all([answer(buyer, 'redeem'), answer(buyer, 'redeem'), answer(buyer, 'redeem')]);
  expect(statuses.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await listKinds(buyer)).toEqual(['purchased', 'offer-redeemed']);
  expect(await listMails(buyer)).toHaveLength(1);
});

test('an offer drops an earlier cancellation @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  await cancel(buyer, { query: IGNORE });
  expect(await verify(buyer)).toMatchObject({ eligible: true, reducedPrice: { amount: 499 } });
  expect((await answer(buyer, 'redeem')).status).toBe(204);
  expect(await listKinds(buyer)).toEqual(['purchased', 'cancelled', 'reactivated', 'offer-redeemed']);
  await renew(buyer);
  expect(await listCharges(buyer)).toEqual([999, 499]);
});

test('two tabs that redeem and cancel at the same time leave a consistent subscription @lic-04', async () => {
  for (let round = 0; round < 4; round += 1) {
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    const [redeemed, canceled] = await Promise.all([answer(buyer, 'redeem'), cancel(buyer, { query: IGNORE })]);
    expect([redeemed.status, canceled.status]).toEqual([204, 204]);
    const kinds = (await listKinds(buyer)).join(' ');
    const isKept = kinds === 'purchased cancelled reactivated offer-redeemed';
    if (!isKept) expect(kinds).toBe('purchased offer-redeemed cancelled');
    expect((await readLicence(buyer))?.autoRenewingStatus).toBe(isKept ? 'AUTO_RENEWING' : 'NOT_RENEWING');
  }
});

test('a canceled plan that renews again keeps what is left of its offer and gets no other one @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  await answer(buyer, 'redeem');
  expect((await cancel(buyer)).status).toBe(204);
  expect(await verify(buyer)).toEqual({ eligible: false });
  expect(await answer(buyer, 'redeem')).toMatchObject({ status: 409, body: { messages: ['planOfferClosed'] } });
  await buyer.call('/api/v2/user/licence/1', { method: 'PATCH' });
  await renew(buyer);
  expect(await listCharges(buyer)).toEqual([999, 499]);
});

test('an offer returns after twelve months, and not before @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(1);
  await answer(buyer, 'refuse');
  for (let month = 0; month < 11; month += 1) await renew(buyer);
  expect(await verify(await lab.signInAgain(buyer))).toEqual({ eligible: false });
  await renew(buyer);
  const later = await lab.signInAgain(buyer);
  expect(await verify(later)).toMatchObject({ eligible: true });
  expect((await answer(later, 'redeem')).status).toBe(204);
});

test('there is no offer in a pause, with an unpaid period, after the paid time, or without a renewal @lic-04', async () => {
  const paused = await lab.addBuyer();
  await paused.buy(1);
  await paused.call('/api/v2/user/licence/1/pause', { method: 'POST' });
  expect(await verify(paused)).toEqual({ eligible: false });
  expect((await answer(paused, 'redeem')).status).toBe(409);
  expect((await cancel(paused)).status).toBe(204);

  const unpaid = await lab.addBuyer();
  await unpaid.buy(1, '4000000000000341');
  await renew(unpaid);
  const late = await lab.signInAgain(unpaid);
  expect((await readLicence(late))?.subscriptionPendingActions).toHaveLength(1);
  expect(await verify(late)).toEqual({ eligible: false });
  expect((await answer(late, 'redeem')).status).toBe(409);
  expect((await cancel(late)).status).toBe(204);

  const ended = await lab.addBuyer();
  await ended.buy(1);
  await cancel(ended, { query: IGNORE });
  await renew(ended);
  const gone = await lab.signInAgain(ended);
  expect(await verify(gone)).toEqual({ eligible: false });
  expect((await answer(gone, 'redeem')).status).toBe(409);

  const single = await lab.addBuyer();
  await single.buy(3);
  expect(await verify(single, 3)).toEqual({ eligible: false });
});

test('an amount that is larger than the price makes the first payment of a trial free @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(4);
  expect(await verify(buyer, 4)).toMatchObject({
    discount: { type: 'amount', amount: { amount: 9999, currency: 'EUR' } },
    price: { amount: 499 },
    reducedPrice: { amount: 0 },
  });
  expect((await answer(buyer, 'redeem', 4)).status).toBe(204);
  await renew(buyer);
  await renew(buyer);
  expect(await listCharges(buyer)).toEqual([0, 0, 499]);
  expect(await readLicence(await lab.signInAgain(buyer), 4)).toMatchObject({ status: 'ACTIVE' });
});

test('an offer that does not reduce the price of the account is not made @lic-04', async () => {
  const buyer = await lab.addBuyer();
  await buyer.buy(2);
  expect(await verify(buyer, 2)).toEqual({ eligible: false });
  expect((await answer(buyer, 'redeem', 2)).status).toBe(409);
  expect((await cancel(buyer, { id: 2 })).status).toBe(204);
});

test('the offer of another account is unknown @lic-04', async () => {
  const owner = await lab.addBuyer();
  await owner.buy(1);
  const other = await lab.addBuyer();
  for (const path of ['redeem', 'refuse'] as const)
    expect(await answer(other, path)).toMatchObject({ status: 404, body: { messages: ['planNotHeld'] } });
  expect((await other.call(offerPath(1, 'verify'))).status).toBe(404);
  expect(await verify(owner)).toMatchObject({ eligible: true });
});
