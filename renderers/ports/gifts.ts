import type { GiftOffer, GiftRedemption } from '#schemas/wire/commerce/gifts.ts';

/** Refusal of a gift's code. */
export interface GiftRefusal {
  ok: false;
  /** The account bought the gift itself: the code can be redeemed if the user agrees to that. */
  isOwn: boolean;
  /** Labels of the message, of which the first known one is shown. */
  labels: readonly string[];
}

/** Result of a look-up: what a code gives, or why it gives nothing. */
export type GiftLookup = { ok: true; offer: GiftOffer } | GiftRefusal;

/** Result of a redemption: the licence that the account has now, or why it has none. */
export type GiftRedemptionResult = { ok: true; redeemed: GiftRedemption } | GiftRefusal;

/** Redemption of gifts. The methods do not reject. */
export interface GiftsPort {
  /** Reads what a code gives, without redeeming it. */
  lookUp: (redeemCode: string) => Promise<GiftLookup>;
  /** Redeems a code for the account. A repeated request of the same account has the same result. */
  redeem: (redeemCode: string, acknowledgesOwn: boolean) => Promise<GiftRedemptionResult>;
}
