import { v5 as hashToUuid } from 'uuid';
import type { LicenceStatus } from '#schemas/wire/commerce/licences.ts';
import { inRealm, type RunTransaction, type Tx } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { isEntitled } from '../domain/licence-view.ts';
import { describeUserLicences } from '../subscriptions/describe-user-licences.ts';
import { listSubscriptions } from '../subscriptions/subscriptions.store.ts';
import type { BasketVoucher } from '../vouchers/basket-voucher.ts';
import { assertVoucherApplied, requireVoucher } from './basket-vouchers.routes.ts';
import { lockBasketRow, putBasket } from './baskets.store.ts';
import { assertTerritory, type Checkout, listOptions, loadCheckout } from './load-checkout.ts';
import { payBasket } from './pay-basket.ts';

type Names = 'POST /api/v2/promotions/voucher/redeem';

/** Namespace of the baskets' ids that are made of redemptions. */
const REDEMPTION_NAMESPACE = '5d2f3a0e-7c41-4d8b-9f0d-3c6e8a1b7f24';

const createRun =
  ({ db, realm }: AccountContext): RunTransaction =>
  (work, options) =>
    inRealm(db, realm.id, work, options);

/** Lists the subscriptions of the caller to a licence. */
async function listHeld(tx: Tx, { realm, caller }: AccountContext, licenceId: number) {
  const all = await listSubscriptions(tx, realm.id, caller.id);
  return all.filter(({ subscription }) => subscription.licenceId === licenceId);
}

/**
 * Requires a purchase that needs nothing of its buyer, by the rules of the checkout.
 * @throws ProblemError 409 with the reason if the voucher leaves something to pay now, or later by a card
 */
async function assertNothingToPay(context: AccountContext, checkout: Checkout): Promise<void> {
  const options = await listOptions(context, checkout);
  if (options.some(({ flow }) => flow === 'none')) return;
  const isFree = checkout.priced.purchase.money.amount === 0n;
  throw new ProblemError('CONFLICT', [isFree ? 'voucher.cardNeeded' : 'voucher.paymentNeeded']);
}

/**
 * Prices a licence with a voucher in a basket of its own. A repeated request has the same basket, and so one purchase, until
 * the granted access has ended.
 * @throws ProblemError for a licence that the caller cannot buy, and 409 for a voucher that does not pay it
 */
async function priceRedemption(context: AccountContext, licenceId: number, voucher: BasketVoucher): Promise<Checkout> {
  const { realm, caller, clock } = context;
  return createRun(context)(async (tx) => {
    const ended = (await listHeld(tx, context, licenceId)).filter(
      ({ subscription }) => !isEntitled(subscription, clock.now()),
    );
    const key = JSON.stringify([realm.id, caller.id, licenceId, voucher.hash, ended.length]);
    const id = hashToUuid(key, REDEMPTION_NAMESPACE);
    const known = await lockBasketRow(tx, realm.id, id);
    const basket = known
      ? { ...known, voucher }
      : {
          id,
          accountId: caller.id,
          version: 1,
          licenceId,
          updatesSubscription: null,
          gift: null,
          acknowledgesNoTrial: false,
          returnPath: null,
          voucher,
        };
    if (!known) await putBasket(tx, realm.id, basket, clock.now());
    const checkout = await loadCheckout(tx, context, basket);
    assertVoucherApplied(checkout, voucher);
    // Inside the transaction, so that a voucher for the checkout leaves no basket.
    await assertNothingToPay(context, checkout);
    return checkout;
  });
}

/** Reads the licence that a redemption granted. */
async function readGranted(context: AccountContext, licenceId: number): Promise<LicenceStatus> {
  const held = await createRun(context)((tx) => listHeld(tx, context, licenceId));
  const [granted] = await describeUserLicences(context, held);
  if (!granted) throw new Error(`The voucher granted no licence ${licenceId}.`);
  return granted;
}

/** Vouchers that pay a whole licence without a checkout. */
export const voucherRedemptionHandlers: Handlers<Names> = {
  'POST /api/v2/promotions/voucher/redeem': async (call) => {
    assertTerritory(call);
    const { voucherCode, licenceId } = call.body;
    const voucher = await requireVoucher(call, voucherCode);
    const checkout = await priceRedemption(call, licenceId, voucher);
    const { basket } = checkout.priced;
    const { purchase } = await payBasket(call, createRun(call), {
      basketId: basket.id,
      basketVersion: basket.version,
      primaryPaymentDetailsAttributes: { targetPaymentProvider: 'zero-balance', paymentMethodType: 'zero-balance' },
      acknowledgesNoTrial: false,
      clientKey: call.http.req.header('idempotency-key')?.slice(0, 255),
    });
    if (purchase.state !== 'PAID') throw new ProblemError('CONFLICT', ['paymentInProgress']);
    return readGranted(call, licenceId);
  },
};
