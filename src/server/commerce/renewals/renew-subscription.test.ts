import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { type Buyer, openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { json } from '../../../../tests/support/realm-server.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { reconcilePaymentsJob } from '../checkout/reconcile-payments.job.ts';
import { renewSubscriptionsJob } from '../checkout/renew-subscriptions.job.ts';
import { getPeriodStart, parsePeriod } from '../domain/period.ts';
import type { Subscription } from '../domain/subscription.ts';

const DAY_MS = 86_400_000;
/** A card that the bank accepts for the purchase and declines for each renewal. */
const DECLINED_LATER = '4000000000000341';

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
const advance = (ms: number) => lab.server.clock.advance(ms);

async function readSubscription({ email }: Buyer, licenceId: number): Promise<Subscription> {
  const [row] = await lab.server.database.query<{ state: Subscription }>(
    `select state from subscriptions join accounts on accounts.id = account_id
     where email = $1 and (state ->> 'licenceId')::integer = $2`,
    [email, licenceId],
  );
  if (!row) throw new Error(`${email} does not hold the licence ${licenceId}`);
  return row.state;
}

/** Moves the clock to the end of the paid time of a licence, and runs the job. */
async function renew(buyer: Buyer, licenceId: number): Promise<Subscription> {
  const { paidUntil = 0 } = await readSubscription(buyer, licenceId);
  advance(Math.max(0, paidUntil - lab.server.clock.now()));
  await runRenewals();
  return readSubscription(buyer, licenceId);
}

/** Lists the attempts to charge a buyer, the oldest first. */
const listCharges = ({ email }: Buyer) =>
  lab.server.database.query<{ cents: number; state: string; at: Date }>(
    `select attempt.amount::integer as cents, attempt.state, attempt.created_at as at
     from payment_attempts attempt join purchases on purchases.id = purchase_id
     join accounts on accounts.id = purchases.account_id where email = $1 order by attempt.created_at`,
    [email],
  );

const listHistory = async (buyer: Buyer) =>
  (await buyer.call<PaymentHistory>('/api/v2/customer/payment-history')).body.items;
const readLicence = async (buyer: Buyer, id: number) =>
  (await buyer.call<{ licences: LicenceStatus[] }>('/api/v2/user/licence')).body.licences.find(
    ({ licence }) => licence.id === id,
  );
const listMails = async ({ email }: Buyer) => (await sendWaiting(lab.server)).filter(({ to }) => to === email);

describe('a renewal', () => {
  test('charges the stored card once when the paid time ends, with an invoice and a receipt @lic-04 @pay-05', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    const before = await readSubscription(buyer, 1);
    await runRenewals();
    expect(await listCharges(buyer)).toHaveLength(1);
    await sendWaiting(lab.server);
    const after = await renew(buyer, 1);
    await runRenewals();
    expect(after).toMatchObject({ life: 'ACTIVE', renewal: 'AUTO', paidPeriods: 2 });
    expect(after.paidUntil).toBe(getPeriodStart(before.purchasedAt, parsePeriod('P1M'), 2));
    expect(await listCharges(buyer)).toMatchObject([
      { cents: 999, state: 'SUCCEEDED' },
      { cents: 999, state: 'SUCCEEDED' },
    ]);
    const [mail, ...others] = await listMails(buyer);
    expect([mail?.subject, others]).toEqual(['Your receipt from The north realm: Monthly', []]);
    expect(mail?.text).toMatch(/It renews for €9\.99 on/);
    const [item, first] = await listHistory(await lab.signInAgain(buyer));
    expect(item).toMatchObject({ itemType: 'RENEWAL', status: 'COMPLETE', amount: { amount: 999 } });
    expect(item?.invoice).toMatch(/\d/);
    expect(item?.invoice).not.toBe(first?.invoice);
  });

  test('is charged once by several instances that run the job at the same time @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    const { paidUntil = 0 } = await readSubscription(buyer, 1);
    advance(paidUntil - lab.server.clock.now());
    await Promise.all([runRenewals(), runRenewals(), runRenewals()]);
    expect(await listCharges(buyer)).toHaveLength(2);
  });

  test('keeps the day of the purchase over short months @lic-04', async () => {
    advance(Date.UTC(2027, 0, 31, 12) - lab.server.clock.now());
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    const days: string[] = [];
    for (let month = 0; month < 4; month += 1)
      days.push(new Date((await renew(buyer, 1)).paidUntil ?? 0).toISOString().slice(0, 10));
    expect(days).toEqual(['2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30']);
  });

  test('of a trial is its first payment @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(4);
    const { paidUntil: trialEnd = 0 } = await readSubscription(buyer, 4);
    const after = await renew(buyer, 4);
    expect(after).toMatchObject({ life: 'ACTIVE', paidPeriods: 1 });
    expect(after.paidUntil).toBe(getPeriodStart(trialEnd, parsePeriod('P1M'), 1));
    expect(await listCharges(buyer)).toMatchObject([{ cents: 0 }, { cents: 499, state: 'SUCCEEDED' }]);
    expect((await listHistory(await lab.signInAgain(buyer))).map(({ itemType }) => itemType)).toEqual([
      'SUBSCRIPTION',
      'TRIAL_STARTED',
    ]);
  });

  test('costs the full price after a discount of the first period, and has the voucher for its periods @lic-04', async () => {
    const yearly = await lab.addBuyer();
    await yearly.buy(2);
    const monthly = await lab.addBuyer();
    const { body: basket } = await monthly.putBasket(1, { vouchers: [{ code: 'QUARTER' }] });
    await monthly.pay(basket, await monthly.enterCard(basket, '4242424242424242'));
    for (let month = 0; month < 3; month += 1) await renew(monthly, 1);
    expect((await listCharges(monthly)).map(({ cents }) => cents)).toEqual([749, 749, 749, 999]);
    await renew(yearly, 2);
    expect((await listCharges(yearly)).map(({ cents }) => cents)).toEqual([7920, 9900]);
  });

  test('that is more than a week late is not charged, and the plan ends with an email @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    const { paidUntil = 0 } = await readSubscription(buyer, 1);
    await sendWaiting(lab.server);
    advance(paidUntil + 8 * DAY_MS - lab.server.clock.now());
    await runRenewals();
    expect(await readSubscription(buyer, 1)).toMatchObject({ life: 'ENDED', endReason: 'cancelled' });
    expect(await listCharges(buyer)).toHaveLength(1);
    expect((await listMails(buyer)).map(({ subject }) => subject)).toEqual(['Monthly has ended']);
  });

  test('that is three days late is charged for the same period @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    const { purchasedAt, paidUntil = 0 } = await readSubscription(buyer, 1);
    advance(paidUntil + 3 * DAY_MS - lab.server.clock.now());
    await runRenewals();
    expect((await readSubscription(buyer, 1)).paidUntil).toBe(getPeriodStart(purchasedAt, parsePeriod('P1M'), 2));
  });

  test('does not happen after a cancellation: the plan ends without a charge @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    advance(1000);
    await buyer.call('/api/v2/user/licence/1', { method: 'DELETE' });
    expect(await renew(buyer, 1)).toMatchObject({ life: 'ENDED', endReason: 'cancelled' });
    expect(await listCharges(buyer)).toHaveLength(1);
  });

  test('is refunded if the plan was canceled while the answer of the provider was lost @lic-04 @pay-09', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    const { paidUntil = 0 } = await readSubscription(buyer, 1);
    advance(paidUntil - lab.server.clock.now());
    lab.holdWebhooks();
    await lab.gateway.script('faults', { provider: 'card', kind: 'close-after', count: 20 });
    await runRenewals();
    expect((await listCharges(buyer)).at(-1)).toMatchObject({ state: 'UNKNOWN' });
    await runRenewals();
    expect(await listCharges(buyer)).toHaveLength(2);
    await (await lab.signInAgain(buyer)).call('/api/v2/user/licence/1', { method: 'DELETE' });
    await fetch(`${lab.gateway.origin}/_control`, { method: 'DELETE' });
    advance(DAY_MS);
    await runJob(lab.server, reconcilePaymentsJob, {});
    await lab.releaseWebhooks();
    expect((await listCharges(buyer)).at(-1)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await readSubscription(buyer, 1)).toMatchObject({ renewal: 'OFF', paidUntil });
    const refunds = await lab.server.database.query<{ cents: number }>(
      `select refunds.amount::integer as cents from refunds join purchases on purchases.id = refunds.purchase_id
       join accounts on accounts.id = purchases.account_id where email = $1`,
      [buyer.email],
    );
    expect(refunds).toEqual([{ cents: 999 }]);
  });
});

