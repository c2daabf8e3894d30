import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createMoney } from '#server/commerce/domain/money.ts';
import { APPROVED_CARD, type ProviderLab, toKey } from './lab.ts';
import { type ProviderTraits, RESULTS } from './traits.ts';

const SUCCEEDED = RESULTS.succeeded;

/** Defines the tests of refunds, and of stored cards and mandates. */
export function describeRefundsAndCards(traits: ProviderTraits, getLab: () => ProviderLab): void {
  const { factory, currency } = traits;
  const money = createMoney(999n, currency);

  describe(`refunds by ${factory.name}`, () => {
    test.each([999n, 400n])('%s cents are given back @pay-03', async (amount) => {
      const payment = toKey(await getLab().payByCard(APPROVED_CARD));
      const order = { refundId: randomUUID(), payment, money: createMoney(amount, currency) };
      const report = await getLab().provider.refundPayment(order);
      expect(report).toMatchObject({
        money: order.money,
        paymentReference: payment.reference,
        result: traits.refunded,
      });
      const { event } = await getLab().receive(
        ({ refund }) => refund?.reference === report.reference && refund?.result === 'SUCCEEDED',
      );
      expect(event.refund).toMatchObject({ money: order.money, paymentReference: payment.reference });
    });

    test.each([
      ['pending-then-succeeded', 'SUCCEEDED'],
      ['pending-then-failed', 'FAILED'],
    ])('a refund that is %s is reported as %s @pay-03', async (outcome, result) => {
      const payment = toKey(await getLab().payByCard(APPROVED_CARD));
      await getLab().gateway.script('refunds', { provider: factory.name, outcome, delayMs: 0 });
      const order = { refundId: randomUUID(), payment, money };
      const report = await getLab().provider.refundPayment(order);
      expect(report.result).toBe('PENDING');
      const { event } = await getLab().receive(
        ({ refund }) => refund?.reference === report.reference && refund?.result === result,
      );
      expect(event.refund).toMatchObject({ money, paymentReference: payment.reference });
      const { readRefund } = getLab().provider;
      const { byReference, afterLostAnswer } = traits.readsRefunds;
      const current = { refundId: order.refundId, reference: report.reference, money, result };
      if (byReference) expect(await readRefund(order, report.reference)).toMatchObject(current);
      else expect(await readRefund(order, report.reference)).toBeUndefined();
      if (afterLostAnswer) expect(await readRefund(order, undefined)).toMatchObject(current);
      else expect(await readRefund(order, undefined)).toBeUndefined();
    });

    test('a repeated refund gives back once @pay-03', async () => {
      const payment = toKey(await getLab().payByCard(APPROVED_CARD));
      const order = { refundId: randomUUID(), payment, money };
      const first = await getLab().provider.refundPayment(order);
      expect(await getLab().provider.refundPayment(order)).toEqual(first);
    });

    test('more than was paid is not given back @pay-03', async () => {
      const payment = toKey(await getLab().payByCard(APPROVED_CARD));
      const order = { refundId: randomUUID(), payment, money: createMoney(1000n, currency) };
      expect((await getLab().provider.refundPayment(order)).result).toBe(traits.overRefunded);
    });
  });

  describe.each(traits.renewals.length > 0 ? [factory.name] : [])('stored cards of %s', () => {
    test('a stored card has its public details and pays without the payer @pay-03', async () => {
      const card = await getLab().storeCard();
      expect(card).toMatchObject({ brand: 'visa', last4: '4242', expiry: { month: 12, year: 2030 } });
      expect(await getLab().renew(card.reference)).toMatchObject({ money, result: SUCCEEDED });
    });

    test('cards that are stored at the same time belong to one payer @pay-03', async () => {
      const accountId = randomUUID();
      const reports = await Promise.all(
        [APPROVED_CARD, APPROVED_CARD].map((number) =>
          getLab().payByCard(number, { accountId, storesInstrument: true }),
        ),
      );
      for (const { instrument } of reports)
        expect((await getLab().renew(instrument?.reference ?? '', { accountId })).result).toEqual(SUCCEEDED);
    });

    test.each(traits.renewals)('the stored card %s has its result at a renewal @pay-03', async (number, result) => {
      const report = await getLab().payByCard(number, { storesInstrument: true });
      expect(report.result).toEqual(SUCCEEDED);
      expect((await getLab().renew(report.instrument?.reference ?? '')).result).toEqual(result);
    });

    test.each(traits.trials)('an amount of 0 stores a card that pays later @pay-03', async (result) => {
      const free = createMoney(0n, currency);
      const report = await getLab().payByCard(APPROVED_CARD, { money: free, storesInstrument: true });
      expect(report).toMatchObject({ money: free, result, instrument: { last4: '4242' } });
      expect((await getLab().renew(report.instrument?.reference ?? '')).result).toEqual(SUCCEEDED);
    });

    test.each(traits.mandates)('%s creates a mandate that pays later @pay-03', async (method, result) => {
      const order = getLab().createOrder({ method, money: createMoney(999n, 'EUR'), storesInstrument: true });
      const report = await getLab().answer(await getLab().provider.startPayment(order), 'approve');
      expect(report).toMatchObject({ result: SUCCEEDED, instrument: { brand: method, expiry: undefined } });
      expect((await getLab().renew(report?.instrument?.reference ?? '', { method })).result).toEqual(result);
    });

    test('an event has the card that was stored, or none @pay-03', async () => {
      const report = await getLab().payByCard(APPROVED_CARD, { storesInstrument: true });
      const { event } = await getLab().receiveResult(report, 'SUCCEEDED');
      expect(event.report?.instrument).toEqual(traits.eventsHaveCards ? report.instrument : undefined);
    });

    test.each(traits.readsTokens ? ['card'] : [])('a token says which %s it is until it has paid @pay-03', async () => {
      const instrument = await getLab().enterCard(APPROVED_CARD);
      const token = instrument.kind === 'token' ? instrument.token : '';
      const expiry = { month: 12, year: 2030 };
      const { accountId } = getLab().createOrder();
      const card = { brand: 'visa', last4: '4242', expiry, fingerprint: expect.any(String), accountId };
      expect(await getLab().provider.readToken(token)).toEqual(card);
      await getLab().provider.startPayment(getLab().createOrder({ instrument, storesInstrument: true }));
      expect(await getLab().provider.readToken(token)).toBeUndefined();
      expect(await getLab().provider.readToken('unknown')).toBeUndefined();
    });

    test('a removed card is not charged, and is removed twice without an error @pay-03', async () => {
      const { reference } = await getLab().storeCard();
      const { accountId } = getLab().createOrder();
      await getLab().provider.removeInstrument(accountId, reference);
      await getLab().provider.removeInstrument(accountId, reference);
      expect((await getLab().renew(reference)).result).toEqual(traits.removed);
    });
  });
}
