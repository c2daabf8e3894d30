import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import type { PlanChangesAnswer } from '#schemas/wire/commerce/plan-changes.ts';
import { type Buyer, openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { json } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { reconcilePaymentsJob } from '../checkout/reconcile-payments.job.ts';
import { renewSubscriptionsJob } from '../checkout/renew-subscriptions.job.ts';
import { getPeriodStart, parsePeriod } from '../domain/period.ts';
import type { Subscription } from '../domain/subscription.ts';

const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });
/** Licences of the lab with their prices as the viewer sees them. */
const MONTHLY = { licenceId: 1, price: eur(999) };
const YEARLY = { licenceId: 2, price: eur(9900) };
const FILMS = { licenceId: 4, price: eur(499) };
/** Its price of €49.00 is without tax. */
const FILMS_PLUS = { licenceId: 8, price: eur(6027) };
/** A card that the bank accepts for the purchase and declines for each renewal. */
const DECLINED_LATER = '4000000000000341';

let lab: Awaited<ReturnType<typeof openCheckoutLab>>;
beforeAll(async () => {
  lab = await openCheckoutLab();
});
afterAll(() => lab.close());
beforeEach(async () => {
  // Subscriptions of earlier tests are not due, and the trial of the usual card is not used up.
  await lab.server.database.query(`update subscriptions set next_action_at = null`);
  await lab.server.database.query(`delete from trial_uses`);
});

const path = (licenceId: number) => `/api/v2/user/licence/${licenceId}/plan-changes`;
const listOptions = async (buyer: Buyer, licenceId: number) =>
  (await buyer.call<PlanChangesAnswer>(path(licenceId))).body;
const change = (buyer: Buyer, licenceId: number, request: object) =>
  buyer.call(path(licenceId), { ...json(request), method: 'POST' });
const drop = (buyer: Buyer, licenceId: number) => buyer.call(path(licenceId), { method: 'DELETE' });
const refusal = (label: string) => ({ status: 409, body: { code: 'INVALID_TIER_CHANGE', messages: [label] } });

async function readSubscription({ email }: Buyer): Promise<Subscription> {
  const [row] = await lab.server.database.query<{ state: Subscription }>(
    `select state from subscriptions join accounts on accounts.id = account_id where email = $1`,
    [email],
  );
  if (!row) throw new Error(`${email} holds no licence`);
  return row.state;
}

const countEvents = async ({ email }: Buyer) => {
  const [row] = await lab.server.database.query<{ count: number }>(
    `select event_count as count from subscriptions join accounts on accounts.id = account_id where email = $1`,
    [email],
  );
  return row?.count;
};

/** Moves the clock to the end of the paid time of the only licence, and runs the job. */
async function renew(buyer: Buyer): Promise<Subscription> {
  const { paidUntil = 0 } = await readSubscription(buyer);
  lab.server.clock.advance(Math.max(0, paidUntil - lab.server.clock.now()));
  await runJob(lab.server, renewSubscriptionsJob, {});
  return readSubscription(buyer);
}

const listCharges = async ({ email }: Buyer): Promise<number[]> =>
  (
    await lab.server.database.query<{ cents: number }>(
      `select attempt.amount::integer as cents from payment_attempts attempt join purchases on purchases.id = purchase_id
       join accounts on accounts.id = purchases.account_id where email = $1 order by attempt.created_at`,
      [email],
    )
  ).map(({ cents }) => cents);

const listHistory = async (buyer: Buyer) =>
  (await buyer.call<PaymentHistory>('/api/v2/customer/payment-history')).body.items;
const readLicence = async (buyer: Buyer, id: number) =>
  (await buyer.call<{ licences: LicenceStatus[] }>('/api/v2/user/licence')).body.licences.find(
    ({ licence }) => licence.id === id,
  );
const listMails = async ({ email }: Buyer) => (await sendWaiting(lab.server)).filter(({ to }) => to === email);

