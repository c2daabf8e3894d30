import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createMoney } from '#server/commerce/domain/money.ts';
import { PAYER } from '../payment-lab.ts';
import { APPROVED_CARD, CHALLENGED_CARD, getPage, type ProviderLab, toKey } from './lab.ts';
import { type ProviderTraits, RESULTS } from './traits.ts';

const SUCCEEDED = RESULTS.succeeded;
const BRAZILIAN = { ...PAYER, country: 'BR', locale: 'pt_BR', taxNumber: '11144477735' };

/** Defines the tests of payments, refusals and cancellations. */
export function describePayments(traits: ProviderTraits, getLab: () => ProviderLab): void {
  const { factory, currency } = traits;
  const money = createMoney(999n, currency);

  describe(`payments by ${factory.name}`, () => {
    test('a card pays, and the report names attempt, amount and payer @pay-03', async () => {
      const report = await getLab().payByCard(APPROVED_CARD);
      expect(report).toMatchObject({
        attemptId: expect.any(String),
        reference: expect.any(String),
        money,
        result: SUCCEEDED,
      });
      const { report: reported } = (await getLab().receiveResult(report, 'SUCCEEDED')).event;
      expect(reported).toMatchObject({ attemptId: report.attemptId, reference: report.reference, money });
    });

    test('a report names realm and account, or neither @pay-03', async () => {
      const order = getLab().createOrder({ attemptId: randomUUID() });
      const report = await getLab().payByCard(APPROVED_CARD, { attemptId: order.attemptId, realm: 'elsewhere' });
      const expected = traits.reportsRealm ? { realm: 'elsewhere', accountId: order.accountId } : { realm: undefined };
      expect(report).toMatchObject(expected);
      expect((await getLab().receiveResult(report, 'SUCCEEDED')).event.report).toMatchObject(expected);
    });

    test.each(traits.amounts)('the amount $amount $currency arrives and comes back @pay-03', async (amount) => {
      expect((await getLab().payByCard(APPROVED_CARD, { money: amount })).money).toEqual(amount);
    });

    test.each(traits.declines)('the card %s is refused as %s %s @pay-03', async (number, decline, code) => {
      const report = await getLab().payByCard(number);
      expect(report.result).toEqual({ kind: 'FAILED', decline, code });
    });

    test('a card payment that needs the payer names the page @pay-03', async () => {
      const { result } = await getLab().startWaiting();
      expect(result).toEqual({
        kind: 'ACTION',
        action: { kind: traits.waitsAt, url: expect.stringContaining('http') },
      });
    });

    test.each(traits.challenges)('the answer %s to a challenge has its result @pay-03', async (answer, result) => {
      const report = await getLab().payByCard(CHALLENGED_CARD, {}, answer);
      expect(report.result).toEqual(result);
    });

    describe.each(traits.redirects)('$method', ({ method, currency: other, results }) => {
      test.each(results)('the answer %s of its page has its result @pay-03', async (answer, result) => {
        const order = getLab().createOrder({ method, money: createMoney(999n, other) });
        const report = await getLab().provider.startPayment(order);
        expect(report).toMatchObject({
          result: { kind: 'ACTION', action: { kind: 'redirect', url: getPage(report) } },
        });
        expect(await getLab().answer(report, answer)).toMatchObject({ result, money: order.money });
      });
    });

    test.each(traits.pix)('a PIX code has its result after %j @pay-03', async (actions, result) => {
      const order = getLab().createOrder({ method: 'pix', money: createMoney(999n, 'BRL'), payer: BRAZILIAN });
      const report = await getLab().provider.startPayment(order);
      expect(report.result).toMatchObject({
        kind: 'ACTION',
        action: { kind: 'qr-code', expiresAt: expect.any(Number) },
      });
      for (const action of actions) await getLab().usePhone(report, action);
      const { event } = await getLab().receiveResult(report, result.kind);
      expect(event.report).toMatchObject({ result, money: { currency: 'BRL' } });
      // Money that differs from the order's puts the report aside in the core.
      expect(event.report?.money?.amount === 999n).toBe(!actions.includes('pay-other'));
    });

    test('a payment that waits for the payer is cancelled @pay-03', async () => {
      const report = await getLab().startWaiting();
      expect((await getLab().provider.cancelPayment(toKey(report)))?.result).toEqual({ kind: 'CANCELLED' });
    });

    test('the cancellation of a paid payment reports its state @pay-03', async () => {
      const report = await getLab().payByCard(APPROVED_CARD);
      expect((await getLab().provider.cancelPayment(toKey(report)))?.result).toEqual(traits.cancelledAfterSuccess);
    });
  });
}
