import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeProvider, type FakeProvider } from '../../../../tests/support/fake-payments.ts';
import {
  CHECK_MS,
  openPaymentLab,
  PAID_LEDGER,
  type PaymentLab,
  quoteLicence,
} from '../../../../tests/support/payment-lab.ts';
import { createMoney } from '../domain/money.ts';
import { refreshAttempt } from './pay.ts';
import type { PaymentContext } from './payment-context.ts';
import { PurchaseConflictError } from './purchases.store.ts';
import { reconcilePayments } from './reconcile.ts';

const REQUESTS = 200;
const DAY_MS = 86_400_000;
const REDIRECT = { kind: 'ACTION', action: { kind: 'redirect', url: 'https://bank.test/pay' } } as const;
const DECLINED = { kind: 'FAILED', decline: 'soft', code: 'insufficient_funds' } as const;

let lab: PaymentLab;
let fake: FakeProvider;
let contexts: readonly [PaymentContext, PaymentContext];

beforeAll(async () => {
  lab = await openPaymentLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  fake = createFakeProvider();
  contexts = [lab.createContext([fake], 0), lab.createContext([fake], 1)];
});

const eachOf = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function reconcile(): Promise<void> {
  lab.server.clock.advance(CHECK_MS);
  await Promise.all(contexts.map(reconcilePayments));
}

async function expectOneCharge(purchaseId: string): Promise<void> {
  expect(fake.countCharges()).toBe(1);
  expect(await lab.readFacts(purchaseId)).toMatchObject({ state: 'PAID', grants: 1, ledger: PAID_LEDGER });
  expect(await lab.listUnbalanced()).toEqual([]);
}

describe('one charge under concurrency @pay-09', () => {
  test('charges once for 200 concurrent requests on two instances', async () => {
    fake.setFaults((call) => (call % 2 === 0 ? 'slow' : undefined));
    const purchaseId = await lab.addPurchase();
    const outcomes = await eachOf(REQUESTS, (index) =>
      lab.pay(index % 2 === 0 ? contexts[0] : contexts[1], purchaseId),
    );
    expect(outcomes.filter(({ kind }) => kind === 'started')).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === 'existing')).toHaveLength(REQUESTS - 1);
    expect(fake.payments.size).toBe(1);
    await expectOneCharge(purchaseId);
  });

  test('charges once when 30 % of the answers are lost and clients repeat their requests', async () => {
    fake.setFaults((call) => (call % 10 < 3 ? 'answer-lost' : undefined));
    const purchases = await eachOf(20, () => lab.addPurchase());
    const isAnyOpen = async () => {
      const facts = await Promise.all(purchases.map(lab.readFacts));
      return facts.some(({ state }) => state === 'OPEN');
    };
    for (let round = 0; round < 20 && (await isAnyOpen()); round++) {
      await Promise.all(
        purchases.flatMap((id) => [lab.pay(contexts[0], id), lab.pay(contexts[1], id), lab.pay(contexts[0], id)]),
      );
      lab.server.clock.advance(DAY_MS);
      await reconcile();
    }
    expect(fake.payments.size).toBe(purchases.length);
    for (const id of purchases)
      expect(await lab.readFacts(id)).toMatchObject({ state: 'PAID', grants: 1, ledger: PAID_LEDGER });
    expect(await lab.listUnbalanced()).toEqual([]);
  });

  test('a request that has failed is not repeated for the same key of the client', async () => {
    fake.setNextResult(DECLINED);
    const purchaseId = await lab.addPurchase();
    const first = await lab.pay(contexts[0], purchaseId, { clientKey: 'click' });
    fake.setNextResult({ kind: 'SUCCEEDED' });
    expect(await lab.pay(contexts[1], purchaseId, { clientKey: 'click' })).toEqual({ ...first, kind: 'existing' });
    await lab.pay(contexts[0], purchaseId, { clientKey: 'other click' });
    await expectOneCharge(purchaseId);
  });

  test('the database refuses a second attempt that may take money, and a second paid version of a basket', async () => {
    fake.setNextResult(REDIRECT);
    const purchaseId = await lab.addPurchase();
    await lab.pay(contexts[0], purchaseId);
    const copy = `insert into payment_attempts (realm, id, purchase_id, provider, method, amount, scale, currency, state,
        created_at, next_check_at)
      select realm, gen_random_uuid(), purchase_id, provider, method, amount, scale, currency, $2, now(), now()
      from payment_attempts where purchase_id = $1`;
    for (const state of ['SENT', 'ACTION', 'UNKNOWN', 'SUCCEEDED'])
      await expect(lab.server.database.query(copy, [purchaseId, state]), state).rejects.toThrow(/one_live/);
    await lab.server.database.query(copy, [purchaseId, 'FAILED']);
    const quote = quoteLicence(lab.server.clock.now());
    for (const basketVersion of [1, 2]) await lab.addPurchase({ basketId: 'twice', basketVersion, quote });
    await expect(
      lab.server.database.query("update purchases set state = 'PAID' where basket_id = 'twice'"),
    ).rejects.toThrow(/paid_once/);
  });
});

