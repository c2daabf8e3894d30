import { describe, expect, test } from 'vitest';
import { createMoney } from '#server/commerce/domain/money.ts';
import type { ReceivedWebhook } from '../gateway.ts';
import { APPROVED_CARD, type ProviderLab, toBody } from './lab.ts';
import type { ProviderTraits } from './traits.ts';

/** Changes the amount of a message. */
const changeAmount = ({ body }: ReceivedWebhook): string =>
  body.replace(/999|9\.99/, (amount) => amount.replace(/9$/, '8'));

/** Defines the tests of events and their signatures. */
export function describeEvents(traits: ProviderTraits, getLab: () => ProviderLab): void {
  const { factory, currency } = traits;
  const money = createMoney(999n, currency);

  describe(`events of ${factory.name}`, () => {
    test.each(traits.disputes)('a dispute that is %s is reported as %s @pay-03', async (status, state) => {
      const { reference } = await getLab().payByCard(APPROVED_CARD);
      await getLab().gateway.script('disputes', { provider: factory.name, payment: reference, status: 'open' });
      await getLab().receive(({ dispute }) => dispute?.paymentReference === reference && dispute?.state === 'OPEN');
      await getLab().gateway.script('disputes', { provider: factory.name, payment: reference, status });
      const { event } = await getLab().receive(
        ({ dispute }) => dispute?.paymentReference === reference && dispute?.state === state,
      );
      expect(event.dispute).toMatchObject({ money });
    });

    /** Pays while the gateway spoils each event, and returns the events of that payment. */
    async function receiveSpoiled(policy: object): Promise<ReceivedWebhook[]> {
      const { gateway, payByCard } = getLab();
      await gateway.script('webhooks', { provider: factory.name, ...policy, count: 10 });
      try {
        const { attemptId = '' } = await payByCard(APPROVED_CARD);
        const listMessages = () => gateway.webhooks.filter(({ body }) => body.includes(attemptId));
        await expect.poll(() => listMessages().length).toBeGreaterThan(0);
        return listMessages();
      } finally {
        await fetch(`${gateway.origin}/_control`, { method: 'DELETE' });
      }
    }

    test('an event of an unknown type is authentic and reports nothing @pay-03', async () => {
      for (const message of await receiveSpoiled({ kind: 'unknown-type' }))
        expect(await getLab().provider.readEvent(toBody(message), message.headers)).toEqual({
          key: expect.stringMatching(/./),
          report: undefined,
        });
    });

    test.each([{ kind: 'wrong-signature' }, { kind: 'other-key', secret: traits.otherSecret }])(
      'an event with the fault %o is refused @pay-03',
      async (policy) => {
        for (const message of await receiveSpoiled(policy))
          expect(await getLab().provider.readEvent(toBody(message), message.headers)).toBeUndefined();
      },
    );

    test('the same event has the same key at each delivery @pay-03', async () => {
      const { event, message } = await getLab().receiveResult(await getLab().payByCard(APPROVED_CARD), 'SUCCEEDED');
      expect((await getLab().provider.readEvent(toBody(message), message.headers))?.key).toBe(event.key);
    });

    test('a changed event is refused @pay-03', async () => {
      const { message } = await getLab().receiveResult(await getLab().payByCard(APPROVED_CARD), 'SUCCEEDED');
      const body = changeAmount(message);
      expect(body).not.toBe(message.body);
      expect(await getLab().provider.readEvent(Buffer.from(body), message.headers)).toBeUndefined();
    });

    test('an event without a signature, and one that is no JSON, is refused @pay-03', async () => {
      const { message } = await getLab().receiveResult(await getLab().payByCard(APPROVED_CARD), 'SUCCEEDED');
      const unsigned = message.body.replace(/"hmacSignature":"[^"]*"/, '"hmacSignature":""');
      expect(await getLab().provider.readEvent(Buffer.from(unsigned), {})).toBeUndefined();
      expect(await getLab().provider.readEvent(Buffer.from('no JSON'), message.headers)).toBeUndefined();
    });

    test.each(traits.separatesRealms ? ['another realm'] : [])('an event of %s is refused @pay-03', async () => {
      const { message } = await getLab().receiveResult(await getLab().payByCard(APPROVED_CARD), 'SUCCEEDED');
      const other = await getLab().openOther();
      expect(await other.readEvent(toBody(message), message.headers)).toBeUndefined();
    });

    test.each(traits.signOld)('an event that was signed six minutes ago is refused @pay-03', async (sign) => {
      const { message } = await getLab().receiveResult(await getLab().payByCard(APPROVED_CARD), 'SUCCEEDED');
      expect(await getLab().provider.readEvent(toBody(message), message.headers)).toBeDefined();
      expect(await getLab().provider.readEvent(toBody(message), await sign(message))).toBeUndefined();
    });
  });
}
