import type { PurchaseStatus } from '#schemas/wire/commerce/checkout.ts';
import { inRealm, type RunTransaction } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountContext, RealmContext } from '../../platform/realm-context.ts';
import { isOpen } from '../payments/attempt-state.ts';
import { findAttempt } from '../payments/attempts.store.ts';
import { cancelAttempt } from '../payments/pay.ts';
import { callProvider } from '../payments/payment-context.ts';
import { createPaymentContext, getRealmProviders, listOfferedProviders } from '../payments/realm-providers.ts';
import { receiveEvent, tryHandleEvent } from '../payments/receive-event.ts';
import { createPaymentHooks } from './payment-hooks.ts';
import { describePurchase, type PurchaseState, readPurchaseState } from './read-purchase.ts';
import { readReturnToken } from './return-token.ts';

type Names =
  | 'GET /api/v2/customer/purchases/{id}'
  | 'POST /api/v2/customer/purchases/{id}/cancel'
  | 'GET /api/v2/realm-settings/realm/{realm}/payment-origins'
  | 'POST /api/v2/payment/return'
  | 'POST /api/v2/payment/events/{provider}';

const createRun =
  ({ db, realm }: RealmContext): RunTransaction =>
  (work, options) =>
    inRealm(db, realm.id, work, options);

/** Reads a purchase of the caller. @throws ProblemError 404 for one of another account */
async function requirePurchase(context: AccountContext, id: string): Promise<PurchaseState> {
  const state = await createRun(context)((tx) => readPurchaseState(tx, context.realm.id, id));
  if (!state || state.purchase.accountId !== context.caller.id)
    throw new ProblemError('NOT_FOUND', ['purchaseMissing']);
  return state;
}

/** Handles a stored event after the response. What does not fit into the queue, or fails, is left to the reconciler. */
function handleLater({ limits, log, realm }: RealmContext, handle: () => Promise<unknown>): void {
  limits.event.run(handle).catch((error: unknown) => {
    log.warn({ realm: realm.id, err: error }, 'A payment event waits for the reconciler');
  });
}

/** Reads a purchase again, after something may have changed it. */
async function readAgain(context: RealmContext, { purchase }: PurchaseState): Promise<PurchaseStatus> {
  const state = await createRun(context)((tx) => readPurchaseState(tx, context.realm.id, purchase.id));
  if (!state) throw new ProblemError('NOT_FOUND', ['purchaseMissing']);
  return describePurchase(context, state);
}

export const purchaseHandlers: Handlers<Names> = {
  'GET /api/v2/customer/purchases/{id}': async (call) =>
    describePurchase(call, await requirePurchase(call, call.params.id)),
  'POST /api/v2/customer/purchases/{id}/cancel': async (call) => {
    const state = await requirePurchase(call, call.params.id);
    const { attempt } = state;
    if (attempt && isOpen(attempt.state) && !attempt.received)
      await cancelAttempt(await createPaymentContext(call, createRun(call), createPaymentHooks(call)), attempt);
    return readAgain(call, state);
  },
  'GET /api/v2/realm-settings/realm/{realm}/payment-origins': async (call) => {
    const offered = await listOfferedProviders(call);
    const list = (kind: 'frame' | 'script' | 'connect') => [
      ...new Set(offered.flatMap(({ provider }) => provider.origins[kind])),
    ];
    return { frame: list('frame'), script: list('script'), connect: list('connect') };
  },
  'POST /api/v2/payment/return': async (call) => {
    const { realm, body } = call;
    const run = createRun(call);
    const attemptId = await readReturnToken(call, body.token);
    const attempt = attemptId === undefined ? undefined : await run((tx) => findAttempt(tx, realm.id, attemptId));
    const state = attempt && (await run((tx) => readPurchaseState(tx, realm.id, attempt.purchaseId)));
    const isOffered = (await getRealmProviders(call)).has(body.provider);
    if (!attempt || !state || !isOffered || attempt.provider !== body.provider)
      throw new ProblemError('NOT_FOUND', ['purchaseMissing']);
    // An event may call it refused before the payer returns, and only the return says that the payer canceled.
    if (isOpen(attempt.state) || attempt.state === 'FAILED')
      await callProvider(await createPaymentContext(call, run, createPaymentHooks(call)), attempt, (provider, key) =>
        provider.continuePayment(key, body.query),
      );
    return readAgain(call, state);
  },
  'POST /api/v2/payment/events/{provider}': async (call) => {
    const { params, body } = call;
    const provider = (await getRealmProviders(call)).get(params.provider);
    if (!provider) throw new ProblemError('NOT_FOUND', ['The realm has no such payment provider']);
    const payments = await createPaymentContext(call, createRun(call), createPaymentHooks(call));
    const receipt = await receiveEvent(payments, provider, Buffer.from(body.bytes), body.headers);
    if (receipt.kind === 'refused') throw new ProblemError('UNAUTHORIZED', ['The event has no valid signature']);
    if (receipt.kind === 'stored') handleLater(call, () => tryHandleEvent(payments, receipt.key));
    return { received: true };
  },
};
