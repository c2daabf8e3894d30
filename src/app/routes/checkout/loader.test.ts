import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pathSegmentsOf } from '#schemas/routes/path-segments.ts';
import { NO_ANSWER, ProblemError } from '#services/api/problem-error.ts';
import { BASKET_ID, createBasket, fakeCards } from '../../../../tests/support/stories/fake-checkout.ts';
import { type Services, servicesContext } from '../../services.ts';
import { loadCheckoutRoute } from './loader.ts';
import { prepareCheckout } from './prepare-checkout.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const createProblem = (status: number) =>
  new ProblemError({ status, code: 'BAD_REQUEST', messages: [], requestId: 'r1' });

/** Loads the receipt of a purchase while the API answers with a status. */
function loadReceipt(status: number) {
  const services = {
    session: { ensure: async () => ({ isGuest: false }) },
    api: { call: () => Promise.reject(createProblem(status)) },
  } as unknown as Services;
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  const request = new Request('https://realm.test/payment-confirmation?purchase=p1');
  return loadCheckoutRoute('PAYMENT_CONFIRMATION', { context, request, params: {} } as unknown as LoaderFunctionArgs);
}

/** Prepares the checkout of licence 1 with an API that answers each request by its name; undefined never answers. */
async function prepare(replaced: Record<string, unknown> = {}, { isGuest = false } = {}) {
  const calls: { name: string; params?: { id?: string } }[] = [];
  const answers: Record<string, unknown> = {
    'GET /api/v2/realm-settings/realm/{realm}': {
      theme: { scheme: 'dark', colors: { text: '#ffffff', background: '#000000', danger: '#ff0000' } },
    },
    'GET /api/v2/menu-items': { menus: [] },
    'GET /api/v2/customer/basket': createBasket(),
    'PUT /api/v2/baskets/{id}': createBasket(),
    'POST /api/v4/payment-method/init': {
      paymentDetailsExid: 'fs_1',
      fields: { kind: 'frame', url: 'https://pay.example/fields/fs_1', origin: 'https://pay.example' },
    },
    ...replaced,
  };
  const services = {
    realm: 'apex',
    pathSegments: pathSegmentsOf('en'),
    session: { ensure: async () => ({ isGuest }) },
    api: {
      call: async (name: string, options: object) => {
        calls.push({ name, ...options });
        if (typeof answers[name] === 'number') throw createProblem(answers[name]);
        return answers[name] ?? new Promise(() => undefined);
      },
    },
  } as unknown as Services;
  const request = new Request('https://realm.test/payment/1?from=/video/1001');
  const prepared = await prepareCheckout(services, request, 1);
  return { prepared, calls, put: calls.find(({ name }) => name === 'PUT /api/v2/baskets/{id}') };
}

describe('a checkout that is prepared with its page', () => {
  test('has the open basket of the plan and card fields with the colors of the realm @pay-02 @pay-03', async () => {
    const { prepared, put } = await prepare();
    expect(put).toMatchObject({ params: { id: BASKET_ID }, body: { returnPath: '/video/1001' } });
    expect(prepared).toMatchObject({ basket: { id: BASKET_ID }, opened: { choice: 'card/card' } });
    const { hash, pathname } = new URL(prepared?.opened?.session.fields.url ?? '');
    expect(pathname).toBe('/fields/fs_1');
    expect(JSON.parse(decodeURIComponent(hash.replace('#style=', '')))).toMatchObject({ color: '#ffffff' });
  });

  test.each([
    ['another plan is in the open basket', createBasket({ basketItems: [] })],
    ['there is no open basket', 404],
  ])('has a new basket if %s @pay-02', async (_what, open) => {
    const { put } = await prepare({ 'GET /api/v2/customer/basket': open });
    expect(put?.params?.id).toMatch(/^[\da-f-]{36}$/);
    expect(put?.params?.id).not.toBe(BASKET_ID);
  });

  test.each([
    ['a stored card pays', createBasket({ cards: fakeCards })],
    ['terms are missing', createBasket({ missingConsents: ['terms'] })],
  ])('opens no card fields if %s @pay-03', async (_what, basket) => {
    const { prepared } = await prepare({ 'PUT /api/v2/baskets/{id}': basket });
    expect(prepared).toEqual({ basket });
  });

  test.each(['PUT /api/v2/baskets/{id}', 'POST /api/v4/payment-method/init'])(
    'is left to the browser if %s is refused @pay-04',
    async (name) => expect((await prepare({ [name]: 409 })).prepared).toBeUndefined(),
  );

  test('is left to the browser if the provider is slow @pay-04', async () => {
    vi.useFakeTimers();
    const slow = prepare({ 'POST /api/v4/payment-method/init': undefined });
    await vi.advanceTimersByTimeAsync(599);
    const early = await Promise.race([slow, Promise.resolve('waits')]);
    expect(early).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect((await slow).prepared).toBeUndefined();
  });

  test('asks nothing for a guest @pay-02', async () =>
    expect(await prepare({}, { isGuest: true })).toMatchObject({ prepared: undefined, calls: [] }));
});

describe('the receipt of a purchase', () => {
  test.each([NO_ANSWER, 500, 503])('waits in the browser for a server that answers %d @pay-04', async (status) => {
    vi.stubGlobal('window', {});
    expect(await loadReceipt(status)).toEqual({ isGuest: false, purchase: undefined, isLost: true });
  });

  test('is unknown if the server refuses to show it', async () => {
    vi.stubGlobal('window', {});
    expect(await loadReceipt(404)).toEqual({ isGuest: false, purchase: undefined });
  });

  test('is an error page on the server if the API does not answer', async () => {
    await expect(loadReceipt(503)).rejects.toMatchObject({ init: { status: 503 } });
  });
});
