import Stripe from 'stripe';
import { z } from 'zod';
import { toProviderAmount } from '../../../domain/provider-amount.ts';
import type {
  FieldsOrder,
  FieldsSession,
  PaymentKey,
  PaymentOrder,
  PaymentProvider,
  PaymentReport,
  ProviderSetup,
} from '../../provider.ts';
import { createStripeClient, isMissing, isRefusedCall, readOrUndefined } from './stripe-client.ts';
import { toFailure } from './stripe-declines.ts';
import { readStripeEvent } from './stripe-events.ts';
import { STRIPE_METHODS, WEBHOOK_SECRET } from './stripe-settings.ts';
import { toPaymentParams, toSetupParams } from './stripe-orders.ts';
import { type Intent, toInstrument, toPaymentReport, toRefundReport } from './stripe-reports.ts';

/** Number of setup intents among which one is sought whose answer was lost: setup intents have no search. */
const RECENT_SETUPS = 100;
/** Number of refunds of a payment among which one is sought whose answer was lost. */
const RECENT_REFUNDS = 100;
const PAYMENT_PARTS = { expand: ['payment_method', 'latest_charge'] };
const SETUP_PARTS = { expand: ['payment_method', 'latest_attempt'] };

/** Page of card fields, an addition of the local gateway to Stripe's API. */
const fieldSessionSchema = z.object({ id: z.string(), url: z.url() });

const isSetup = (reference: string): boolean => reference.startsWith('seti_');

/** Calls about payments with one client of the SDK. */
function createCalls(stripe: Stripe) {
  const readIntent = (id: string): Promise<Intent | undefined> =>
    readOrUndefined<Intent>(
      isSetup(id) ? stripe.setupIntents.retrieve(id, SETUP_PARTS) : stripe.paymentIntents.retrieve(id, PAYMENT_PARTS),
    );

  /** Finds an intent whose answer was lost. Stripe's index is about a minute late; the core asks after five. */
  async function findIntent({ attemptId, reference }: PaymentKey): Promise<Intent | undefined> {
    if (reference !== undefined) return readIntent(reference);
    const { data } = await stripe.paymentIntents.search({ query: `metadata['attempt']:'${attemptId}'` });
    const setups = data[0] ? [] : (await stripe.setupIntents.list({ limit: RECENT_SETUPS })).data;
    const found = data[0] ?? setups.find(({ metadata }) => metadata?.['attempt'] === attemptId);
    return found && readIntent(found.id);
  }

  /** Returns the customer of an account. The key makes a second one impossible until the search finds the first. */
  async function getCustomer({ realm, accountId }: PaymentOrder): Promise<string> {
    const query = `metadata['realm']:'${realm}' AND metadata['account']:'${accountId}'`;
    const { data } = await stripe.customers.search({ query });
    if (data[0]) return data[0].id;
    const idempotencyKey = `customer:${realm}:${accountId}`;
    // No name and no address, because they change, and the key requires the same parameters.
    const { id } = await stripe.customers.create({ metadata: { realm, account: accountId } }, { idempotencyKey });
    return id;
  }

  async function createIntent(order: PaymentOrder): Promise<Intent> {
    const isStored = order.storesInstrument || order.instrument.kind === 'stored';
    const customer = isStored ? await getCustomer(order) : undefined;
    const options = { idempotencyKey: order.attemptId };
    return order.money.amount === 0n
      ? stripe.setupIntents.create(toSetupParams(order, customer), options)
      : stripe.paymentIntents.create(toPaymentParams(order, customer), options);
  }

  const cancelIntent = (id: string): Promise<Intent> =>
    isSetup(id) ? stripe.setupIntents.cancel(id) : stripe.paymentIntents.cancel(id);

  return { readIntent, findIntent, createIntent, cancelIntent };
}

/** A payment that was refused before there was an intent. */
const toRefusedReport = (order: PaymentOrder, result: PaymentReport['result']): PaymentReport => ({
  attemptId: order.attemptId,
  reference: undefined,
  money: order.money,
  realm: order.realm,
  accountId: order.accountId,
  result,
});

/** Reads the error of a call that starts a payment. @throws the error if the payment may have happened */
function toErrorReport(error: unknown, order: PaymentOrder): PaymentReport {
  if (error instanceof Stripe.errors.StripeCardError) {
    const intent = error.payment_intent ?? error.setup_intent;
    return intent ? toPaymentReport(intent) : toRefusedReport(order, toFailure(error, 'card'));
  }
  if (!isRefusedCall(error)) throw error;
  // A stored instrument that was removed can never be charged again.
  return toRefusedReport(
    order,
    order.instrument.kind === 'stored'
      ? { kind: 'FAILED', decline: 'hard', code: 'card_declined' }
      : { kind: 'FAILED', decline: 'technical', code: 'processing_error' },
  );
}

