import { randomUUID } from 'node:crypto';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import { toJsonMoney } from '../../../domain/money.ts';
import type {
  EventHeaders,
  Instrument,
  MethodCapability,
  PaymentKey,
  PaymentOrder,
  PaymentProvider,
  PaymentReport,
  ProviderEvent,
  ProviderFactory,
  ProviderSetup,
} from '../../provider.ts';
import { callJson, type JsonCall, ProviderCallError } from '../call-json.ts';
import {
  type CardPayment,
  eventSchema,
  fieldSessionSchema,
  paymentListSchema,
  paymentSchema,
  refundSchema,
  toCardDetails,
  tokenSchema,
  toDisputeReport,
  toPaymentReport,
  toRefundReport,
} from './card-api.ts';

const METHODS: readonly MethodCapability[] = [{ method: 'card', flow: 'fields', renewal: 'native' }];

const SECRET_KEY = 'card-secret-key';
const WEBHOOK_SECRET = 'card-webhook-secret';

/** Returns the address below which the API's paths begin. @throws Error for an address that is not valid */
function getApiUrl({ gateway, config }: ProviderSetup): string {
  if (gateway) return `${gateway.apiOrigin}/card/v1`;
  const { apiUrl = '' } = config;
  if (!URL.canParse(apiUrl) || new URL(apiUrl).protocol !== 'https:')
    throw new Error(`apiUrl must be an https address such as https://pay.example.com/card/v1, not ${apiUrl}.`);
  return apiUrl.replace(/\/$/, '');
}

const hasStatus = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof ProviderCallError && statuses.includes(error.status);

function toSource(instrument: Instrument) {
  if (instrument.kind === 'token') return { token: instrument.token };
  if (instrument.kind === 'stored') return { storedCard: instrument.reference };
  throw new Error('A card payment needs a token of the card fields or a stored card');
}

/** Creates a client of the API that sends the secret key and checks each answer. */
function createClient({ fetch, readSecret }: ProviderSetup, apiUrl: string) {
  return async <Schema extends z.ZodType>(
    schema: Schema,
    method: JsonCall['method'],
    path: string,
    content?: { body: unknown; idempotencyKey: string },
  ): Promise<z.infer<Schema>> => {
    const headers = { authorization: `Bearer ${await readSecret(SECRET_KEY)}` };
    const url = `${apiUrl}${path}`;
    const sent = content && { body: JSON.stringify(content.body), idempotencyKey: content.idempotencyKey };
    return callJson(fetch, { method, url, headers, ...sent }, schema);
  };
}

/** Returns undefined for a 404. */
async function readOrUndefined<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}

/** Verifies a Standard Webhooks message. Its tolerance of five minutes is measured by the machine's clock. */
async function readEvent(
  { readSecret }: ProviderSetup,
  body: Buffer,
  headers: EventHeaders,
): Promise<ProviderEvent | undefined> {
  const webhook = new Webhook(await readSecret(WEBHOOK_SECRET));
  let message: unknown;
  try {
    message = webhook.verify(body, headers);
  } catch (error) {
    // A SyntaxError: the body is signed, but is no JSON.
    if (error instanceof WebhookVerificationError || error instanceof SyntaxError) return undefined;
    throw error;
  }
  const key = headers['webhook-id'] ?? '';
  const event = eventSchema.safeParse(message);
  // An event of another type changes nothing, and must be answered with success.
  if (!event.success) return { key, report: undefined };
  switch (event.data.type) {
    case 'payment.updated':
      return { key, report: toPaymentReport(event.data.data) };
    case 'refund.updated':
      return { key, report: undefined, refund: toRefundReport(event.data.data) };
    case 'dispute.updated':
      return { key, report: undefined, dispute: toDisputeReport(event.data.data) };
  }
}

const toPaymentBody = (order: PaymentOrder) => ({
  money: toJsonMoney(order.money),
  source: toSource(order.instrument),
  store: order.storesInstrument,
  customer: order.accountId,
  reference: order.attemptId,
  description: order.description,
  returnUrl: order.returnUrl,
  isPayerPresent: order.isPayerPresent,
  metadata: { realm: order.realm, account: order.accountId },
});

