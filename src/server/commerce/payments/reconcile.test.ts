import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeProvider, type FakeProvider } from '../../../../tests/support/fake-payments.ts';
import { CHECK_MS, openPaymentLab, PAID_LEDGER, type PaymentLab } from '../../../../tests/support/payment-lab.ts';
import { deleteInstrument, putInstrument } from './instruments.store.ts';
import { type PaymentContext, settleReport } from './payment-context.ts';
import { cancelAttempt } from './pay.ts';
import { reconcilePayments } from './reconcile.ts';

let lab: PaymentLab;
let fake: FakeProvider;
let reads: string[];
let contexts: PaymentContext[];

beforeAll(async () => {
  lab = await openPaymentLab();
});
afterAll(() => lab.close());
beforeEach(async () => {
  await lab.server.database.query(
    "update payment_attempts set state = 'FAILED' where state in ('SENT', 'ACTION', 'UNKNOWN')",
  );
  fake = createFakeProvider();
  reads = [];
  const counted: FakeProvider = {
    ...fake,
    readPayment: (key) => {
      reads.push(key.attemptId);
      return fake.readPayment(key);
    },
  };
  contexts = [lab.createContext([counted], 0), lab.createContext([counted], 1)];
});

const reconcile = () => Promise.all(contexts.map(reconcilePayments));
async function pay(purchaseId: string): Promise<string> {
  const outcome = contexts[0] && (await lab.pay(contexts[0], purchaseId));
  if (outcome?.kind !== 'started') throw new Error('The attempt was not started');
  return outcome.attempt.id;
}

