import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NO_ANSWER, ProblemError } from '#services/api/problem-error.ts';
import { type Services, servicesContext } from '../../services.ts';
import { loadCheckoutRoute } from './loader.ts';

afterEach(() => vi.unstubAllGlobals());

/** Loads the receipt of a purchase while the API answers with a status. */
function loadReceipt(status: number) {
  const problem = { status, code: 'BAD_REQUEST' as const, messages: [], requestId: 'r1' };
  const services = {
    session: { ensure: async () => ({ isGuest: false }) },
    api: { call: () => Promise.reject(new ProblemError(problem)) },
  } as unknown as Services;
  const context = new RouterContextProvider(new Map([[servicesContext, services]]));
  const request = new Request('https://realm.test/payment-confirmation?purchase=p1');
  return loadCheckoutRoute('PAYMENT_CONFIRMATION', { context, request, params: {} } as unknown as LoaderFunctionArgs);
}

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
