import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import Stripe from 'stripe';
import * as z from 'zod';
import type { ApiResponse } from '../core/idempotency.ts';
import { findMerchant } from '../core/merchants.ts';
import type { PixCharges } from '../core/pix-charges.ts';
import type { GatewayContext, GatewayProvider, MerchantEnv } from '../core/provider.ts';
import { DISPUTE_TASK, readRefundTask } from '../core/tasks.ts';
import { newId } from '../core/store.ts';
import { startFieldSession } from '../fields/field-sessions.ts';
import {
  Cancellation,
  MethodData,
  PaymentConfirmation,
  PaymentCreation,
  SetupConfirmation,
  SetupCreation,
} from './intent-parameters.ts';
import { createPaymentIntents } from './payment-intents.ts';
import { attachMethod, createMethod, detachMethod } from './payment-methods.ts';
import { createRefunds, RefundCreation } from './refunds.ts';
import { createSetupIntents } from './setup-intents.ts';
import { StripeApiError } from './stripe-error.ts';
import { FormExpand, FormMetadata, parseForm, parseParameters } from './stripe-form.ts';
import { createCustomerObject } from './stripe-objects.ts';
import { addReads } from './stripe-reads.ts';
import { openStripeRecords } from './stripe-records.ts';

const CustomerParameters = z.strictObject({
  email: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  metadata: FormMetadata,
  invoice_settings: z.strictObject({ default_payment_method: z.string() }).optional(),
  preferred_locales: z.array(z.string()).optional(),
  expand: FormExpand,
});
const FieldSessionParameters = z.strictObject({
  page_origin: z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text, 'Not an origin'),
  locale: z.string().max(35).default('en'),
  customer: z.string().default(''),
});
const Attachment = z.strictObject({ customer: z.string(), expand: FormExpand });

const toErrorResponse = ({ status, body }: StripeApiError): ApiResponse => ({ status, body: { error: body } });

/**
 * Creates the provider `stripe`: a subset of Stripe's API at `/v1`, at the version of the SDK. `POST /v1/field_sessions`
 * with `page_origin`, `locale` and `customer` is no call of Stripe: it opens the gateway's own card fields and answers
 * `{id, url}`; the token of its page is the id of a payment method.
 */
