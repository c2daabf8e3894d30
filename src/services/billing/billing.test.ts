import { expect, test, vi } from 'vitest';
import { createApi } from '../api/client.ts';
import { ProblemError } from '../api/problem-error.ts';
import { createBilling } from './billing.ts';

/** Creates billing whose server gives one answer, and the list of the requests that it received. */
function createServed(status: number, answer: object) {
  const requests: string[] = [];
  const api = createApi({
    fetch: async ({ method, url }) => {
      const { pathname, search } = new URL(url);
      requests.push(`${method} ${pathname}${search}`);
      return Response.json(answer, { status });
    },
    origin: 'https://apex.example',
    headers: () => ({}),
  });
  return { billing: createBilling(api), requests };
}

test('a change of cards returns the list after it @pay-06', async () => {
  const { billing, requests } = createServed(200, { cards: [], defaultCardId: 'card-2' });
  expect(await billing.makeDefault('card-2')).toEqual({ ok: true, cards: { cards: [], defaultCardId: 'card-2' } });
  expect(await billing.removeCard('card-1')).toMatchObject({ ok: true });
  expect(requests).toEqual(['PUT /api/v2/card/card-2/default', 'DELETE /api/v2/card/card-1']);
});

test('a refused change of cards returns the labels of its message and its code @pay-06', async () => {
  const { billing } = createServed(409, { code: 'CONFLICT', messages: ['cardNeeded'] });
  expect(await billing.removeCard('card-1')).toEqual({ ok: false, labels: ['cardNeeded', 'CONFLICT'] });
});

test('a change of cards without a connection returns the label of the offline state @pay-06', async () => {
  const api = createApi({
    fetch: () => Promise.reject(new TypeError('network')),
    origin: 'https://apex.example',
    headers: () => ({}),
  });
  expect(await createBilling(api).removeCard('card-1')).toEqual({ ok: false, labels: ['offlineText'] });
});

test('a cancellation ignores an offer and refuses the one that was shown, also if the refusal is not stored @lic-04', async () => {
  const requests: string[] = [];
  const api = createApi({
    fetch: async ({ method, url }) => {
      const { pathname, search } = new URL(url);
      requests.push(`${method} ${pathname}${search}`);
      return method === 'POST'
        ? Response.json({ code: 'CONFLICT' }, { status: 409 })
        : new Response(null, { status: 204 });
    },
    origin: 'https://apex.example',
    headers: () => ({}),
  });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const billing = createBilling(api);
  expect(await billing.cancelPlan(1, false)).toEqual({ ok: true });
  expect(await billing.cancelPlan(1, true)).toEqual({ ok: true });
  const cancellation = 'DELETE /api/v2/user/licence/1?cancellationDiscount=IGNORE';
  expect(requests.toSorted()).toEqual([cancellation, cancellation, 'POST /api/v2/promotions/cancellation/1/refuse']);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  warn.mockRestore();
});

test('requests the first page of the history without a cursor and the next one with it @pay-05', async () => {
  const { billing, requests } = createServed(200, { items: [], paging: { moreDataAvailable: false } });
  await billing.readHistory(undefined);
  await billing.readHistory('1_a');
  expect(requests).toEqual([
    'GET /api/v2/customer/payment-history',
    'GET /api/v2/customer/payment-history?lastSeen=1_a',
  ]);
});

test('rejects with the problem of an invoice that is not of the account @pay-10', async () => {
  const { billing, requests } = createServed(404, { code: 'NOT_FOUND', messages: ['invoiceMissing'] });
  const error = await billing.readInvoice('2026-000123').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({ problem: { status: 404 } });
  expect(requests).toEqual(['GET /api/v2/customer/invoices/2026-000123']);
});
