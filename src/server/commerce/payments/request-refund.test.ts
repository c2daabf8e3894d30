import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeProvider, type FakeProvider } from '../../../../tests/support/fake-payments.ts';
import { CHECK_MS, openPaymentLab, PAID_LEDGER, type PaymentLab } from '../../../../tests/support/payment-lab.ts';
import { createMoney } from '../domain/money.ts';
import { createRefund, type RefundRequest } from './create-refund.ts';
import { type PaymentContext, settleReport } from './payment-context.ts';
import { reconcilePayments } from './reconcile.ts';
import { insertRefund } from './refunds.store.ts';
import { requestRefund } from './request-refund.ts';
import { settleDispute } from './settle-dispute.ts';

const HOUR_MS = 3_600_000;
const SUCCEEDED = { kind: 'SUCCEEDED' } as const;
const eur = (amount: number) => createMoney(BigInt(amount), 'EUR');
/** Ledger of a purchase whose money was all given back. */
const REFUNDED_LEDGER = { 'clearing:fake': 0, 'customer-receivable': 0, 'deferred-revenue': 0, tax: 0 };

let lab: PaymentLab;
let fake: FakeProvider;
let instances: [PaymentContext, PaymentContext];

beforeAll(async () => {
  lab = await openPaymentLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  fake = createFakeProvider();
  instances = [lab.createContext([fake], 0), lab.createContext([fake], 1)];
});

async function pay() {
  const purchaseId = await lab.addPurchase();
  const outcome = await lab.pay(instances[0], purchaseId);
  if (outcome.kind === 'refused') throw new Error(outcome.reason);
  return { purchaseId, attemptId: outcome.attempt.id };
}
const refund = (attemptId: string, changes: Partial<RefundRequest> = {}, instance: 0 | 1 = 0) =>
  requestRefund(instances[instance], { attemptId, reason: 'STAFF', askedBy: 'staff', ...changes });

describe('a refund that the staff asks for @pay-11', () => {
  test('gives all of the money back, books it and ends the licence', async () => {
    const { purchaseId, attemptId } = await pay();
    expect(await refund(attemptId)).toMatchObject({ kind: 'created', refund: { state: 'SUCCEEDED', money: eur(999) } });
    expect(await lab.readFacts(purchaseId)).toMatchObject({ ledger: REFUNDED_LEDGER, licences: ['ENDED refunded'] });
    expect(await refund(attemptId, { money: eur(1) })).toEqual({ kind: 'refused', reason: 'too-much' });
    expect(await lab.listUnbalanced()).toEqual([]);
  });

  test('gives parts back with their tax, and ends the licence with the last part', async () => {
    const { purchaseId, attemptId } = await pay();
    await refund(attemptId, { money: eur(400) });
    expect(await lab.readFacts(purchaseId)).toMatchObject({
      ledger: { 'clearing:fake': 599, 'deferred-revenue': -499, tax: -100 },
      licences: ['ACTIVE'],
    });
    await refund(attemptId, { money: eur(599) });
    expect(await lab.readFacts(purchaseId)).toMatchObject({ ledger: REFUNDED_LEDGER, licences: ['ENDED refunded'] });
  });

  test('keeps the licence if the request says so', async () => {
    const { purchaseId, attemptId } = await pay();
    await refund(attemptId, { keepsAccess: true });
    expect((await lab.readFacts(purchaseId)).licences).toEqual(['ACTIVE']);
  });

  test.each<[string, Partial<RefundRequest>, string]>([
    ['more than was paid', { money: eur(1000) }, 'too-much'],
    ['nothing', { money: eur(0) }, 'too-much'],
    ['a negative amount', { money: eur(-1) }, 'invalid-amount'],
    ['another currency', { money: createMoney(999n, 'USD') }, 'invalid-amount'],
    ['a fraction of a cent', { money: createMoney(9991n, 'EUR', 3) }, 'invalid-amount'],
    ['an unknown payment', { attemptId: randomUUID() }, 'unknown-payment'],
  ])('refuses to give back %s', async (_what, changes, reason) => {
    const { attemptId } = await pay();
    expect(await refund(attemptId, changes)).toEqual({ kind: 'refused', reason });
    expect(fake.refundCalls).toEqual([]);
  });

  test('refuses a payment that has no result', async () => {
    fake.setNextResult({ kind: 'PENDING' });
    expect(await refund((await pay()).attemptId)).toEqual({ kind: 'refused', reason: 'not-paid' });
  });

  test('a failed refund can be asked for again, and its request repeated returns the first one', async () => {
    const { purchaseId, attemptId } = await pay();
    fake.setNextRefund('FAILED');
    const id = randomUUID();
    await refund(attemptId, { id });
    expect(await refund(attemptId, { id })).toMatchObject({ kind: 'existing', refund: { id, state: 'FAILED' } });
    expect(await lab.readFacts(purchaseId)).toMatchObject({ ledger: PAID_LEDGER, licences: ['ACTIVE'] });
    fake.setNextRefund('SUCCEEDED');
    expect(await refund(attemptId)).toMatchObject({ refund: { state: 'SUCCEEDED', money: eur(999) } });
    expect(fake.refundCalls).toHaveLength(2);
  });
});

