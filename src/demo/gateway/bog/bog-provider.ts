import { createPublicKey, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod';
import type { ApiResponse } from '../core/idempotency.ts';
import { findMerchant } from '../core/merchants.ts';
import type { GatewayContext, GatewayProvider, MerchantEnv } from '../core/provider.ts';
import { readRefundTask } from '../core/tasks.ts';
import { newId } from '../core/store.ts';
import { BogApiError, BogOrderRequest, BogRefundRequest, BogRenewalRequest, type BogOrder } from './bog-objects.ts';
import { openBogOrders } from './bog-orders.ts';
import { createBogPage } from './bog-page.ts';

/** Lifetime of an access token, in seconds. */
const TOKEN_SECONDS = 1800;

const IdempotencyKey = z.uuidv4().optional();

const toErrorResponse = ({ status, message }: BogApiError): ApiResponse => ({ status, body: { message } });

/** Checks a body; an empty one is an empty object. @throws BogApiError 400 that names the first wrong field */
function parseBody<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new BogApiError(400, 'The body is no JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BogApiError(400, `${issue?.path.join('.')}: ${issue?.message}`);
}

/**
 * Creates the provider `bank_of_georgia`: the bank's token endpoint at `/bog/oauth/token`, its payment API at
 * `/bog/payments/v1`, and its page. `GET /bog/callback-key` is no call of the bank: it answers the public key of the
 * callbacks as PEM. Callbacks go to the merchant's webhook address, whatever `callback_url` says. The bank's API has no
 * disputes.
 * @param bankKey private key of the callbacks as PEM
 */
export function createBogProvider(context: GatewayContext, bankKey: string): GatewayProvider {
  const { merchants, runOnce, store, clock, browserOrigin } = context;
  const orders = openBogOrders(context);
  const tokens = store.collection<{ id: string; realm: string; expiresAt: number }>('bog-tokens');
  const app = new Hono<MerchantEnv>().basePath('/bog');
  app.onError((error, http) => {
    if (!(error instanceof BogApiError)) throw error;
    const { status, body } = toErrorResponse(error);
    return http.json(body, status as ContentfulStatusCode);
  });

  app.get('/callback-key', (http) =>
    http.text(createPublicKey(bankKey).export({ type: 'spki', format: 'pem' }).toString()),
  );
  app.post('/oauth/token', async (http) => {
    const basic = /^Basic (.+)$/.exec(http.req.header('authorization') ?? '')?.[1] ?? '';
    const [id, secret] = Buffer.from(basic, 'base64').toString().split(':');
    const merchant = findMerchant(merchants, 'bog-client-secret', secret);
    const { grant_type: grant } = await http.req.parseBody();
    if (merchant?.realm !== id || merchant === undefined) return http.json({ error: 'invalid_client' }, 401);
    if (grant !== 'client_credentials') return http.json({ error: 'unsupported_grant_type' }, 400);
    const token = tokens.put({
      id: newId('bog'),
      realm: merchant.realm,
      expiresAt: clock.now() + TOKEN_SECONDS * 1000,
    });
    return http.json({ access_token: token.id, token_type: 'Bearer', expires_in: TOKEN_SECONDS });
  });

  app.use('/payments/*', async (http, next) => {
    const token = tokens.get(/^Bearer (.+)$/.exec(http.req.header('authorization') ?? '')?.[1] ?? '');
    const merchant = merchants.find(({ realm }) => realm === token?.realm);
    if (!token || !merchant || token.expiresAt <= clock.now()) throw new BogApiError(401, 'Unauthorized');
    http.set('merchant', merchant);
    return next();
  });
  const addCall = <Schema extends z.ZodType>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    schema: Schema,
    status: 200 | 202,
    run: (realm: string, body: z.output<Schema>, id: string) => object,
  ) => {
    app.on(method, `/payments/v1${path}`, async (http) => {
      const { realm } = http.get('merchant');
      const text = await http.req.text();
      const key = IdempotencyKey.safeParse(http.req.header('idempotency-key'));
      if (!key.success) throw new BogApiError(400, 'Idempotency-Key must be a UUID of version 4');
      const call = { scope: `bog ${realm}`, key: key.data, request: `${http.req.path} ${text}` };
      const result = await runOnce({ ...call, delayMs: http.get('answerDelayMs') }, async () => {
        try {
          return { status, body: run(realm, parseBody(schema, text), http.req.param('id') ?? '') };
        } catch (error) {
          if (error instanceof BogApiError) return toErrorResponse(error);
          throw error;
        }
      });
      if (result.kind !== 'response') throw new BogApiError(409, 'The Idempotency-Key is used by another request');
      return http.json(result.body as object, result.status as ContentfulStatusCode);
    });
  };
  const createLinks = ({ id }: BogOrder) => ({
    id,
    _links: {
      details: { href: `${browserOrigin}/bog/payments/v1/receipt/${id}` },
      redirect: { href: `${browserOrigin}/bog/pay/${id}` },
    },
  });

  addCall('POST', '/ecommerce/orders', BogOrderRequest, 200, (realm, body) => createLinks(orders.start(realm, body)));
  addCall('POST', '/ecommerce/orders/:id', BogOrderRequest, 200, (realm, body, id) =>
    createLinks(orders.startWithCard(realm, id, body)),
  );
  addCall(
    'POST',
    '/ecommerce/orders/:id/subscribe',
    BogRenewalRequest,
    200,
    (realm, { external_order_id = '' }, id) => {
      const order = orders.renew(realm, id, external_order_id);
      return { id: order.id, _links: { details: createLinks(order)._links.details } };
    },
  );
  for (const [name, saves] of [
    ['subscriptions', 'subscription'],
    ['cards', 'recurrent'],
  ] as const)
    addCall('PUT', `/orders/:id/${name}`, z.unknown(), 202, (realm, _, id) => {
      orders.saveCard(realm, id, saves);
      return {};
    });
  addCall('DELETE', '/charges/card/:id', z.unknown(), 202, (realm, _, id) => {
    orders.removeCard(realm, id);
    return {};
  });
  addCall('POST', '/payment/refund/:id', BogRefundRequest, 200, (realm, { amount }, id) => ({
    key: 'request_received',
    message: 'Refund request received',
    action_id: orders.refund(realm, id, amount),
  }));
  for (const decision of ['approve', 'cancel'] as const)
    addCall('POST', `/payment/authorization/${decision}/:id`, z.unknown(), 200, (realm, _, id) => {
      orders.endHold(realm, id, decision === 'approve');
      return { key: 'request_received', message: 'Request received', action_id: randomUUID() };
    });
  app.get('/payments/v1/receipt/:id', (http) =>
    http.json(orders.describe(orders.getOrder(http.get('merchant').realm, http.req.param('id')))),
  );
  app.all('/payments/*', () => {
    throw new BogApiError(404, 'Not found');
  });

  return {
    name: 'bank_of_georgia',
    paths: ['/bog/oauth/', '/bog/payments/'],
    routes: new Hono().route('/', createBogPage(context, orders)).route('/', app),
    createErrorBody: (_status, message) => ({ message }),
    signer: {
      findSecret: ({ secrets }) => (secrets['bog-client-secret'] === undefined ? undefined : bankKey),
      createSecret: () =>
        generateKeyPairSync('rsa', {
          modulusLength: 2048,
          publicKeyEncoding: { type: 'spki', format: 'pem' },
          privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
        }).privateKey,
      sign: ({ body }, secret) => ({
        headers: { 'callback-signature': createSign('RSA-SHA256').update(body).sign(secret, 'base64') },
        body,
      }),
    },
    changeEvent: (event, change) =>
      change === 'unknown-type'
        ? { ...event, event: 'order_gift' }
        : { ...event, body: { ...(event['body'] as object), order_id: randomUUID(), external_order_id: randomUUID() } },
    settleRedirect: orders.settleRedirect,
    openDispute: () => undefined,
    closeDispute: () => undefined,
    runTask: (task) => {
      const refund = readRefundTask(task);
      if (refund) orders.endRefund(task.object, refund);
      else orders.expire(task.object);
    },
  };
}
