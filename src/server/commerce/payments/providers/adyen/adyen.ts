import { z } from 'zod';
import type {
  FieldsOrder,
  FieldsSession,
  PaymentKey,
  PaymentOrder,
  PaymentProvider,
  PaymentReport,
  PaymentResult,
  ProviderSetup,
} from '../../provider.ts';
import { callJson } from '../call-json.ts';
import { createAdyenApi, isRefusedCall } from './adyen-client.ts';
import { readAdyenEvent } from './adyen-events.ts';
import { ADYEN_METHODS, API_KEY, HMAC_KEY } from './adyen-settings.ts';
import { toAmount, toPaymentRequest } from './adyen-orders.ts';
import { toPaymentReport } from './adyen-reports.ts';

/** Page of card fields, an addition of the local gateway to Adyen's API. */
const fieldSessionSchema = z.object({ id: z.string(), url: z.url() });

/** A report without an answer of Adyen. */
const toReport = ({ attemptId, reference }: PaymentKey, result: PaymentResult): PaymentReport => ({
  attemptId,
  reference,
  money: undefined,
  realm: undefined,
  accountId: undefined,
  result,
});

/**
 * Adyen has no call that reads a payment: its state arrives by webhook, and a payment without a result stays unknown
 * until then.
 */
const readPayment = async (key: PaymentKey): Promise<PaymentReport> => toReport(key, { kind: 'UNKNOWN' });

/** A payment that Adyen refused to create. A stored instrument that was removed can never be charged again. */
const toRefusedReport = ({ attemptId, instrument }: PaymentOrder): PaymentReport =>
  toReport(
    { attemptId, reference: undefined },
    instrument.kind === 'stored'
      ? { kind: 'FAILED', decline: 'hard', code: 'card_declined' }
      : { kind: 'FAILED', decline: 'technical', code: 'processing_error' },
  );

async function openGatewayFields(setup: ProviderSetup, order: FieldsOrder): Promise<FieldsSession> {
  const { gateway, fetch, readSecret } = setup;
  if (!gateway) throw new Error("Adyen's card fields are available in the demo only. Offer another method.");
  const { pageOrigin, locale, accountId } = order;
  const call = {
    method: 'POST',
    url: `${gateway.apiOrigin}/adyen/field-sessions`,
    headers: { 'x-api-key': await readSecret(API_KEY) },
    body: JSON.stringify({ pageOrigin, locale, customer: accountId }),
  } as const;
  const { id, url } = await callJson(fetch, call, fieldSessionSchema);
  return { kind: 'frame', id, url };
}

/** Creates the adapter of Adyen Checkout. @throws Error for a live environment without the prefix of its URL */
export function createAdyenProvider(setup: ProviderSetup): PaymentProvider {
  const { gateway, config, realm, readSecret } = setup;
  // The gateway knows a realm by its key, so any merchant account will do there.
  const merchantAccount = config['merchantAccount'] ?? realm;
  const getApi = createAdyenApi(setup);

  return {
    name: 'adyen',
    // Adyen's own card fields are not built yet, so cards are paid in the demo only.
    methods: gateway ? ADYEN_METHODS : ADYEN_METHODS.filter(({ flow }) => flow !== 'fields'),
    origins: { frame: gateway ? [gateway.browserOrigin] : [], script: [], connect: [] },
    openFields: (order) => openGatewayFields(setup, order),
    // Adyen cannot tell which card an encrypted number is.
    readToken: async () => undefined,
    startPayment: async (order) => {
      const { PaymentsApi } = await getApi();
      const request = toPaymentRequest(order, merchantAccount);
      try {
        const answer = await PaymentsApi.payments(request, { idempotencyKey: order.attemptId });
        // An answer that asks for an action may lack the reference.
        return { ...toPaymentReport(answer), attemptId: answer.merchantReference ?? order.attemptId };
      } catch (error) {
        if (isRefusedCall(error)) return toRefusedReport(order);
        throw error;
      }
    },
    readPayment,
    continuePayment: async (key, { redirectResult }) => {
      if (!redirectResult) return readPayment(key);
      const { PaymentsApi } = await getApi();
      try {
        return toPaymentReport(await PaymentsApi.paymentsDetails({ details: { redirectResult } }));
      } catch (error) {
        // A result that was used before, or that the payer made up, says nothing.
        if (isRefusedCall(error)) return readPayment(key);
        throw error;
      }
    },
    /**
     * Asks Adyen to cancel. Adyen confirms by webhook, and not at all if the payer has not paid; so the payment counts as
     * cancelled, and a success that is reported later overrides it.
     */
    cancelPayment: async (key) => {
      const { ModificationsApi } = await getApi();
      const request = { merchantAccount, reference: key.attemptId };
      try {
        await (key.reference === undefined
          ? ModificationsApi.cancelAuthorisedPayment({ ...request, paymentReference: key.attemptId })
          : ModificationsApi.cancelAuthorisedPaymentByPspReference(key.reference, request));
      } catch (error) {
        // Adyen refuses to cancel a payment that was never authorised.
        if (!isRefusedCall(error)) throw error;
      }
      return toReport(key, { kind: 'CANCELLED' });
    },
    refundPayment: async ({ refundId, payment: { attemptId, reference: paymentReference }, money }) => {
      if (paymentReference === undefined)
        throw new Error(
          `Adyen has not reported its reference of the attempt ${attemptId} yet, so it cannot be refunded`,
        );
      const { ModificationsApi } = await getApi();
      const request = { merchantAccount, reference: refundId, amount: toAmount(money) };
      const options = { idempotencyKey: refundId };
      try {
        const answer = await ModificationsApi.refundCapturedPayment(paymentReference, request, options);
        // Adyen has only received the refund; a webhook reports its result.
        return { refundId, reference: answer.pspReference, paymentReference, money, result: 'PENDING' };
      } catch (error) {
        if (isRefusedCall(error)) return { refundId, reference: undefined, paymentReference, money, result: 'FAILED' };
        throw error;
      }
    },
    // Adyen has no call that reads a refund.
    readRefund: async () => undefined,
    removeInstrument: async (accountId, reference) => {
      const { RecurringApi } = await getApi();
      try {
        await RecurringApi.deleteTokenForStoredPaymentDetails(reference, accountId, merchantAccount);
      } catch (error) {
        // Adyen does not know the instrument any more.
        if (!isRefusedCall(error)) throw error;
      }
    },
    readEvent: async (body) => readAdyenEvent(body, { key: await readSecret(HMAC_KEY), merchantAccount }),
  };
}
