import { type Clock as WorkerClock, type JobWithMetadata, PgBoss } from 'pg-boss';
import * as z from 'zod';
import { inRealm } from '../db/scope.ts';
import { findRealm, listRealms } from '../realms/realms.store.ts';
import type { Job, JobContext } from './define-job.ts';
import { queueLimits } from './queue.ts';

/**
 * Seconds between looks for jobs whose time has come. The database tells of new ones that may run at once, which is why
 * pg-boss would look for the others every 30 seconds only.
 */
const LOOK = 5;
/** Seconds between looks for workers that died. */
const SUPERVISE = 20;
/** Milliseconds that jobs under way are given to end when the program does; those that do not are begun again. */
const DRAIN_MS = 3500;

/** What a job holds; that of a cron job only says that it is time. */
const Kept = z.union([z.object({ realm: z.string(), payload: z.unknown() }), z.null(), z.object({}).strict()]);

/** A worker that runs. */
export interface Worker {
  /** Takes no more jobs; resolves when those under way have ended. */
  stop: () => Promise<void>;
}

/** It is time: one job for each realm, so that each is tried again by itself. */
async function fanOut({ db, jobs }: JobContext, job: Job<never>): Promise<void> {
  const each: Job<object> = { ...job, pack: (payload) => payload };
  for (const realm of await listRealms(db))
    await inRealm(db, realm, (tx) => jobs.enqueue(tx, each, realm, {}, { key: 'cron' }));
}

async function work(context: JobContext, job: Job<never>, taken: JobWithMetadata<unknown>): Promise<void> {
  const kept = Kept.parse(taken.data);
  if (kept === null || !('realm' in kept)) return fanOut(context, job);
  // A realm that was removed takes its jobs with it.
  const realm = await findRealm(context.db, kept.realm);
  if (realm) await job.run(context, realm, kept.payload);
}

/**
 * Takes jobs from the queue from now on and does them, beside any number of other workers.
 * @param options.url the database, for connections of its own: one of them waits for news
 * @param options.clock a test's clock in the place of the system's
 */
export async function startWorker(
  context: JobContext,
  jobs: readonly Job<never>[],
  { url, clock }: { url: string; clock?: WorkerClock },
): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'playbill worker',
    max: 3,
    ...queueLimits,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE,
    monitorIntervalSeconds: SUPERVISE,
    ...(clock && { clock }),
  });
  boss.on('error', (err) => context.log.error({ err }, 'The job queue has a problem'));
  await boss.start();
  for (const job of jobs) {
    let worker: string | undefined;
    worker = await boss.work(
      job.name,
      { pollingIntervalSeconds: LOOK, notifyPollingIntervalSeconds: LOOK, includeMetadata: true },
      async ([taken]: JobWithMetadata<unknown>[]) => {
        if (!taken) return;
        const { jobs: done, jobDuration } = context.metrics;
        const end = jobDuration.startTimer({ job: job.name });
        try {
          await work(context, job, taken);
          done.inc({ job: job.name, outcome: 'ok' });
        } catch (err) {
          done.inc({ job: job.name, outcome: 'failed' });
          const { data, retryCount, retryLimit } = taken;
          context.log.error({ err, job: job.name, data, tried: retryCount + 1, of: retryLimit + 1 }, 'A job failed');
          throw err;
        } finally {
          end();
          // Another may wait: pg-boss would look for it at its next look only, and each realm has jobs of its own.
          if (worker !== undefined) boss.notifyWorker(worker);
        }
      },
    );
    if (job.cron !== undefined) await boss.schedule(job.name, job.cron);
  }
  for (const id of await listRealms(context.db)) {
    const realm = await findRealm(context.db, id);
    if (realm) for (const { sweep } of jobs) await sweep?.(context, realm);
  }
  return { stop: () => boss.stop({ graceful: true, timeout: DRAIN_MS }) };
}
