import type { Tx } from '../../platform/db/scope.ts';
import type { Purchase } from '../payments/purchases.store.ts';
import { type Gift, listGiftsOfPurchases, lockGift, updateGift } from './gifts.store.ts';

/** What happened to the payment of a gift. An open dispute blocks a gift that is not redeemed: a thief may have bought it. */
type PaymentChange = 'refunded' | 'refund-failed' | 'dispute-opened' | 'dispute-lost' | 'dispute-won';

/** Returns what a change of the payment changes in the gift. */
function getBlock(
  { redeemedAt }: Gift,
  change: PaymentChange,
  now: number,
): Pick<Partial<Gift>, 'refundedAt' | 'disputedAt'> {
  switch (change) {
    case 'refunded':
      return { refundedAt: now };
    case 'refund-failed':
      return { refundedAt: null };
    case 'dispute-opened':
      return redeemedAt === null ? { disputedAt: now } : {};
    case 'dispute-lost':
      return { disputedAt: now };
    case 'dispute-won':
      return { disputedAt: null };
  }
}

/**
 * Blocks the gift of a purchase or gives it back, after its payment was refunded or disputed. The basket must be locked. The
 * licence of a redeemed gift ends with the purchase.
 * @returns the gift before the change; undefined for a purchase that bought none
 */
export async function changeGiftBlock(
  tx: Tx,
  { realm, id }: Purchase,
  change: PaymentChange,
  now: number,
): Promise<Gift | undefined> {
  const found = (await listGiftsOfPurchases(tx, realm, [id])).get(id);
  const gift = found && (await lockGift(tx, realm, found.id));
  if (!gift) return undefined;
  const block = getBlock(gift, change, now);
  if (Object.keys(block).length > 0) await updateGift(tx, realm, gift.id, block);
  return gift;
}
