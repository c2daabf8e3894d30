import { randomUUID } from 'node:crypto';
import type { GiftDetails } from '#schemas/wire/commerce/gifts.ts';
import { addDays, dayIn, isDay } from '#schemas/time/day.ts';
import { isTimeZone } from '#schemas/time/zone.ts';
import { acquireLock, inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { requireGift } from '../gifts/find-gift.ts';
import { redeemGift } from '../gifts/redeem-gift.ts';
import { describeUserLicences } from '../subscriptions/describe-user-licences.ts';
import { listSubscriptions } from '../subscriptions/subscriptions.store.ts';
import { type Basket, findOpenBasket, lockBasketRow, putBasket } from './baskets.store.ts';
import { assertTerritory, describeBasket, loadCheckout } from './load-checkout.ts';
import { isSameDetails, requireOfferedGift } from './price-gift.ts';

type Names = 'POST /api/v2/gift/basket' | 'POST /api/v2/gift/redeem';

/** Days ahead for which a gift can be ordered. */
const MAX_DAYS_AHEAD = 365;

/** @throws ProblemError 400 for a day, time zone or language that cannot be used */
function assertDetails({ realm, clock }: AccountContext, { deliverOn, timeZone, language }: GiftDetails): void {
  if (language !== undefined && !realm.settings.languages.includes(language))
    throw new ProblemError('BAD_REQUEST', ['giftLanguage']);
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw new ProblemError('BAD_REQUEST', ['giftDate']);
  if (deliverOn === undefined) return;
  const today = dayIn(clock.now(), timeZone ?? 'UTC');
  // Days of this form are in the order of their text.
  if (!isDay(deliverOn) || deliverOn < today || deliverOn > addDays(today, MAX_DAYS_AHEAD))
    throw new ProblemError('BAD_REQUEST', ['giftDate']);
}

/** The purchase and the redemption of gifts, which need the rules of the checkout. */
export const giftCheckoutHandlers: Handlers<Names> = {
  'POST /api/v2/gift/basket': async (call) => {
    assertTerritory(call);
    const { db, realm, caller, clock, body } = call;
    const { giftId, ...written } = body;
    const details = omitUndefined(written) as GiftDetails;
    assertDetails(call, details);
    const { licence } = requireOfferedGift(call, giftId);
    const checkout = await inRealm(db, realm.id, async (tx) => {
      // Two tabs at the same moment get one basket.
      await acquireLock(tx, `gift basket ${realm.id} ${caller.id}`);
      const open = await findOpenBasket(tx, realm.id, caller.id, 'gift');
      const known = open && (await lockBasketRow(tx, realm.id, open.id));
      const basket: Basket = {
        id: known?.id ?? randomUUID(),
        accountId: caller.id,
        version: known?.version ?? 1,
        licenceId: licence.id,
        updatesSubscription: null,
        gift: { giftId, details },
        acknowledgesNoTrial: false,
        returnPath: null,
        voucher: null,
      };
      await putBasket(tx, realm.id, basket, clock.now());
      const loaded = await loadCheckout(tx, call, basket);
      const { purchase, giftDetails } = loaded.priced;
      // A payment of another gift in this basket waits for its result.
      if (purchase.gift?.giftId !== giftId || !isSameDetails(details, giftDetails))
        throw new ProblemError('CONFLICT', ['paymentInProgress']);
      return loaded;
    });
    return describeBasket(call, checkout);
  },
  'POST /api/v2/gift/redeem': async (call) => {
    assertTerritory(call);
    const { db, realm, caller, body } = call;
    const { codeHash } = await requireGift(call, (work) => inRealm(db, realm.id, work), body.redeemCode);
    const redeemed = await inRealm(db, realm.id, async (tx) => {
      const redemption = await redeemGift(tx, call, { codeHash, acknowledgesOwn: body.acknowledgeOwnGift ?? false });
      const all = await listSubscriptions(tx, realm.id, caller.id);
      return { ...redemption, held: all.filter(({ id }) => id === redemption.subscriptionId) };
    });
    const { startsAt, endsAt, held } = redeemed;
    const [licence] = await describeUserLicences(call, held);
    if (!licence) throw new Error(`The gift ${redeemed.gift.id} granted no licence.`);
    return { licence, startsAt, endsAt };
  },
};
