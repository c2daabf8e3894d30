import { validate as isUuid } from 'uuid';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { inRealm, type RunTransaction, type Tx } from '../../platform/db/scope.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { getProvider } from '../payments/payment-context.ts';
import type { StoredInstrument } from '../payments/provider.ts';
import { createPaymentContext } from '../payments/realm-providers.ts';
import { assertVoucherApplied, requireVoucher } from './basket-vouchers.routes.ts';
import { type Basket, deleteBasket, findOpenBasket, lockBasketRow, putBasket } from './baskets.store.ts';
import { readOwnToken } from './choose-instrument.ts';
import { assertTerritory, type Checkout, describeBasket, listOptions, loadCheckout } from './load-checkout.ts';
import { payBasket, requireOption } from './pay-basket.ts';
import { createPaymentHooks } from './payment-hooks.ts';
import { requireRenewable } from './price-card-update.ts';
import { describePurchase } from './read-purchase.ts';

type Names =
  | 'GET /api/v2/customer/basket'
  | 'PUT /api/v2/baskets/{id}'
  | 'POST /api/v4/payment-method/init'
  | 'POST /api/v4/payment-method/validate'
  | 'POST /api/v2/customer/baskets/pay/{id}';

const createRun =
  ({ db, realm }: AccountContext): RunTransaction =>
  (work, options) =>
    inRealm(db, realm.id, work, options);

/**
 * Prices the basket that the caller changed last and has not paid. Baskets whose licence the caller cannot buy any more,
 * because it or a higher one is owned meanwhile, are deleted: no payment of them is on its way.
 * @throws ProblemError 404 without a basket
 */
async function loadOpenCheckout(tx: Tx, context: AccountContext): Promise<Checkout> {
  const { realm, caller } = context;
  for (;;) {
    const open = await findOpenBasket(tx, realm.id, caller.id);
    const basket = open && (await lockBasketRow(tx, realm.id, open.id));
    try {
      return await loadCheckout(tx, context, basket);
    } catch (error) {
      const isOwned = error instanceof ProblemError && error.code === 'INVALID_TIER_CHANGE';
      if (!basket || !isOwned) throw error;
      await deleteBasket(tx, realm.id, basket.id);
    }
  }
}

const toCardDetails = ({ brand, last4, expiry }: Omit<StoredInstrument, 'reference'>) =>
  omitUndefined({ cardType: brand, last4Digits: last4, expiryMonth: expiry?.month, expiryYear: expiry?.year });

export const checkoutHandlers: Handlers<Names> = {
  'GET /api/v2/customer/basket': async (call) => {
    assertTerritory(call);
    return describeBasket(call, await createRun(call)((tx) => loadOpenCheckout(tx, call)));
  },
  'PUT /api/v2/baskets/{id}': async (call) => {
    const { realm, caller, params, body, query, clock } = call;
    const [item] = body.basketItems;
    if (!item || !isUuid(params.id)) throw new ProblemError('BAD_REQUEST', ['paymentError']);
    if (!item.isCardUpdate) assertTerritory(call);
    const [code] = body.vouchers ?? [];
    if (item.isCardUpdate && code) throw new ProblemError('CONFLICT', ['voucher.cardUpdate']);
    const entered = code && (await requireVoucher(call, code.code));
    const checkout = await createRun(call)(async (tx) => {
      const known = await lockBasketRow(tx, realm.id, params.id);
      // A basket of a gift stays one.
      if (known && (known.accountId !== caller.id || known.gift))
        throw new ProblemError('NOT_FOUND', ['basketMissing']);
      const basket: Basket = {
        id: params.id,
        accountId: caller.id,
        version: known?.version ?? 1,
        licenceId: item.licenceId,
        updatesSubscription: item.isCardUpdate
          ? (await requireRenewable(tx, call, { accountId: caller.id, licenceId: item.licenceId })).id
          : null,
        gift: null,
        acknowledgesNoTrial: query.acknowledgeNoFreeTrial === 'true' || (known?.acknowledgesNoTrial ?? false),
        returnPath: body.returnPath ?? known?.returnPath ?? null,
        voucher: entered ?? (body.vouchers || item.isCardUpdate ? null : (known?.voucher ?? null)),
      };
      await putBasket(tx, realm.id, basket, clock.now());
      const loaded = await loadCheckout(tx, call, basket);
      if (entered) assertVoucherApplied(loaded, entered);
      return loaded;
    });
    return describeBasket(call, checkout);
  },
  'POST /api/v4/payment-method/init': async (call) => {
    const { realm, body, caller, locale } = call;
    const run = createRun(call);
    const checkout = await run(async (tx) => loadCheckout(tx, call, await lockBasketRow(tx, realm.id, body.basketId)));
    if (!checkout.priced.purchase.cardUpdate) assertTerritory(call);
    const option = requireOption(await listOptions(call, checkout), body);
    if (option.flow !== 'fields') throw new ProblemError('BAD_REQUEST', ['paymentError']);
    const payments = await createPaymentContext(call, run, createPaymentHooks(call));
    const session = await getProvider(payments, option.provider).openFields({
      accountId: caller.id,
      pageOrigin: getSiteOrigin(call),
      locale,
      money: checkout.priced.purchase.money,
    });
    const { kind, url, id } = session;
    return { paymentDetailsExid: id, fields: { kind, url, origin: new URL(url).origin } };
  },
  'POST /api/v4/payment-method/validate': async (call) => {
    const { body, caller } = call;
    const { paymentDetailsExid, targetPaymentProvider } = body;
    const payments = await createPaymentContext(call, createRun(call), createPaymentHooks(call));
    const card = payments.providers.has(targetPaymentProvider)
      ? await readOwnToken(getProvider(payments, targetPaymentProvider), paymentDetailsExid, caller.id)
      : undefined;
    if (!card) throw new ProblemError('NOT_FOUND', ['failedPayment']);
    return { paymentDetailsExid, paymentMethodDetails: toCardDetails(card) };
  },
  'POST /api/v2/customer/baskets/pay/{id}': async (call) => {
    const { params, body, query, http } = call;
    const state = await payBasket(call, createRun(call), {
      basketId: params.id,
      acknowledgesNoTrial: query.acknowledgeNoFreeTrial === 'true',
      clientKey: http.req.header('idempotency-key')?.slice(0, 255),
      ...body,
    });
    return describePurchase(call, state);
  },
};
