import * as z from 'zod';
import { inRealm, type RunTransaction } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { createPaymentContext } from '../payments/realm-providers.ts';
import { renewSubscription } from '../renewals/renew-subscription.ts';
import { claimDueSubscriptions } from '../subscriptions/subscriptions.store.ts';
import { createPaymentHooks } from './payment-hooks.ts';

/** Subscriptions that are claimed at a time. */
const BATCH_SIZE = 10;
/** Subscriptions that are charged at the same time: enough to wait for a provider, few enough to leave connections free. */
const CONCURRENCY = 8;
/** Time in milliseconds after which another process takes over a claimed subscription. */
const CLAIM_MS = 600_000;

/**
 * Every minute: renews the subscriptions whose paid time has ended, repeats charges that failed, and ends subscriptions that
 * do not renew.
 */
export const renewSubscriptionsJob: Job<Record<string, never>> = defineJob({
  name: 'renew-subscriptions',
  cron: '* * * * *',
  payload: z.strictObject({}),
  run: async (context) => {
    const { db, realm, clock, log } = context;
    if (realm.licences.length === 0) return;
    const run: RunTransaction = (work, options) => inRealm(db, realm.id, work, options);
    const payments = await createPaymentContext(context, run, createPaymentHooks(context));
    const renew = async (id: string) => {
      try {
        await renewSubscription(context, payments, id);
      } catch (error) {
        log.error({ realm: realm.id, subscription: id, err: error }, 'A subscription could not be renewed yet');
      }
    };
    const renewDue = async () => {
      for (;;) {
        const now = clock.now();
        const claim = { now, claimedUntil: now + CLAIM_MS, limit: BATCH_SIZE };
        const due = await run((tx) => claimDueSubscriptions(tx, realm.id, claim));
        for (const id of due) await renew(id);
        if (due.length < BATCH_SIZE) return;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, renewDue));
  },
});
