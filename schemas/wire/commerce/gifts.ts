import * as z from 'zod';
import { LicenceStatus, Money } from './licences.ts';

/** Id of a gift that a realm sells, such as `three-months`. */
export const GiftId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** A gift that the realm sells: a licence for a fixed time. */
export const GiftProduct = z.object({
  giftId: GiftId,
  name: z.string(),
  description: z.string().optional(),
  /** Lines that say what the licence includes. */
  included: z.array(z.string()),
  licenceId: z.int(),
  licenceName: z.string(),
  /** ISO 8601: how long the receiver gets the licence. */
  period: z.string(),
  /** In the currency of the caller's country. */
  price: Money,
  taxInclusive: z.boolean(),
});
export type GiftProduct = z.infer<typeof GiftProduct>;

/** The gifts that the realm sells, in the order of their definition. */
export const GiftProductsAnswer = z.object({ products: z.array(GiftProduct) });

/** A name for the subject of a mail: one line. */
const personName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u);

/** What the giver says about a gift. */
export const GiftDetails = z.strictObject({
  recipientName: personName,
  recipientEmail: z.email().max(254),
  senderName: personName,
  message: z.string().trim().max(500).optional(),
  /** Day on which the mail is sent, as yyyy-mm-dd, at most 365 days ahead; missing for at once. */
  deliverOn: z.iso.date().optional(),
  /** IANA time zone of the giver: the mail is sent at 9:00 of that zone on `deliverOn`. */
  timeZone: z.string().max(64).optional(),
  /** Language of the mail: one of the realm's languages. */
  language: z.string().max(10).optional(),
});
export type GiftDetails = z.infer<typeof GiftDetails>;

/** The gift that a basket or purchase buys. */
export const BoughtGift = z.object({ giftId: GiftId, name: z.string(), period: z.string(), details: GiftDetails });
export type BoughtGift = z.infer<typeof BoughtGift>;

/** Puts a gift into the account's basket for gifts. */
export const GiftBasketBody = GiftDetails.extend({ giftId: GiftId });

/**
 * State of a gift. NOT_SENT: paid, but its day has not come. SENT: mailed. OPENED: its code was looked up. BLOCKED: its payment
 * was refunded or disputed, so that its code is dead.
 */
export const GiftState = z.enum(['NOT_SENT', 'SENT', 'OPENED', 'REDEEMED', 'EXPIRED', 'BLOCKED']);
export type GiftState = z.infer<typeof GiftState>;

/** Code of a gift as it is written in the mail, or as the receiver types it. */
const redeemCode = z.string().min(1).max(100);

export const GiftLookupBody = z.strictObject({ redeemCode });

/** What the receiver of a code can read before it is redeemed; times in milliseconds since 1970. */
export const GiftOffer = z.object({
  name: z.string(),
  licenceName: z.string(),
  included: z.array(z.string()),
  /** ISO 8601. */
  period: z.string(),
  senderName: z.string(),
  recipientName: z.string(),
  message: z.string().optional(),
  state: GiftState,
  expiresAt: z.number(),
});
export type GiftOffer = z.infer<typeof GiftOffer>;

/** Redeems a gift. A buyer has to confirm the redemption of an own gift. */
export const GiftRedemptionBody = z.strictObject({ redeemCode, acknowledgeOwnGift: z.boolean().optional() });

/** The licence of a redeemed gift and the time that the gift adds, in milliseconds since 1970. */
export const GiftRedemption = z.object({ licence: LicenceStatus, startsAt: z.number(), endsAt: z.number() });
export type GiftRedemption = z.infer<typeof GiftRedemption>;

/** A gift that the account has bought; times in milliseconds since 1970. */
export const SentGift = z.object({
  id: z.uuid(),
  giftId: GiftId,
  name: z.string(),
  period: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  state: GiftState,
  boughtAt: z.number(),
  sendAt: z.number(),
  expiresAt: z.number(),
});
export type SentGift = z.infer<typeof SentGift>;

/** The gifts that the account has bought, the latest first. */
export const SentGiftsAnswer = z.object({ gifts: z.array(SentGift) });
