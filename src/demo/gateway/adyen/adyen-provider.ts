import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import type { ApiResponse } from '../core/idempotency.ts';
import { findMerchant } from '../core/merchants.ts';
import type { PixCharges } from '../core/pix-charges.ts';
import type { GatewayContext, GatewayProvider, MerchantEnv } from '../core/provider.ts';
import { DISPUTE_TASK, readRefundTask } from '../core/tasks.ts';
import { startFieldSession } from '../fields/field-sessions.ts';
import {
  AdyenApiError,
  AdyenCancelByReferenceRequest,
  AdyenCancelRequest,
  AdyenDetailsRequest,
  AdyenFieldSessionRequest,
  AdyenMethodsRequest,
  AdyenPaymentRequest,
  AdyenRefundRequest,
} from './adyen-objects.ts';
import { openAdyenPayments } from './adyen-payments.ts';
import { openModifications } from './modifications.ts';
import { adyenSigner, changeNotification, newPspReference } from './notifications.ts';
import type { StoredMethod } from './payment-results.ts';

/** Methods with the country and the currency that limit them. */
const METHODS = [
  { type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex'] },
  { type: 'ideal', name: 'iDEAL | Wero', country: 'NL', currency: 'EUR' },
  { type: 'bcmc', name: 'Bancontact card', country: 'BE', currency: 'EUR', brands: ['bcmc'] },
  { type: 'pix', name: 'Pix', country: 'BR', currency: 'BRL' },
  { type: 'gcash', name: 'GCash', country: 'PH', currency: 'PHP' },
  { type: 'paypal', name: 'PayPal' },
] as const;

const toErrorResponse = ({ status, errorCode, message, errorType }: AdyenApiError): ApiResponse => ({
  status,
  body: { status, errorCode, message, errorType, pspReference: newPspReference() },
});

/** Checks a body. @throws AdyenApiError 422 that names the first wrong field */
function parseBody<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AdyenApiError(422, '702', 'Invalid JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AdyenApiError(422, '702', `Invalid field '${issue?.path.join('.')}': ${issue?.message}`);
}

/**
 * Creates the provider `adyen`: a subset of the Checkout API 72 at `/adyen/v72`. Two calls are no calls of Adyen, because
 * its card fields are pages of its own: `POST /adyen/field-sessions` with `{pageOrigin, locale, customer}` opens the
 * gateway's card fields and answers `{id, url}`; their token is sent as `encryptedCardNumber`. `GET /adyen/tokens/{token}`
 * answers `{token, isUsed, card}`.
 */
export function createAdyenProvider(context: GatewayContext, pixCharges: PixCharges): GatewayProvider {
  const { merchants, runOnce, vault } = context;
  const payments = openAdyenPayments(context, pixCharges);
  const modifications = openModifications(context, payments);
  const app = new Hono<MerchantEnv>().basePath('/adyen');
  app.onError((error, http) => {
    if (!(error instanceof AdyenApiError)) throw error;
    const { status, body } = toErrorResponse(error);
    return http.json(body, status as ContentfulStatusCode);
  });
  app.use(async (http, next) => {
    const merchant = findMerchant(merchants, 'adyen-api-key', http.req.header('x-api-key'));
    if (!merchant) throw new AdyenApiError(401, '000', 'HTTP Status Response - Unauthorized');
    http.set('merchant', merchant);
    return next();
  });

  const addPost = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    status: 200 | 201,
    run: (realm: string, body: z.output<Schema>, id: string) => object,
  ) => {
    app.post(path, async (http) => {
      const { realm } = http.get('merchant');
      const text = await http.req.text();
      const key = http.req.header('idempotency-key');
      const call = {
        scope: `adyen ${realm}`,
        key,
        request: `${http.req.path} ${text}`,
        delayMs: http.get('answerDelayMs'),
      };
      const result = await runOnce(call, async () => {
        try {
          return { status, body: run(realm, parseBody(schema, text), http.req.param('id') ?? '') };
        } catch (error) {
          if (error instanceof AdyenApiError) return toErrorResponse(error);
          throw error;
        }
      });
      if (result.kind !== 'response') throw new AdyenApiError(422, '704', 'request already processed or in progress');
      if (key !== undefined) http.header('idempotency-key', key);
      return http.json(result.body as object, result.status as ContentfulStatusCode);
    });
  };

  const describeStored = ({ id, realm, type, token }: StoredMethod) => {
    const card = token === '' ? undefined : vault.find(realm, token)?.card;
    return {
      id,
      type,
      name: METHODS.find((method) => method.type === type)?.name ?? 'SEPA Direct Debit',
      supportedRecurringProcessingModels: ['CardOnFile', 'Subscription', 'UnscheduledCardOnFile'],
      supportedShopperInteractions: ['Ecommerce', 'ContAuth'],
      ...(card && {
        brand: card.brand === 'mastercard' ? 'mc' : card.brand,
        lastFour: card.last4,
        expiryMonth: String(card.expiryMonth).padStart(2, '0'),
        expiryYear: String(card.expiryYear),
      }),
    };
  };
  const listStored = (realm: string, shopperReference: string | undefined) =>
    payments.storedMethods
      .list()
      .filter((stored) => stored.realm === realm && stored.shopperReference === shopperReference)
      .map(describeStored);

  addPost('/v72/paymentMethods', AdyenMethodsRequest, 200, (realm, { countryCode, amount, shopperReference }) => ({
    paymentMethods: METHODS.filter(
      (method) =>
        !('country' in method) ||
        ((countryCode ?? method.country) === method.country &&
          (amount?.currency ?? method.currency) === method.currency),
    ).map(({ type, name, ...others }) => ({ type, name, ...('brands' in others && { brands: others.brands }) })),
    storedPaymentMethods: listStored(realm, shopperReference),
  }));
  addPost('/v72/payments', AdyenPaymentRequest, 200, payments.start);
  addPost('/v72/payments/details', AdyenDetailsRequest, 200, (realm, { details }) =>
    payments.readDetails(realm, details.redirectResult),
  );
  addPost('/v72/payments/:id/refunds', AdyenRefundRequest, 201, (realm, body, id) =>
    modifications.refund(realm, id, body),
  );
  addPost('/v72/payments/:id/cancels', AdyenCancelRequest, 201, (realm, body, id) =>
    modifications.cancel(realm, id, body),
  );
  addPost('/v72/payments/:id/reversals', AdyenCancelRequest, 201, (realm, body, id) =>
    modifications.reverse(realm, id, body),
  );
  addPost('/v72/cancels', AdyenCancelByReferenceRequest, 201, (realm, { paymentReference, ...body }) =>
    modifications.cancelByReference(realm, paymentReference, body),
  );
  app.get('/v72/storedPaymentMethods', (http) => {
    const { shopperReference, merchantAccount } = http.req.query();
    const { realm } = http.get('merchant');
    return http.json({
      merchantAccount,
      shopperReference,
      storedPaymentMethods: listStored(realm, shopperReference),
    });
  });
  app.delete('/v72/storedPaymentMethods/:id', (http) => {
    const { realm } = http.get('merchant');
    const stored = payments.storedMethods.get(http.req.param('id'));
    if (stored?.realm !== realm || stored.shopperReference !== http.req.query('shopperReference'))
      throw new AdyenApiError(422, '800', 'Contract not found');
    payments.storedMethods.delete(stored.id);
    return http.body(null, 204);
  });
  addPost('/field-sessions', AdyenFieldSessionRequest, 201, (realm, options) => {
    const { id, url } = startFieldSession(context, { ...options, realm, provider: 'adyen', tokenPrefix: 'enc' });
    return { id, url };
  });
  app.get('/tokens/:token', (http) => {
    const token = vault.find(http.get('merchant').realm, http.req.param('token'));
    if (!token) throw new AdyenApiError(404, '174', 'Unknown token');
    return http.json({ token: token.id, isUsed: token.isUsed, card: token.card });
  });
  app.all('*', () => {
    throw new AdyenApiError(404, '000', 'No such call');
  });

  return {
    name: 'adyen',
    paths: ['/adyen/'],
    routes: new Hono().route('/', app),
    createErrorBody: (status, message) => ({ status, errorCode: '905', message, errorType: 'internal' }),
    signer: adyenSigner,
    changeEvent: changeNotification,
    settleRedirect: payments.settleRedirect,
    receivePix: payments.receivePix,
    openDispute: modifications.openDispute,
    closeDispute: modifications.closeDispute,
    runTask: (task) => {
      const refund = readRefundTask(task);
      if (refund) modifications.endRefund(task.object, refund);
      else if (task.kind === DISPUTE_TASK) modifications.openDispute(task.object);
      else payments.runTask(task);
    },
  };
}
