import * as z from 'zod';
import { inRealm } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import { purgeOldEvents } from './analytics.store.ts';

/** Retention in days if the realm sets none. */
const RETENTION_DAYS = 30;

/** Deletes expired analytics events. */
export const purgeExpiredEvents: Job<Record<string, never>> = defineJob({
  name: 'forget-events',
  cron: '23 * * * *',
  payload: z.strictObject({}),
  run: ({ db, clock }, { id, settings }) =>
    inRealm(db, id, (tx) => purgeOldEvents(tx, id, settings.analytics?.retentionDays ?? RETENTION_DAYS, clock.now())),
});