describe('a change to a lower plan', () => {
  test('begins when the paid time ends, at the price and period that the viewer saw @lic-04 @pay-05', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(2);
    await sendWaiting(lab.server);
    const { paidUntil = 0 } = await readSubscription(buyer);
    const { changes, scheduled } = await listOptions(buyer, 2);
    expect(scheduled).toBeUndefined();
    expect(changes).toMatchObject([
      { licence: { id: 1, name: 'Monthly' }, direction: 'DOWNGRADE', timing: 'PERIOD_END', price: eur(999) },
    ]);
    expect(changes[0]).toMatchObject({ period: 'P1M', effectiveAt: paidUntil });
    expect((await change(buyer, 2, MONTHLY)).status).toBe(204);
    expect(await readLicence(buyer, 2)).toMatchObject({
      isEffective: true,
      canChangePlan: false,
      changes: ['CANCEL'],
      plannedChange: { licence: { id: 1 }, effectiveAt: paidUntil },
    });
    expect(await listOptions(buyer, 2)).toMatchObject({
      changes: [],
      scheduled: { licenceId: 1, effectiveAt: paidUntil, price: eur(999), period: 'P1M' },
    });
    const [mail] = await listMails(buyer);
    expect(mail?.subject).toBe('You’ll change to Monthly');
    expect(mail?.text).toMatch(/Monthly instead of Yearly[^]*From \w+ \d+, 20\d\d on/);
    expect(mail?.text).toMatch(/From .* on, you get Monthly for €9\.99 per month\. You can still keep Yearly/);
    expect(await listCharges(buyer)).toEqual([7920]);
    expect(await renew(buyer)).toMatchObject({ licenceId: 1, life: 'ACTIVE', change: { kind: 'NONE' } });
    const [receipt] = await listMails(buyer);
    expect(receipt?.subject).toBe('Your receipt from The north realm: Monthly');
    const again = await lab.signInAgain(buyer);
    const [item, first] = await listHistory(again);
    expect(item).toMatchObject({ itemType: 'LICENCE_DOWNGRADE', name: 'Monthly', skus: ['monthly-eur'] });
    expect(item?.amount).toEqual(eur(999));
    expect(item?.invoice).not.toBe(first?.invoice);
    const invoice = await again.call<{ lines: object[] }>(`/api/v2/customer/invoices/${item?.invoice}`);
    expect(invoice.body.lines).toMatchObject([{ name: 'Monthly', sku: 'monthly-eur', period: 'P1M' }]);
    expect(await readLicence(again, 2)).toBeUndefined();
    expect(await readLicence(again, 1)).toMatchObject({ isEffective: true, canChangePlan: true });
    await renew(buyer);
    const { paidUntil: end, terms } = await renew(buyer);
    expect(await listCharges(buyer)).toEqual([7920, 999, 999, 999]);
    expect([end, terms?.sku]).toEqual([getPeriodStart(paidUntil, parsePeriod('P1M'), 3), 'monthly-eur']);
    const types = (await listHistory(await lab.signInAgain(buyer))).map(({ itemType }) => itemType);
    expect(types).toEqual(['RENEWAL', 'RENEWAL', 'LICENCE_DOWNGRADE', 'SUBSCRIPTION']);
  });

  test('ignores the voucher of the purchase, which was for another plan @lic-04', async () => {
    const buyer = await lab.addBuyer();
    const { body: basket } = await buyer.putBasket(2, { vouchers: [{ code: 'QUARTER' }] });
    await buyer.pay(basket, await buyer.enterCard(basket, '4242424242424242'));
    await change(buyer, 2, MONTHLY);
    await renew(buyer);
    expect(await listCharges(buyer)).toEqual([7670, 999]);
  });

  test('that is asked for twice is planned and mailed once, also from two tabs at once @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(2);
    await sendWaiting(lab.server);
    const answers = await Promise.all([change(buyer, 2, MONTHLY), change(buyer, 2, MONTHLY)]);
    expect([...answers, await change(buyer, 2, MONTHLY)].map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await countEvents(buyer)).toBe(2);
    expect(await listMails(buyer)).toHaveLength(1);
  });

  test('is refused at another price than the viewer saw @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(2);
    const changed = { status: 409, body: { code: 'CONFLICT', messages: ['planChangePrice'] } };
    for (const price of [eur(899), { ...eur(999), currency: 'USD' }, { ...eur(999), scale: 3 }])
      expect(await change(buyer, 2, { licenceId: 1, price })).toMatchObject(changed);
    expect(await countEvents(buyer)).toBe(1);
    await change(buyer, 2, MONTHLY);
    // The planned price holds, so a tab with another one is not told that it does.
    expect(await change(buyer, 2, { licenceId: 1, price: eur(899) })).toMatchObject(refusal('planChangePending'));
  });

  test('that is dropped leaves the plan as it was, and a drop without a change has no effect @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(2);
    const before = await readLicence(buyer, 2);
    await change(buyer, 2, MONTHLY);
    await sendWaiting(lab.server);
    const statuses = [(await drop(buyer, 2)).status, (await drop(buyer, 2)).status];
    expect([statuses, await countEvents(buyer)]).toEqual([[204, 204], 3]);
    expect(await readLicence(buyer, 2)).toEqual(before);
    expect((await listMails(buyer)).map(({ subject }) => subject)).toEqual(['You keep Yearly']);
    expect(await renew(buyer)).toMatchObject({ licenceId: 2 });
    expect(await listCharges(buyer)).toEqual([7920, 9900]);
  });

  test('is dropped by a cancellation, and not brought back by the reactivation @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(2);
    await change(buyer, 2, MONTHLY);
    const cancel = () => buyer.call('/api/v2/user/licence/2', { method: 'DELETE' });
    expect((await cancel()).status).toBe(204);
    expect((await readLicence(buyer, 2))?.plannedChange).toBeUndefined();
    expect(await change(buyer, 2, MONTHLY)).toMatchObject(refusal('planChangeCancelled'));
    await buyer.call('/api/v2/user/licence/2', { method: 'PATCH' });
    await renew(buyer);
    expect(await listCharges(buyer)).toEqual([7920, 9900]);
  });

  test('and a cancellation at the same time leave a plan that ends, in either order @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(2);
    const [changed, canceled] = await Promise.all([
      change(buyer, 2, MONTHLY),
      buyer.call('/api/v2/user/licence/2', { method: 'DELETE' }),
    ]);
    expect([204, 409]).toContain(changed.status);
    expect(canceled.status).toBe(204);
    expect(await readSubscription(buyer)).toMatchObject({ renewal: 'OFF', change: { kind: 'NONE' } });
    expect(await renew(buyer)).toMatchObject({ life: 'ENDED', licenceId: 2 });
    expect(await listCharges(buyer)).toEqual([7920]);
  });

  test('excludes a pause, and a pause excludes it @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(2);
    const pause = () => buyer.call('/api/v2/user/licence/2/pause', { ...json({}), method: 'POST' });
    await change(buyer, 2, MONTHLY);
    expect(await pause()).toMatchObject({ status: 409, body: { messages: ['planNotPaused'] } });
    await drop(buyer, 2);
    expect((await pause()).status).toBe(204);
    expect(await change(buyer, 2, MONTHLY)).toMatchObject(refusal('planChangePaused'));
    expect(await listOptions(buyer, 2)).toEqual({ changes: [] });
  });

  test('stays planned while its first charge fails, and can no longer be dropped @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(2, DECLINED_LATER);
    await change(buyer, 2, MONTHLY);
    expect(await renew(buyer)).toMatchObject({ life: 'PAST_DUE', licenceId: 2 });
    const again = await lab.signInAgain(buyer);
    expect(await drop(again, 2)).toMatchObject(refusal('planChangeTooLate'));
    expect(await change(again, 2, { licenceId: 8, price: eur(1) })).toMatchObject(refusal('planChangeRefused'));
    const { body: basket } = await again.putBasket(2, { basketItems: [{ licenceId: 2, isCardUpdate: true }] });
    await again.pay(basket, await again.enterCard(basket, '5555555555554444'));
    await runJob(lab.server, renewSubscriptionsJob, {});
    expect(await readSubscription(buyer)).toMatchObject({ life: 'ACTIVE', licenceId: 1 });
    // Two charges have the same time, so their order is not defined.
    expect((await listCharges(buyer)).sort((a, b) => a - b)).toEqual([999, 999, 7920]);
  });

  test('is neither planned nor dropped from the end of the paid time on @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(2);
    const { paidUntil = 0 } = await readSubscription(buyer);
    lab.server.clock.advance(paidUntil - lab.server.clock.now());
    expect(await change(await lab.signInAgain(buyer), 2, MONTHLY)).toMatchObject(refusal('planChangeTooLate'));
    expect((await listOptions(await lab.signInAgain(buyer), 2)).changes).toEqual([]);
  });
});

