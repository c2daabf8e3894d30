import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMoney, type Money } from '#server/commerce/domain/money.ts';
import type {
  DeclineClass,
  DeclineCode,
  PaymentMethod,
  PaymentReport,
  PaymentResult,
  ProviderFactory,
} from '#server/commerce/payments/provider.ts';
import {
  type CardEntry,
  getPage,
  openProviderLab,
  type PhoneAction,
  type ProviderLab,
  toBody,
  toKey,
} from './provider-lab.ts';
import type { ReceivedWebhook } from './gateway.ts';
import { PAYER } from './payment-lab.ts';

const APPROVED = '4242424242424242';
const CHALLENGED = '4000002500003155';
const ALWAYS_CHALLENGED = '4000002760003184';
const RENEWAL_REFUSED = '4000000000000341';

type Answer = 'approve' | 'refuse' | 'cancel';

/** What an adapter can do and how the provider words it. The suite has no other knowledge of an adapter. */
export interface ProviderTraits {
  factory: ProviderFactory;
  cardEntry: CardEntry;
  /** Currency of the payments, with two decimal digits. */
  currency: string;
  /** Amounts that must come back as they were sent. */
  amounts: readonly Money[];
  /** Refused test cards. */
  declines: readonly [number: string, DeclineClass, DeclineCode][];
  /** Results of the bank's challenge. */
  challenges: readonly [Answer, PaymentResult][];
  /** Methods at the page of a bank or wallet, with their results. */
  redirects: readonly {
    method: PaymentMethod;
    currency: string;
    results: readonly (readonly [Answer, PaymentResult])[];
  }[];
  /** What payers do with PIX codes, and the results that events report. Empty for a provider without PIX. */
  pix: readonly (readonly [actions: readonly PhoneAction[], PaymentResult])[];
  /** Methods that create a mandate, and the result of its first renewal. */
  mandates: readonly (readonly [PaymentMethod, PaymentResult])[];
  /** Result of a payment of 0 that stores a card. */
  trials: readonly PaymentResult[];
  /** Whether the adapter reads what a token of the card fields stands for. */
  readsTokens: readonly boolean[];
  /** Whether an event has the card that the payment stored. */
  eventsHaveCards: readonly boolean[];
  /** Result of reading a payment whose answer was lost. */
  lost: PaymentResult;
  /** Result of reading a payment that the provider never received; undefined if it can tell that. */
  neverReceived?: PaymentResult;
  /** Result of the cancellation of a payment that is paid. */
  cancelledAfterSuccess: PaymentResult;
  /** How a stored card is charged by a renewal, by card number. Empty for a provider that stores no cards. */
  renewals: readonly [number: string, PaymentResult][];
  /** Result of charging a removed card. */
  removed: PaymentResult;
  /** State of a refund when its call returns. */
  refunded: 'PENDING' | 'SUCCEEDED';
  /** Whether reports have the realm and the account. */
  reportsRealm: readonly boolean[];
  /** Signs a message as of six minutes ago; none for a provider whose signature has no time. */
  signOld: readonly ((message: ReceivedWebhook) => Promise<ReceivedWebhook['headers']>)[];
}

const BRAZILIAN = { ...PAYER, country: 'BR', locale: 'pt_BR', taxNumber: '11144477735' };
const SUCCEEDED = { kind: 'SUCCEEDED' } as const;

const nextBody = ({ body }: ReceivedWebhook): string =>
  body.replace(/999|9\.99/, (amount) => amount.replace(/9$/, '8'));

