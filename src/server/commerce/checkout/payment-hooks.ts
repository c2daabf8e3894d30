import { acquireLock } from '../../platform/db/scope.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { recordFailure, recordSale } from '../billing/record-payment.ts';
import { findOtherLivePurchase } from '../payments/attempts.store.ts';
import type { PaymentHooks } from '../payments/settle.ts';
import { requirePurchasable } from './price-basket.ts';

/**
 * Creates what happens beside a payment. Before an attempt is sent: the account can still buy the licence, and no other
 * basket of the account has a payment on its way for a licence of the same family. A lock per account makes two baskets
 * that are paid at the same time wait for each other. Afterwards: history, invoice and receipt.
 */
export const createPaymentHooks = (context: RealmContext): PaymentHooks => ({
  beforeAttempt: async (tx, purchase) => {
    const { realm } = context;
    const { accountId, grants } = purchase;
    if (accountId === null) throw new ProblemError('NOT_FOUND', ['basketMissing']);
    await acquireLock(tx, `checkout ${realm.id} ${accountId}`);
    for (const { licenceId } of grants) {
      const { family } = await requirePurchasable(tx, context, { accountId, licenceId });
      const rivals = realm.licences.filter(({ id, ...other }) =>
        family === undefined ? id === licenceId : other.family === family,
      );
      const ids = rivals.map(({ id }) => id);
      if (await findOtherLivePurchase(tx, purchase, ids)) throw new ProblemError('CONFLICT', ['paymentInProgress']);
    }
  },
  onPaid: (tx, purchase, attempt) => recordSale(tx, context, purchase, attempt),
  onFailed: (tx, purchase, attempt) => recordFailure(tx, context, purchase, attempt),
  onReleased: async () => undefined,
});