async function openFields(stripe: Stripe, order: FieldsOrder): Promise<FieldsSession> {
  const { pageOrigin, locale, accountId } = order;
  const params = { page_origin: pageOrigin, locale, customer: accountId };
  const answer: unknown = await stripe.rawRequest('POST', '/v1/field_sessions', params);
  return { kind: 'frame', ...fieldSessionSchema.parse(answer) };
}

/** Creates the adapter of Stripe's payment intents. */
export function createStripeProvider(setup: ProviderSetup): PaymentProvider {
  const { gateway, readSecret } = setup;
  const getStripe = createStripeClient(setup);
  const getCalls = async () => createCalls(await getStripe());

  async function readPayment(key: PaymentKey): Promise<PaymentReport | undefined> {
    const intent = await (await getCalls()).findIntent(key);
    return intent && toPaymentReport(intent);
  }

  return {
    name: 'stripe',
    // Stripe's own card fields are not built yet, so cards are paid in the demo only.
    methods: gateway ? STRIPE_METHODS : STRIPE_METHODS.filter(({ flow }) => flow !== 'fields'),
    origins: { frame: gateway ? [gateway.browserOrigin] : [], script: [], connect: [] },
    openFields: async (order) => {
      if (!gateway) throw new Error("Stripe's card fields are available in the demo only. Offer another method.");
      return openFields(await getStripe(), order);
    },
    readToken: async (token) => {
      const method = await readOrUndefined((await getStripe()).paymentMethods.retrieve(token));
      if (!method || method.customer !== null) return undefined;
      const { reference: _reference, ...details } = toInstrument(method);
      return { ...details, accountId: method.metadata?.['account'] };
    },
    startPayment: async (order) => {
      try {
        return toPaymentReport(await (await getCalls()).createIntent(order));
      } catch (error) {
        return toErrorReport(error, order);
      }
    },
    readPayment,
    continuePayment: readPayment,
    cancelPayment: async (key) => {
      const calls = await getCalls();
      const reference = key.reference ?? (await calls.findIntent(key))?.id;
      if (reference === undefined) return undefined;
      try {
        return toPaymentReport(await calls.cancelIntent(reference));
      } catch (error) {
        // The payment has ended in the meantime, or Stripe does not know it.
        if (isRefusedCall(error)) return readPayment({ ...key, reference });
        throw error;
      }
    },
    refundPayment: async ({ refundId, payment, money }) => {
      const paymentReference = payment.reference ?? (await (await getCalls()).findIntent(payment))?.id;
      const failed = { refundId, reference: undefined, paymentReference, money, result: 'FAILED' } as const;
      if (paymentReference === undefined) return failed;
      const params = {
        payment_intent: paymentReference,
        amount: toProviderAmount('stripe', money),
        metadata: { refund: refundId, realm: setup.realm },
      };
      try {
        return toRefundReport(await (await getStripe()).refunds.create(params, { idempotencyKey: refundId }));
      } catch (error) {
        if (isRefusedCall(error)) return failed;
        throw error;
      }
    },
    readRefund: async ({ refundId, payment }, reference) => {
      const stripe = await getStripe();
      if (reference !== undefined) {
        const found = await readOrUndefined(stripe.refunds.retrieve(reference));
        return found && toRefundReport(found);
      }
      if (payment.reference === undefined) return undefined;
      const { data } = await stripe.refunds.list({ payment_intent: payment.reference, limit: RECENT_REFUNDS });
      const found = data.find(({ metadata }) => metadata?.['refund'] === refundId);
      return found && toRefundReport(found);
    },
    removeInstrument: async (_accountId, reference) => {
      const stripe = await getStripe();
      try {
        await stripe.paymentMethods.detach(reference);
      } catch (error) {
        // Stripe refuses to detach a method that is not attached.
        const method = isMissing(error) ? undefined : await readOrUndefined(stripe.paymentMethods.retrieve(reference));
        if (method?.customer) throw error;
      }
    },
    readEvent: async (body, headers) => {
      const stripe = await getStripe();
      const { readIntent } = createCalls(stripe);
      const secret = await readSecret(WEBHOOK_SECRET);
      return readStripeEvent(stripe, body, headers, {
        secret,
        readIntent: async (intent) => (await readIntent(intent.id)) ?? intent,
      });
    },
  };
}
