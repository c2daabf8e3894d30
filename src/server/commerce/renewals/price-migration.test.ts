import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentHistory } from '#schemas/wire/commerce/billing.ts';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { type Buyer, openCheckoutLab } from '../../../../tests/support/checkout-lab.ts';
import { sendWaiting } from '../../../../tests/support/mail-links.ts';
import { json } from '../../../../tests/support/realm-server.ts';
import { runJob } from '../../../../tests/support/run-job.ts';
import { renewSubscriptionsJob } from '../checkout/renew-subscriptions.job.ts';
import { getPeriodStart, parsePeriod } from '../domain/period.ts';
import type { PriceAnswer, Subscription } from '../domain/subscription.ts';
import { migratePricesJob } from './migrate-prices.job.ts';

const DAY_MS = 86_400_000;
const JOURNAL = 11;
/** A card that the bank accepts for the purchase and declines for each renewal. */
const DECLINED_LATER = '4000000000000341';
const eur = (amount: number) => ({ amount, scale: 2, currency: 'EUR' });
const LONG_AGO = '2020-01-01T00:00:00Z';

let lab: Awaited<ReturnType<typeof openCheckoutLab>>;
beforeAll(async () => {
  lab = await openCheckoutLab();
});
afterAll(() => lab.close());
beforeEach(async () => {
  await lab.loadLicences();
  // Subscriptions of earlier tests are neither asked nor due.
  await lab.server.database.query(`delete from subscription_events`);
  await lab.server.database.query(`delete from subscriptions`);
});

const advance = (ms: number) => lab.server.clock.advance(ms);
const moveTo = (at: number) => advance(Math.max(0, at - lab.server.clock.now()));
const runMigrations = () => runJob(lab.server, migratePricesJob, {});
const runRenewals = () => runJob(lab.server, renewSubscriptionsJob, {});

/** Price of a licence of the lab, and its migration with 10 days of notice. */
const createMigration = (sku: string, amount: number, migration: object = {}) => ({
  prices: [{ sku, currency: 'EUR', amount, default: true }],
  priceMigration: { version: 1, from: LONG_AGO, noticeDays: 10, ...migration },
});

/** Edits the price of the journal, which was €7.99, and asks for it. */
const raisePrice = ({ amount = 999, ...migration }: { amount?: number; [property: string]: unknown } = {}) =>
  lab.loadLicences({ [JOURNAL]: createMigration('journal-eur', amount, migration) });