describe('reconciliation @pay-09', () => {
  test('asks once about each of many open attempts, on two instances at the same time', async () => {
    fake.setNextResult({ kind: 'PENDING' });
    const purchases = await Promise.all(Array.from({ length: 45 }, () => lab.addPurchase()));
    const ids = await Promise.all(purchases.map(pay));
    for (const id of ids) fake.change(id, { kind: 'SUCCEEDED' });
    lab.server.clock.advance(CHECK_MS);
    await reconcile();
    expect(reads.sort()).toEqual(ids.sort());
    for (const id of purchases) expect(await lab.readFacts(id)).toMatchObject({ grants: 1, ledger: PAID_LEDGER });
  });

  test('gives up a lost payment after a day if its provider cannot be asked, and grants it if it is paid after all', async () => {
    const unknown = (attemptId: string) =>
      fake.report(attemptId, { reference: undefined, result: { kind: 'UNKNOWN' } });
    const mute: FakeProvider = {
      ...fake,
      readPayment: async ({ attemptId }) => unknown(attemptId),
      cancelPayment: async ({ attemptId }) => ({ ...unknown(attemptId), result: { kind: 'CANCELLED' } }),
    };
    const context = lab.createContext([mute]);
    fake.setFaults(() => 'answer-lost');
    const purchaseId = await lab.addPurchase();
    const outcome = await lab.pay(context, purchaseId);
    if (outcome.kind !== 'started') throw new Error('The attempt was not started');
    const readState = async () => (await lab.readFacts(purchaseId)).attempts[0]?.state;
    for (let hours = 0; hours < 23; hours += 1) {
      lab.server.clock.advance(3_600_000);
      await reconcilePayments(context);
    }
    expect(await readState()).toBe('UNKNOWN');
    lab.server.clock.advance(2 * 86_400_000);
    await reconcilePayments(context);
    expect(await readState()).toBe('CANCELLED');
    await settleReport(context, fake.name, fake.report(outcome.attempt.id, { result: { kind: 'SUCCEEDED' } }));
    expect(await lab.readFacts(purchaseId)).toMatchObject({ state: 'PAID', grants: 1, ledger: PAID_LEDGER });
  });

  test('asks nothing before the limit, and waits longer after each answer without a result', async () => {
    fake.setNextResult({ kind: 'PENDING' });
    await pay(await lab.addPurchase());
    lab.server.clock.advance(CHECK_MS - 1);
    await reconcile();
    expect(reads).toHaveLength(0);
    lab.server.clock.advance(1);
    await reconcile();
    expect(reads).toHaveLength(1);
    lab.server.clock.advance(CHECK_MS);
    await reconcile();
    expect(reads).toHaveLength(1);
    lab.server.clock.advance(2 * CHECK_MS);
    await reconcile();
    expect(reads).toHaveLength(2);
  });

  test('cancels a payment that the payer has left for half an hour, but not before, and not a code that is valid', async () => {
    fake.setNextResult({ kind: 'ACTION', action: { kind: 'redirect', url: 'https://bank.test/' } });
    const left = await lab.addPurchase();
    await pay(left);
    fake.setNextResult({
      kind: 'ACTION',
      action: { kind: 'qr-code', text: 'code', expiresAt: lab.server.clock.now() + 100 * CHECK_MS },
    });
    const coded = await lab.addPurchase();
    await pay(coded);
    const readStates = async () =>
      Promise.all([left, coded].map(async (id) => (await lab.readFacts(id)).attempts.map(({ state }) => state)));
    lab.server.clock.advance(CHECK_MS);
    await reconcile();
    expect(await readStates()).toEqual([['ACTION'], ['ACTION']]);
    lab.server.clock.advance(6 * CHECK_MS);
    await reconcile();
    expect(await readStates()).toEqual([['CANCELLED'], ['ACTION']]);
  });

  test('a payment that never reached the provider fails, and can be paid again', async () => {
    fake.setFaults((call) => (call === 0 ? 'error-before-work' : undefined));
    const purchaseId = await lab.addPurchase();
    await pay(purchaseId);
    lab.server.clock.advance(CHECK_MS);
    await reconcile();
    expect((await lab.readFacts(purchaseId)).attempts).toMatchObject([
      { state: 'FAILED', decline: { class: 'technical', code: 'processing_error' } },
    ]);
    await pay(purchaseId);
    expect(await lab.readFacts(purchaseId)).toMatchObject({ state: 'PAID', grants: 1, ledger: PAID_LEDGER });
  });

  test('a payment that never reached the provider is given up by its payer after a minute, but not before', async () => {
    fake.setFaults((call) => (call === 0 ? 'error-before-work' : undefined));
    const purchaseId = await lab.addPurchase();
    await pay(purchaseId);
    const giveUp = async () => {
      const [attempt] = (await lab.readFacts(purchaseId)).attempts;
      if (attempt && contexts[0]) await cancelAttempt(contexts[0], attempt);
      return (await lab.readFacts(purchaseId)).attempts.map(({ state }) => state);
    };
    lab.server.clock.advance(59_999);
    expect(await giveUp()).toEqual(['UNKNOWN']);
    lab.server.clock.advance(1);
    expect(await giveUp()).toEqual(['FAILED']);
    await pay(purchaseId);
    expect(await lab.readFacts(purchaseId)).toMatchObject({ state: 'PAID', grants: 1, ledger: PAID_LEDGER });
  });

  test('a payment that the provider has reported and no longer knows stays open', async () => {
    fake.setNextResult({ kind: 'PENDING' });
    const purchaseId = await lab.addPurchase();
    fake.payments.delete(await pay(purchaseId));
    lab.server.clock.advance(CHECK_MS);
    await reconcile();
    expect((await lab.readFacts(purchaseId)).attempts).toMatchObject([{ state: 'SENT' }]);
  });

  test('a provider that fails does not stop the check of other payments', async () => {
    fake.setNextResult({ kind: 'PENDING' });
    const purchases = [await lab.addPurchase(), await lab.addPurchase()];
    const ids = [await pay(purchases[0] ?? ''), await pay(purchases[1] ?? '')];
    await lab.server.database.query("update payment_attempts set provider = 'gone' where id = $1", [ids[0]]);
    fake.change(ids[1] ?? '', { kind: 'SUCCEEDED' });
    lab.server.clock.advance(CHECK_MS);
    await reconcile();
    expect(await lab.readFacts(purchases[1] ?? '')).toMatchObject({ state: 'PAID' });
  });
});