describe('the payment of an upgrade on its way', () => {
  test('refuses a change in a trial, whose licence the payment replaces @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(4);
    const { body: basket } = await buyer.putBasket(8);
    const { body: started } = await buyer.pay(basket, await buyer.enterCard(basket, '4000002760003184'));
    expect(started.status).toBe('ACTION_REQUIRED');
    expect(await change(buyer, 4, FILMS_PLUS)).toMatchObject({
      status: 409,
      body: { messages: ['paymentInProgress'] },
    });
    await buyer.call(`/api/v2/customer/purchases/${started.purchaseId}/cancel`, { method: 'POST' });
    expect((await change(buyer, 4, FILMS_PLUS)).status).toBe(204);
  });
});

describe('a charge on its way', () => {
  test('refuses a change and its drop, also on a server whose clock is behind @lic-04', async () => {
    const [planning, dropping] = [await lab.addBuyer(), await lab.addBuyer()];
    await planning.buy(2);
    await dropping.buy(2);
    await change(dropping, 2, MONTHLY);
    lab.holdWebhooks();
    await lab.gateway.script('faults', { provider: 'card', kind: 'close-after', count: 20 });
    expect(await renew(planning)).toMatchObject({ life: 'ACTIVE', licenceId: 2 });
    await runJob(lab.server, renewSubscriptionsJob, {});
    lab.server.clock.advance(-1000);
    expect(await change(await lab.signInAgain(planning), 2, MONTHLY)).toMatchObject(refusal('planChangeTooLate'));
    expect(await drop(await lab.signInAgain(dropping), 2)).toMatchObject(refusal('planChangeTooLate'));
    lab.server.clock.advance(86_400_000);
    await fetch(`${lab.gateway.origin}/_control`, { method: 'DELETE' });
    await runJob(lab.server, reconcilePaymentsJob, {});
    await lab.releaseWebhooks();
    expect(await readSubscription(planning)).toMatchObject({ licenceId: 2, paidPeriods: 2 });
    expect(await readSubscription(dropping)).toMatchObject({ licenceId: 1, paidPeriods: 2 });
    expect([await listCharges(planning), await listCharges(dropping)]).toEqual([
      [7920, 9900],
      [7920, 999],
    ]);
  });
});

