import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeProvider, type FakeProvider } from '../../../../tests/support/fake-payments.ts';
import { openPaymentLab, PAID_LEDGER, type PaymentLab } from '../../../../tests/support/payment-lab.ts';
import { createMoney } from '../domain/money.ts';
import type { Attempt } from './attempts.store.ts';
import { type PaymentContext, settleReport } from './payment-context.ts';
import type { PaymentReport, PaymentResult } from './provider.ts';
import { reconcilePayments } from './reconcile.ts';

const ORDERS = 40;
const SUCCEEDED = { kind: 'SUCCEEDED' } as const;
const FAILED = { kind: 'FAILED', decline: 'hard', code: 'expired_card' } as const;
const CANCELLED = { kind: 'CANCELLED' } as const;
const REDIRECT = { kind: 'ACTION', action: { kind: 'redirect', url: 'https://bank.test/pay' } } as const;

let lab: PaymentLab;
let fake: FakeProvider;
let context: PaymentContext;

beforeAll(async () => {
  lab = await openPaymentLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  fake = createFakeProvider();
  fake.setNextResult({ kind: 'PENDING' });
  context = lab.createContext([fake]);
});

async function startAttempt(purchaseId: string, changes = {}): Promise<Attempt> {
  const outcome = await lab.pay(context, purchaseId, changes);
  if (outcome.kind !== 'started') throw new Error(`The attempt was not started: ${JSON.stringify(outcome.kind)}`);
  return outcome.attempt;
}
async function startPurchase(): Promise<{ purchaseId: string; attempt: Attempt }> {
  const purchaseId = await lab.addPurchase();
  return { purchaseId, attempt: await startAttempt(purchaseId) };
}
const settle = ({ id }: Attempt, result: PaymentResult, changes: Partial<PaymentReport> = {}) =>
  settleReport(context, 'fake', fake.report(id, { result, ...changes }));

describe('settling a payment @pay-09', () => {
  test('grants once, whatever the order and number of the same reports', async () => {
    const results = [SUCCEEDED, FAILED, CANCELLED, REDIRECT, { kind: 'PENDING' }, { kind: 'UNKNOWN' }] as const;
    const anyOrder = fc
      .subarray([...results], { minLength: 1 })
      .chain((list) => fc.shuffledSubarray([...list, ...list], { minLength: list.length }));
    for (const order of fc.sample(anyOrder, ORDERS)) {
      const { purchaseId, attempt } = await startPurchase();
      for (const result of order) await settle(attempt, result);
      const isPaid = order.includes(SUCCEEDED);
      expect(await lab.readFacts(purchaseId), order.map(({ kind }) => kind).join()).toMatchObject({
        state: isPaid ? 'PAID' : 'OPEN',
        grants: isPaid ? 1 : 0,
        ledger: isPaid ? PAID_LEDGER : {},
      });
    }
    expect(await lab.listUnbalanced()).toEqual([]);
  });

  test('grants once for concurrent reports of the same success', async () => {
    const { purchaseId, attempt } = await startPurchase();
    const settlements = await Promise.all(Array.from({ length: 20 }, () => settle(attempt, SUCCEEDED)));
    expect(settlements.map(({ kind }) => kind).sort()).toEqual(['paid', ...Array<string>(19).fill('unchanged')]);
    expect(await lab.readFacts(purchaseId)).toMatchObject({ grants: 1, ledger: PAID_LEDGER });
  });

  test('a success is final, and overrides a failure', async () => {
    const { purchaseId, attempt } = await startPurchase();
    expect(await settle(attempt, FAILED)).toMatchObject({ kind: 'advanced', attempt: { state: 'FAILED' } });
    expect(await settle(attempt, SUCCEEDED)).toMatchObject({ kind: 'paid' });
    for (const result of [FAILED, CANCELLED, REDIRECT])
      expect(await settle(attempt, result)).toMatchObject({ kind: 'unchanged' });
    expect(await lab.readFacts(purchaseId)).toMatchObject({
      state: 'PAID',
      grants: 1,
      attempts: [{ state: 'SUCCEEDED', decline: null }],
    });
  });

  test.each([
    ['amount', { money: createMoney(1n, 'EUR') }],
    ['currency', { money: createMoney(999n, 'USD') }],
    ['realm', { realm: 'south' }],
    ['account', { accountId: 'another account' }],
  ] as const)('puts a success aside that has another %s, and grants nothing', async (field, changes) => {
    const { purchaseId, attempt } = await startPurchase();
    expect(await settle(attempt, SUCCEEDED, changes)).toMatchObject({ kind: 'mismatch', mismatches: [field] });
    expect(await lab.readFacts(purchaseId)).toMatchObject({
      state: 'OPEN',
      grants: 0,
      ledger: {},
      attempts: [{ state: 'SENT' }],
    });
  });

  test('counts and logs a report that differs', async () => {
    const { attempt } = await startPurchase();
    const logged: unknown[] = [];
    context.log = Object.assign(Object.create(context.log) as typeof context.log, {
      error: (fields: object) => logged.push(fields),
    });
    const count = async () =>
      (await lab.server.context.metrics.paymentReports.get()).values.find(({ labels }) => labels.outcome === 'mismatch')
        ?.value ?? 0;
    const before = await count();
    await settle(attempt, SUCCEEDED, { money: createMoney(1n, 'EUR') });
    expect(await count()).toBe(before + 1);
    expect(logged).toEqual([
      expect.objectContaining({ attempt: attempt.id, purchase: attempt.purchaseId, mismatches: ['amount'] }),
    ]);
  });

  test('does not find an attempt of another realm or provider', async () => {
    const { purchaseId, attempt } = await startPurchase();
    const report = fake.report(attempt.id, { result: SUCCEEDED });
    expect(await settleReport(context, 'other', report)).toEqual({ kind: 'unknown' });
    const south = {
      ...context,
      realm: 'south',
      run: <T>(work: Parameters<typeof lab.write<T>>[0]) => lab.write(work, 'south'),
    };
    expect(await settleReport(south, 'fake', report)).toEqual({ kind: 'unknown' });
    expect(await lab.readFacts(purchaseId)).toMatchObject({ state: 'OPEN', grants: 0 });
  });
});

