import * as z from 'zod';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { createPaymentContext } from './realm-providers.ts';
import { reconcilePayments } from './reconcile.ts';

/** Every minute: asks the providers about payments without a result, so that a lost event loses no purchase. */
export const reconcilePaymentsJob: Job<Record<string, never>> = defineJob({
  name: 'reconcile-payments',
  cron: '* * * * *',
  payload: z.strictObject({}),
  run: async (context) => {
    const { db, realm } = context;
    if (realm.licences.length === 0) return;
    await reconcilePayments(
      await createPaymentContext(context, (work, options) => inRealm(db, realm.id, work, options)),
    );
  },
});
