import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeProvider, type FakeProvider } from '../../../../tests/support/fake-payments.ts';
import { CHECK_MS, openPaymentLab, PAID_LEDGER, type PaymentLab } from '../../../../tests/support/payment-lab.ts';
import type { PaymentContext } from './payment-context.ts';
import { reconcilePayments } from './reconcile.ts';
import { requestRefund } from './request-refund.ts';

let lab: PaymentLab;
let fake: FakeProvider;

beforeAll(async () => {
  lab = await openPaymentLab();
});
afterAll(() => lab.close());

describe('a process that ends between two steps @pay-09', () => {
  class KilledError extends Error {
    override name = 'KilledError';
  }

  /** Ends the process at a step: this step and all later ones throw. A transaction that has not ended is rolled back. */
  function createMortal(
    context: PaymentContext,
    lastStep: number,
  ): { context: PaymentContext; isKilled: () => boolean } {
    let step = 0;
    let isKilled = false;
    const live = () => {
      isKilled ||= step++ >= lastStep;
      if (isKilled) throw new KilledError('The process has ended');
    };
    const between = async <T>(work: () => Promise<T>): Promise<T> => {
      live();
      const result = await work();
      live();
      return result;
    };
    return {
      isKilled: () => isKilled,
      context: {
        ...context,
        run: (work) =>
          between(() =>
            context.run(async (tx) => {
              const result = await work(tx);
              live();
              return result;
            }),
          ),
        providers: new Map([
          [
            'fake',
            {
              ...fake,
              startPayment: (order) => between(() => fake.startPayment(order)),
              refundPayment: (order) => between(() => fake.refundPayment(order)),
            },
          ],
        ]),
      },
    };
  }

  test('charges and grants once after a restart, whatever step was the last', async () => {
    let steps = 0;
    for (let isKilled = true; isKilled; steps++) {
      fake = createFakeProvider();
      const contexts = [lab.createContext([fake], 0), lab.createContext([fake], 1)] as const;
      const purchaseId = await lab.addPurchase();
      const mortal = createMortal(contexts[0], steps);
      await lab.pay(mortal.context, purchaseId).catch((error: unknown) => expect(error).toBeInstanceOf(KilledError));
      isKilled = mortal.isKilled();
      lab.server.clock.advance(CHECK_MS);
      await Promise.all(contexts.map(reconcilePayments));
      // The user comes back, if the payment did not reach the provider.
      await lab.pay(contexts[1], purchaseId);
      expect(fake.countCharges()).toBe(1);
      expect(await lab.readFacts(purchaseId)).toMatchObject({ state: 'PAID', grants: 1, ledger: PAID_LEDGER });
      expect(await lab.listUnbalanced()).toEqual([]);
    }
    // Three steps for each of three transactions, two for the provider's call, and a run without an end.
    expect(steps).toBe(12);
  });

  test('gives back once after a restart, whatever step was the last', async () => {
    let steps = 0;
    for (let isKilled = true; isKilled; steps++) {
      fake = createFakeProvider();
      const contexts = [lab.createContext([fake], 0), lab.createContext([fake], 1)] as const;
      const purchaseId = await lab.addPurchase();
      const outcome = await lab.pay(contexts[0], purchaseId);
      if (outcome.kind === 'refused') throw new Error(outcome.reason);
      const request = { id: randomUUID(), attemptId: outcome.attempt.id, reason: 'STAFF', askedBy: 'staff' } as const;
      const mortal = createMortal(contexts[0], steps);
      await requestRefund(mortal.context, request).catch((error: unknown) => expect(error).toBeInstanceOf(KilledError));
      isKilled = mortal.isKilled();
      // The staff asks again with the same key, if the first request was lost.
      await requestRefund(contexts[1], request);
      lab.server.clock.advance(CHECK_MS);
      await Promise.all(contexts.map(reconcilePayments));
      expect(fake.refunds.size).toBe(1);
      expect(await lab.readFacts(purchaseId)).toMatchObject({
        ledger: { 'clearing:fake': 0, 'deferred-revenue': 0, tax: 0 },
        licences: ['ENDED refunded'],
        refunds: [{ state: 'SUCCEEDED' }],
      });
      expect(await lab.listUnbalanced()).toEqual([]);
    }
    // Three steps for each of five transactions, two for the provider's call, and a run without an end.
    expect(steps).toBe(18);
  });
});