describe('a second payment of one purchase @pay-09', () => {
  test('a late success of a cancelled attempt is booked and marked for a refund', async () => {
    const { purchaseId, attempt: pix } = await startPurchase();
    await settle(pix, CANCELLED);
    const card = await startAttempt(purchaseId);
    expect(await settle(card, SUCCEEDED)).toMatchObject({ kind: 'paid' });
    expect(await settle(pix, SUCCEEDED)).toMatchObject({ kind: 'refund-due' });
    const { grants, ledger, attempts } = await lab.readFacts(purchaseId);
    expect(grants).toBe(1);
    expect(ledger).toEqual({ ...PAID_LEDGER, 'clearing:fake': 1998, 'customer-receivable': -999 });
    expect(attempts.map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(attempts.flatMap(({ id, refundDueAt }) => (refundDueAt === null ? [] : [id]))).toEqual([pix.id]);
    expect(await lab.listUnbalanced()).toEqual([]);
  });

  test('a late success grants while another attempt is open, which the reconciler then cancels', async () => {
    const { purchaseId, attempt: pix } = await startPurchase();
    await settle(pix, CANCELLED);
    const card = await startAttempt(purchaseId);
    expect(await settle(pix, SUCCEEDED)).toMatchObject({ kind: 'paid' });
    await reconcilePayments(context);
    expect(fake.payments.get(card.id)?.result).toEqual(CANCELLED);
    const { grants, ledger, attempts } = await lab.readFacts(purchaseId);
    expect({ grants, ledger }).toEqual({ grants: 1, ledger: PAID_LEDGER });
    expect(attempts.find(({ id }) => id === card.id)).toMatchObject({ state: 'CANCELLED', isSurplus: true });
  });

  test('two concurrent successes grant once and leave one refund', async () => {
    const { purchaseId, attempt: pix } = await startPurchase();
    await settle(pix, CANCELLED);
    const card = await startAttempt(purchaseId);
    const settlements = await Promise.all([settle(pix, SUCCEEDED), settle(card, SUCCEEDED)]);
    expect(settlements.map(({ kind }) => kind).sort()).toEqual(['paid', 'refund-due']);
    expect(await lab.readFacts(purchaseId)).toMatchObject({ grants: 1 });
  });

  test('a success after the deletion of the account grants nothing and is marked for a refund; the ledger stays', async () => {
    const { purchaseId: paidId, attempt: paid } = await startPurchase();
    await settle(paid, SUCCEEDED);
    const { purchaseId, attempt } = await startPurchase();
    await lab.server.database.query('delete from accounts where id = $1', [lab.accountId]);
    expect(await settle(attempt, SUCCEEDED)).toMatchObject({ kind: 'refund-due', accountId: null });
    expect(await lab.readFacts(purchaseId)).toMatchObject({
      state: 'OPEN',
      grants: 0,
      ledger: { 'clearing:fake': 999 },
    });
    expect((await lab.readFacts(paidId)).ledger).toEqual(PAID_LEDGER);
  });
});
