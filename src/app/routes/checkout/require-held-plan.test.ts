import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type Services, servicesContext } from '../../services.ts';
import { requireHeldPlan } from './require-held-plan.ts';

/** Asks for the change of a plan's card, for an account that holds plan 1, which renews, and plan 3, which does not. */
function askFor(licenceId: number) {
  const call = vi.fn(async () => ({ licences: [{ licence: { id: 1 } }, { licence: { id: 3 } }] }));
  const context = new RouterContextProvider(new Map([[servicesContext, { api: { call } } as unknown as Services]]));
  const cards = { cards: [], renewals: [{ licenceId: 1, name: 'Monthly' }] };
  const answer = requireHeldPlan({ context } as unknown as LoaderFunctionArgs, { licenceId, cards });
  return { answer, call };
}

test('a plan that renews needs no further request @pay-12', async () => {
  const { answer, call } = askFor(1);
  await answer;
  expect(call).not.toHaveBeenCalled();
});

test('a plan that the account holds but that does not renew has its page @pay-12', async () => {
  await expect(askFor(3).answer).resolves.toBeUndefined();
});

test('a plan that the account does not hold is not found @pay-12', async () => {
  await expect(askFor(99).answer).rejects.toMatchObject({ init: { status: 404 }, data: { code: 'NOT_FOUND' } });
});