export function createStripeProvider(context: GatewayContext, pixCharges: PixCharges) {
  const { merchants, runOnce } = context;
  const records = openStripeRecords(context);
  const intents = createPaymentIntents(context, records, pixCharges);
  const setups = createSetupIntents(context, records);
  const refunds = createRefunds(context, records);
  const stripe = new Stripe('sk_test_gateway');

  const app = new Hono<MerchantEnv>().basePath('/v1');
  app.onError((error, http) => {
    if (!(error instanceof StripeApiError)) throw error;
    const { status, body } = toErrorResponse(error);
    return http.json(body, status as ContentfulStatusCode);
  });
  app.use(async (http, next) => {
    http.header('request-id', `req_${randomUUID()}`);
    http.header('stripe-version', Stripe.API_VERSION);
    const key = /^Bearer (.+)$/.exec(http.req.header('authorization') ?? '')?.[1];
    const merchant = findMerchant(merchants, 'stripe-secret-key', key);
    if (!merchant)
      throw new StripeApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    http.set('merchant', merchant);
    return next();
  });

  /** Adds a POST call; its idempotency key follows Stripe's rules. */
  const addPost = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    run: (realm: string, parameters: z.output<Schema>, id: string) => object,
  ) => {
    app.post(path, async (http) => {
      const { realm } = http.get('merchant');
      const text = await http.req.text();
      const key = http.req.header('idempotency-key');
      const delayMs = http.get('answerDelayMs');
      const call = { scope: `stripe ${realm}`, key, request: `${http.req.path} ${text}`, delayMs };
      const result = await runOnce(call, async () => {
        try {
          const parameters = parseParameters(schema, parseForm(text));
          const object = run(realm, parameters, http.req.param('id') ?? '');
          const { expand = [] } = parameters as { expand?: string[] };
          return { status: 200, body: records.expand(realm, object, expand) };
        } catch (error) {
          if (error instanceof StripeApiError) return toErrorResponse(error);
          throw error;
        }
      });
      if (result.kind !== 'response')
        throw new StripeApiError(result.kind === 'in-flight' ? 409 : 400, {
          type: 'idempotency_error',
          ...(result.kind === 'in-flight' && { code: 'idempotency_key_in_use' }),
          message:
            result.kind === 'in-flight'
              ? `There is currently another in-progress request using this Idempotency Key (${key}).`
              : `Keys for idempotent requests can only be used with the same parameters they were first used with (${key}).`,
        });
      if (result.isReplayed) http.header('idempotent-replayed', 'true');
      return http.json(result.body as object, result.status as ContentfulStatusCode);
    });
  };

  addPost('/customers', CustomerParameters, (realm, { email, name, description, metadata }) => {
    const id = newId('cus');
    const object = createCustomerObject(id, records.getNow(), {
      metadata,
      email: email ?? null,
      description: description ?? null,
      name: name ?? null,
    });
    records.customer.put({ id, realm, object });
    records.emit(realm, 'customer.created', object);
    return object;
  });
  addPost('/customers/:id', CustomerParameters, (realm, parameters, id) => {
    const row = records.get(records.customer, realm, id);
    const { metadata, invoice_settings, email, name, description } = parameters;
    const object: Stripe.Customer = {
      ...row.object,
      ...(email !== undefined && { email }),
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      metadata: { ...row.object.metadata, ...metadata },
      invoice_settings: { ...row.object.invoice_settings, ...invoice_settings },
    };
    return records.customer.put({ ...row, object }).object;
  });
  addPost(
    '/payment_methods',
    MethodData.extend({ expand: FormExpand }),
    (realm, data) => createMethod(records, realm, data).object,
  );
  addPost('/payment_methods/:id/attach', Attachment, (realm, { customer }, id) =>
    attachMethod(records, records.getMethod(realm, id, 'id'), customer),
  );
  addPost('/payment_methods/:id/detach', z.strictObject({ expand: FormExpand }), (realm, _, id) =>
    detachMethod(records, records.getMethod(realm, id, 'id')),
  );
  addPost('/payment_intents', PaymentCreation, intents.create);
  addPost('/payment_intents/:id/confirm', PaymentConfirmation, (realm, options, id) =>
    intents.confirm(realm, id, options),
  );
  addPost('/payment_intents/:id/cancel', Cancellation, (realm, { cancellation_reason }, id) =>
    intents.cancel(realm, id, cancellation_reason ?? null),
  );
  addPost('/setup_intents', SetupCreation, setups.create);
  addPost('/setup_intents/:id/confirm', SetupConfirmation, (realm, options, id) => setups.confirm(realm, id, options));
  addPost('/setup_intents/:id/cancel', Cancellation, (realm, _, id) => setups.cancel(realm, id));
  addPost('/refunds', RefundCreation, refunds.create);
  addPost('/field_sessions', FieldSessionParameters, (realm, { page_origin: pageOrigin, locale, customer }) => {
    const options = { realm, provider: 'stripe' as const, pageOrigin, locale, customer, tokenPrefix: 'pm' };
    const { id, url } = startFieldSession(context, options);
    return { id, url };
  });

  addReads(app, records);
  app.all('*', (http) => {
    throw new StripeApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${http.req.method}: ${http.req.path}).`,
    });
  });

  return {
    name: 'stripe',
    paths: ['/v1/'],
    routes: new Hono().route('/', app),
    signer: {
      findSecret: ({ secrets }) => secrets['stripe-webhook-secret'],
      createSecret: () => newId('whsec'),
      sign: ({ body }, secret, signedAt) => {
        const timestamp = Math.floor(signedAt / 1000);
        const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
        return { headers: { 'stripe-signature': signature }, body };
      },
    },
    createErrorBody: (status, message) => ({
      error:
        status === 429
          ? { type: 'invalid_request_error', code: 'rate_limit', message }
          : { type: 'api_error', message },
    }),
    changeEvent: (body, change) =>
      change === 'unknown-type'
        ? { ...body, type: 'demo.unknown' }
        : {
            ...body,
            data: { object: { ...(body['data'] as { object: object }).object, id: newId('pi'), metadata: {} } },
          },
    openDispute: refunds.openDispute,
    closeDispute: refunds.closeDispute,
    settleRedirect: (redirect, choice) =>
      redirect.object.startsWith('seti_')
        ? setups.settleRedirect(redirect, choice)
        : intents.settleRedirect(redirect, choice),
    receivePix: intents.receivePix,
    runTask: (task) => {
      const refund = readRefundTask(task);
      if (refund) refunds.settle(task.object, refund);
      else if (task.kind === DISPUTE_TASK) refunds.openDispute(task.object);
      else intents.runTask(task);
    },
  } satisfies GatewayProvider;
}
