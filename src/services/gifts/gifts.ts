import type { GiftRefusal, GiftsPort } from '#renderers/ports/gifts.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Api } from '../api/client.ts';
import { NO_ANSWER, ProblemError } from '../api/problem-error.ts';

const OFFLINE_LABEL: LabelKey = 'gift.notSent';
const KID_LABEL: LabelKey = 'gift.childProfile';
/** Label of a refusal that the user can override. */
const OWN_GIFT = 'giftOwn';

/** Converts the refusal of a code to labels. @throws the error, if it is no refusal */
function toRefusal(error: unknown): GiftRefusal {
  if (!(error instanceof ProblemError)) throw error;
  const { status, messages, code } = error.problem;
  if (status === NO_ANSWER) return { ok: false, isOwn: false, labels: [OFFLINE_LABEL] };
  const isChild = [code, ...messages].includes('KID_PROFILE');
  return { ok: false, isOwn: messages.includes(OWN_GIFT), labels: isChild ? [KID_LABEL] : [...messages, code] };
}

/** Implements the port of gifts with the realm server's API. */
export const createGifts = (api: Api): GiftsPort => ({
  lookUp: (redeemCode) =>
    api.call('POST /api/v2/gift/lookup', { body: { redeemCode } }).then((offer) => ({ ok: true, offer }), toRefusal),
  redeem: (redeemCode, acknowledgesOwn) =>
    api
      .call('POST /api/v2/gift/redeem', {
        body: { redeemCode, ...(acknowledgesOwn && { acknowledgeOwnGift: true }) },
      })
      .then((redeemed) => ({ ok: true, redeemed }), toRefusal),
});