/** A payment that the API refused to create: no money moved. A stored card that was removed can never be charged again. */
const toRefusedReport = ({ attemptId, money, realm, accountId, instrument }: PaymentOrder): PaymentReport => ({
  attemptId,
  reference: undefined,
  money,
  realm,
  accountId,
  result:
    instrument.kind === 'stored'
      ? { kind: 'FAILED', decline: 'hard', code: 'card_declined' }
      : { kind: 'FAILED', decline: 'technical', code: 'processing_error' },
});

function createCardProvider(setup: ProviderSetup): PaymentProvider {
  const apiUrl = getApiUrl(setup);
  const call = createClient(setup, apiUrl);

  async function findPayment({ attemptId, reference }: PaymentKey): Promise<CardPayment | undefined> {
    if (reference !== undefined)
      return readOrUndefined(call(paymentSchema, 'GET', `/payments/${encodeURIComponent(reference)}`));
    const path = `/payments?reference=${encodeURIComponent(attemptId)}`;
    return (await call(paymentListSchema, 'GET', path)).payments[0];
  }

  async function readPayment(key: PaymentKey): Promise<PaymentReport | undefined> {
    const payment = await findPayment(key);
    return payment && toPaymentReport(payment);
  }

  return {
    name: 'card',
    methods: METHODS,
    origins: { frame: [setup.gateway?.browserOrigin ?? new URL(apiUrl).origin], script: [], connect: [] },
    openFields: async ({ pageOrigin, locale, accountId }) => {
      const content = { body: { pageOrigin, locale, customer: accountId }, idempotencyKey: randomUUID() };
      const { id, url } = await call(fieldSessionSchema, 'POST', '/field-sessions', content);
      return { kind: 'frame', id, url };
    },
    readToken: async (token) => {
      const found = await readOrUndefined(call(tokenSchema, 'GET', `/tokens/${encodeURIComponent(token)}`));
      return found && !found.isUsed ? { ...toCardDetails(found.card), accountId: found.customer } : undefined;
    },
    startPayment: async (order) => {
      try {
        const content = { body: toPaymentBody(order), idempotencyKey: order.attemptId };
        return toPaymentReport(await call(paymentSchema, 'POST', '/payments', content));
      } catch (error) {
        if (hasStatus(error, 400, 404)) return toRefusedReport(order);
        throw error;
      }
    },
    readPayment,
    continuePayment: readPayment,
    cancelPayment: async (key) => {
      const payment = await findPayment(key);
      if (!payment) return undefined;
      return toPaymentReport(await call(paymentSchema, 'POST', `/payments/${encodeURIComponent(payment.id)}/cancel`));
    },
    refundPayment: async ({ refundId, payment: key, money }) => {
      const paymentReference = key.reference ?? (await findPayment(key))?.id;
      const failed = { refundId, reference: undefined, paymentReference, money, result: 'FAILED' } as const;
      if (paymentReference === undefined) return failed;
      const content = { body: { money: toJsonMoney(money), reference: refundId }, idempotencyKey: refundId };
      const path = `/payments/${encodeURIComponent(paymentReference)}/refunds`;
      try {
        return toRefundReport(await call(refundSchema, 'POST', path, content));
      } catch (error) {
        if (hasStatus(error, 400, 404)) return failed;
        throw error;
      }
    },
    readRefund: async (_order, reference) => {
      if (reference === undefined) return undefined;
      const found = await readOrUndefined(call(refundSchema, 'GET', `/refunds/${encodeURIComponent(reference)}`));
      return found && toRefundReport(found);
    },
    removeInstrument: async (_accountId, reference) => {
      await call(z.undefined(), 'DELETE', `/stored-cards/${encodeURIComponent(reference)}`);
    },
    readEvent: (body, headers) => readEvent(setup, body, headers),
  };
}

/** Adapter of the card gateway API (docs/card-gateway-api.md), the model for the adapter of a further acquirer. */
export const cardFactory: ProviderFactory = {
  name: 'card',
  methods: METHODS,
  secrets: [SECRET_KEY, WEBHOOK_SECRET],
  config: ['apiUrl'],
  create: async (setup) => createCardProvider(setup),
};