/** Runs the behaviour suite of payment providers on an adapter, against the local gateway over HTTP. */
export function describeProvider(traits: ProviderTraits): void {
  const { factory, cardEntry, currency } = traits;
  const money = createMoney(999n, currency);
  let lab: ProviderLab;
  beforeAll(async () => {
    lab = await openProviderLab(factory, { cardEntry, currency });
  });
  afterAll(() => lab.close());

  /** Waits for the event that reports the result of a payment. */
  const receiveResult = ({ attemptId }: PaymentReport, kind: PaymentResult['kind']) =>
    lab.receive(({ report }) => report?.attemptId === attemptId && report?.result.kind === kind);

  describe(`payments by ${factory.name}`, () => {
    test('a card pays, and the report names attempt, amount and payer @pay-03', async () => {
      const report = await lab.payByCard(APPROVED);
      expect(report).toMatchObject({
        attemptId: expect.any(String),
        reference: expect.any(String),
        money,
        result: SUCCEEDED,
      });
      const { report: reported } = (await receiveResult(report, 'SUCCEEDED')).event;
      expect(reported).toMatchObject({ attemptId: report.attemptId, reference: report.reference, money });
    });

    test.each(traits.reportsRealm)('a report names realm and account: %s @pay-03', async (isReported) => {
      const order = lab.createOrder({ attemptId: randomUUID() });
      const report = await lab.payByCard(APPROVED, { attemptId: order.attemptId, realm: 'elsewhere' });
      const expected = isReported ? { realm: 'elsewhere', accountId: order.accountId } : { realm: undefined };
      expect(report).toMatchObject(expected);
      expect((await receiveResult(report, 'SUCCEEDED')).event.report).toMatchObject(expected);
    });

    test.each(traits.amounts)('the amount $amount $currency arrives and comes back @pay-03', async (amount) => {
      expect((await lab.payByCard(APPROVED, { money: amount })).money).toEqual(amount);
    });

    test.each(traits.declines)('the card %s is refused as %s %s @pay-03', async (number, decline, code) => {
      const report = await lab.payByCard(number);
      expect(report.result).toEqual({ kind: 'FAILED', decline, code });
    });

    test.each(traits.challenges)('the answer %s to a challenge has its result @pay-03', async (answer, result) => {
      const report = await lab.payByCard(CHALLENGED);
      expect(report.result).toMatchObject({ kind: 'ACTION', action: { kind: 'challenge' } });
      expect((await lab.answer(report, answer))?.result).toEqual(result);
    });

    describe.each(traits.redirects)('$method', ({ method, currency: other, results }) => {
      test.each(results)('the answer %s of its page has its result @pay-03', async (answer, result) => {
        const order = lab.createOrder({ method, money: createMoney(999n, other) });
        const report = await lab.provider.startPayment(order);
        expect(report).toMatchObject({
          result: { kind: 'ACTION', action: { kind: 'redirect', url: getPage(report) } },
        });
        expect(await lab.answer(report, answer)).toMatchObject({ result, money: order.money });
      });
    });

    test.each(traits.pix)('a PIX code has its result after %j @pay-03', async (actions, result) => {
      const order = lab.createOrder({ method: 'pix', money: createMoney(999n, 'BRL'), payer: BRAZILIAN });
      const report = await lab.provider.startPayment(order);
      expect(report.result).toMatchObject({
        kind: 'ACTION',
        action: { kind: 'qr-code', expiresAt: expect.any(Number) },
      });
      for (const action of actions) await lab.usePhone(report, action);
      const { event } = await receiveResult(report, result.kind);
      expect(event.report).toMatchObject({ result, money: { currency: 'BRL' } });
      // Money that differs from the order's puts the report aside in the core.
      expect(event.report?.money?.amount === 999n).toBe(!actions.includes('pay-other'));
    });

    test('a repeated payment of one attempt charges once @pay-03', async () => {
      const instrument = cardEntry === 'fields' ? await lab.enterCard(APPROVED) : ({ kind: 'none' } as const);
      const order = lab.createOrder({ instrument });
      const first = await lab.provider.startPayment(order);
      expect(await lab.provider.startPayment(order)).toEqual(first);
    });

    test('concurrent calls of one attempt charge once @pay-03', async () => {
      const instrument = cardEntry === 'fields' ? await lab.enterCard(APPROVED) : ({ kind: 'none' } as const);
      const order = lab.createOrder({ instrument });
      const calls = await Promise.allSettled(Array.from({ length: 5 }, () => lab.provider.startPayment(order)));
      const references = calls.flatMap((call) => (call.status === 'fulfilled' ? [call.value.reference] : []));
      expect(new Set(references).size).toBe(1);
    });

    test('a payment whose answer is lost is read by its attempt @pay-03', async () => {
      const instrument = cardEntry === 'fields' ? await lab.enterCard(APPROVED) : ({ kind: 'none' } as const);
      const order = lab.createOrder({ instrument });
      lab.loseNextAnswer();
      await expect(lab.provider.startPayment(order)).rejects.toThrow();
      const found = await lab.provider.readPayment({ attemptId: order.attemptId, reference: undefined });
      expect(found).toMatchObject({ attemptId: order.attemptId, result: traits.lost });
    });

    test.each(traits.trials)('a trial whose answer is lost is read by its attempt @pay-03', async () => {
      const free = { money: createMoney(0n, currency), storesInstrument: true };
      const order = lab.createOrder({ instrument: await lab.enterCard(APPROVED), ...free });
      lab.loseNextAnswer();
      await expect(lab.provider.startPayment(order)).rejects.toThrow();
      const found = await lab.provider.readPayment({ attemptId: order.attemptId, reference: undefined });
      expect(found).toMatchObject({ attemptId: order.attemptId, result: traits.lost });
    });

    test('a payment of an unknown attempt is not found @pay-03', async () => {
      const found = await lab.provider.readPayment({ attemptId: randomUUID(), reference: undefined });
      expect(found?.result).toEqual(traits.neverReceived);
    });

    test('a payment that waits for the payer is cancelled @pay-03', async () => {
      const report = await lab.payByCard(CHALLENGED);
      expect((await lab.provider.cancelPayment(toKey(report)))?.result).toEqual({ kind: 'CANCELLED' });
    });

    test('the cancellation of a paid payment reports its state @pay-03', async () => {
      const report = await lab.payByCard(APPROVED);
      expect((await lab.provider.cancelPayment(toKey(report)))?.result).toEqual(traits.cancelledAfterSuccess);
    });
  });

  describe(`refunds by ${factory.name}`, () => {
    test.each([999n, 400n])('%s cents are given back @pay-03', async (amount) => {
      const payment = toKey(await lab.payByCard(APPROVED));
      const order = { refundId: randomUUID(), payment, money: createMoney(amount, currency) };
      const report = await lab.provider.refundPayment(order);
      expect(report).toMatchObject({
        money: order.money,
        paymentReference: payment.reference,
        result: traits.refunded,
      });
      const { event } = await lab.receive(
        ({ refund }) => refund?.reference === report.reference && refund?.result === 'SUCCEEDED',
      );
      expect(event.refund).toMatchObject({ money: order.money, paymentReference: payment.reference });
    });

    test('a repeated refund gives back once @pay-03', async () => {
      const payment = toKey(await lab.payByCard(APPROVED));
      const order = { refundId: randomUUID(), payment, money };
      const first = await lab.provider.refundPayment(order);
      expect(await lab.provider.refundPayment(order)).toEqual(first);
    });

    test('more than was paid is not given back @pay-03', async () => {
      const payment = toKey(await lab.payByCard(APPROVED));
      const order = { refundId: randomUUID(), payment, money: createMoney(1000n, currency) };
      expect((await lab.provider.refundPayment(order)).result).toBe('FAILED');
    });
  });

  describe.each(traits.renewals.length > 0 ? [factory.name] : [])('stored cards of %s', () => {
    test('a stored card has its public details and pays without the payer @pay-03', async () => {
      const card = await lab.storeCard();
      expect(card).toMatchObject({ brand: 'visa', last4: '4242', expiry: { month: 12, year: 2030 } });
      expect(await lab.renew(card.reference)).toMatchObject({ money, result: SUCCEEDED });
    });

    test('cards that are stored at the same time belong to one payer @pay-03', async () => {
      const accountId = randomUUID();
      const reports = await Promise.all(
        [APPROVED, APPROVED].map((number) => lab.payByCard(number, { accountId, storesInstrument: true })),
      );
      for (const { instrument } of reports)
        expect((await lab.renew(instrument?.reference ?? '', { accountId })).result).toEqual(SUCCEEDED);
    });

    test.each(traits.renewals)('the stored card %s has its result at a renewal @pay-03', async (number, result) => {
      const first = await lab.payByCard(number, { storesInstrument: true });
      const report = first.result.kind === 'ACTION' ? await lab.answer(first, 'approve') : first;
      expect(report?.result).toEqual(SUCCEEDED);
      expect((await lab.renew(report?.instrument?.reference ?? '')).result).toEqual(result);
    });

    test.each(traits.trials)('an amount of 0 stores a card that pays later @pay-03', async (result) => {
      const free = createMoney(0n, currency);
      const report = await lab.payByCard(APPROVED, { money: free, storesInstrument: true });
      expect(report).toMatchObject({ money: free, result, instrument: { last4: '4242' } });
      expect((await lab.renew(report.instrument?.reference ?? '')).result).toEqual(SUCCEEDED);
    });

    test.each(traits.mandates)('%s creates a mandate that pays later @pay-03', async (method, result) => {
      const order = lab.createOrder({ method, money: createMoney(999n, 'EUR'), storesInstrument: true });
      const report = await lab.answer(await lab.provider.startPayment(order), 'approve');
      expect(report).toMatchObject({ result: SUCCEEDED, instrument: { brand: method, expiry: undefined } });
      expect((await lab.renew(report?.instrument?.reference ?? '', { method })).result).toEqual(result);
    });

    test.each(traits.eventsHaveCards)('an event has the card that was stored: %s @pay-03', async (hasCard) => {
      const report = await lab.payByCard(APPROVED, { storesInstrument: true });
      const { event } = await receiveResult(report, 'SUCCEEDED');
      expect(event.report?.instrument).toEqual(hasCard ? report.instrument : undefined);
    });

    test.each(traits.readsTokens)('a token says which card it is until it has paid @pay-03', async () => {
      const instrument = await lab.enterCard(APPROVED);
      const token = instrument.kind === 'token' ? instrument.token : '';
      const card = { brand: 'visa', last4: '4242', expiry: { month: 12, year: 2030 }, fingerprint: expect.any(String) };
      expect(await lab.provider.readToken(token)).toEqual(card);
      await lab.provider.startPayment(lab.createOrder({ instrument, storesInstrument: true }));
      expect(await lab.provider.readToken(token)).toBeUndefined();
      expect(await lab.provider.readToken('unknown')).toBeUndefined();
    });

    test('a removed card is not charged, and is removed twice without an error @pay-03', async () => {
      const { reference } = await lab.storeCard();
      const { accountId } = lab.createOrder();
      await lab.provider.removeInstrument(accountId, reference);
      await lab.provider.removeInstrument(accountId, reference);
      expect((await lab.renew(reference)).result).toEqual(traits.removed);
    });
  });

  describe(`events of ${factory.name}`, () => {
    test('the same event has the same key at each delivery @pay-03', async () => {
      const { event, message } = await receiveResult(await lab.payByCard(APPROVED), 'SUCCEEDED');
      expect((await lab.provider.readEvent(toBody(message), message.headers))?.key).toBe(event.key);
    });

    test('a changed event is refused @pay-03', async () => {
      const { message } = await receiveResult(await lab.payByCard(APPROVED), 'SUCCEEDED');
      const body = nextBody(message);
      expect(body).not.toBe(message.body);
      expect(await lab.provider.readEvent(Buffer.from(body), message.headers)).toBeUndefined();
    });

    test('an event without a signature, and one that is no JSON, is refused @pay-03', async () => {
      const { message } = await receiveResult(await lab.payByCard(APPROVED), 'SUCCEEDED');
      const unsigned = message.body.replace(/"hmacSignature":"[^"]*"/, '"hmacSignature":""');
      expect(await lab.provider.readEvent(Buffer.from(unsigned), {})).toBeUndefined();
      expect(await lab.provider.readEvent(Buffer.from('no JSON'), message.headers)).toBeUndefined();
    });

    test("an event of another realm's secret is refused @pay-03", async () => {
      const { message } = await receiveResult(await lab.payByCard(APPROVED), 'SUCCEEDED');
      const other = await lab.openOther();
      expect(await other.readEvent(toBody(message), message.headers)).toBeUndefined();
    });

    test.each(traits.signOld)('an event that was signed six minutes ago is refused @pay-03', async (sign) => {
      const { message } = await receiveResult(await lab.payByCard(APPROVED), 'SUCCEEDED');
      expect(await lab.provider.readEvent(toBody(message), message.headers)).toBeDefined();
      expect(await lab.provider.readEvent(toBody(message), await sign(message))).toBeUndefined();
    });
  });
}