describe('a charge that fails', () => {
  test('is repeated after 1, 3, 5 and 7 days, and then the plan ends unpaid @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1, DECLINED_LATER);
    await sendWaiting(lab.server);
    const { paidUntil = 0 } = await readSubscription(buyer, 1);
    expect(await renew(buyer, 1)).toMatchObject({ life: 'PAST_DUE', pastDue: { graceUntil: paidUntil + 3 * DAY_MS } });
    const [mail] = await listMails(buyer);
    expect(mail?.subject).toBe('We couldn’t renew Monthly');
    expect(mail?.text).toMatch(/http:\/\/north\.localhost\S*\/payment-update\/1/);
    const inGrace = await readLicence(await lab.signInAgain(buyer), 1);
    expect(inGrace).toMatchObject({ status: 'ACTIVE', isEffective: true });
    expect(inGrace?.subscriptionPendingActions).toMatchObject([
      { action: 'REFRESH_PAYMENT_DETAILS', actionDueBy: paidUntil + 3 * DAY_MS },
    ]);
    for (let day = 0; day < 17; day += 1) {
      advance(DAY_MS);
      await runRenewals();
    }
    const charges = (await listCharges(buyer)).slice(1);
    expect(charges.map(({ at }) => (at.getTime() - paidUntil) / DAY_MS)).toEqual([0, 1, 4, 9, 16]);
    expect(await readSubscription(buyer, 1)).toMatchObject({ life: 'ENDED', endReason: 'unpaid' });
    expect((await listMails(buyer)).map(({ subject }) => subject)).toEqual(['Monthly has ended']);
    const again = await lab.signInAgain(buyer);
    expect(await readLicence(again, 1)).toMatchObject({ status: 'EXPIRED', isEffective: false });
    const items = (await listHistory(again)).map(({ itemType }) => itemType);
    expect(items).toEqual([...Array<string>(5).fill('FAILED_PAYMENT'), 'SUBSCRIPTION']);
  });

  test('is repeated at once with a new card, for the same period @lic-04 @pay-12', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1, DECLINED_LATER);
    const { purchasedAt } = await readSubscription(buyer, 1);
    await renew(buyer, 1);
    advance(5 * DAY_MS);
    await runRenewals();
    const again = await lab.signInAgain(buyer);
    expect(await readLicence(again, 1)).toMatchObject({ status: 'INACTIVE', isEffective: false });
    const { body: basket } = await again.putBasket(1, { basketItems: [{ licenceId: 1, isCardUpdate: true }] });
    await again.pay(basket, await again.enterCard(basket, '5555555555554444'));
    await runRenewals();
    expect(await readSubscription(buyer, 1)).toMatchObject({
      life: 'ACTIVE',
      paidPeriods: 2,
      paidUntil: getPeriodStart(purchasedAt, parsePeriod('P1M'), 2),
    });
    expect(await readLicence(again, 1)).toMatchObject({ status: 'ACTIVE', subscriptionPendingActions: [] });
  });

  test('is asked for by email if no card is stored, and charges nothing @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    await lab.server.database.query(
      `delete from payment_instruments where account_id = (select id from accounts where email = $1)`,
      [buyer.email],
    );
    await sendWaiting(lab.server);
    expect(await renew(buyer, 1)).toMatchObject({ life: 'PAST_DUE' });
    const [mail] = await listMails(buyer);
    expect(mail?.text).toMatch(/Pay now with a card or another method/);
    for (let day = 0; day < 17; day += 1) {
      advance(DAY_MS);
      await runRenewals();
    }
    expect(await listCharges(buyer)).toHaveLength(1);
    expect(await readSubscription(buyer, 1)).toMatchObject({ life: 'ENDED', endReason: 'unpaid' });
  });

  test('ends its plan at once if the account buys the plan again @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1, DECLINED_LATER);
    await renew(buyer, 1);
    advance(4 * DAY_MS);
    await (await lab.signInAgain(buyer)).buy(1, '5555555555554444');
    const rows = await lab.server.database.query<{ life: string; reason: string | null }>(
      `select state ->> 'life' as life, state ->> 'endReason' as reason from subscriptions
       join accounts on accounts.id = account_id where email = $1 order by 1`,
      [buyer.email],
    );
    expect(rows).toEqual([
      { life: 'ACTIVE', reason: null },
      { life: 'ENDED', reason: 'superseded' },
    ]);
  });
});

