import { type Clock as WorkerClock, type JobWithMetadata, PgBoss } from 'pg-boss';
import * as z from 'zod';
import { inRealm } from '../db/scope.ts';
import { findRealm, listRealms } from '../realms/realms.store.ts';
import type { Context } from '../context.ts';
import type { Job } from './define-job.ts';
import { queueLimits } from './queue.ts';

/**
 * Interval in seconds at which the worker polls for jobs that have become due. Immediate jobs are announced by
 * notifications; with these enabled, pg-boss would poll only every 30 seconds.
 */
const LOOK = 5;
/** Interval in seconds at which dead workers are detected. */
const SUPERVISE = 20;
/** Milliseconds that running jobs get to finish at shutdown; unfinished ones are retried. */
const DRAIN_MS = 3500;

/** Payload of a job as it is stored in the queue; a job started by a cron schedule has none. */
const Kept = z.union([z.object({ realm: z.string(), payload: z.unknown() }), z.null(), z.object({}).strict()]);

export interface Worker {
  /** Takes no more jobs and resolves when running ones have ended. */
  stop: () => Promise<void>;
}

/** Enqueues a cron job once per realm, so that a failure is retried only for the realm concerned. */
async function fanOut({ db, jobs }: Context, job: Job<never>): Promise<void> {
  const each: Job<object> = { ...job, pack: (payload) => payload };
  for (const realm of await listRealms(db))
    await inRealm(db, realm, (tx) => jobs.enqueue(tx, each, realm, {}, { key: 'cron' }));
}

async function work(context: Context, job: Job<never>, taken: JobWithMetadata<unknown>): Promise<void> {
  const kept = Kept.parse(taken.data);
  if (kept === null || !('realm' in kept)) return fanOut(context, job);
  // Jobs of a deleted realm are dropped.
  const realm = await findRealm(context.db, kept.realm);
  if (realm) await job.run(context, realm, kept.payload);
}

/**
 * Starts a worker that takes jobs from the queue, beside any number of others.
 * @param options.url database for connections of its own, one of which waits for notifications
 * @param options.clock test clock that replaces the system's
 */
export async function startWorker(
  context: Context,
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
          // Each realm has jobs of its own, so the next job is fetched at once and not at the next poll.
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
