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
import type { PaymentReport } from './provider.ts';
import { receiveEvent } from './receive-event.ts';
import { reconcilePayments } from './reconcile.ts';

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
  fake.setNextResult({ kind: 'PENDING' });
  context = lab.createContext([fake]);
});

async function startPurchase() {
  const purchaseId = await lab.addPurchase();
  const outcome = await lab.pay(context, purchaseId);
  if (outcome.kind === 'refused') throw new Error(outcome.reason);
  return { purchaseId, attemptId: outcome.attempt.id };
}
function createMessage(attemptId: string, changes: Partial<PaymentReport> = {}) {
  const key = `event-${++events}`;
  return {
    key,
    body: toMessage({ key, report: fake.report(attemptId, { result: { kind: 'SUCCEEDED' }, ...changes }) }),
  };
}
const receive = (body: Buffer, headers: Record<string, string> = SIGNED, from = context) =>
  receiveAndHandle(from, fake, body, headers);
const readEvent = async (key: string) =>
  (
    await lab.server.database.query(
      'select outcome, account_id, body, headers, handled_at is not null as handled from provider_events where event_key = $1',
      [key],
    )
  )[0];

describe('events of a provider @pay-09', () => {
  test('stores the card that only an event reports @pay-06', async () => {
    const { attemptId } = await startPurchase();
    const instrument = { reference: 'card-1', brand: 'visa', last4: '4242', expiry: undefined, fingerprint: undefined };
    expect(await receive(createMessage(attemptId, { instrument }).body)).toBe('handled');
    expect(
      await lab.server.database.query('select brand, last4 from payment_instruments where account_id = $1', [
        lab.accountId,
      ]),
    ).toEqual([{ brand: 'visa', last4: '4242' }]);
  });

  test('stores an event as it was received, without credentials, and settles its payment', async () => {
    const { purchaseId, attemptId } = await startPurchase();
    const { key, body } = createMessage(attemptId);
    expect(await receive(body, { ...SIGNED, authorization: 'Basic secret' })).toBe('handled');
    expect(await readEvent(key)).toEqual({
      outcome: 'paid',
      account_id: lab.accountId,
      body,
      headers: SIGNED,
      handled: true,
    });
    expect(await lab.readFacts(purchaseId)).toMatchObject({ state: 'PAID', grants: 1, ledger: PAID_LEDGER });
  });

  test('answers a repeated delivery at once, also of concurrent ones', async () => {
    const { purchaseId, attemptId } = await startPurchase();
    const { body } = createMessage(attemptId);
    const other = lab.createContext([fake], 1);
    const receipts = await Promise.all(
      Array.from({ length: 10 }, (_, index) => receive(body, SIGNED, index % 2 === 0 ? context : other)),
    );
    expect(receipts.sort()).toEqual([...Array<string>(9).fill('duplicate'), 'handled']);
    expect(await lab.readFacts(purchaseId)).toMatchObject({ grants: 1, ledger: PAID_LEDGER });
  });

  test('refuses a message that is not authentic, and stores nothing', async () => {
    const { purchaseId, attemptId } = await startPurchase();
    const { key, body } = createMessage(attemptId);
    expect(await receive(body, { 'x-signature': 'forged' })).toBe('refused');
    expect(await readEvent(key)).toBeUndefined();
    expect(await lab.readFacts(purchaseId)).toMatchObject({ state: 'OPEN', grants: 0 });
  });

  test('keeps an event about an unknown payment, and one that is about none', async () => {
    const { attemptId } = await startPurchase();
    const { key, body } = createMessage(attemptId, { attemptId: 'not ours', reference: undefined });
    expect(await receive(body)).toBe('handled');
    expect(await readEvent(key)).toMatchObject({ outcome: 'unknown', body });
    expect(await receive(toMessage({ key: 'payout', report: undefined }))).toBe('handled');
    expect(await readEvent('payout')).toMatchObject({ outcome: 'ignored', account_id: null });
  });

  test('finds the payment of an event that names only the provider’s id', async () => {
    const { purchaseId, attemptId } = await startPurchase();
    await receive(createMessage(attemptId, { attemptId: undefined }).body);
    expect(await lab.readFacts(purchaseId)).toMatchObject({ state: 'PAID', grants: 1 });
  });

  test('puts an event aside that has another amount', async () => {
    const { purchaseId, attemptId } = await startPurchase();
    const { key, body } = createMessage(attemptId, { money: createMoney(99_900n, 'EUR') });
    await receive(body);
    expect(await readEvent(key)).toMatchObject({ outcome: 'mismatch', account_id: lab.accountId });
    expect(await lab.readFacts(purchaseId)).toMatchObject({ state: 'OPEN', grants: 0, ledger: {} });
  });

  test('an event that fails waits five minutes, and the reconciler handles the others meanwhile', async () => {
    const failing = await startPurchase();
    const { key, body } = createMessage(failing.attemptId);
    const hooks = { ...lab.createContext([fake]).hooks, onPaid: () => Promise.reject(new Error('The hook fails')) };
    const broken = { ...context, hooks } as PaymentContext;
    expect(await receive(body, SIGNED, broken)).toBe('stored');
    const others = await Promise.all(Array.from({ length: 30 }, startPurchase));
    for (const { attemptId } of others) await receiveEvent(context, fake, createMessage(attemptId).body, SIGNED);
    lab.server.clock.advance(90_000);
    await reconcilePayments(context);
    expect(await readEvent(key)).toMatchObject({ handled: false });
    for (const { purchaseId } of others) expect(await lab.readFacts(purchaseId)).toMatchObject({ grants: 1 });
    lab.server.clock.advance(CHECK_MS);
    await reconcilePayments(context);
    expect(await readEvent(key)).toMatchObject({ handled: true, outcome: 'paid' });
  });

  test('the reconciler handles an event that a process stored and did not handle', async () => {
    const { purchaseId, attemptId } = await startPurchase();
    const { key, body } = createMessage(attemptId);
    let transactions = 0;
    const dying: PaymentContext = {
      ...context,
      run: (work) => (++transactions > 1 ? Promise.reject(new Error('The process has ended')) : context.run(work)),
    };
    expect(await receive(body, SIGNED, dying)).toBe('stored');
    expect(await readEvent(key)).toMatchObject({ handled: false });
    lab.server.clock.advance(CHECK_MS / 2);
    await Promise.all([reconcilePayments(context), reconcilePayments(lab.createContext([fake], 1))]);
    expect(await readEvent(key)).toMatchObject({ handled: true, outcome: 'paid' });
    expect(await lab.readFacts(purchaseId)).toMatchObject({ grants: 1, ledger: PAID_LEDGER });
  });
});
