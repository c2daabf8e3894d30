import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeProvider, type FakeProvider, SIGNED, toMessage } from '../../../../tests/support/fake-payments.ts';
import {
  CHECK_MS,
  openPaymentLab,
  PAID_LEDGER,
  type PaymentLab,
  receiveAndHandle,
} from '../../../../tests/support/payment-lab.ts';
import { createMoney } from '../domain/money.ts';
import type { PaymentContext } from './payment-context.ts';
import type { DisputeReport, ProviderEvent, RefundReport } from './provider.ts';
import { reconcilePayments } from './reconcile.ts';
import { requestRefund } from './request-refund.ts';

const ORDERS = 60;
const DAY_MS = 86_400_000;
const eur = (amount: number) => createMoney(BigInt(amount), 'EUR');

let lab: PaymentLab;
let fake: FakeProvider;
let context: PaymentContext;
let events = 0;

beforeAll(async () => {
  lab = await openPaymentLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  fake = createFakeProvider();
  fake.setRefundsReadable(false);
  context = lab.createContext([fake]);
});

async function pay() {
  const purchaseId = await lab.addPurchase();
  const outcome = await lab.pay(context, purchaseId);
  if (outcome.kind === 'refused') throw new Error(outcome.reason);
  const { id: attemptId, reference } = outcome.attempt;
  return { purchaseId, attemptId, paymentReference: reference ?? '' };
}
type Paid = Awaited<ReturnType<typeof pay>>;

/** Delivers events, then what the reconciler does with those that had to wait. */
async function deliver(list: readonly Pick<ProviderEvent, 'refund' | 'dispute' | 'report'>[]): Promise<void> {
  for (const event of list)
    await receiveAndHandle(context, fake, toMessage({ ...event, key: `e-${++events}` }), SIGNED);
  lab.server.clock.advance(CHECK_MS * 2);
  await reconcilePayments(context);
}
const byDashboard = (
  { paymentReference }: Paid,
  changes: Partial<RefundReport> = {},
): { report: undefined; refund: RefundReport } => ({
  report: undefined,
  refund: {
    refundId: undefined,
    reference: `dashboard-${paymentReference}`,
    paymentReference,
    money: eur(999),
    result: 'SUCCEEDED',
    ...changes,
  },
});
const disputed = (
  { paymentReference }: Paid,
  state: DisputeReport['state'],
): { report: undefined; dispute: DisputeReport } => ({
  report: undefined,
  dispute: { reference: `dispute-${paymentReference}`, paymentReference, money: eur(999), state },
});
const readState = async ({ purchaseId }: Paid) => {
  const { ledger, licences, refunds } = await lab.readFacts(purchaseId);
  return { ledger, licences, refunds: refunds.map(({ state }) => state) };
};
/** Returns random orders of values, each of them any number of times. */
const anyOrder = <Value>(values: readonly Value[]) =>
  fc
    .subarray([...values], { minLength: 1 })
    .chain((list) => fc.shuffledSubarray([...list, ...list], { minLength: list.length }));

describe('reports about refunds and disputes @pay-11', () => {
  test.each(['ours', 'of the dashboard'] as const)(
    'end in one state, whatever their order and number: a refund that is %s',
    async (origin) => {
      for (const order of fc.sample(anyOrder(['PENDING', 'SUCCEEDED', 'FAILED'] as const), ORDERS)) {
        const paid = await pay();
        fake.setNextRefund('PENDING');
        if (origin === 'ours')
          await requestRefund(context, { attemptId: paid.attemptId, reason: 'STAFF', askedBy: 'x' });
        const id = fake.refundCalls.at(-1) ?? '';
        await deliver(
          order.map((result) =>
            origin === 'ours'
              ? { report: undefined, refund: fake.reportRefund(id, { result }) }
              : byDashboard(paid, { result }),
          ),
        );
        const state = order.includes('FAILED') ? 'FAILED' : order.includes('SUCCEEDED') ? 'SUCCEEDED' : 'SENT';
        expect(await readState(paid), order.join()).toMatchObject({
          refunds: [state],
          ledger: state === 'SUCCEEDED' ? { 'clearing:fake': 0, 'deferred-revenue': 0, tax: 0 } : PAID_LEDGER,
          licences: [state === 'SUCCEEDED' ? 'ENDED refunded' : 'ACTIVE'],
        });
      }
      expect(await lab.listUnbalanced()).toEqual([]);
    },
  );

  test('end in one state, whatever their order and number: a dispute', async () => {
    for (const order of fc.sample(anyOrder(['OPEN', 'WON', 'LOST'] as const), ORDERS)) {
      const paid = await pay();
      await deliver(order.map((state) => disputed(paid, state)));
      const isLost = order.includes('LOST');
      const isWon = !isLost && order.includes('WON');
      const held = { 'dispute-reserve': isLost || isWon ? 0 : 999, 'clearing:fake': isWon ? 999 : 0 };
      expect(await readState(paid), order.join()).toMatchObject({
        ledger: { ...held, ...(isLost && { 'write-off': 999 }) },
        licences: [isLost ? 'ENDED revoked' : 'ACTIVE'],
      });
    }
    expect(await lab.listUnbalanced()).toEqual([]);
  });

  test('a lost dispute keeps the licence away when a refund fails, before or after', async () => {
    for (const order of [
      ['SUCCEEDED', 'LOST', 'FAILED'],
      ['LOST', 'SUCCEEDED', 'FAILED'],
    ] as const) {
      const paid = await pay();
      await deliver(
        order.map((what) => (what === 'LOST' ? disputed(paid, what) : byDashboard(paid, { result: what }))),
      );
      expect((await readState(paid)).licences[0], order.join()).toMatch(/^ENDED/);
    }
  });
});

