import type { Logger } from 'pino';
import type * as z from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import type { Tx } from '../db/scope.ts';
import type { RealmConfig } from '../env.ts';
import type { Keys } from '../keys.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Outbound } from '../outbound/client.ts';
import type { Mailer } from '../outbound/mailer.ts';
import type { Secrets } from '../outbound/secrets.ts';
import type { RealmRecord } from '../realms/realms.store.ts';

/** When a job runs, and in whose place. */
export interface Enqueuing {
  /** After so many milliseconds; at once if not told. */
  after?: number;
  /** Waiting jobs of the same kind, realm and key are taken away: there is one at most. */
  key?: string;
}

/** Where jobs wait for a worker. All is part of the caller's transaction: what is rolled back never was. */
export interface JobQueue {
  /** Has a job run in a realm. */
  enqueue: <Payload>(tx: Tx, job: Job<Payload>, realm: string, payload: Payload, when?: Enqueuing) => Promise<void>;
  /** Takes away what waits under a key. One that already runs goes on. */
  withdraw: <Payload>(tx: Tx, job: Job<Payload>, realm: string, key: string) => Promise<void>;
}

/** What jobs work with. */
export interface JobContext {
  db: Database;
  clock: Clock;
  log: Logger;
  jobs: JobQueue;
  metrics: Metrics;
  outbound: Outbound;
  mailer: Mailer;
  secrets: Secrets;
  /** For the links of mails. */
  keys: Pick<Keys, 'oneTime'>;
  config: Pick<RealmConfig, 'cachePurge'>;
}

/** Something that is done without anybody waiting for it, at least once: a job may run again after a crash. */
export interface Job<Payload> {
  /** Names its queue in the database: never rename one. */
  readonly name: string;
  /** When it comes by itself, for each realm: minute, hour, day, month, weekday, in UTC. */
  readonly cron: string | undefined;
  /** The payload as the queue keeps it. */
  readonly pack: (payload: Payload) => object;
  /** Does it for one realm. What it throws is logged, and it is tried again, later each time. */
  readonly run: (context: JobContext, realm: RealmRecord, packed: unknown) => Promise<void>;
  /** Looks for what waits without a job, once for each realm when a worker starts. */
  readonly sweep: ((context: JobContext, realm: RealmRecord) => Promise<void>) | undefined;
}

interface JobDefinition<Payload extends object> {
  name: string;
  cron?: string;
  /** What a queue that an older version wrote is held against. */
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
