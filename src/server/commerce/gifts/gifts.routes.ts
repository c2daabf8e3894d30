import { validate as isUuid } from 'uuid';
import { localise } from '#schemas/localise.ts';
import type { SentGift } from '#schemas/wire/commerce/gifts.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import { inRealm } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { requireGift } from './find-gift.ts';
import { listGifts, toGiftProduct } from './gift-products.ts';
import { getGiftState } from './gift-state.ts';
import { type Gift, listSentGifts, lockGift, updateGift } from './gifts.store.ts';
import { mailGiftCode } from './send-gift.ts';

type Names =
  | 'GET /api/v2/gift/products'
  | 'POST /api/v2/gift/lookup'
  | 'GET /api/v2/gift/sent'
  | 'POST /api/v2/gift/sent/{id}/resend';

const toSentGift = (gift: Gift, now: number): SentGift => ({
  id: gift.id,
  giftId: gift.giftId,
  name: gift.name,
  period: gift.period,
  recipientName: gift.recipientName,
  recipientEmail: gift.recipientEmail,
  state: getGiftState(gift, now),
  boughtAt: gift.boughtAt,
  sendAt: gift.sendAt,
  expiresAt: gift.expiresAt,
});

/** What a realm gives away: its products, the gift of a code, and the gifts of a giver. */
export const giftHandlers: Handlers<Names> = {
  'GET /api/v2/gift/products': async (call) => {
    const { realm, locale, country, clock } = call;
    const { t } = await messagesFor(call);
    const products = listGifts(realm, { locale, country, now: clock.now() }).map(toGiftProduct);
    return localise({ products }, (key) => t(key));
  },
  'POST /api/v2/gift/lookup': async (call) => {
    const { realm, body, clock } = call;
    const { gift } = await requireGift(call, (work) => inRealm(call.db, realm.id, work), body.redeemCode);
    const now = clock.now();
    // Reading blocks nothing, so an unopened gift is opened without a lock on its purchase.
    if (getGiftState(gift, now) === 'SENT')
      await inRealm(call.db, realm.id, (tx) => updateGift(tx, realm.id, gift.id, { openedAt: now }));
    const licence = realm.licences.find(({ id }) => id === gift.licenceId);
    const { t } = await messagesFor(call);
    const offer = omitUndefined({
      name: gift.name,
      licenceName: licence?.licenceName ?? licence?.name ?? gift.name,
      included: [...(licence?.included ?? [])],
      period: gift.period,
    });
    const state = getGiftState(gift, now);
    return {
      ...localise(offer, (key) => t(key)),
      senderName: gift.senderName,
      recipientName: gift.recipientName,
      ...(gift.message !== null && { message: gift.message }),
      state: state === 'SENT' ? 'OPENED' : state,
      expiresAt: gift.expiresAt,
    };
  },
  'GET /api/v2/gift/sent': async (call) => {
    const { realm, caller, clock } = call;
    const sent = await inRealm(call.db, realm.id, (tx) => listSentGifts(tx, realm.id, caller.id));
    const { t } = await messagesFor(call);
    return {
      gifts: sent.map((gift) => ({
        ...toSentGift(gift, clock.now()),
        name: localise(gift.name, (key) => t(key)),
      })),
    };
  },
  'POST /api/v2/gift/sent/{id}/resend': async (call) => {
    const { realm, caller, params, clock } = call;
    await inRealm(call.db, realm.id, async (tx) => {
      const gift = isUuid(params.id) ? await lockGift(tx, realm.id, params.id) : undefined;
      if (!gift || gift.accountId !== caller.id) throw new ProblemError('NOT_FOUND', ['giftUnknown']);
      const state = getGiftState(gift, clock.now());
      if (state !== 'SENT' && state !== 'OPENED') throw new ProblemError('CONFLICT', ['giftNotSent']);
      await mailGiftCode(tx, call, gift);
    });
  },
};
