import { validate as isUuid } from 'uuid';
import type { PayBody, PaymentOption } from '#schemas/wire/commerce/checkout.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { type Buyer, listMissingConsents, listMissingFields } from './purchase-requirements.ts';
import { inRealm, type RunTransaction } from '../../platform/db/scope.ts';
import type { Call, Handlers } from '../../platform/http/call.ts';
import { pageHref } from '../../platform/http/page-href.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { getDeclineLabel } from '../payments/decline-label.ts';
import { payPurchase, type PayOutcome } from '../payments/pay.ts';
import { getProvider } from '../payments/payment-context.ts';
import type { Payer, StoredInstrument } from '../payments/provider.ts';
import { createPaymentContext } from '../payments/realm-providers.ts';
import { type Basket, findOpenBasket, lockBasketRow, putBasket } from './baskets.store.ts';
import { readOwnToken, toInstrument } from './choose-instrument.ts';
import { assertTerritory, describeBasket, getCountry, listOptions, loadCheckout } from './load-checkout.ts';
import { requireTrialDecision } from './price-basket.ts';
import { describePurchase, readPurchaseState } from './read-purchase.ts';
import { createPaymentHooks } from './payment-hooks.ts';
import { assertVoucherApplied, requireVoucher } from './basket-vouchers.routes.ts';
import { signReturnToken } from './return-token.ts';

type Names =
  | 'GET /api/v2/customer/basket'
  | 'PUT /api/v2/baskets/{id}'
  | 'POST /api/v4/payment-method/init'
  | 'POST /api/v4/payment-method/validate'
  | 'POST /api/v2/customer/baskets/pay/{id}';

/** Codes of refused payments that are codes of the problem too (product document 2, section 8). */
const OWN_PROBLEM_CODES = ['card_declined', 'incorrect_number'] as const;

const createRun =
  ({ db, realm }: AccountContext): RunTransaction =>
  (work, options) =>
    inRealm(db, realm.id, work, options);

/** @throws ProblemError 424 or 428 for an account that has not filled in the purchase form, or agreed to the terms */
async function assertRequirements(context: AccountContext, buyer: Buyer): Promise<void> {
  const missingFields = await listMissingFields(context, buyer);
  if (missingFields.length > 0)
    throw new ProblemError('BASKET_REQUIREMENTS_FAILED', ['billingDetailsRequired'], { details: { missingFields } });
  if ((await listMissingConsents(context, buyer)).length > 0)
    throw new ProblemError('STEP_REQUIRED', ['consentIsRequired'], { details: { step: 'consent' } });
}

const toPayer = (context: AccountContext, buyer: Buyer): Payer => ({
  email: buyer.email,
  name: buyer.name,
  country: getCountry(context, buyer),
  locale: context.locale,
  address: context.address,
  taxNumber: buyer.taxNumber,
});

/** @throws ProblemError for an outcome that is no payment */
function assertStarted(outcome: PayOutcome): void {
  if (outcome.kind === 'refused') {
    if (outcome.reason === 'unknown-purchase') throw new ProblemError('NOT_FOUND', ['basketMissing']);
    if (outcome.reason === 'quote-expired') throw new ProblemError('CONFLICT', ['basketChanged']);
    return;
  }
  const { state, decline } = outcome.attempt;
  if (state !== 'FAILED') return;
  const code = decline?.code ?? '';
  const problem = OWN_PROBLEM_CODES.find((own) => own === code) ?? 'PAYMENT_FAILED';
  throw new ProblemError(problem, [getDeclineLabel(code)]);
}

/** The option that a request to pay names. @throws ProblemError 400 for one that the basket does not have */
function requireOption(
  options: readonly PaymentOption[],
  chosen: PayBody['primaryPaymentDetailsAttributes'],
): PaymentOption {
  const { targetPaymentProvider: provider, paymentMethodType: method } = chosen;
  const option = options.find((one) => one.provider === provider && one.method === method);
  if (!option) throw new ProblemError('BAD_REQUEST', ['paymentError']);
  return option;
}

const toCardDetails = ({ brand, last4, expiry }: Omit<StoredInstrument, 'reference'>) =>
  omitUndefined({ cardType: brand, last4Digits: last4, expiryMonth: expiry?.month, expiryYear: expiry?.year });

