import { v4 as newUuid, v5 as hashToUuid } from 'uuid';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { inRealm, type RunTransaction } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { listInstruments } from '../payments/instruments.store.ts';
import { cancelAttempt } from '../payments/pay.ts';
import { createPaymentContext } from '../payments/realm-providers.ts';
import { describeUserLicences } from '../subscriptions/describe-user-licences.ts';
import { addSubscriptionEvent, listSubscriptions } from '../subscriptions/subscriptions.store.ts';
import { lockBasketRow, putBasket } from './baskets.store.ts';
import { assertTerritory } from './load-checkout.ts';
import { payBasket } from './pay-basket.ts';
import { createPaymentHooks } from './payment-hooks.ts';
import { priceBasket } from './price-basket.ts';
import { requireRenewable } from './price-card-update.ts';
import type { PurchaseState } from './read-purchase.ts';

type Names = 'POST /api/v2/licence/{licenceId}/card/{cardId}' | 'POST /api/v2/licence/{licenceId}/payment-details/{id}';

const createRun =
  ({ db, realm }: AccountContext): RunTransaction =>
  (work, options) =>
    inRealm(db, realm.id, work, options);

/** Finds a stored instrument of the caller. @throws ProblemError 404 */
async function requireInstrument(context: AccountContext, id: string) {
  const { realm, caller } = context;
  const instruments = await createRun(context)((tx) => listInstruments(tx, realm.id, caller.id));
  const instrument = instruments.find((one) => one.id === id);
  if (!instrument) throw new ProblemError('NOT_FOUND', ['cardMissing']);
  return instrument;
}

/** Namespace of the baskets' ids that are made of idempotency keys. */
const KEY_NAMESPACE = '0b8f6d6e-0f3c-4c8a-9a35-6b1f0a7c52d1';

/** Creates the id of the basket of a purchase in one call. A repeated request has the basket of the first one. */
const createBasketId = (
  { realm, caller }: AccountContext,
  { licenceId, cardId }: { licenceId: number; cardId: string },
  clientKey: string | undefined,
): string =>
  clientKey === undefined
    ? newUuid()
    : hashToUuid(JSON.stringify([realm.id, caller.id, licenceId, cardId, clientKey]), KEY_NAMESPACE);

/** Creates the answer to a payment that the bank wants confirmed. */
const createUnconfirmedProblem = () => new ProblemError('PAYMENT_FAILED', ['payment.declined.authentication_required']);

/** Reads the licence of the caller that a purchase granted. @throws ProblemError for a purchase that is not paid */
async function requireGranted(
  context: AccountContext,
  { purchase, attempt }: PurchaseState,
  licenceId: number,
): Promise<LicenceStatus> {
  const { realm, caller } = context;
  const run = createRun(context);
  if (purchase.state !== 'PAID') {
    // The first one of repeated requests has cancelled it.
    if (attempt?.state === 'CANCELLED') throw createUnconfirmedProblem();
    if (attempt?.state !== 'ACTION') throw new ProblemError('CONFLICT', ['paymentInProgress']);
    // This call cannot show the bank's page. The checkout can, with a payment of its own.
    const payments = await createPaymentContext(context, run, createPaymentHooks(context));
    if ((await cancelAttempt(payments, attempt))?.kind !== 'paid') throw createUnconfirmedProblem();
  }
  const held = await run((tx) => listSubscriptions(tx, realm.id, caller.id));
  const [granted] = (await describeUserLicences(context, held)).filter(({ licence }) => licence.id === licenceId);
  if (!granted) throw new Error(`The purchase ${purchase.id} granted no licence ${licenceId}.`);
  return granted;
}

export const licencePaymentHandlers: Handlers<Names> = {
  'POST /api/v2/licence/{licenceId}/card/{cardId}': async (call) => {
    assertTerritory(call);
    const { realm, caller, params, http, clock } = call;
    const { licenceId } = params;
    const { id: cardId, provider, method } = await requireInstrument(call, params.cardId);
    const clientKey = http.req.header('idempotency-key')?.slice(0, 255);
    const basketId = createBasketId(call, params, clientKey);
    const basketVersion = await createRun(call)(async (tx) => {
      const known = await lockBasketRow(tx, realm.id, basketId);
      if (known) return (await priceBasket(tx, call, known)).basket.version;
      const basket = {
        id: basketId,
        accountId: caller.id,
        version: 1,
        licenceId,
        updatesSubscription: null,
        gift: null,
        acknowledgesNoTrial: false,
        returnPath: null,
        voucher: null,
      };
      await putBasket(tx, realm.id, basket, clock.now());
      return (await priceBasket(tx, call, basket)).basket.version;
    });
    const state = await payBasket(call, createRun(call), {
      basketId,
      basketVersion,
      primaryPaymentDetailsAttributes: {
        paymentDetailsExternalId: cardId,
        targetPaymentProvider: provider,
        paymentMethodType: method,
      },
      acknowledgesNoTrial: false,
      clientKey,
    });
    return requireGranted(call, state, licenceId);
  },
  'POST /api/v2/licence/{licenceId}/payment-details/{id}': async (call) => {
    const { realm, caller, params, clock } = call;
    const { id: instrumentId } = await requireInstrument(call, params.id);
    await createRun(call)(async (tx) => {
      const { id } = await requireRenewable(tx, call, { accountId: caller.id, licenceId: params.licenceId });
      const now = clock.now();
      const event = { kind: 'instrument-chosen', instrumentId, at: now, effectiveAt: now, by: 'viewer' } as const;
      await addSubscriptionEvent(tx, { realm: realm.id, id }, event);
    });
  },
};
