import { fromKysely, PgBoss, type Queue } from 'pg-boss';
import { asOwner } from '../db/scope.ts';
import { StartError } from '../start-error.ts';
import type { Job, JobQueue } from './define-job.ts';

/** A job is tried so often, first after a second, then twice as late each time, at most after five minutes. */
const retries = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: 300 };

/** A worker that says nothing for so many seconds is taken for dead, and its job is given to another. */
const HEARTBEAT = 10;

const options: Omit<Queue, 'name'> = { ...retries, heartbeatSeconds: HEARTBEAT, notify: true };

/** What its connections may take, in milliseconds; passed on to pg. A database that hangs would hold them for ever. */
export const queueLimits = { statement_timeout: 60_000, query_timeout: 65_000, keepAlive: true };

/** Jobs of one kind that wait, run, or have failed for good and are still kept. */
interface QueueDepth {
  name: string;
  waiting: number;
  running: number;
  failed: number;
}

/** A queue that is open. */
export interface OpenQueue extends JobQueue {
  /** How much there is to do, as it was at most a minute ago. */
  depth: () => Promise<QueueDepth[]>;
  close: () => Promise<void>;
}

/**
 * Opens the queue, and makes its tables and a line for each job where they are missing. Several instances may do so at once.
 * Where it may not migrate it throws when they are missing.
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
    // That is for workers.
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