describe('a refund that was made in the dashboard of the provider @pay-11', () => {
  test('is recorded, and a part of the payment keeps the licence', async () => {
    const paid = await pay();
    await deliver([byDashboard(paid, { money: eur(400) })]);
    expect(await lab.readFacts(paid.purchaseId)).toMatchObject({
      refunds: [{ reason: 'PROVIDER', askedBy: 'provider', money: eur(400), state: 'SUCCEEDED' }],
      ledger: { 'clearing:fake': 599 },
      licences: ['ACTIVE'],
    });
    expect(fake.refundCalls).toEqual([]);
  });

  test('waits for the answer to a refund of ours, and is not mistaken for it', async () => {
    const paid = await pay();
    const { attemptId } = paid;
    fake.setFaults((call) => (call === 0 ? 'error-before-work' : undefined));
    await requestRefund(context, { attemptId, money: eur(400), reason: 'STAFF', askedBy: 'staff' });
    await receiveAndHandle(
      context,
      fake,
      toMessage({ ...byDashboard(paid, { money: eur(400) }), key: `e-${++events}` }),
      SIGNED,
    );
    expect((await readState(paid)).refunds).toEqual(['UNKNOWN']);
    for (let round = 0; round < 2; round++) {
      lab.server.clock.advance(CHECK_MS);
      await reconcilePayments(context);
    }
    expect((await readState(paid)).refunds).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(fake.refunds.size).toBe(1);
  });

  test('waits for its payment, and is put aside after a day', async () => {
    fake.setNextResult({ kind: 'PENDING' });
    const paid = await pay();
    await deliver([byDashboard(paid)]);
    expect((await readState(paid)).refunds).toEqual([]);
    fake.change(paid.attemptId, { kind: 'SUCCEEDED' });
    await deliver([{ report: fake.report(paid.attemptId) }]);
    expect(await readState(paid)).toMatchObject({ refunds: ['SUCCEEDED'], licences: ['ENDED refunded'] });

    fake.setNextResult({ kind: 'PENDING' });
    const other = await pay();
    await deliver([byDashboard(other)]);
    lab.server.clock.advance(DAY_MS);
    await reconcilePayments(context);
    const key = `e-${events}`;
    const [event] = await lab.server.database.query<{ outcome: string }>(
      'select outcome from provider_events where event_key = $1',
      [key],
    );
    expect(event?.outcome).toBe('waits');
  });

  test.each([
    ['more than was paid', { money: eur(1000) }],
    ['another currency', { money: createMoney(999n, 'USD') }],
    ['no amount', { money: undefined }],
  ])('is put aside with %s', async (_what, changes) => {
    const paid = await pay();
    await deliver([byDashboard(paid, changes)]);
    expect(await readState(paid)).toMatchObject({ refunds: [], ledger: PAID_LEDGER, licences: ['ACTIVE'] });
  });

  test('a report about our refund with another amount is put aside', async () => {
    const paid = await pay();
    fake.setNextRefund('PENDING');
    await requestRefund(context, { attemptId: paid.attemptId, reason: 'STAFF', askedBy: 'staff' });
    const id = fake.refundCalls.at(-1) ?? '';
    await deliver([{ report: undefined, refund: fake.reportRefund(id, { result: 'SUCCEEDED', money: eur(1) }) }]);
    expect((await readState(paid)).refunds).toEqual(['SENT']);
  });

  test('of another program on the same account changes nothing', async () => {
    const paid = await pay();
    await deliver([byDashboard({ ...paid, paymentReference: 'of another program' })]);
    expect((await readState(paid)).refunds).toEqual([]);
  });
});
