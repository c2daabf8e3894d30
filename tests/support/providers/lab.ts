import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { createMoney } from '#server/commerce/domain/money.ts';
import type {
  Instrument,
  PaymentKey,
  PaymentOrder,
  PaymentProvider,
  PaymentReport,
  PaymentResult,
  ProviderEvent,
  ProviderFactory,
  StoredInstrument,
} from '#server/commerce/payments/provider.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createMetrics } from '#server/platform/metrics/metrics.ts';
import { createOutbound } from '#server/platform/outbound/client.ts';
import { createTestMerchant, openTestGateway, type ReceivedWebhook } from '../gateway.ts';
import { PAYER } from '../payment-lab.ts';

/** Only catches hangs: the gateway sends its messages within 300 ms. */
const MESSAGE_TIMEOUT_MS = 30_000;
/** Cards of the gateway: always approved, and with a challenge at the first payment. */
export const APPROVED_CARD = '4242424242424242';
export const CHALLENGED_CARD = '4000002500003155';
const BROWSER_ORIGIN = 'http://gateway.test';
const RETURN_URL = 'https://north.test/pay/return?basket=7';

/** Where a payer enters the card number: in card fields before the payment, or on the provider's page during it. */
export type CardEntry = 'fields' | 'page';

/** What a payer chooses on a page of the bank. */
export type BankAnswer = 'approve' | 'refuse' | 'cancel';

/** What a payer does with a PIX code; `pay-other` pays another amount than the code's. */
export type PhoneAction = 'pay' | 'pay-other' | 'pay-twice' | 'expire';

/** The local gateway as a real HTTP server, and an adapter that calls it with the guarded client. */
export interface ProviderLab {
  provider: PaymentProvider;
  gateway: Awaited<ReturnType<typeof openTestGateway>>;
  createOrder: (changes?: Partial<PaymentOrder>) => PaymentOrder;
  /** Creates the order of a card payment: with an entered card, or for a provider that asks for it on its page. */
  createCardOrder: (changes?: Partial<PaymentOrder>) => Promise<PaymentOrder>;
  /** Enters a card into the card fields. */
  enterCard: (number: string) => Promise<Instrument>;
  /** Pays by card, and gives the answer if the bank asks for the payer; `approve` by default. */
  payByCard: (number: string, changes?: Partial<PaymentOrder>, answer?: BankAnswer) => Promise<PaymentReport>;
  /** Starts a card payment that waits for the payer. */
  startWaiting: () => Promise<PaymentReport>;
  /** Pays by card and stores it. */
  storeCard: (number?: string) => Promise<StoredInstrument>;
  /** Charges a stored instrument without the payer. */
  renew: (reference: string, changes?: Partial<PaymentOrder>) => Promise<PaymentReport>;
  /** Answers the page of a report's action, and continues the payment with what the return carries. */
  answer: (report: PaymentReport, answer: BankAnswer) => Promise<PaymentReport>;
  /** Does something with a QR code in the app of the payer's bank. */
  usePhone: (report: PaymentReport, action: PhoneAction) => Promise<void>;
  /** Runs a call while the gateway closes the connection after its work, so that no answer arrives. */
  loseAnswers: <T>(path: string, call: () => Promise<T>) => Promise<T>;
  /** Waits for a message of the gateway that matches, and returns it as it was received. */
  receive: (matches: (event: ProviderEvent) => boolean) => Promise<{ event: ProviderEvent; message: ReceivedWebhook }>;
  /** Waits for the event that reports a result of a payment. */
  receiveResult: (
    report: PaymentReport,
    kind: PaymentResult['kind'],
  ) => Promise<{ event: ProviderEvent; message: ReceivedWebhook }>;
  /** Adapter of another realm with secrets of its own. */
  openOther: () => Promise<PaymentProvider>;
  close: () => Promise<void>;
}

export const toKey = ({ attemptId, reference }: PaymentReport): PaymentKey => {
  if (attemptId === undefined) throw new Error('The report names no attempt');
  return { attemptId, reference };
};

export const toBody = ({ body }: ReceivedWebhook): Buffer => Buffer.from(body);

/** Returns the page of a report's action. */
export function getPage({ result }: PaymentReport): string {
  if (result.kind !== 'ACTION' || result.action.kind === 'qr-code')
    throw new Error(`The payment has no page, but is ${JSON.stringify(result)}`);
  return result.action.url;
}

