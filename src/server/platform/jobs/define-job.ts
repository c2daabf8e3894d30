import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import type { Tx } from '../db/scope.ts';
import type { RealmConfig } from '../env.ts';
import type { SigningKeys } from '../keys.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Outbound } from '../outbound/client.ts';
import type { Mailer } from '../outbound/mailer.ts';
import type { Secrets } from '../outbound/secrets.ts';
import type { RealmRecord } from '../realms/realms.store.ts';

/** When a job runs, and which waiting jobs it replaces. */
export interface Enqueuing {
  /** Delay before the job runs, in milliseconds; default: none. */
  after?: number;
  /** Replaces waiting jobs of the same kind, realm and key, so that at most one waits. */
  key?: string;
}

/** Job queue. Changes are part of the caller's transaction and roll back with it. */
export interface JobQueue {
  /** Enqueues a job for a realm within the transaction. */
  enqueue: <Payload>(tx: Tx, job: Job<Payload>, realm: string, payload: Payload, when?: Enqueuing) => Promise<void>;
  /** Removes waiting jobs by key. A running job continues. */
  withdraw: <Payload>(tx: Tx, job: Job<Payload>, realm: string, key: string) => Promise<void>;
}

/** Dependencies of jobs. */
export interface JobContext {
  db: Database;
  clock: Clock;
  log: Logger;
  jobs: JobQueue;
  metrics: Metrics;
  outbound: Outbound;
  mailer: Mailer;
  secrets: Secrets;
  /** Keys that sign single-use links in emails. */
  keys: Pick<SigningKeys, 'oneTime'>;
  config: Pick<RealmConfig, 'cachePurge'>;
}

/** Background work with at-least-once delivery: a job may run again after a crash. */
export interface Job<Payload> {
  /** Name of its queue in the database: never rename one. */
  readonly name: string;
  /** Cron expression in UTC (minute, hour, day, month, weekday); the job then runs for each realm. */
  readonly cron: string | undefined;
  /** Converts the payload for storage. */
  readonly pack: (payload: Payload) => object;
  /** Runs the job for one realm. Errors are logged, and the job is retried with backoff. */
  readonly run: (context: JobContext, realm: RealmRecord, packed: unknown) => Promise<void>;
  /** Runs once per realm when a worker starts, to find work that has no job. */
  readonly sweep: ((context: JobContext, realm: RealmRecord) => Promise<void>) | undefined;
}

interface JobDefinition<Payload extends object> {
  name: string;
  cron?: string;
  /** Validates payloads, which an older version may have enqueued. */
  payload: z.ZodType<Payload>;
  run: (context: JobContext, realm: RealmRecord, payload: Payload) => Promise<void>;
  sweep?: (context: JobContext, realm: RealmRecord) => Promise<void>;
}

/** Defines a job. Workers run it when its district lists it. */
export const defineJob = <Payload extends object>({
  name,
  cron,
  payload,
  run,
  sweep,
}: JobDefinition<Payload>): Job<Payload> => ({
  name,
  cron,
  pack: (value) => value,
  run: async (context, realm, packed) => run(context, realm, payload.parse(packed)),
  sweep,
});
