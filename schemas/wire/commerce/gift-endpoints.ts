import * as z from 'zod';
import { type Endpoint, forAccounts, onPages } from '../endpoint.ts';
import { rateLimits } from '../rate-limits.ts';
import { Basket } from './checkout.ts';
import {
  GiftBasketBody,
  GiftLookupBody,
  GiftOffer,
  GiftProductsAnswer,
  GiftRedemption,
  GiftRedemptionBody,
  SentGiftsAnswer,
} from './gifts.ts';

/** Endpoints of gifts: a licence for a fixed time that one account buys and another one redeems with a mailed code. */
export const giftEndpoints = {
  'GET /api/v2/gift/products': {
    ...onPages('GIFT', 'GIFTS'),
    summary: 'The gifts that the realm sells, with the prices of the caller’s country',
    status: 200,
    answer: GiftProductsAnswer,
  },
  'POST /api/v2/gift/basket': {
    ...forAccounts,
    rateLimit: rateLimits.byHand,
    summary:
      'Put a gift into the account’s basket for gifts, which is paid like every basket. 404 planUnavailable for an unknown gift, 400 gift.* for a date, time zone or language that cannot be used',
    body: GiftBasketBody,
    status: 200,
    answer: Basket,
  },
  'POST /api/v2/gift/lookup': {
    ...onPages('GIFT_REDEMPTION'),
    rateLimit: rateLimits.storedForGuests,
    summary: 'The gift of a code. 404 giftUnknown for an unknown code, 429 after five of them in ten minutes',
    body: GiftLookupBody,
    status: 200,
    answer: GiftOffer,
  },
  'POST /api/v2/gift/redeem': {
    ...forAccounts,
    workload: 'session',
    rateLimit: rateLimits.byHand,
    summary:
      'Redeem a gift; a repeated request of the same account has the same answer. 404 giftUnknown for an unknown code, 409 giftRedeemed, giftExpired, giftBlocked, giftOwn until the buyer confirms, and giftHasPlan for a plan of the family that the gift cannot be added to; 429 after five unknown codes in ten minutes',
    body: GiftRedemptionBody,
    status: 201,
    answer: GiftRedemption,
  },
  'GET /api/v2/gift/sent': {
    ...forAccounts,
    impersonators: 'plain',
    summary: 'The gifts that the account has bought, the latest first',
    status: 200,
    answer: SentGiftsAnswer,
  },
  'POST /api/v2/gift/sent/{id}/resend': {
    ...forAccounts,
    rateLimit: rateLimits.mailed,
    summary:
      'Mail a gift that was sent once more, with a new code; the former code ends. 404 for a gift of another account, 409 for a gift that was not sent yet, is redeemed, expired or blocked',
    params: z.object({ id: z.string().max(60) }),
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>;
