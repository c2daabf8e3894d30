import { acquireLock } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { AccountContext } from '../../platform/realm-context.ts';
import { findOtherLivePurchase } from '../payments/attempts.store.ts';
import type { Reservations } from '../payments/settle.ts';
import { requirePurchasable } from './price-basket.ts';

/**
 * Creates the check before an attempt is sent: the account can still buy the licence, and no other basket of the account
 * has a payment on its way for a licence of the same family. A lock per account makes two baskets that are paid at the
 * same time wait for each other.
 */
export const createReservations = (context: AccountContext): Reservations => ({
  reserve: async (tx, purchase) => {
    const { realm, caller } = context;
    await acquireLock(tx, `checkout ${realm.id} ${caller.id}`);
    for (const { licenceId } of purchase.grants) {
      const { family } = await requirePurchasable(tx, context, licenceId);
      const rivals = realm.licences.filter(({ id, ...other }) =>
        family === undefined ? id === licenceId : other.family === family,
      );
      const ids = rivals.map(({ id }) => id);
      if (await findOtherLivePurchase(tx, purchase, ids)) throw new ProblemError('CONFLICT', ['paymentInProgress']);
    }
  },
  consume: async () => undefined,
  release: async () => undefined,
});