async function readSubscription({ email }: Buyer): Promise<Subscription> {
  const [row] = await lab.server.database.query<{ state: Subscription }>(
    `select state from subscriptions join accounts on accounts.id = account_id
     where email = $1 order by state -> 'purchasedAt' desc`,
    [email],
  );
  if (!row) throw new Error(`${email} holds no licence`);
  return row.state;
}
const listKinds = async ({ email }: Buyer) =>
  (
    await lab.server.database.query<{ kind: string }>(
      `select event ->> 'kind' as kind from subscription_events
       join subscriptions on subscriptions.id = subscription_id join accounts on accounts.id = account_id
       where email = $1 order by recorded_at, position`,
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
const listSubjects = async ({ email }: Buyer) =>
  (await sendWaiting(lab.server)).flatMap(({ to, subject }) => (to === email ? [subject] : []));
const answer = (buyer: Buyer, status: PriceAnswer, id = JOURNAL) =>
  buyer.call(`/api/v3/price-version-migration/${id}/consent`, { ...json({ status }), method: 'PUT' });
const readLicence = async (buyer: Buyer, id = JOURNAL) =>
  (await buyer.call<{ licences: LicenceStatus[] }>('/api/v2/user/licence')).body.licences.find(
    ({ licence }) => licence.id === id,
  );

/** Buys the journal, moves the clock to 20 days before its renewal, raises its price, and runs the job. */
async function buyAndAsk(
  migration: Record<string, unknown> = {},
  card?: string,
): Promise<{ buyer: Buyer; paidUntil: number }> {
  const first = await lab.addBuyer();
  await first.buy(JOURNAL, card);
  const { paidUntil = 0 } = await readSubscription(first);
  moveTo(paidUntil - 20 * DAY_MS);
  await raisePrice(migration);
  await runMigrations();
  return { buyer: await lab.signInAgain(first), paidUntil };
}

/** Moves the clock to the end of the paid time, and runs the job of the renewals. */
async function renew(buyer: Buyer): Promise<Subscription> {
  moveTo((await readSubscription(buyer)).paidUntil ?? 0);
  await runRenewals();
  return readSubscription(buyer);
}

describe('a plan whose price was edited', () => {
  test('is asked once, with both prices and the renewal from which the new one holds @lic-04', async () => {
    const { buyer, paidUntil } = await buyAndAsk();
    await runMigrations();
    await Promise.all([runMigrations(), runMigrations()]);
    expect(await listKinds(buyer)).toEqual(['purchased', 'migration-offered']);
    expect(await readLicence(buyer)).toMatchObject({
      autoRenewingStatus: 'AUTO_RENEWING',
      pauseState: 'NOT_ALLOWED',
      changes: ['CANCEL'],
      priceMigration: {
        version: 1,
        oldPrice: eur(799),
        newPrice: eur(999),
        period: 'P1M',
        appliesAt: paidUntil,
        answerBy: paidUntil,
        withoutAnswer: 'LEAVE',
      },
    });
    const mails = (await sendWaiting(lab.server)).filter(({ to }) => to === buyer.email);
    const [mail] = mails.filter(({ subject }) => subject === 'The price of Journal changes');
    expect(mails).toHaveLength(2);
    expect(mail?.text).toMatch(
      /From [^]* on, Journal costs €9\.99 per month instead of €7\.99\. Choose in your account/,
    );
    expect(mail?.text).toMatch(/If you don’t answer by then, Journal ends on /);
    expect(mail?.text).toContain('/account/payments');
  });

  test('is asked once by several instances at the same time @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(JOURNAL);
    const { paidUntil = 0 } = await readSubscription(buyer);
    moveTo(paidUntil - 20 * DAY_MS);
    await raisePrice();
    await Promise.all([runMigrations(), runMigrations(), runMigrations()]);
    expect(await listKinds(buyer)).toEqual(['purchased', 'migration-offered']);
    expect(lab.logLines.filter((line) => line.includes('could not be migrated'))).toEqual([]);
  });

  test('costs the new price from that renewal on if its holder accepts it @lic-04', async () => {
    const { buyer } = await buyAndAsk();
    await sendWaiting(lab.server);
    expect((await answer(buyer, 'CONTINUE')).status).toBe(204);
    expect((await answer(buyer, 'CONTINUE')).status).toBe(204);
    expect(await listSubjects(buyer)).toEqual(['You keep Journal at its new price']);
    expect((await readLicence(buyer))?.priceMigration?.answer).toBe('CONTINUE');
    const after = await renew(buyer);
    expect(after).toMatchObject({ priceVersion: 1, terms: { price: eur(999) }, change: { kind: 'NONE' } });
    await renew(buyer);
    expect(await listCharges(buyer)).toEqual([799, 999, 999]);
    const again = await lab.signInAgain(buyer);
    expect((await readLicence(again))?.priceMigration).toBeUndefined();
    expect((await answer(again, 'LEAVE')).status).toBe(404);
    await runMigrations();
    expect(await listKinds(buyer)).toEqual([
      'purchased',
      'migration-offered',
      'migration-answered',
      'renewed',
      'renewed',
    ]);
  });

  test('ends with its paid time if its holder does not accept it @lic-04', async () => {
    const { buyer, paidUntil } = await buyAndAsk();
    await sendWaiting(lab.server);
    expect((await answer(buyer, 'LEAVE')).status).toBe(204);
    expect((await answer(buyer, 'LEAVE')).status).toBe(204);
    expect(await listSubjects(buyer)).toEqual(['You canceled Journal']);
    const { body } = await buyer.call<PaymentHistory>('/api/v2/customer/payment-history');
    expect(body.items.map(({ itemType }) => itemType)).toEqual(['CANCELLED', 'SUBSCRIPTION']);
    expect(await readLicence(buyer)).toMatchObject({
      autoRenewingStatus: 'NOT_RENEWING',
      changes: [],
      priceMigration: { answer: 'LEAVE', answerBy: paidUntil },
    });
    expect(await renew(buyer)).toMatchObject({ life: 'ENDED', endReason: 'cancelled' });
    expect(await listCharges(buyer)).toEqual([799]);
  });

  test('ends without a charge and with an email if its holder does not answer, after a reminder @lic-04', async () => {
    const { buyer, paidUntil } = await buyAndAsk();
    await sendWaiting(lab.server);
    moveTo(paidUntil - 8 * DAY_MS);
    await runMigrations();
    expect(await listSubjects(buyer)).toEqual([]);
    moveTo(paidUntil - 7 * DAY_MS);
    await Promise.all([runMigrations(), runMigrations()]);
    await runMigrations();
    expect(await listSubjects(buyer)).toEqual(['Will you keep Journal at its new price?']);
    expect(await renew(buyer)).toMatchObject({ life: 'ENDED', endReason: 'cancelled' });
    expect(await listCharges(buyer)).toEqual([799]);
    const [mail, ...others] = (await sendWaiting(lab.server)).filter(({ to }) => to === buyer.email);
    expect([mail?.subject, others]).toEqual(['Journal has ended', []]);
    expect(mail?.text).toContain('because you haven’t accepted its new price');
    const { body } = await (await lab.signInAgain(buyer)).call<PaymentHistory>('/api/v2/customer/payment-history');
    expect(body.items.map(({ itemType }) => itemType)).toEqual(['CANCELLED', 'SUBSCRIPTION']);
  });

  test('continues at the new price without an answer where the realm says so @lic-04', async () => {
    const { buyer } = await buyAndAsk({ withoutAnswer: 'CONTINUE' });
    const [mail] = (await sendWaiting(lab.server)).filter(({ subject }) => subject === 'The price of Journal changes');
    expect(mail?.text).toContain('If you don’t answer by then, Journal continues at the new price.');
    // The rule is that of the question, though an editor changes it meanwhile.
    await raisePrice({ withoutAnswer: 'LEAVE' });
    expect(await renew(buyer)).toMatchObject({ life: 'ACTIVE', priceVersion: 1 });
    expect(await listCharges(buyer)).toEqual([799, 999]);
    expect(await listKinds(buyer)).toEqual(['purchased', 'migration-offered', 'migration-answered', 'renewed']);
  });

  test('continues without an answer if the new price is lower @lic-04', async () => {
    const { buyer } = await buyAndAsk({ amount: 599 });
    expect((await readLicence(buyer))?.priceMigration).toMatchObject({ newPrice: eur(599), withoutAnswer: 'CONTINUE' });
    await renew(buyer);
    expect(await listCharges(buyer)).toEqual([799, 599]);
  });

  test('follows the latest answer until the renewal, and no later one @lic-04', async () => {
    const { buyer, paidUntil } = await buyAndAsk();
    for (const given of ['CONTINUE', 'LEAVE', 'CONTINUE'] as const)
      expect((await answer(buyer, given)).status).toBe(204);
    expect(await readLicence(buyer)).toMatchObject({ autoRenewingStatus: 'AUTO_RENEWING' });
    moveTo(paidUntil);
    const again = await lab.signInAgain(buyer);
    expect(await answer(again, 'LEAVE')).toMatchObject({ status: 409, body: { messages: ['planPriceTooLate'] } });
    expect((await answer(again, 'CONTINUE')).status).toBe(204);
    await runRenewals();
    expect(await listCharges(buyer)).toEqual([799, 999]);
  });

  test('takes one of two answers that are given at the same time, and both when they are the same @lic-04', async () => {
    const { buyer } = await buyAndAsk();
    const both = await Promise.all([answer(buyer, 'LEAVE'), answer(buyer, 'LEAVE')]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect((await listKinds(buyer)).filter((kind) => kind === 'migration-answered')).toHaveLength(1);
    await Promise.all([answer(buyer, 'CONTINUE'), answer(buyer, 'LEAVE')]);
    const { renewal, change } = await readSubscription(buyer);
    expect(['AUTO MIGRATION_CONTINUE', 'OFF MIGRATION_LEAVE']).toContain(`${renewal} ${change.kind}`);
  });
});

describe('while the question is open', () => {
  test('a cancellation is the answer, and the plan renews again only at the new price @lic-04', async () => {
    const { buyer } = await buyAndAsk();
    expect((await buyer.call(`/api/v2/user/licence/${JOURNAL}`, { method: 'DELETE' })).status).toBe(204);
    expect((await readLicence(buyer))?.priceMigration?.answer).toBe('LEAVE');
    const reactivation = await buyer.call(`/api/v2/user/licence/${JOURNAL}`, { method: 'PATCH' });
    expect(reactivation).toMatchObject({ status: 409, body: { messages: ['planPriceFirst'] } });
    expect((await answer(buyer, 'CONTINUE')).status).toBe(204);
    await renew(buyer);
    expect(await listCharges(buyer)).toEqual([799, 999]);
  });

  test('a pause is refused @lic-04', async () => {
    const { buyer } = await buyAndAsk();
    const pause = await buyer.call(`/api/v2/user/licence/${JOURNAL}/pause`, json({}));
    expect(pause).toMatchObject({ status: 409, body: { messages: ['planNotPaused'] } });
  });

  test('a licence that is not asked, or not held, has nothing to answer @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(JOURNAL);
    expect(await answer(buyer, 'CONTINUE')).toMatchObject({ status: 404, body: { messages: ['planPriceSettled'] } });
    expect(await answer(buyer, 'CONTINUE', 1)).toMatchObject({ status: 404, body: { messages: ['planNotHeld'] } });
    const wrong = await buyer.call(`/api/v3/price-version-migration/${JOURNAL}/consent`, {
      ...json({ status: 'MAYBE' }),
      method: 'PUT',
    });
    expect(wrong.status).toBe(400);
  });

  test('a further version waits until the first one applies @lic-04', async () => {
    const { buyer } = await buyAndAsk();
    await answer(buyer, 'CONTINUE');
    await raisePrice({ amount: 1299, version: 2 });
    await runMigrations();
    expect((await readSubscription(buyer)).change).toMatchObject({ priceVersion: 1, newPrice: eur(999) });
    const { paidUntil = 0 } = await renew(buyer);
    moveTo(paidUntil - 15 * DAY_MS);
    await runMigrations();
    expect((await readSubscription(buyer)).change).toMatchObject({
      kind: 'MIGRATION_OFFERED',
      priceVersion: 2,
      oldPrice: eur(999),
      newPrice: eur(1299),
    });
    expect(await listCharges(buyer)).toEqual([799, 999]);
  });

  test('another plan replaces the question, and its end brings it back @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(9);
    const { paidUntil = 0 } = await readSubscription(buyer);
    moveTo(paidUntil - 20 * DAY_MS);
    await lab.loadLicences({ 9: createMigration('club-plus-eur', 2499) });
    await runMigrations();
    const again = await lab.signInAgain(buyer);
    const path = '/api/v2/user/licence/9/plan-changes';
    expect((await again.call(path, json({ licenceId: 7, price: eur(999) }))).status).toBe(204);
    expect((await readLicence(again, 9))?.priceMigration).toBeUndefined();
    expect((await answer(again, 'CONTINUE', 9)).status).toBe(404);
    expect((await again.call(path, { method: 'DELETE' })).status).toBe(204);
    expect((await readLicence(again, 9))?.priceMigration?.newPrice).toEqual(eur(2499));
    expect((await again.call(path, json({ licenceId: 7, price: eur(999) }))).status).toBe(204);
    await renew(buyer);
    expect(await listCharges(buyer)).toEqual([1999, 999]);
  });

  test('a purchase of a higher plan ends the plan with its question @lic-04', async () => {
    const first = await lab.addBuyer();
    await first.buy(7);
    const { paidUntil = 0 } = await readSubscription(first);
    moveTo(paidUntil - 20 * DAY_MS);
    await lab.loadLicences({ 7: createMigration('club-eur', 1199) });
    await runMigrations();
    const buyer = await lab.signInAgain(first);
    expect((await readLicence(buyer, 7))?.canChangePlan).toBe(true);
    expect((await buyer.buy(9)).body.status).toBe('COMPLETE');
    const club = await readLicence(buyer, 7);
    expect([club?.status, club?.priceMigration]).toEqual(['EXPIRED', undefined]);
    expect((await answer(buyer, 'CONTINUE', 7)).status).toBe(404);
  });
});