describe('a change in a free trial', () => {
  test('takes effect at once without money, and keeps the end of the trial @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(4);
    await sendWaiting(lab.server);
    const { paidUntil = 0 } = await readSubscription(buyer);
    expect((await listOptions(buyer, 4)).changes).toMatchObject([
      { licence: { id: 8 }, direction: 'UPGRADE', timing: 'NOW', price: FILMS_PLUS.price, period: 'P1Y' },
    ]);
    lab.server.clock.advance(1000);
    const answers = await Promise.all([change(buyer, 4, FILMS_PLUS), change(buyer, 4, FILMS_PLUS)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect([await countEvents(buyer), await listCharges(buyer)]).toEqual([2, [0]]);
    expect(await readLicence(buyer, 8)).toMatchObject({ status: 'TRIAL_ACTIVE', expiryTimestamp: paidUntil });
    const [mail, ...others] = await listMails(buyer);
    expect([mail?.subject, others]).toEqual(['You changed to Films plus', []]);
    expect(mail?.text).toMatch(/The trial ends on .* Then Films plus costs €60\.27 per year\./);
    const [item] = await listHistory(buyer);
    expect(item).toMatchObject({ itemType: 'LICENCE_UPGRADE', name: 'Films plus', amount: eur(0) });
    expect(item?.invoice).toBeUndefined();
    expect(await renew(buyer)).toMatchObject({
      licenceId: 8,
      life: 'ACTIVE',
      paidUntil: getPeriodStart(paidUntil, parsePeriod('P1Y'), 1),
    });
    expect(await listCharges(buyer)).toEqual([0, 6027]);
  });

  test('can be changed back, with the price of the first plan @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(4);
    await change(buyer, 4, FILMS_PLUS);
    lab.server.clock.advance(1000);
    expect((await listOptions(buyer, 8)).changes).toMatchObject([{ direction: 'DOWNGRADE', timing: 'NOW' }]);
    expect((await change(buyer, 8, FILMS)).status).toBe(204);
    expect(await renew(buyer)).toMatchObject({ licenceId: 4, paidPeriods: 1 });
    expect(await listCharges(buyer)).toEqual([0, 499]);
  });
});

