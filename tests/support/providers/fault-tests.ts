import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createMoney } from '#server/commerce/domain/money.ts';
import { type ProviderLab } from './lab.ts';
import { type ProviderTraits } from './traits.ts';

/** Defines the tests of repeated calls, lost answers and faults of the provider. */
export function describeFaults(traits: ProviderTraits, getLab: () => ProviderLab): void {
  const { factory, currency } = traits;

  describe(`faults of ${factory.name}`, () => {
    test('a repeated payment of one attempt charges once @pay-03', async () => {
      const order = await getLab().createCardOrder();
      const first = await getLab().provider.startPayment(order);
      expect(await getLab().provider.startPayment(order)).toEqual(first);
    });

    test('concurrent calls of one attempt charge once @pay-03', async () => {
      const order = await getLab().createCardOrder();
      const calls = await Promise.allSettled(Array.from({ length: 5 }, () => getLab().provider.startPayment(order)));
      const references = calls.flatMap((call) => (call.status === 'fulfilled' ? [call.value.reference] : []));
      expect(new Set(references).size).toBe(1);
    });

    test('a payment whose answer is lost is read by its attempt @pay-03', async () => {
      const order = await getLab().createCardOrder();
      const start = getLab().loseAnswers(traits.startPath, () => getLab().provider.startPayment(order));
      await expect(start).rejects.toThrow();
      const found = await getLab().provider.readPayment({ attemptId: order.attemptId, reference: undefined });
      expect(found).toMatchObject({ attemptId: order.attemptId, result: traits.lost });
    });

    test.each(traits.trials)('a trial whose answer is lost is read by its attempt @pay-03', async () => {
      const free = { money: createMoney(0n, currency), storesInstrument: true };
      const order = await getLab().createCardOrder(free);
      const start = getLab().loseAnswers(traits.startPath, () => getLab().provider.startPayment(order));
      await expect(start).rejects.toThrow();
      const found = await getLab().provider.readPayment({ attemptId: order.attemptId, reference: undefined });
      expect(found).toMatchObject({ attemptId: order.attemptId, result: traits.lost });
    });

    test.each([
      { kind: 'close-before' },
      { kind: 'close-after' },
      { kind: 'status', status: 503, retryAfterSeconds: 0 },
      { kind: 'status', status: 429, retryAfterSeconds: 0 },
    ])('a call is repeated after the fault %o and charges once @pay-03', async (fault) => {
      const order = await getLab().createCardOrder();
      await getLab().gateway.script('faults', { provider: factory.name, path: traits.startPath, ...fault });
      const first = await getLab().provider.startPayment(order);
      expect(first.result.kind).toMatch(/SUCCEEDED|ACTION/);
      expect((await getLab().provider.startPayment(order)).reference).toBe(first.reference);
    });

    test('a fault of the provider leaves the result unknown @pay-03', async () => {
      await getLab().gateway.script('faults', {
        provider: factory.name,
        path: traits.startPath,
        kind: 'status',
        status: 500,
      });
      await expect(getLab().provider.startPayment(await getLab().createCardOrder())).rejects.toThrow();
    });

    test('a payment of an unknown attempt is not found @pay-03', async () => {
      const found = await getLab().provider.readPayment({ attemptId: randomUUID(), reference: undefined });
      expect(found?.result).toEqual(traits.neverReceived);
    });
  });
}