/** Results that most providers share. */
export const RESULTS = {
  succeeded: SUCCEEDED,
  cancelled: { kind: 'CANCELLED' },
  declined: { kind: 'FAILED', decline: 'soft', code: 'card_declined' },
  removed: { kind: 'FAILED', decline: 'hard', code: 'card_declined' },
  refused: { kind: 'FAILED', decline: 'soft', code: 'payment_refused' },
  unauthenticated: { kind: 'FAILED', decline: 'authentication_required', code: 'authentication_failed' },
  needsPayer: { kind: 'FAILED', decline: 'authentication_required', code: 'authentication_required' },
  expired: { kind: 'FAILED', decline: 'soft', code: 'payment_expired' },
  unknown: { kind: 'UNKNOWN' },
} as const satisfies Record<string, PaymentResult>;

/** Refused test cards of section 2.3 that pass the check of their number, for providers with every reason. */
export const DECLINES: ProviderTraits['declines'] = [
  ['4000000000000002', 'soft', 'card_declined'],
  ['4000000000009995', 'soft', 'insufficient_funds'],
  ['4000000000009987', 'hard', 'card_declined'],
  ['4000000000000069', 'hard', 'expired_card'],
  ['4000000000000127', 'hard', 'incorrect_cvc'],
  ['4000000000000119', 'technical', 'processing_error'],
];

/** Stored cards and their renewals. */
export const RENEWALS: ProviderTraits['renewals'] = [
  [CHALLENGED, RESULTS.succeeded],
  [ALWAYS_CHALLENGED, RESULTS.needsPayer],
  [RENEWAL_REFUSED, RESULTS.declined],
];