describe('refunds of one payment at the same time @pay-11', () => {
  test('never exceed the payment, and call the provider once each', async () => {
    const { purchaseId, attemptId } = await pay();
    const creations = await Promise.all(
      Array.from({ length: 10 }, (_, index) => refund(attemptId, { money: eur(400) }, index % 2 === 0 ? 0 : 1)),
    );
    expect(creations.filter(({ kind }) => kind === 'created')).toHaveLength(2);
    expect(new Set(fake.refundCalls).size).toBe(2);
    expect(fake.refundCalls).toHaveLength(2);
    expect((await lab.readFacts(purchaseId)).ledger['clearing:fake']).toBe(199);
  });

  test('the database refuses what exceeds the payment, also without the lock', async () => {
    const { attemptId, purchaseId } = await pay();
    const row = {
      attemptId,
      purchaseId,
      // No provider of the realm, so that no other test sends it.
      provider: 'none',
      money: eur(600),
      reason: 'STAFF',
      state: 'CREATED',
      keepsAccess: false,
      lines: null,
      reference: null,
      askedBy: 'staff',
      createdAt: lab.server.clock.now(),
      sentAt: null,
      settledAt: null,
    } as const;
    const insert = () => lab.write((tx) => insertRefund(tx, 'north', { ...row, id: randomUUID() }));
    const inserted = await Promise.allSettled([insert(), insert()]);
    expect(inserted.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(inserted.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { constraint: 'refunds_within_payment' },
    });
  });
});

describe('a refund without an answer @pay-11', () => {
  test.each([
    ['is asked about', true, 'answer-lost', 1],
    ['is sent again with the same key if the provider cannot be asked', false, 'answer-lost', 2],
    ['is sent again if it did not arrive', true, 'error-before-work', 2],
  ] as const)('%s', async (_what, isReadable, fault, calls) => {
    const { purchaseId, attemptId } = await pay();
    fake.setRefundsReadable(isReadable);
    fake.setFaults((call) => (call === 0 ? fault : undefined));
    expect(await refund(attemptId)).toMatchObject({ refund: { state: 'UNKNOWN' } });
    // It counts as given back until the provider has said otherwise.
    expect(await refund(attemptId, { money: eur(1) })).toEqual({ kind: 'refused', reason: 'too-much' });
    lab.server.clock.advance(CHECK_MS);
    await Promise.all(instances.map(reconcilePayments));
    expect(fake.refundCalls).toHaveLength(calls);
    expect(fake.refunds.size).toBe(1);
    expect(await lab.readFacts(purchaseId)).toMatchObject({
      ledger: REFUNDED_LEDGER,
      refunds: [{ state: 'SUCCEEDED' }],
    });
  });

  test('is not sent again when the provider may have forgotten its key', async () => {
    const { purchaseId, attemptId } = await pay();
    fake.setFaults(() => 'error-before-work');
    await refund(attemptId);
    lab.server.clock.advance(24 * HOUR_MS);
    fake.setFaults(() => undefined);
    await reconcilePayments(instances[0]);
    expect(fake.refundCalls).toHaveLength(1);
    expect((await lab.readFacts(purchaseId)).refunds).toMatchObject([{ state: 'UNKNOWN' }]);
  });

  test('that is pending is asked about until it has a result', async () => {
    const { purchaseId, attemptId } = await pay();
    fake.setNextRefund('PENDING');
    await refund(attemptId);
    const id = fake.refundCalls[0] ?? '';
    const state = fake.refunds.get(id);
    for (const result of ['PENDING', 'SUCCEEDED'] as const) {
      if (state) state.result = result;
      lab.server.clock.advance(CHECK_MS * 3);
      await reconcilePayments(instances[0]);
    }
    expect(fake.refundCalls).toEqual([id]);
    expect((await lab.readFacts(purchaseId)).refunds).toMatchObject([{ state: 'SUCCEEDED' }]);
  });
});

