import { createHash, createVerify, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { compareMoney } from '../../../domain/money.ts';
import type {
  EventHeaders,
  MethodCapability,
  PaymentKey,
  PaymentOrder,
  PaymentProvider,
  PaymentReport,
  PaymentResult,
  ProviderEvent,
  ProviderFactory,
  ProviderSetup,
} from '../../provider.ts';
import { ProviderCallError } from '../call-json.ts';
import {
  callbackSchema,
  createdOrderSchema,
  type Receipt,
  receiptSchema,
  refundAnswerSchema,
  toPaymentReport,
  listRefundReports,
  toRefundReport,
  writeAmount,
  writeOrder,
} from './bank-api.ts';
import { type BankCall, CLIENT_SECRET, createBankClient } from './bank-client.ts';

const NAME = 'bank_of_georgia';

/**
 * The card is entered on the bank's page. A renewal repeats the amount of the first order (a fixed renewal amount): a
 * renewal at another price is refused here, and the payer has to pay again. The list of currencies is from memory.
 */
const METHODS: readonly MethodCapability[] = [
  { method: 'card', flow: 'redirect', currencies: ['GEL', 'USD', 'EUR', 'GBP'], renewal: 'native' },
];

const isRefusedCall = (error: unknown): boolean =>
  error instanceof ProviderCallError && (error.status === 400 || error.status === 404);

/** A report without a receipt. */
const toReport = ({ attemptId, reference }: PaymentKey, result: PaymentResult): PaymentReport => ({
  attemptId,
  reference,
  money: undefined,
  realm: undefined,
  accountId: undefined,
  result,
});

const refuse = ({ attemptId }: PaymentOrder, result: PaymentResult): PaymentReport =>
  toReport({ attemptId, reference: undefined }, result);

/** The bank calls the realm's address of events, which has the host of the page that the payer returns to. */
const getCallbackUrl = ({ returnUrl }: PaymentOrder): string =>
  new URL(`/api/v2/payment/events/${NAME}`, returnUrl).toString();

const getLanguage = ({ payer: { locale } }: PaymentOrder): string => (locale.startsWith('ka') ? 'ka' : 'en');

/** Returns undefined for an order that the bank does not know: it answers 400, not 404. */
async function readReceipt(call: BankCall, orderId: string): Promise<Receipt | undefined> {
  try {
    return await call(receiptSchema, 'GET', `/receipt/${encodeURIComponent(orderId)}`);
  } catch (error) {
    if (isRefusedCall(error)) return undefined;
    throw error;
  }
}

/** Starts an order that the payer pays on the bank's page. */
async function startOrder(call: BankCall, order: PaymentOrder): Promise<PaymentReport> {
  const content = {
    body: writeOrder(order, getCallbackUrl(order)),
    idempotencyKey: order.attemptId,
    headers: { 'accept-language': getLanguage(order) },
  };
  const { id, _links: links } = await call(createdOrderSchema, 'POST', '/ecommerce/orders', content);
  // The bank stores the card only if it is asked to before the payer opens the page.
  if (order.storesInstrument)
    await call(z.unknown(), 'PUT', `/orders/${encodeURIComponent(id)}/subscriptions`, { idempotencyKey: randomUUID() });
  const url = links.redirect?.href;
  if (url === undefined) throw new Error(`The bank named no page for the order ${id}`);
  const report = toReport(
    { attemptId: order.attemptId, reference: id },
    { kind: 'ACTION', action: { kind: 'redirect', url } },
  );
  return { ...report, money: order.money };
}

/** Charges a stored card again. The bank takes the amount of the first order. */
async function renewOrder(call: BankCall, order: PaymentOrder, parent: string): Promise<PaymentReport> {
  const first = await readReceipt(call, parent);
  if (!first) return refuse(order, { kind: 'FAILED', decline: 'hard', code: 'card_declined' });
  const { money } = toPaymentReport(first);
  const isSameAmount = money?.currency === order.money.currency && compareMoney(money, order.money) === 0;
  if (!isSameAmount)
    return refuse(order, { kind: 'FAILED', decline: 'authentication_required', code: 'authentication_required' });
  const content = {
    body: JSON.stringify({ callback_url: getCallbackUrl(order), external_order_id: order.attemptId }),
    idempotencyKey: order.attemptId,
  };
  const path = `/ecommerce/orders/${encodeURIComponent(parent)}/subscribe`;
  const { id } = await call(createdOrderSchema, 'POST', path, content);
  const receipt = await readReceipt(call, id);
  return receipt
    ? toPaymentReport(receipt)
    : toReport({ attemptId: order.attemptId, reference: id }, { kind: 'PENDING' });
}

/** Creates a function that returns the bank's public key: of the settings, or of the gateway in the demo. */
function createKeyReader({ gateway, config, fetch }: ProviderSetup): () => Promise<string> {
  let key = config['callbackKey'];
  return async () => {
    if (gateway && key === undefined) {
      const response = await fetch(`${gateway.apiOrigin}/bog/callback-key`);
      if (!response.ok) throw new Error(`The gateway answered ${response.status} instead of its key`);
      key = await response.text();
    }
    return key ?? '';
  };
}

/** Verifies and reads a callback. The bank has no event ids, so the key is the hash of the body. */
function readCallback(body: Buffer, headers: EventHeaders, publicKey: string): ProviderEvent | undefined {
  const signature = Buffer.from(headers['callback-signature'] ?? '', 'base64');
  if (!createVerify('RSA-SHA256').update(body).verify(publicKey, signature)) return undefined;
  const key = createHash('sha256').update(body).digest('hex');
  const callback = callbackSchema.safeParse(JSON.parse(body.toString()));
  if (!callback.success) return { key, report: undefined };
  const refund = toRefundReport(callback.data.body);
  return refund ? { key, report: undefined, refund } : { key, report: toPaymentReport(callback.data.body) };
}

function createBankProvider(setup: ProviderSetup): PaymentProvider {
  const { gateway, config, realm } = setup;
  const call = createBankClient(setup, config['clientId'] ?? realm);
  const readKey = createKeyReader(setup);

  /** The bank finds orders by its own id only, so an order whose answer was lost is unknown until its callback. */
  async function readPayment(key: PaymentKey): Promise<PaymentReport | undefined> {
    if (key.reference === undefined) return toReport(key, { kind: 'UNKNOWN' });
    const receipt = await readReceipt(call, key.reference);
    return receipt && toPaymentReport(receipt);
  }

  return {
    name: NAME,
    methods: METHODS,
    origins: { frame: gateway ? [gateway.browserOrigin] : [], script: [], connect: [] },
    openFields: async () => {
      throw new Error('Cards are entered on the page of the Bank of Georgia');
    },
    readToken: async () => undefined,
    startPayment: async (order) => {
      // The bank has no orders of 0, so a trial cannot store a card.
      if (order.money.amount === 0n) return refuse(order, { kind: 'FAILED', decline: 'hard', code: 'payment_refused' });
      const { instrument } = order;
      try {
        return await (instrument.kind === 'stored'
          ? renewOrder(call, order, instrument.reference)
          : startOrder(call, order));
      } catch (error) {
        if (!isRefusedCall(error)) throw error;
        return refuse(
          order,
          instrument.kind === 'stored'
            ? { kind: 'FAILED', decline: 'hard', code: 'card_declined' }
            : { kind: 'FAILED', decline: 'technical', code: 'processing_error' },
        );
      }
    },
    readPayment,
    continuePayment: readPayment,
    /**
     * The bank cannot cancel an order that is not paid; it ends by itself after 15 minutes. It counts as cancelled, and
     * a success that is reported later overrides it.
     */
    cancelPayment: async (key) => {
      const report = await readPayment(key);
      const isOpen = report?.result.kind === 'PENDING' || report?.result.kind === 'UNKNOWN';
      return isOpen ? { ...report, result: { kind: 'CANCELLED' } } : report;
    },
    refundPayment: async ({ refundId, payment: { attemptId, reference: paymentReference }, money }) => {
      if (paymentReference === undefined)
        throw new Error(`The bank has not reported its id of the attempt ${attemptId} yet, so it cannot be refunded`);
      const path = `/payment/refund/${encodeURIComponent(paymentReference)}`;
      const content = { body: writeAmount(money), idempotencyKey: refundId };
      try {
        const { action_id: reference } = await call(refundAnswerSchema, 'POST', path, content);
        return { refundId, reference, paymentReference, money, result: 'PENDING' };
      } catch (error) {
        if (isRefusedCall(error)) return { refundId, reference: undefined, paymentReference, money, result: 'FAILED' };
        throw error;
      }
    },
    readRefund: async ({ refundId, payment }, reference) => {
      if (reference === undefined || payment.reference === undefined) return undefined;
      const receipt = await readReceipt(call, payment.reference);
      const report = receipt && listRefundReports(receipt).find((refund) => refund.reference === reference);
      return report && { ...report, refundId };
    },
    removeInstrument: async (_accountId, reference) => {
      try {
        await call(z.unknown(), 'DELETE', `/charges/card/${encodeURIComponent(reference)}`);
      } catch (error) {
        // The bank does not know the card any more.
        if (!isRefusedCall(error)) throw error;
      }
    },
    readEvent: async (body, headers) => readCallback(body, headers, await readKey()),
  };
}

/** Adapter of the Bank of Georgia's Payment Manager. Its older interface, iPay, has other paths and is not supported. */
export const bankOfGeorgiaFactory: ProviderFactory = {
  name: NAME,
  methods: METHODS,
  secrets: [CLIENT_SECRET],
  config: ['clientId', 'callbackKey'],
  create: async (setup) => createBankProvider(setup),
};