describe('another attempt @pay-09', () => {
  test('starts after a decline, and not while an attempt may still take money', async () => {
    fake.setNextResult(DECLINED);
    const purchaseId = await lab.addPurchase();
    expect(await lab.pay(contexts[0], purchaseId)).toMatchObject({
      kind: 'started',
      attempt: { state: 'FAILED', decline: { class: 'soft', code: 'insufficient_funds' } },
    });
    fake.setNextResult({ kind: 'PENDING' });
    const second = await lab.pay(contexts[0], purchaseId);
    expect(second).toMatchObject({ kind: 'started', attempt: { state: 'SENT' } });
    expect(await lab.pay(contexts[0], purchaseId)).toEqual({ ...second, kind: 'existing' });
  });

  test('a lost answer leaves the attempt unknown, never failed, until the provider is asked', async () => {
    fake.setFaults(() => 'answer-lost');
    const purchaseId = await lab.addPurchase();
    expect(await lab.pay(contexts[0], purchaseId)).toMatchObject({ attempt: { state: 'UNKNOWN' } });
    await reconcile();
    expect((await lab.readFacts(purchaseId)).attempts).toMatchObject([{ state: 'UNKNOWN' }]);
    fake.setFaults(() => undefined);
    lab.server.clock.advance(3 * CHECK_MS);
    await reconcile();
    await expectOneCharge(purchaseId);
  });

  test('with another method first cancels the payment that waits for the payer', async () => {
    fake.setNextResult(REDIRECT);
    const purchaseId = await lab.addPurchase();
    const first = await lab.pay(contexts[0], purchaseId);
    expect(first).toMatchObject({ attempt: { state: 'ACTION', action: REDIRECT.action } });
    fake.setNextResult({ kind: 'SUCCEEDED' });
    // Attempts are listed by the time of their creation.
    lab.server.clock.advance(1);
    await lab.pay(contexts[0], purchaseId, { method: 'pix', replaces: true });
    expect((await lab.readFacts(purchaseId)).attempts).toMatchObject([
      { state: 'CANCELLED', action: null },
      { state: 'SUCCEEDED', method: 'pix' },
    ]);
    await expectOneCharge(purchaseId);
  });

  test('is not started when the payment to be cancelled is paid already', async () => {
    fake.setNextResult(REDIRECT);
    const purchaseId = await lab.addPurchase();
    const first = await lab.pay(contexts[0], purchaseId);
    if (first.kind === 'refused') throw new Error(first.reason);
    fake.change(first.attempt.id, { kind: 'SUCCEEDED' });
    const second = await lab.pay(contexts[0], purchaseId, { method: 'pix', replaces: true });
    expect(second).toMatchObject({ kind: 'existing', attempt: { id: first.attempt.id, state: 'SUCCEEDED' } });
    await expectOneCharge(purchaseId);
  });

  test('is not started for another version of a basket that is paid', async () => {
    const basketId = 'changed in another tab';
    const now = lab.server.clock.now();
    const first = await lab.addPurchase({ basketId });
    const second = await lab.addPurchase({
      basketId,
      basketVersion: 2,
      quote: quoteLicence(now, createMoney(500n, 'EUR')),
    });
    await Promise.all([lab.pay(contexts[0], first), lab.pay(contexts[1], second)]);
    expect(fake.countCharges()).toBe(1);
    const facts = await Promise.all([first, second].map(lab.readFacts));
    expect(facts.map(({ grants }) => grants).sort()).toEqual([0, 1]);
  });
});

describe('the return of the payer @pay-09', () => {
  test('grants nothing before the provider reports the success, and once after that', async () => {
    fake.setNextResult(REDIRECT);
    const purchaseId = await lab.addPurchase();
    const outcome = await lab.pay(contexts[0], purchaseId);
    if (outcome.kind === 'refused') throw new Error(outcome.reason);
    expect(await refreshAttempt(contexts[0], outcome.attempt)).toMatchObject({ kind: 'unchanged' });
    expect(await lab.readFacts(purchaseId)).toMatchObject({ state: 'OPEN', grants: 0 });
    fake.change(outcome.attempt.id, { kind: 'SUCCEEDED' });
    await Promise.all(contexts.map((context) => refreshAttempt(context, outcome.attempt)));
    await expectOneCharge(purchaseId);
  });

  test('settles nothing from an answer about another payment', async () => {
    fake.setNextResult(REDIRECT);
    const [first, second] = [await lab.addPurchase(), await lab.addPurchase()];
    const outcome = await lab.pay(contexts[0], first);
    const other = await lab.pay(contexts[0], second);
    if (outcome.kind === 'refused' || other.kind === 'refused') throw new Error('An attempt was not started');
    const answer = fake.report(other.attempt.id, { result: { kind: 'SUCCEEDED' } });
    const confused = lab.createContext([{ ...fake, readPayment: async () => answer }]);
    expect(await refreshAttempt(confused, outcome.attempt)).toMatchObject({ kind: 'unchanged' });
    for (const id of [first, second]) expect(await lab.readFacts(id)).toMatchObject({ state: 'OPEN', grants: 0 });
  });
});

describe('refused requests @pay-09', () => {
  test('refuses the purchase of another account, an unknown one, and an expired quote', async () => {
    const purchaseId = await lab.addPurchase();
    const unknown = { kind: 'refused', reason: 'unknown-purchase' };
    expect(await lab.pay(contexts[0], purchaseId, { accountId: lab.otherAccountId })).toEqual(unknown);
    expect(await lab.pay(contexts[0], 'another')).toEqual(unknown);
    lab.server.clock.advance(600_000);
    expect(await lab.pay(contexts[0], purchaseId)).toEqual({ kind: 'refused', reason: 'quote-expired' });
    expect(fake.payments.size).toBe(0);
  });

  test('returns the same purchase for the same version of a basket, and rejects another price or account', async () => {
    const quote = quoteLicence(lab.server.clock.now());
    const basket = { basketId: 'same', quote };
    expect(await lab.addPurchase(basket)).toBe(await lab.addPurchase(basket));
    const dearer = quoteLicence(lab.server.clock.now(), createMoney(1000n, 'EUR'));
    for (const changes of [{ quote: dearer }, { accountId: lab.otherAccountId }])
      await expect(lab.addPurchase({ ...basket, ...changes })).rejects.toThrow(PurchaseConflictError);
  });
});
