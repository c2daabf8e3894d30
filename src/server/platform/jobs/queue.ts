import { fromKysely, PgBoss, type Queue } from 'pg-boss';
import { asOwner } from '../db/scope.ts';
import { StartError } from '../start-error.ts';
import type { JobQueue } from '../job-queue.ts';
import type { Job } from './define-job.ts';

/** Retry policy: 12 retries with exponential backoff from 1 second to 5 minutes. */
const retries = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: 300 };

/** Seconds without a heartbeat after which a worker counts as dead and its job is given to another. */
const HEARTBEAT = 10;

const options: Omit<Queue, 'name'> = { ...retries, heartbeatSeconds: HEARTBEAT, notify: true };

/**
 * Timeouts in milliseconds of the queue's connections, passed to pg. Without them a hanging database would block the
 * connections forever.
 */
export const queueLimits = { statement_timeout: 60_000, query_timeout: 65_000, keepAlive: true };

/** Numbers of waiting, running and permanently failed jobs of a kind. */
interface QueueDepth {
  name: string;
  waiting: number;
  running: number;
  failed: number;
}

export interface OpenQueue extends JobQueue {
  /** Reads the queue depths, at most a minute old. */
  depth: () => Promise<QueueDepth[]>;
  close: () => Promise<void>;
}

/**
 * Opens the job queue and creates missing tables and queues. Several instances may do so at the same time.
 * @throws StartError when tables or queues are missing and may not be created
 */
export async function openQueue(
  url: string,
  jobs: readonly Job<never>[],
  onError: (error: Error) => void,
  { mayMigrate = true }: { mayMigrate?: boolean } = {},
): Promise<OpenQueue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'playbill queue',
    max: 1,
    ...queueLimits,
    migrate: mayMigrate,
    // This connection does no supervision and scheduling, because the workers do.
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  boss.on('error', onError);
  await boss.start().catch((cause: unknown) => {
    if (mayMigrate) throw cause;
    throw new StartError('The tables of the job queue are missing or of another version. Run: npm run migrate', {
      cause,
    });
  });
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name } of jobs) {
    if (known.has(name)) continue;
    if (!mayMigrate) throw new StartError(`The database does not know the job ${name} yet. Run: npm run migrate`);
    await boss.createQueue(name, options);
  }

  const withdraw: JobQueue['withdraw'] = (tx, { name }, realm, key) =>
    asOwner(tx, async () => {
      const db = fromKysely(tx);
      const waiting = await boss.findJobs(name, { key: `${realm}/${key}`, queued: true, db });
      if (waiting.length > 0)
        await boss.deleteJob(
          name,
          waiting.map(({ id }) => id),
          { db },
        );
    });
  return {
    withdraw,
    enqueue: async (tx, job, realm, payload, { after = 0, key } = {}) => {
      if (key !== undefined) await withdraw(tx, job, realm, key);
      const when = {
        startAfter: Math.ceil(after / 1000),
        ...(key !== undefined && { singletonKey: `${realm}/${key}` }),
      };
      const data = { realm, payload: job.pack(payload) };
      await asOwner(tx, () => boss.send(job.name, data, { ...when, db: fromKysely(tx) }));
    },
    depth: () =>
      Promise.all(
        jobs.map(async ({ name }) => {
          const [now] = await boss.getQueueStats(name, { force: true });
          return {
            name,
            waiting: now?.queuedCount ?? 0,
            running: now?.activeCount ?? 0,
            failed: now?.failedCount ?? 0,
          };
        }),
      ),
    close: () => boss.stop({ graceful: false }),
  };
}
