import * as z from 'zod';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { getLatestQuestion } from '../domain/price-migration.ts';
import { listDueReminders, listUnaskedSubscriptions } from '../subscriptions/price-questions.store.ts';
import { getMigrationTiming, offerMigration, remindOfMigration } from './price-migration.ts';

/** Subscriptions that are read at a time. */
const BATCH_SIZE = 100;

/**
 * Every hour: asks the holders of licences with a price migration whether they continue at the new price, and reminds those
 * without an answer. Each subscription has a transaction of its own that locks it, so several instances ask it once.
 */
export const migratePricesJob: Job<Record<string, never>> = defineJob({
  name: 'migrate-prices',
  cron: '23 * * * *',
  payload: z.strictObject({}),
  run: async (context) => {
    const { db, realm, clock, log } = context;
    const forEach = async (
      list: (after: string | undefined) => Promise<string[]>,
      change: (id: string) => Promise<void>,
    ) => {
      for (let after: string | undefined; ; ) {
        const ids = await list(after);
        for (const id of ids)
          try {
            await change(id);
          } catch (error) {
            log.error({ realm: realm.id, subscription: id, err: error }, 'A price could not be migrated yet');
          }
        if (ids.length < BATCH_SIZE) return;
        after = ids.at(-1);
      }
    };
    for (const { id: licenceId, priceMigration } of realm.licences) {
      if (!priceMigration) continue;
      const paidUntil = getLatestQuestion(getMigrationTiming(priceMigration), clock.now());
      const asking = { licenceId, priceVersion: priceMigration.version, paidUntil };
      await forEach(
        (after) =>
          inRealm(db, realm.id, (tx) => listUnaskedSubscriptions(tx, realm.id, asking, { after, limit: BATCH_SIZE })),
        (id) => inRealm(db, realm.id, (tx) => offerMigration(tx, context, id)),
      );
    }
    // Also of licences without a migration now: a question that was asked stays open.
    await forEach(
      (after) =>
        inRealm(db, realm.id, (tx) => listDueReminders(tx, realm.id, clock.now(), { after, limit: BATCH_SIZE })),
      (id) => inRealm(db, realm.id, (tx) => remindOfMigration(tx, context, id)),
    );
  },
});
