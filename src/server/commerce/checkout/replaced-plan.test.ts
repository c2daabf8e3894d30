import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Invoice, PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { type Buyer, openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { findUnbalancedTransactions } from '../payments/ledger.ts';
import type { Subscription } from '../domain/subscription.ts';
import { renewSubscriptionsJob } from './renew-subscriptions.job.ts';

const DAY_MS = 86_400_000;
const CARD = '4242424242424242';
const CHALLENGED = '4000002760003184';
const [MONTHLY, YEARLY] = [1, 2];
const [CLUB, CLUB_PLUS, CLUB_YEARLY] = [7, 9, 10];
const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });

let lab: Awaited<ReturnType<typeof openCheckoutLab>>;
beforeAll(async () => {
  lab = await openCheckoutLab();
});
afterAll(() => lab.close());
beforeEach(async () => {
  // Subscriptions of earlier tests are not due.
  await lab.server.database.query(`update subscriptions set next_action_at = null`);
  // Every test begins at the start of a month of 31 days, so that a day is worth 1/31 of a monthly price.
  lab.server.clock.advance(toNextMonthOf31(lab.server.clock.now()) - lab.server.clock.now());
});

/** Returns the next first day of a month of 31 days, in milliseconds since 1970. */
function toNextMonthOf31(now: number): number {
  const at = new Date(now);
  for (;;) {
    at.setUTCMonth(at.getUTCMonth() + 1, 1);
    if (new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate() === 31) return at.getTime();
  }
}

const now = () => lab.server.clock.now();
const advanceDays = (days: number) => lab.server.clock.advance(days * DAY_MS);
const runRenewals = () => runJob(lab.server, renewSubscriptionsJob, {});
const readSubscription = async ({ email }: Buyer, licenceId: number): Promise<Subscription | undefined> => {
  const rows = await lab.server.database.query<{ state: Subscription }>(
    `select state from subscriptions join accounts on accounts.id = account_id
     where email = $1 and (state ->> 'licenceId')::integer = $2`,
    [email, licenceId],
  );
  return rows[0]?.state;
};
const listCharges = async ({ email }: Buyer): Promise<number[]> =>
  (
    await lab.server.database.query<{ cents: number }>(
      `select attempt.amount::integer as cents from payment_attempts attempt join purchases on purchases.id = purchase_id
       join accounts on accounts.id = purchases.account_id where email = $1 and attempt.state = 'SUCCEEDED'
       order by attempt.created_at`,
      [email],
    )
  ).map(({ cents }) => cents);
const listHistory = async (buyer: Buyer) =>
  (await buyer.call<PaymentHistory>('/api/v2/customer/payment-history')).body.items;

/** An account that bought a licence, some days ago. */
async function addHolder(licenceId: number, days = 0): Promise<Buyer> {
  const buyer = await lab.addBuyer();
  await buyer.buy(licenceId);
  advanceDays(days);
  return lab.signInAgain(buyer);
}