async function pay(call: Call<'POST /api/v2/customer/baskets/pay/{id}'>) {
  assertTerritory(call);
  const { realm, body, params, caller, query, clock, http } = call;
  const run = createRun(call);
  const acknowledges = query.acknowledgeNoFreeTrial === 'true';
  const checkout = await run(async (tx) => {
    const basket = await lockBasketRow(tx, realm.id, params.id);
    return loadCheckout(
      tx,
      call,
      basket && { ...basket, acknowledgesNoTrial: basket.acknowledgesNoTrial || acknowledges },
    );
  });
  const { priced, buyer, instruments } = checkout;
  const { basket, purchase, licence, removedVoucher } = priced;
  if (purchase.state === 'OPEN') {
    if (basket.version !== body.basketVersion)
      throw new ProblemError('CONFLICT', [removedVoucher ? `voucher.${removedVoucher.reason}` : 'basketChanged']);
    await assertRequirements(call, buyer);
  }
  const chosen = body.primaryPaymentDetailsAttributes;
  const option = requireOption(await listOptions(call, checkout), chosen);
  const { paymentDetailsExternalId: exid } = chosen;
  const stored = instruments.find(({ id, provider }) => id === exid && provider === option.provider);
  const instrument = toInstrument(exid, option, stored);
  const payments = await createPaymentContext(call, run, createPaymentHooks(call));
  const card =
    instrument.kind === 'token'
      ? await readOwnToken(getProvider(payments, option.provider), instrument.token, caller.id)
      : stored;
  if (purchase.grants.some(({ trialOf }) => trialOf !== undefined)) {
    const { acknowledgesNoTrial } = basket;
    await run((tx) => requireTrialDecision(tx, call, { licence, acknowledgesNoTrial, fingerprint: card?.fingerprint }));
  }
  const clientKey = http.req.header('idempotency-key')?.slice(0, 255);
  const { t } = await messagesFor(call);
  const outcome = await payPurchase(payments, {
    purchaseId: purchase.id,
    accountId: caller.id,
    provider: option.provider,
    method: option.method,
    instrument,
    payer: toPayer(call, buyer),
    description: `${realm.settings.name}: ${licence.name.startsWith('t:') ? t(licence.name.slice(2)) : licence.name}`,
    getReturnUrl: async (attemptId) =>
      pageHref(realm.settings, 'PAY', {
        params: { providerId: option.provider },
        query: { token: await signReturnToken(call, attemptId) },
        locale: call.locale,
        origin: getSiteOrigin(call),
      }),
    storesInstrument: body.storesInstrument === true || purchase.grants.some(({ renewal }) => renewal === 'AUTO'),
    replaces: body.replaces ?? false,
    ...(clientKey !== undefined && { clientKey }),
  });
  assertStarted(outcome);
  const state = await run((tx) => readPurchaseState(tx, realm.id, purchase.id));
  if (!state) throw new Error(`The purchase ${purchase.id} that was paid at ${clock.now()} is missing.`);
  return describePurchase(call, state);
}

export const checkoutHandlers: Handlers<Names> = {
  'GET /api/v2/customer/basket': async (call) => {
    assertTerritory(call);
    const { realm, caller } = call;
    const checkout = await createRun(call)(async (tx) => {
      const open = await findOpenBasket(tx, realm.id, caller.id);
      return loadCheckout(tx, call, open && (await lockBasketRow(tx, realm.id, open.id)));
    });
    return describeBasket(call, checkout);
  },
  'PUT /api/v2/baskets/{id}': async (call) => {
    assertTerritory(call);
    const { realm, caller, params, body, query, clock } = call;
    const [item] = body.basketItems;
    if (!item || !isUuid(params.id)) throw new ProblemError('BAD_REQUEST', ['paymentError']);
    const [code] = body.vouchers ?? [];
    const entered = code && (await requireVoucher(call, code.code));
    const checkout = await createRun(call)(async (tx) => {
      const known = await lockBasketRow(tx, realm.id, params.id);
      if (known && known.accountId !== caller.id) throw new ProblemError('NOT_FOUND', ['basketMissing']);
      const basket: Basket = {
        id: params.id,
        accountId: caller.id,
        version: known?.version ?? 1,
        licenceId: item.licenceId,
        acknowledgesNoTrial: query.acknowledgeNoFreeTrial === 'true' || (known?.acknowledgesNoTrial ?? false),
        returnPath: body.returnPath ?? known?.returnPath ?? null,
        voucher: entered ?? (body.vouchers ? null : (known?.voucher ?? null)),
      };
      await putBasket(tx, realm.id, basket, clock.now());
      const loaded = await loadCheckout(tx, call, basket);
      if (entered) assertVoucherApplied(loaded, entered);
      return loaded;
    });
    return describeBasket(call, checkout);
  },
  'POST /api/v4/payment-method/init': async (call) => {
    assertTerritory(call);
    const { realm, body, caller, locale } = call;
    const run = createRun(call);
    const checkout = await run(async (tx) => loadCheckout(tx, call, await lockBasketRow(tx, realm.id, body.basketId)));
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
  'POST /api/v2/customer/baskets/pay/{id}': pay,
};
