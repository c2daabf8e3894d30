import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFakeProvider, type FakeProvider } from '../../../../tests/support/fake-payments.ts';
import { openPaymentLab, type PaymentLab } from '../../../../tests/support/payment-lab.ts';
import { type PaymentContext, settleReport } from './payment-context.ts';

const DECLINED = { kind: 'FAILED', decline: 'soft', code: 'insufficient_funds' } as const;

let lab: PaymentLab;
let fake: FakeProvider;
let calls: string[];
let context: PaymentContext;

beforeAll(async () => {
  lab = await openPaymentLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  fake = createFakeProvider();
  calls = [];
  const note = (call: string) => async () => {
    calls.push(call);
  };
  const hooks = {
    beforeAttempt: note('reserve'),
    onPaid: note('consume'),
    onFailed: note('fail'),
    onReleased: note('release'),
    onRefunded: note('refund'),
    onRefundFailed: note('refund-failed'),
    onDispute: note('dispute'),
  };
  context = { ...lab.createContext([fake]), hooks };
});

test('reserves before an attempt, releases after its failure, and consumes when the purchase is paid @pay-09', async () => {
  fake.setNextResult(DECLINED);
  const purchaseId = await lab.addPurchase();
  await lab.pay(context, purchaseId);
  expect(calls).toEqual(['reserve', 'fail', 'release']);
  fake.setNextResult({ kind: 'SUCCEEDED' });
  await lab.pay(context, purchaseId);
  await lab.pay(context, purchaseId);
  expect(calls).toEqual(['reserve', 'fail', 'release', 'reserve', 'consume']);
});

test('does not release when a cancellation follows a failure, or another attempt is live @pay-09', async () => {
  fake.setNextResult(DECLINED);
  const purchaseId = await lab.addPurchase();
  const outcome = await lab.pay(context, purchaseId);
  if (outcome.kind === 'refused') throw new Error(outcome.reason);
  fake.setNextResult({ kind: 'PENDING' });
  await lab.pay(context, purchaseId);
  calls = [];
  await settleReport(context, 'fake', fake.report(outcome.attempt.id, { result: { kind: 'CANCELLED' } }));
  expect(calls).toEqual([]);
});

test('starts nothing when the reservation is refused @pay-09', async () => {
  const refused = new Error('The voucher is used');
  context = { ...context, hooks: { ...context.hooks!, beforeAttempt: () => Promise.reject(refused) } };
  const purchaseId = await lab.addPurchase();
  await expect(lab.pay(context, purchaseId)).rejects.toBe(refused);
  expect((await lab.readFacts(purchaseId)).attempts).toEqual([]);
  expect(fake.payments.size).toBe(0);
});