describe('money that must be given back @pay-11', () => {
  test('a second payment of a purchase is refunded once, and the licence stays', async () => {
    fake.setNextResult({ kind: 'PENDING' });
    const first = await pay();
    await settleReport(instances[0], 'fake', fake.report(first.attemptId, { result: { kind: 'CANCELLED' } }));
    fake.setNextResult(SUCCEEDED);
    await lab.pay(instances[0], first.purchaseId);
    await settleReport(instances[0], 'fake', fake.report(first.attemptId, { result: SUCCEEDED }));
    expect((await lab.readFacts(first.purchaseId)).ledger['clearing:fake']).toBe(2 * 999);
    await Promise.all([...instances, ...instances].map(reconcilePayments));
    expect(fake.refundCalls).toHaveLength(1);
    const facts = await lab.readFacts(first.purchaseId);
    expect(facts).toMatchObject({ ledger: PAID_LEDGER, licences: ['ACTIVE'], grants: 1 });
    expect(facts.refunds).toMatchObject([{ attemptId: first.attemptId, reason: 'SURPLUS', state: 'SUCCEEDED' }]);
    expect(facts.attempts.map(({ refundDueAt }) => refundDueAt)).toEqual([null, null]);
  });

  test('the payment of an account that was deleted meanwhile is refunded', async () => {
    fake.setNextResult({ kind: 'PENDING' });
    const { purchaseId, attemptId } = await pay();
    await lab.write((tx) =>
      tx.updateTable('purchases').set({ account_id: null }).where('id', '=', purchaseId).execute(),
    );
    await settleReport(instances[0], 'fake', fake.report(attemptId, { result: SUCCEEDED }));
    await reconcilePayments(instances[0]);
    expect(await lab.readFacts(purchaseId)).toMatchObject({
      ledger: { 'clearing:fake': 0, 'customer-receivable': 0 },
      refunds: [{ reason: 'ACCOUNT_DELETED', state: 'SUCCEEDED' }],
    });
  });

  test('a payment of another amount is put aside until it is given back, and then the purchase can be paid', async () => {
    fake.setNextResult({ kind: 'PENDING' });
    const { purchaseId, attemptId } = await pay();
    const settle = (changes: object) => settleReport(instances[0], 'fake', fake.report(attemptId, changes));
    await settle({ result: SUCCEEDED, money: eur(500) });
    await settle({ result: { kind: 'CANCELLED' } });
    expect(await lab.readFacts(purchaseId)).toMatchObject({
      state: 'OPEN',
      grants: 0,
      ledger: {},
      attempts: [{ state: 'SENT', received: eur(500) }],
    });
    expect(await refund(attemptId, { reason: 'WRONG_AMOUNT', money: eur(501) })).toMatchObject({ reason: 'too-much' });
    await refund(attemptId, { reason: 'WRONG_AMOUNT' });
    expect(await lab.readFacts(purchaseId)).toMatchObject({
      ledger: { 'clearing:fake': 0, 'customer-receivable': 0 },
      attempts: [{ state: 'CANCELLED' }],
      refunds: [{ money: eur(500), state: 'SUCCEEDED' }],
    });
    fake.setNextResult(SUCCEEDED);
    await lab.pay(instances[0], purchaseId);
    expect(await lab.readFacts(purchaseId)).toMatchObject({ state: 'PAID', grants: 1, ledger: PAID_LEDGER });
  });

  test('an open dispute holds the money back, and a won one releases it', async () => {
    const { attemptId } = await pay();
    const { reference } = fake.report(attemptId);
    const dispute = (state: 'OPEN' | 'WON') =>
      lab.write((tx) =>
        settleDispute(tx, {
          realm: 'north',
          provider: 'fake',
          report: { reference: `dispute-${attemptId}`, paymentReference: reference, money: undefined, state },
          eventKey: state,
          now: lab.server.clock.now(),
          hooks: undefined,
        }),
      );
    await dispute('OPEN');
    expect(await refund(attemptId)).toEqual({ kind: 'refused', reason: 'too-much' });
    await dispute('WON');
    expect(await refund(attemptId)).toMatchObject({ kind: 'created' });
  });
});

test('a refund that was added, but not sent, is sent by the reconciler @pay-11', async () => {
  const { purchaseId, attemptId } = await pay();
  const request = { attemptId, reason: 'STAFF', askedBy: 'staff' } as const;
  await lab.write((tx) => createRefund(tx, 'north', request, lab.server.clock.now()));
  await Promise.all(instances.map(reconcilePayments));
  expect(fake.refundCalls).toHaveLength(1);
  expect((await lab.readFacts(purchaseId)).ledger).toEqual(REFUNDED_LEDGER);
});
