import type { GiftState } from '#schemas/wire/commerce/gifts.ts';

/** The times that decide the state of a gift, in milliseconds since 1970; null for what has not happened. */
export interface GiftTimes {
  sentAt: number | null;
  expiresAt: number;
  openedAt: number | null;
  redeemedAt: number | null;
  refundedAt: number | null;
  disputedAt: number | null;
}

/** Returns the state of a gift. It depends on the clock, so it is not stored. */
export function getGiftState(gift: GiftTimes, now: number): GiftState {
  if (gift.refundedAt !== null || gift.disputedAt !== null) return 'BLOCKED';
  if (gift.redeemedAt !== null) return 'REDEEMED';
  if (gift.sentAt === null) return 'NOT_SENT';
  if (now >= gift.expiresAt) return 'EXPIRED';
  return gift.openedAt === null ? 'SENT' : 'OPENED';
}

/** Labels of the reasons for which a code cannot be redeemed. */
const REFUSALS = {
  BLOCKED: 'giftBlocked',
  REDEEMED: 'giftRedeemed',
  EXPIRED: 'giftExpired',
  // Its code is not made yet.
  NOT_SENT: 'giftUnknown',
  SENT: undefined,
  OPENED: undefined,
} as const satisfies Record<GiftState, string | undefined>;

/** Returns the label of the reason for which a gift in a state cannot be redeemed; undefined if it can. */
export const findGiftRefusal = (state: GiftState) => REFUSALS[state];
