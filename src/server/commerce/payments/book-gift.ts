import type { Tx } from '../../platform/db/scope.ts';
import { subtractMoney, zeroOf } from '../domain/money.ts';
import { OWN_PROVIDER, postEntries, readBalance } from './ledger.ts';
import type { Purchase } from './purchases.store.ts';

/**
 * Books that a gift was redeemed, once: what is still owed for it, after refunds, is earned over time from now on.
 * @param postedAt milliseconds since 1970
 */
export async function bookGiftRedemption(tx: Tx, { realm, id, money }: Purchase, postedAt: number): Promise<void> {
  const owed = await readBalance(tx, realm, { account: 'gift-liability', purchaseId: id, unit: money });
  await postEntries(tx, realm, {
    provider: OWN_PROVIDER,
    objectId: id,
    kind: 'gift-redeemed',
    purchaseId: id,
    postedAt,
    entries: [
      { account: 'gift-liability', money: subtractMoney(zeroOf(owed), owed) },
      { account: 'deferred-revenue', money: owed },
    ],
  });
}
