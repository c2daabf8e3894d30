import { localise } from '#schemas/localise.ts';
import { messagesFor } from '../../definitions/labels/messages-for.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { listGifts, toGiftProduct } from './gift-products.ts';

type Names =
  | 'GET /api/v2/gift/products'
  | 'POST /api/v2/gift/basket'
  | 'POST /api/v2/gift/lookup'
  | 'POST /api/v2/gift/redeem'
  | 'GET /api/v2/gift/sent'
  | 'POST /api/v2/gift/sent/{id}/resend';

const missing = () => {
  throw new ProblemError('NOT_FOUND', ['giftUnknown']);
};

export const giftHandlers: Handlers<Names> = {
  'GET /api/v2/gift/products': async (call) => {
    const { realm, locale, country, clock } = call;
    const { t } = await messagesFor(call);
    const products = listGifts(realm, { locale, country, now: clock.now() }).map(toGiftProduct);
    return localise({ products }, (key) => t(key));
  },
  'POST /api/v2/gift/basket': missing,
  'POST /api/v2/gift/lookup': missing,
  'POST /api/v2/gift/redeem': missing,
  'GET /api/v2/gift/sent': async () => ({ gifts: [] }),
  'POST /api/v2/gift/sent/{id}/resend': missing,
};
