import { randomUUID } from 'node:crypto';
import { validate as isUuid } from 'uuid';
import type { PayBody, PaymentOption } from '#schemas/wire/commerce/checkout.ts';
import { localise } from '#schemas/localise.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import type { RunTransaction } from '../../platform/db/scope.ts';
import { pageHref } from '../../platform/http/page-href.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { getSiteOrigin } from '../../platform/http/site-origin.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { getDeclineLabel } from '../payments/decline-label.ts';
import { listAttempts } from '../payments/attempts.store.ts';
import { payPurchase, type PayOutcome } from '../payments/pay.ts';
import { getProvider } from '../payments/payment-context.ts';
import type { Payer } from '../payments/provider.ts';
import { createPaymentContext } from '../payments/realm-providers.ts';
import { RenewalObsoleteError } from '../renewals/renew-subscription.ts';
import { lockBasketRow } from './baskets.store.ts';
import { readOwnToken, toInstrument } from './choose-instrument.ts';
import { assertTerritory, getCountry, isNewSale, listOptions, loadCheckout } from './load-checkout.ts';
import { limitDeclines } from './limit-declines.ts';
import { createPaymentHooks } from './payment-hooks.ts';
import { requireTrialDecision } from './price-basket.ts';
import { type Buyer, listMissingConsents, listMissingFields } from './purchase-requirements.ts';
import { type PurchaseState, readPurchaseState } from './read-purchase.ts';
import { signReturnToken } from './return-token.ts';

/** Codes of refused payments that are codes of the problem too (product document 2, section 8). */
const OWN_PROBLEM_CODES = ['card_declined', 'incorrect_number'] as const;

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
export function requireOption(
  options: readonly PaymentOption[],
  chosen: PayBody['primaryPaymentDetailsAttributes'],
): PaymentOption {
  const { targetPaymentProvider: provider, paymentMethodType: method } = chosen;
  const option = options.find((one) => one.provider === provider && one.method === method);
  if (!option) throw new ProblemError('BAD_REQUEST', ['paymentError']);
  return option;
}

/** A request to pay a basket. */
export interface PayBasketRequest extends PayBody {
  basketId: string;
  acknowledgesNoTrial: boolean;
  /** Idempotency key of the client. */
  clientKey: string | undefined;
}

/** Pays nothing, because a stored instrument needs no provider to be chosen for later payments. */
const NO_PAYMENT: Pick<PaymentOption, 'provider' | 'method' | 'flow'> = {
  provider: 'zero-balance',
  method: 'zero-balance',
  flow: 'none',
};

/**
 * Pays a basket of the caller with a typed card, a stored instrument or another method, and returns the purchase after
 * it. A basket that changes the card of a subscription stores the card, or chooses a stored one; if a period of the
 * subscription is due, it is paid by this.
 * @param run opens the transactions
 * @throws ProblemError 402 for a refused payment, 404 for an unknown card, 409 for a basket that has changed, 424 or 428 for missing details, 429 after too
 * many declined cards
 */
export async function payBasket(
  context: AccountContext,
  run: RunTransaction,
  request: PayBasketRequest,
): Promise<PurchaseState> {
  const { realm, caller, clock } = context;
  const { acknowledgesNoTrial: acknowledges, clientKey = randomUUID() } = request;
  const { checkout, attempts } = await run(async (tx) => {
    const basket = await lockBasketRow(tx, realm.id, request.basketId);
    const loaded = await loadCheckout(
      tx,
      context,
      basket && { ...basket, acknowledgesNoTrial: basket.acknowledgesNoTrial || acknowledges },
    );
    return { checkout: loaded, attempts: await listAttempts(tx, realm.id, [loaded.priced.purchase.id]) };
  });
  const { priced, buyer, instruments } = checkout;
  const { basket, purchase, licence, removedVoucher } = priced;
  const isCardUpdate = purchase.cardUpdate !== null;
  const isSale = isNewSale(purchase);
  // A traveler can change the card of a plan, but not buy one outside the territories.
  if (isSale) assertTerritory(context);
  if (purchase.state === 'OPEN') {
    if (basket.version !== request.basketVersion)
      throw new ProblemError('CONFLICT', [removedVoucher ? `voucher.${removedVoucher.reason}` : 'basketChanged']);
    if (isSale) await assertRequirements(context, buyer);
  }
  const chosen = request.primaryPaymentDetailsAttributes;
  const option = requireOption(await listOptions(context, checkout), chosen);
  const { paymentDetailsExternalId: exid } = chosen;
  const stored = instruments.find(({ id, provider }) => id === exid && provider === option.provider);
  const { provider, method, flow } = isCardUpdate && stored ? NO_PAYMENT : option;
  const instrument = flow === 'none' ? ({ kind: 'none' } as const) : toInstrument(exid, option, stored);
  const payments = await createPaymentContext(context, run, createPaymentHooks(context));
  const card =
    instrument.kind === 'token'
      ? await readOwnToken(getProvider(payments, provider), instrument.token, caller.id)
      : stored;
  // Ids of stored cards are UUIDs. A card may be removed after it has paid: a repeated request still gets its result.
  if (purchase.state === 'OPEN' && instrument.kind === 'token' && !card && isUuid(instrument.token))
    throw new ProblemError('NOT_FOUND', ['cardMissing']);
  // A purchase that is paid has used its trial itself: a repeated request gets its result.
  if (purchase.state === 'OPEN' && purchase.grants.some(({ trialOf }) => trialOf !== undefined)) {
    const { acknowledgesNoTrial } = basket;
    await run((tx) =>
      requireTrialDecision(tx, context, { licence, acknowledgesNoTrial, fingerprint: card?.fingerprint }),
    );
  }
  const { t } = await messagesFor(context);
  // An instrument of a method that is paid by invoice could not be charged later.
  const renews = !isSale || purchase.grants.some(({ renewal }) => renewal === 'AUTO');
  const pay = () =>
    payPurchase(payments, {
      purchaseId: purchase.id,
      accountId: caller.id,
      provider,
      method,
      instrument,
      payer: toPayer(context, buyer),
      description: `${realm.settings.name}: ${localise(purchase.gift?.name ?? licence.name, (key) => t(key))}`,
      getReturnUrl: async (attemptId) =>
        pageHref(realm.settings, 'PAY', {
          params: { providerId: provider },
          query: { token: await signReturnToken(context, attemptId) },
          locale: context.locale,
          origin: getSiteOrigin(context),
        }),
      storesInstrument: option.renewal !== 'by-invoice' && (request.storesInstrument === true || renews),
      replaces: request.replaces ?? false,
      ...(stored && { instrumentId: stored.id }),
      ...(card && method === 'card' && { card: { brand: card.brand, last4: card.last4 } }),
      clientKey,
    }).catch((error: unknown) => {
      // Another tab or the job has paid the period, or the plan has ended.
      if (error instanceof RenewalObsoleteError) throw new ProblemError('CONFLICT', ['basketChanged']);
      throw error;
    });
  // A repeated request gets the result of the first one.
  const isNew = purchase.state === 'OPEN' && !attempts.some((one) => one.clientKey === clientKey);
  const outcome = await (isNew && method === 'card' ? limitDeclines(context, run, pay) : pay());
  assertStarted(outcome);
  const state = await run((tx) => readPurchaseState(tx, realm.id, purchase.id));
  if (!state) throw new Error(`The purchase ${purchase.id} that was paid at ${clock.now()} is missing.`);
  return state;
}