describe('stored cards that their provider has to delete @pay-06', () => {
  const details = { brand: 'visa', last4: '4242', expiry: { month: 12, year: 2030 } };
  let cards = 0;
  /** Stores a card under the given references, one after another, as if it was typed in again; returns its id. */
  async function storeCard(fingerprint: string, references: readonly string[]): Promise<string> {
    let id = '';
    for (const reference of references) {
      const instrument = { ...details, fingerprint, reference };
      const owner = { realm: 'north', accountId: lab.accountId, provider: fake.name, method: 'card' } as const;
      id = await lab.write((tx) => putInstrument(tx, { ...owner, instrument }, lab.server.clock.now()));
    }
    return id;
  }
  /** Contexts of two instances with a provider that records the removals, and fails the first ones. */
  function openRemovals(failures = 0) {
    const removed: string[] = [];
    const provider: FakeProvider = {
      ...fake,
      removeInstrument: async (_accountId, reference) => {
        removed.push(reference);
        if (removed.length <= failures) throw new Error('The provider does not answer');
      },
    };
    const both = [lab.createContext([provider], 0), lab.createContext([provider], 1)];
    return { removed, reconcileBoth: () => Promise.all(both.map(reconcilePayments)) };
  }
  const nextCard = () => `card-${++cards}`;

  test('the former reference of a card that was typed in again is removed once, the new one stays', async () => {
    const card = nextCard();
    const { removed, reconcileBoth } = openRemovals();
    await storeCard(card, [`${card}/old`, `${card}/new`]);
    await reconcileBoth();
    lab.server.clock.advance(2 * 86_400_000);
    await reconcileBoth();
    expect(removed).toEqual([`${card}/old`]);
  });

  test('a removal that fails is tried again, later each time', async () => {
    const card = nextCard();
    const { removed, reconcileBoth } = openRemovals(2);
    await storeCard(card, [`${card}/old`, `${card}/new`]);
    const counts: number[] = [];
    for (const wait of [0, CHECK_MS - 1, 1, CHECK_MS, 2 * CHECK_MS, 86_400_000]) {
      lab.server.clock.advance(wait);
      await reconcileBoth();
      counts.push(removed.length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('a reference that an account stores again is not removed', async () => {
    const card = nextCard();
    const { removed, reconcileBoth } = openRemovals(1);
    const id = await storeCard(card, [card]);
    await lab.write((tx) => deleteInstrument(tx, 'north', lab.accountId, id));
    await reconcileBoth();
    await storeCard(card, [card]);
    lab.server.clock.advance(86_400_000);
    await reconcileBoth();
    expect(removed).toEqual([card]);
    // The same, if the account that stored the reference is another one.
    await lab.server.database.query(
      'update payment_instruments set account_id = $1, is_default = false where id = $2',
      [lab.otherAccountId, await storeCard(card, [card])],
    );
    await lab.server.database.query(
      `insert into instrument_removals (realm, account_id, provider, reference, instrument_id, next_try_at)
       values ('north', $1, $2, $3, $4, 'epoch')`,
      [lab.accountId, fake.name, card, id],
    );
    await reconcileBoth();
    expect(removed).toEqual([card]);
  });

  test('a removal waits for the open payment of its card', async () => {
    const card = nextCard();
    const { removed, reconcileBoth } = openRemovals();
    const instrumentId = await storeCard(card, [`${card}/old`]);
    fake.setNextResult({ kind: 'ACTION', action: { kind: 'challenge', url: 'https://bank.test/' } });
    const purchaseId = await lab.addPurchase();
    const context = lab.createContext([fake]);
    await lab.pay(context, purchaseId, { instrument: { kind: 'stored', reference: `${card}/old` }, instrumentId });
    await storeCard(card, [`${card}/new`]);
    await reconcileBoth();
    expect(removed).toEqual([]);
    const [attempt] = (await lab.readFacts(purchaseId)).attempts;
    await settleReport(context, fake.name, fake.report(attempt?.id ?? '', { result: { kind: 'SUCCEEDED' } }));
    await reconcileBoth();
    expect(removed).toEqual([`${card}/old`]);
  });
});