/** Opens a gateway and an adapter of the realm north. @param currency of payments, ISO 4217 */
export async function openProviderLab(
  factory: ProviderFactory,
  { cardEntry, currency }: { cardEntry: CardEntry; currency: string },
): Promise<ProviderLab> {
  const gateway = await openTestGateway({ clock: systemClock });
  const outbound = createOutbound({ egress: ['127.0.0.1'], metrics: createMetrics() });
  const openRealm = (realm: string) => {
    const { secrets } = createTestMerchant(realm);
    return factory.create({
      realm,
      environment: 'demo',
      config: {},
      readSecret: async (name) => secrets[name] ?? Promise.reject(new Error(`There is no secret ${name}`)),
      fetch: outbound.createFetch('provider'),
      gateway: { apiOrigin: gateway.origin, browserOrigin: BROWSER_ORIGIN },
      clock: systemClock,
    });
  };
  const provider = await openRealm('north');
  const accountId = randomUUID();

  const createOrder: ProviderLab['createOrder'] = (changes) => ({
    attemptId: randomUUID(),
    realm: 'north',
    accountId,
    method: 'card',
    money: createMoney(999n, currency),
    instrument: { kind: 'none' },
    payer: { ...PAYER, address: '192.0.2.7', userAgent: 'Mozilla/5.0' },
    description: 'North pass',
    returnUrl: RETURN_URL,
    storesInstrument: false,
    isPayerPresent: true,
    ...changes,
  });

  const enterCard: ProviderLab['enterCard'] = async (number) => {
    const { money } = createOrder();
    const { url } = await provider.openFields({ accountId, pageOrigin: 'https://north.test', locale: 'en_US', money });
    const { status, body } = await gateway.enterCard(url, { number });
    expect(status, JSON.stringify(body)).toBe(201);
    return { kind: 'token', token: String(body['token']) };
  };

  const createCardOrder: ProviderLab['createCardOrder'] = async (changes) =>
    createOrder({ ...(cardEntry === 'fields' && { instrument: await enterCard(APPROVED_CARD) }), ...changes });

  /** Continues a payment after its page has sent the payer back to `address`. */
  const continueAt = async (report: PaymentReport, address: string | null): Promise<PaymentReport> => {
    const query = address === null ? {} : Object.fromEntries(new URL(address).searchParams);
    const continued = await provider.continuePayment(toKey(report), query);
    if (!continued) throw new Error('The provider lost a payment');
    return continued;
  };

  /** Enters a card on the provider's page, which may lead to the bank's page, and continues the payment. */
  const payOnPage = async (report: PaymentReport, number: string, answer: BankAnswer): Promise<PaymentReport> => {
    const response = await fetch(`${gateway.origin}${new URL(getPage(report)).pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay', number, expiry: '12 / 30', cvc: '123' }),
      redirect: 'manual',
    });
    const address = response.headers.get('location');
    const isAtBank = address?.startsWith(BROWSER_ORIGIN) ?? false;
    return continueAt(report, isAtBank ? await gateway.answerBank(address ?? '', answer) : address);
  };

  const answer: ProviderLab['answer'] = async (report, choice) =>
    continueAt(report, await gateway.answerBank(getPage(report), choice));

  const payByCard: ProviderLab['payByCard'] = async (number, changes, choice = 'approve') => {
    if (cardEntry === 'page') return payOnPage(await provider.startPayment(createOrder(changes)), number, choice);
    const report = await provider.startPayment(createOrder({ instrument: await enterCard(number), ...changes }));
    return report.result.kind === 'ACTION' ? answer(report, choice) : report;
  };

  const renew: ProviderLab['renew'] = (reference, changes) =>
    provider.startPayment(
      createOrder({ instrument: { kind: 'stored', reference }, isPayerPresent: false, ...changes }),
    );

  const receive: ProviderLab['receive'] = (matches) =>
    vi.waitFor(
      async () => {
        for (const message of gateway.webhooks) {
          const event = await provider.readEvent(toBody(message), message.headers);
          if (event && matches(event)) return { event, message };
        }
        throw new Error('The gateway has not sent the message yet');
      },
      { timeout: MESSAGE_TIMEOUT_MS },
    );

  return {
    provider,
    gateway,
    createOrder,
    createCardOrder,
    enterCard,
    payByCard,
    renew,
    receive,
    receiveResult: ({ attemptId }, kind) =>
      receive(({ report }) => report?.attemptId === attemptId && report?.result.kind === kind),
    storeCard: async (number = APPROVED_CARD) => {
      const report = await payByCard(number, { storesInstrument: true });
      if (!report.instrument) throw new Error(`The payment stored no card: ${JSON.stringify(report.result)}`);
      return report.instrument;
    },
    answer,
    startWaiting: async () => {
      const instrument = cardEntry === 'fields' ? await enterCard(CHALLENGED_CARD) : ({ kind: 'none' } as const);
      return provider.startPayment(createOrder({ instrument }));
    },
    usePhone: async ({ result }, action) => {
      if (result.kind !== 'ACTION' || result.action.kind !== 'qr-code') throw new Error('The payment has no QR code');
      const body = new URLSearchParams({ code: result.action.text, action });
      const { status } = await fetch(`${gateway.origin}/phone`, { method: 'POST', body });
      expect(status).toBe(200);
    },
    loseAnswers: async (path, call) => {
      // More than all retries.
      await gateway.script('faults', { provider: factory.name, kind: 'close-after', path, count: 20 });
      try {
        return await call();
      } finally {
        await fetch(`${gateway.origin}/_control`, { method: 'DELETE' });
      }
    },
    openOther: () => openRealm('south'),
    close: async () => {
      await outbound.close();
      await gateway.close();
    },
  };
}