describe('a change of plan that is not possible', () => {
  test('is an upgrade of a paid plan, which leads to the checkout @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    expect((await listOptions(buyer, 1)).changes).toMatchObject([
      { licence: { id: 2 }, direction: 'UPGRADE', timing: 'CHECKOUT', price: YEARLY.price },
    ]);
    expect(await change(buyer, 1, YEARLY)).toMatchObject(refusal('planChangeCheckout'));
    expect(await countEvents(buyer)).toBe(1);
  });

  test('is one to the same licence, another family, an event, an unknown licence or an unpriced one @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(2);
    for (const licenceId of [2, 3, 4, 5, 6])
      expect(await change(buyer, 2, { ...MONTHLY, licenceId })).toMatchObject(refusal('planChangeRefused'));
    expect(await change(buyer, 2, { ...MONTHLY, licenceId: 99 })).toMatchObject(refusal('planUnavailable'));
    expect((await change(buyer, 1, MONTHLY)).status).toBe(404);
    expect((await drop(buyer, 1)).status).toBe(404);
    expect((await change(buyer, 2, { licenceId: 1 })).status).toBe(400);
  });

  test('is one of an event that was bought, or to a plan that the account holds already @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(3);
    expect(await listOptions(buyer, 3)).toEqual({ changes: [] });
    expect((await readLicence(buyer, 3))?.canChangePlan).toBe(false);
    // A plan that was paid in another currency stays beside the one that replaces it.
    const session = await newViewer(lab.server, 'north');
    await (await lab.addBuyer({ session, country: 'BR' })).buy(1);
    const other = await lab.addBuyer({ session, hasAddress: false });
    await other.buy(2);
    expect(await change(other, 2, MONTHLY)).toMatchObject(refusal('planOwned'));
    expect((await readLicence(other, 2))?.canChangePlan).toBe(false);
    expect(await change(other, 1, YEARLY)).toMatchObject(refusal('planChangeCancelled'));
  });

  test('is one with an unpaid period, or to a plan in another currency @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(2, DECLINED_LATER);
    const abroad = await buyer.call<PlanChangesAnswer>(path(2), { headers: { 'x-country': 'BR' } });
    expect([abroad.status, abroad.body]).toEqual([200, { changes: [] }]);
    await renew(buyer);
    expect(await change(await lab.signInAgain(buyer), 2, MONTHLY)).toMatchObject(refusal('planChangePastDue'));
  });
});