describe('a plan is not asked', () => {
  test('about a renewal that is sooner than the notice, which keeps the old price @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(JOURNAL);
    const { purchasedAt, paidUntil = 0 } = await readSubscription(buyer);
    moveTo(paidUntil - 9 * DAY_MS);
    await raisePrice();
    await runMigrations();
    expect(await listKinds(buyer)).toEqual(['purchased']);
    await renew(buyer);
    moveTo(paidUntil + 10 * DAY_MS);
    await runMigrations();
    const second = getPeriodStart(purchasedAt, parsePeriod('P1M'), 2);
    expect((await readSubscription(buyer)).change).toMatchObject({ kind: 'MIGRATION_OFFERED', priceFrom: second });
    expect(await listCharges(buyer)).toEqual([799, 799]);
  });

  test('before the date of the realm @lic-04', async () => {
    const { buyer, paidUntil } = await buyAndAsk({ from: '2099-01-01T00:00:00Z' });
    expect(await listKinds(buyer)).toEqual(['purchased']);
    moveTo(paidUntil);
    await renew(buyer);
    expect(await listCharges(buyer)).toEqual([799, 799]);
  });

  test('if it was bought at the present price, before or after the migration was written @lic-04', async () => {
    await lab.loadLicences({
      [JOURNAL]: { prices: [{ sku: 'journal-eur', currency: 'EUR', amount: 999, default: true }] },
    });
    const before = await lab.addBuyer();
    await before.buy(JOURNAL);
    await raisePrice();
    const after = await lab.addBuyer();
    await after.buy(JOURNAL);
    moveTo(((await readSubscription(before)).paidUntil ?? 0) - 20 * DAY_MS);
    await runMigrations();
    expect([await listKinds(before), await listKinds(after)]).toEqual([['purchased'], ['purchased']]);
    expect((await readSubscription(after)).priceVersion).toBe(1);
  });

  test('in a pause, and its resume costs the old price @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(JOURNAL);
    await buyer.call(`/api/v2/user/licence/${JOURNAL}/pause`, json({}));
    const { paidUntil = 0, resumeAfter = 0 } = await readSubscription(buyer);
    moveTo(paidUntil - 20 * DAY_MS);
    await raisePrice();
    await runMigrations();
    moveTo(paidUntil);
    await runRenewals();
    await runMigrations();
    expect(await listKinds(buyer)).toEqual(['purchased', 'pause-requested', 'pause-began']);
    moveTo(resumeAfter);
    await runRenewals();
    expect(await listCharges(buyer)).toEqual([799, 799]);
    advance(10 * DAY_MS);
    await runMigrations();
    expect((await readSubscription(buyer)).change.kind).toBe('MIGRATION_OFFERED');
  });

  test('with an unpaid period, until it is paid @lic-04', async () => {
    const buyer = await lab.addBuyer();
    await buyer.buy(JOURNAL, DECLINED_LATER);
    expect((await renew(buyer)).life).toBe('PAST_DUE');
    await raisePrice();
    await runMigrations();
    expect((await readSubscription(buyer)).change.kind).toBe('NONE');
  });
});

