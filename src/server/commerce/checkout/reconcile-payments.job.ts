import * as z from 'zod';
import { inRealm, type RunTransaction } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { createPaymentContext } from '../payments/realm-providers.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { releaseExpiredUses } from '../vouchers/voucher-uses.store.ts';
import { createPaymentHooks } from './payment-hooks.ts';

/**
 * Every minute: asks the providers about payments without a result, so that a lost event loses no purchase, and releases the
 * vouchers of payments that have had no result for too long.
 */
export const reconcilePaymentsJob: Job<Record<string, never>> = defineJob({
  name: 'reconcile-payments',
  cron: '* * * * *',
  payload: z.strictObject({}),
  run: async (context) => {
    const { db, realm } = context;
    if (realm.licences.length === 0) return;
    const run: RunTransaction = (work, options) => inRealm(db, realm.id, work, options);
    await run((tx) => releaseExpiredUses(tx, realm.id, context.clock.now()));
    await reconcilePayments(await createPaymentContext(context, run, createPaymentHooks(context)));
  },
});
