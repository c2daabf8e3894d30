import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import type { ApiResponse } from '../core/idempotency.ts';
import { findMerchant } from '../core/merchants.ts';
import type { GatewayContext, GatewayProvider, MerchantEnv } from '../core/provider.ts';
import { readRefundTask } from '../core/tasks.ts';
import { newId } from '../core/store.ts';
import { startFieldSession } from '../fields/field-sessions.ts';
import { FieldSessionRequest, PaymentRequest, RefundRequest } from './card-objects.ts';
import { CardApiError, openCardPayments } from './card-payments.ts';

const IdempotencyKey = z.string().min(1).max(255);

const toErrorResponse = ({ status, code, message, param }: CardApiError): ApiResponse => ({
  status,
  body: { error: { code, message, ...(param !== undefined && { param }) } },
});

/** Checks a body. @throws CardApiError 400 that names the first wrong property */
function parseBody<T>(schema: z.ZodType<T>, text: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CardApiError(400, 'invalid_request', 'The body is no JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new CardApiError(400, 'invalid_request', issue?.message ?? 'Invalid body', issue?.path.join('.'));
}

/** Creates the provider `card`: the API of docs/card-gateway-api.md below `/card/v1`. */
export function createCardProvider(context: GatewayContext): GatewayProvider {
  const { merchants, vault, runOnce } = context;
  const payments = openCardPayments(context);
  const app = new Hono<MerchantEnv>().basePath('/card/v1');
  app.onError((error, http) => {
    if (!(error instanceof CardApiError)) throw error;
    const { status, body } = toErrorResponse(error);
    return http.json(body, status as ContentfulStatusCode);
  });
  app.use(async (http, next) => {
    const key = /^Bearer (.+)$/.exec(http.req.header('authorization') ?? '')?.[1];
    const merchant = findMerchant(merchants, 'card-secret-key', key);
    if (!merchant) throw new CardApiError(401, 'unauthorized', 'The secret key is unknown');
    http.set('merchant', merchant);
    return next();
  });

  /** Adds a call that creates something, which needs an idempotency key. */
  const addCreation = <T>(
    path: string,
    schema: z.ZodType<T>,
    create: (realm: string, body: T, id: string) => object,
  ) => {
    app.post(path, async (http) => {
      const { realm } = http.get('merchant');
      const key = IdempotencyKey.safeParse(http.req.header('idempotency-key'));
      if (!key.success) throw new CardApiError(400, 'invalid_request', 'The header Idempotency-Key is missing');
      const text = await http.req.text();
      const result = await runOnce(
        {
          scope: `card ${realm}`,
          key: key.data,
          request: `${http.req.path} ${text}`,
          delayMs: http.get('answerDelayMs'),
        },
        async () => {
          try {
            return { status: 201, body: create(realm, parseBody(schema, text), http.req.param('id') ?? '') };
          } catch (error) {
            if (error instanceof CardApiError) return toErrorResponse(error);
            throw error;
          }
        },
      );
      if (result.kind === 'in-flight')
        throw new CardApiError(409, 'idempotency_key_in_use', 'A call with this key is still running');
      if (result.kind === 'other-request')
        throw new CardApiError(409, 'idempotency_error', 'The key was used for another body');
      if (result.isReplayed) http.header('Idempotent-Replayed', 'true');
      return http.json(result.body as object, result.status as ContentfulStatusCode);
    });
  };

  addCreation('/field-sessions', FieldSessionRequest, (realm, body) => {
    const { id, url, expiresAt } = startFieldSession(context, { ...body, realm, provider: 'card', tokenPrefix: 'tok' });
    return { id, url, expiresAt: Math.floor(expiresAt / 1000) };
  });
  addCreation('/payments', PaymentRequest, payments.startPayment);
  addCreation('/payments/:id/refunds', RefundRequest, (realm, body, id) => payments.startRefund(realm, id, body));
  app.get('/tokens/:token', (http) => {
    const token = vault.find(http.get('merchant').realm, http.req.param('token'));
    if (!token) throw new CardApiError(404, 'not_found', 'The token is unknown');
    const { id, isUsed, card, customer } = token;
    return http.json({ token: id, isUsed, card, customer });
  });
  app.get('/payments', (http) => {
    const reference = http.req.query('reference');
    if (!reference) throw new CardApiError(400, 'invalid_request', 'The reference is missing', 'reference');
    return http.json({ payments: payments.listPayments(http.get('merchant').realm, reference) });
  });
  app.get('/payments/:id', (http) => http.json(payments.getPayment(http.get('merchant').realm, http.req.param('id'))));
  app.post('/payments/:id/cancel', (http) =>
    http.json(payments.cancelPayment(http.get('merchant').realm, http.req.param('id'))),
  );
  app.get('/refunds/:id', (http) => http.json(payments.getRefund(http.get('merchant').realm, http.req.param('id'))));
  app.delete('/stored-cards/:id', (http) => {
    payments.removeStoredCard(http.get('merchant').realm, http.req.param('id'));
    return http.body(null, 204);
  });
  app.all('*', () => {
    throw new CardApiError(404, 'not_found', 'No such call');
  });

  return {
    name: 'card',
    paths: ['/card/'],
    routes: new Hono().route('/', app),
    signer: {
      findSecret: ({ secrets }) => secrets['card-webhook-secret'],
      createSecret: () => `whsec_${randomBytes(24).toString('base64')}`,
      sign: ({ eventId, body }, secret, signedAt) => {
        // The library signs whole seconds.
        const at = new Date(Math.floor(signedAt / 1000) * 1000);
        const headers = {
          'webhook-id': eventId,
          'webhook-timestamp': String(at.getTime() / 1000),
          'webhook-signature': new Webhook(secret).sign(eventId, at, body),
        };
        return { headers, body };
      },
    },
    createErrorBody: (status, message) => ({
      error: { code: status === 429 ? 'rate_limited' : 'server_error', message },
    }),
    changeEvent: (body, change) =>
      change === 'unknown-type'
        ? { ...body, type: 'gift.updated' }
        : { ...body, data: { ...(body['data'] as object), id: newId('pay'), payment: newId('pay') } },
    openDispute: payments.openDispute,
    closeDispute: payments.closeDispute,
    settleRedirect: payments.settleRedirect,
    runTask: (task) => {
      const refund = readRefundTask(task);
      if (refund) payments.settleRefund(task.object, refund);
      else payments.openDispute(task.object);
    },
  };
}