test('a charge of the accepted price that fails is repeated at the new price @lic-04', async () => {
  const { buyer } = await buyAndAsk({}, DECLINED_LATER);
  await answer(buyer, 'CONTINUE');
  expect(await renew(buyer)).toMatchObject({ life: 'PAST_DUE', change: { kind: 'MIGRATION_CONTINUE' } });
  advance(DAY_MS);
  await runRenewals();
  expect(await listCharges(buyer)).toEqual([799, 999, 999]);
});

test('a plan whose earlier charge still fails at the new price’s renewal ends by the rule, without a charge of it @lic-04', async () => {
  const weekly = { purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1W' } };
  await lab.loadLicences({ [JOURNAL]: weekly });
  const buyer = await lab.addBuyer();
  await buyer.buy(JOURNAL, DECLINED_LATER);
  const { paidUntil = 0 } = await readSubscription(buyer);
  await lab.loadLicences({ [JOURNAL]: { ...createMigration('journal-eur', 999), ...weekly } });
  await runMigrations();
  expect((await readSubscription(buyer)).change).toMatchObject({ priceFrom: paidUntil + 7 * DAY_MS });
  await renew(buyer);
  for (let day = 0; day < 10; day += 1) {
    advance(DAY_MS);
    await runRenewals();
  }
  expect(await readSubscription(buyer)).toMatchObject({ life: 'ENDED', endReason: 'cancelled' });
  expect(await listCharges(buyer)).toEqual([799, 799, 799, 799]);
});

test('a plan in another currency is asked in it, and does not continue beside the plan that replaces it @lic-04', async () => {
  const first = await lab.addBuyer({ country: 'BR' });
  await first.buy(1);
  const { paidUntil = 0 } = await readSubscription(first);
  moveTo(paidUntil - 20 * DAY_MS);
  await lab.loadLicences({
    1: {
      prices: [
        { sku: 'monthly-eur', currency: 'EUR', amount: 1299, default: true },
        { sku: 'monthly-brl', currency: 'BRL', amount: 3990, countries: ['BR'] },
      ],
      priceMigration: { version: 1, from: LONG_AGO, noticeDays: 10 },
    },
  });
  await runMigrations();
  const buyer = await lab.signInAgain(first);
  const brl = { amount: 3990, scale: 2, currency: 'BRL' };
  expect((await readLicence(buyer, 1))?.priceMigration?.newPrice).toEqual(brl);
  await buyer.buy(2);
  expect(await readLicence(buyer, 1)).toMatchObject({ status: 'ACTIVE', autoRenewingStatus: 'NOT_RENEWING' });
  expect((await readLicence(buyer, 1))?.priceMigration).toBeUndefined();
  expect((await answer(buyer, 'CONTINUE', 1)).status).toBe(409);
});

test('a trial is asked, and its first payment has the accepted price @lic-04', async () => {
  await lab.server.database.query(`delete from trial_uses`);
  await lab.loadLicences({ 4: { trialDetails: { period: 'P14D' } } });
  const buyer = await lab.addBuyer();
  await buyer.buy(4);
  await lab.loadLicences({ 4: createMigration('films-eur', 699) });
  await runMigrations();
  expect((await readLicence(buyer, 4))?.priceMigration).toMatchObject({ oldPrice: eur(499), newPrice: eur(699) });
  expect((await answer(buyer, 'CONTINUE', 4)).status).toBe(204);
  await renew(buyer);
  expect(await listCharges(buyer)).toEqual([0, 699]);
});

test('a voucher for several payments reduces the new price too @lic-04 @pay-02', async () => {
  const buyer = await lab.addBuyer();
  const { body: basket } = await buyer.putBasket(1, { vouchers: [{ code: 'QUARTER' }] });
  await buyer.pay(basket, await buyer.enterCard(basket, '4242424242424242'));
  const { paidUntil = 0 } = await readSubscription(buyer);
  moveTo(paidUntil - 20 * DAY_MS);
  await lab.loadLicences({ 1: createMigration('monthly-eur', 1299) });
  await runMigrations();
  await answer(await lab.signInAgain(buyer), 'CONTINUE', 1);
  await renew(buyer);
  await renew(buyer);
  await renew(buyer);
  expect(await listCharges(buyer)).toEqual([749, 1049, 1049, 1299]);
});