describe('a purchase that replaces a running plan', () => {
  test('of another period deducts the unused time, begins a new series and ends the old plan @lic-04 @pay-05', async () => {
    const buyer = await addHolder(MONTHLY, 10);
    const { body: basket } = await buyer.putBasket(YEARLY);
    // 999 · 21 / 31 = 676.7
    expect(basket).toMatchObject({
      price: eur(9900),
      discount: eur(1980),
      credit: eur(677),
      total: eur(7243),
      replaces: { name: 'Monthly', timing: 'NOW', endsAt: (await readSubscription(buyer, MONTHLY))?.paidUntil },
    });
    const { body: paid } = await buyer.pay(basket, await buyer.enterCard(basket, CARD));
    expect(paid).toMatchObject({
      status: 'COMPLETE',
      receipt: { total: eur(7243), replaces: { name: 'Monthly', timing: 'NOW' } },
    });
    expect(await readSubscription(buyer, MONTHLY)).toMatchObject({ life: 'ENDED', endReason: 'superseded' });
    const yearly = await readSubscription(buyer, YEARLY);
    expect(yearly).toMatchObject({ life: 'ACTIVE', renewal: 'AUTO', anchor: now() });
    expect(new Date(yearly?.paidUntil ?? 0).getUTCFullYear()).toBe(new Date(now()).getUTCFullYear() + 1);
    const [item, ...others] = await listHistory(buyer);
    expect(item).toMatchObject({ itemType: 'LICENCE_UPGRADE', name: 'Yearly', amount: eur(7243) });
    expect(others.map(({ itemType }) => itemType)).toEqual(['SUBSCRIPTION']);
    const { body: invoice } = await buyer.call<Invoice>(`/api/v2/customer/invoices/${item?.invoice}`);
    expect(invoice.lines).toMatchObject([
      { price: eur(9900), discount: eur(1980), credit: { name: 'Monthly', reduction: eur(677) }, gross: eur(7243) },
    ]);
    const [line] = invoice.lines;
    expect((line?.net.amount ?? 0) + (line?.tax.amount ?? 0)).toBe(7243);
    expect(await inRealm(lab.server.context.db, 'north', (tx) => findUnbalancedTransactions(tx, 'north'))).toEqual([]);
    advanceDays(40);
    await runRenewals();
    expect(await listCharges(buyer)).toEqual([999, 7243]);
  });

  test('of the same period pays the rest of the month, and keeps the dates of later charges @lic-04', async () => {
    const buyer = await addHolder(CLUB, 10);
    const club = await readSubscription(buyer, CLUB);
    const { body: basket } = await buyer.putBasket(CLUB_PLUS);
    // 1999 · 21 / 31 = 1354.2
    expect(basket).toMatchObject({
      price: eur(1354),
      credit: eur(677),
      total: eur(677),
      replaces: { timing: 'NOW', keepsDates: true },
      renewal: { at: club?.paidUntil, price: eur(1999), period: 'P1M' },
    });
    await buyer.pay(basket, await buyer.enterCard(basket, CARD));
    expect(await readSubscription(buyer, CLUB_PLUS)).toMatchObject({
      life: 'ACTIVE',
      anchor: club?.purchasedAt,
      paidUntil: club?.paidUntil,
    });
    advanceDays(21);
    await runRenewals();
    expect(await listCharges(buyer)).toEqual([999, 677, 1999]);
    const renewed = await readSubscription(buyer, CLUB_PLUS);
    expect(new Date(renewed?.paidUntil ?? 0).getUTCDate()).toBe(1);
  });

  test('begins a period of its own if the rest of the running one costs less than providers charge @lic-04', async () => {
    const buyer = await addHolder(CLUB, 30);
    const { body } = await buyer.putBasket(CLUB_PLUS);
    // 999 / 31 = 32.2; the rest would cost 64 − 32 cents.
    expect(body).toMatchObject({ price: eur(1999), credit: eur(32), total: eur(1967) });
    expect(body.replaces).not.toHaveProperty('keepsDates');
  });

  test('does not allow a second change from a higher plan to a lower one @lic-04', async () => {
    const buyer = await addHolder(CLUB, 10);
    const { body: plus } = await buyer.putBasket(CLUB_PLUS);
    await buyer.pay(plus, await buyer.enterCard(plus, CARD));
    const { body: yearly } = await buyer.putBasket(CLUB_YEARLY);
    expect(yearly.messages).toEqual(['planChangeInAccount']);
    expect(await readSubscription(buyer, CLUB_PLUS)).toMatchObject({ life: 'ACTIVE' });
  });

  test('has the same price for the validity of its quote, though the unused time becomes less @lic-04', async () => {
    // 22 minutes cost half a cent, so the rounded credit of 999 falls to 998 between the two requests.
    const buyer = await addHolder(CLUB, 20 / 1440);
    const { body: first } = await buyer.putBasket(CLUB_PLUS);
    expect(first.credit).toEqual(eur(999));
    lab.server.clock.advance(5 * 60_000);
    const { body: second } = await buyer.putBasket(CLUB_PLUS, {}, first.id);
    expect([second.version, second.credit]).toEqual([first.version, first.credit]);
    advanceDays(1);
    const later = await lab.signInAgain(buyer);
    const { body: third } = await later.putBasket(CLUB_PLUS, {}, first.id);
    expect(third.version).toBe(first.version + 1);
    expect(third.total.amount).toBeLessThan(first.total.amount);
    const stale = await later.pay(first, await later.enterCard(third, CARD));
    expect([stale.status, stale.body.messages]).toEqual([409, ['basketChanged']]);
  });

  test('is refused for a plan that is not higher or longer, and for one that costs less than the unused time @lic-04', async () => {
    const buyer = await addHolder(CLUB_YEARLY, 10);
    const shorter = await buyer.putBasket(CLUB);
    expect([shorter.status, shorter.body.messages]).toEqual([409, ['planChangeInAccount']]);
    const cheaper = await buyer.putBasket(CLUB_PLUS);
    expect([cheaper.status, cheaper.body.code, cheaper.body.messages]).toEqual([
      409,
      'INVALID_TIER_CHANGE',
      ['planCreditTooHigh'],
    ]);
    const covered = await buyer.putBasket(CLUB_PLUS, { vouchers: [{ code: 'GRATIS' }] });
    expect(covered.status).toBe(409);
  });

  test('is refused if the plan was renewed after the price was calculated @lic-04', async () => {
    const buyer = await addHolder(MONTHLY, 31 - 1 / 1440);
    const { body: basket } = await buyer.putBasket(YEARLY);
    const token = await buyer.enterCard(basket, CARD);
    lab.server.clock.advance(2 * 60_000);
    await runRenewals();
    const { status, body } = await buyer.pay(basket, token);
    expect([status, body.messages]).toEqual([409, ['basketChanged']]);
    expect(await listCharges(buyer)).toEqual([999, 999]);
  });

  test('holds back the renewal of the plan while the bank confirms the payment @lic-04', async () => {
    const buyer = await addHolder(MONTHLY, 31 - 1 / 1440);
    const { body: basket } = await buyer.putBasket(YEARLY);
    const { body: started } = await buyer.pay(basket, await buyer.enterCard(basket, CHALLENGED));
    expect(started.status).toBe('ACTION_REQUIRED');
    lab.server.clock.advance(2 * 60_000);
    await runRenewals();
    expect(await listCharges(buyer)).toEqual([999]);
    await buyer.call(`/api/v2/customer/purchases/${started.purchaseId}/cancel`, { method: 'POST' });
    lab.server.clock.advance(11 * 60_000);
    await runRenewals();
    expect(await listCharges(buyer)).toEqual([999, 999]);
  });

  test('is paid once by two tabs that change to different plans at the same time @lic-04', async () => {
    const buyer = await addHolder(CLUB, 10);
    const baskets = await Promise.all([buyer.putBasket(CLUB_YEARLY), buyer.putBasket(CLUB_PLUS)]);
    const tokens = await Promise.all(baskets.map(({ body }) => buyer.enterCard(body, CARD)));
    const results = await Promise.all(baskets.map(({ body }, index) => buyer.pay(body, tokens[index])));
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await listCharges(buyer)).toHaveLength(2);
    const { body } = await buyer.call<{ licences: LicenceStatus[] }>('/api/v2/user/licence');
    expect(body.licences.filter(({ status }) => status === 'ACTIVE')).toHaveLength(1);
  });

  test('deducts the unused time of a canceled plan too @lic-04', async () => {
    const buyer = await addHolder(MONTHLY, 10);
    await buyer.call(`/api/v2/user/licence/${MONTHLY}`, { method: 'DELETE' });
    const { body } = await buyer.putBasket(YEARLY);
    expect(body).toMatchObject({ credit: eur(677), replaces: { timing: 'NOW' } });
  });

  test('leaves a plan that was paid in another currency until its end, and says so @lic-04', async () => {
    const session = await newViewer(lab.server, 'north');
    const traveler = await lab.addBuyer({ session, country: 'BR' });
    expect((await traveler.buy(MONTHLY)).body.total.currency).toBe('BRL');
    const buyer = await lab.addBuyer({ session, hasAddress: false });
    const { body: yearly } = await buyer.putBasket(YEARLY);
    expect(yearly).toMatchObject({ total: eur(7920), replaces: { name: 'Monthly', timing: 'PERIOD_END' } });
    expect(yearly).not.toHaveProperty('credit');
    await buyer.pay(yearly, await buyer.enterCard(yearly, CARD));
    expect(await readSubscription(buyer, MONTHLY)).toMatchObject({ life: 'ACTIVE', renewal: 'OFF' });
  });
});