describe('a pause', () => {
  const pause = (buyer: Buyer, resumeAfter?: number) =>
    buyer.call('/api/v2/user/licence/1/pause', {
      ...json({ config: { ...(resumeAfter !== undefined && { resumeAfter }) } }),
      method: 'POST',
    });
  const resume = (buyer: Buyer) => buyer.call('/api/v2/user/licence/1/resume', { ...json({}), method: 'POST' });

  test('begins when the paid time ends, charges nothing, and ends at its date with a charge @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    await sendWaiting(lab.server);
    const { paidUntil = 0 } = await readSubscription(buyer, 1);
    expect((await pause(buyer, paidUntil + 30 * DAY_MS)).status).toBe(204);
    expect((await pause(buyer, paidUntil + 30 * DAY_MS)).status).toBe(204);
    expect(await readLicence(buyer, 1)).toMatchObject({
      status: 'ACTIVE',
      pauseState: 'PAUSE_REQUESTED',
      resumeAfter: paidUntil + 30 * DAY_MS,
      changes: ['CANCEL', 'RESUME'],
    });
    expect((await listMails(buyer)).map(({ subject }) => subject)).toEqual(['Monthly will be paused']);
    expect(await renew(buyer, 1)).toMatchObject({ pause: 'PAUSED' });
    expect(await readLicence(await lab.signInAgain(buyer), 1)).toMatchObject({
      status: 'INACTIVE',
      isEffective: false,
    });
    advance(30 * DAY_MS - 1);
    await runRenewals();
    expect(await listCharges(buyer)).toHaveLength(1);
    advance(1);
    await runRenewals();
    expect(await listCharges(buyer)).toHaveLength(2);
    const resumed = await readSubscription(buyer, 1);
    expect(resumed).toMatchObject({ life: 'ACTIVE', pause: 'NONE', paidPeriods: 2, anchor: paidUntil + 30 * DAY_MS });
    expect(resumed.paidUntil).toBe(getPeriodStart(paidUntil + 30 * DAY_MS, parsePeriod('P1M'), 1));
    // The next period follows the resume.
    expect((await renew(buyer, 1)).paidUntil).toBe(getPeriodStart(paidUntil + 30 * DAY_MS, parsePeriod('P1M'), 2));
  });

  test('that is dropped before it begins changes no date and charges nothing @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    const before = await readLicence(buyer, 1);
    await pause(buyer);
    expect((await resume(buyer)).status).toBe(204);
    expect(await readLicence(buyer, 1)).toEqual(before);
    await runRenewals();
    expect(await listCharges(buyer)).toHaveLength(1);
  });

  test('ends by hand with a charge at once, and stays if the charge fails @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1, DECLINED_LATER);
    await pause(buyer);
    await renew(buyer, 1);
    advance(5 * DAY_MS);
    await sendWaiting(lab.server);
    const again = await lab.signInAgain(buyer);
    expect((await resume(again)).status).toBe(204);
    await runRenewals();
    await runRenewals();
    expect(await readLicence(again, 1)).toMatchObject({ pauseState: 'PAUSED', changes: ['CANCEL', 'RESUME'] });
    expect((await listCharges(buyer)).map(({ state }) => state)).toEqual(['SUCCEEDED', 'FAILED']);
    expect((await listMails(buyer)).map(({ subject }) => subject)).toEqual(['We couldn’t resume Monthly']);
    const { body: basket } = await again.putBasket(1, { basketItems: [{ licenceId: 1, isCardUpdate: true }] });
    await again.pay(basket, await again.enterCard(basket, '5555555555554444'));
    await runRenewals();
    expect(await listCharges(buyer)).toHaveLength(3);
    advance(1000);
    await resume(again);
    await runRenewals();
    expect(await readLicence(again, 1)).toMatchObject({ status: 'ACTIVE', pauseState: 'ALLOWED', isEffective: true });
    expect((await listCharges(buyer)).map(({ cents, state }) => `${cents} ${state}`).at(-1)).toBe('999 SUCCEEDED');
  });

  test('can be canceled: the plan ends without a charge @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    await pause(buyer);
    await renew(buyer, 1);
    const again = await lab.signInAgain(buyer);
    expect((await again.call('/api/v2/user/licence/1', { method: 'DELETE' })).status).toBe(204);
    await runRenewals();
    expect(await readSubscription(buyer, 1)).toMatchObject({ life: 'ENDED', endReason: 'cancelled' });
    expect(await listCharges(buyer)).toHaveLength(1);
  });

  test('is refused with a date out of range, for a trial and for a plan that is not paused @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(1);
    // The trial of the usual card is used up.
    await buyer.buy(4, '5555555555554444');
    const { paidUntil = 0 } = await readSubscription(buyer, 1);
    const invalid = { status: 400, body: { messages: ['pauseDateInvalid'] } };
    expect(await pause(buyer, paidUntil)).toMatchObject(invalid);
    expect(await pause(buyer, paidUntil + 91 * DAY_MS)).toMatchObject(invalid);
    const trial = await buyer.call('/api/v2/user/licence/4/pause', { ...json({}), method: 'POST' });
    expect(trial).toMatchObject({ status: 409, body: { messages: ['planNotPaused'] } });
    expect(await buyer.call('/api/v2/user/licence/2/pause', { ...json({}), method: 'POST' })).toMatchObject({
      status: 404,
    });
  });
});
