import { expect, test } from 'vitest';
import { CheckoutError } from '#renderers/ports/checkout.ts';
import { createApi } from '../api/client.ts';
import { createCheckout } from './checkout.ts';

const BASKET_ID = '11111111-1111-4111-8111-111111111111';
const target = { targetPaymentProvider: 'card', paymentMethodType: 'card' } as const;
const request = { basketId: BASKET_ID, basketVersion: 3, target, replaces: false, acknowledgesNoTrial: false };

/** Creates a checkout whose server gives one answer, and the list of the requests that it received. */
function createServed(status: number, answer: object) {
  const requests: Request[] = [];
  const api = createApi({
    fetch: async (sent) => {
      requests.push(sent);
      return Response.json(answer, { status });
    },
    origin: 'https://apex.example',
    headers: () => ({}),
  });
  return { checkout: createCheckout(api), requests };
}

test('sends the idempotency key of a payment in its header and the version of the basket in the body @pay-01', async () => {
  const { checkout, requests } = createServed(201, {});
  await checkout.pay({ ...request, paymentDetailsId: 'tok_1', replaces: true }, 'key-1');
  expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1');
  expect(await requests[0]?.json()).toEqual({
    primaryPaymentDetailsAttributes: { ...target, paymentDetailsExternalId: 'tok_1' },
    basketVersion: 3,
    replaces: true,
  });
});

test.each([
  ['omits the acknowledgement by default', false, ''],
  ['acknowledges a purchase without a free trial in the query', true, '?acknowledgeNoFreeTrial=true'],
])('%s when a basket is changed @pay-04', async (_what, acknowledgesNoTrial, search) => {
  const { checkout, requests } = createServed(200, {});
  await checkout.putBasket({ basketId: BASKET_ID, licenceId: 1, returnPath: '/video/1001', acknowledgesNoTrial });
  expect(new URL(requests[0]?.url ?? '').search).toBe(search);
  expect(await requests[0]?.json()).toEqual({ basketItems: [{ licenceId: 1 }], returnPath: '/video/1001' });
});

test('rejects with status, code, messages and missing fields of the problem @pay-04', async () => {
  const { checkout } = createServed(424, {
    code: 'BASKET_REQUIREMENTS_FAILED',
    messages: ['missing'],
    details: { missingFields: ['taxNumber'] },
  });
  const error = await checkout.pay(request, 'key-1').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CheckoutError);
  expect(error).toMatchObject({
    status: 424,
    code: 'BASKET_REQUIREMENTS_FAILED',
    messages: ['missing'],
    missingFields: ['taxNumber'],
  });
});

test('rejects with status 0 if the answer to a payment is lost @pay-01', async () => {
  const api = createApi({
    fetch: () => Promise.reject(new TypeError('network')),
    origin: 'https://apex.example',
    headers: () => ({}),
  });
  await expect(createCheckout(api).pay(request, 'key-1')).rejects.toMatchObject({ status: 0 });
});
