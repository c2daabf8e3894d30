import type * as z from 'zod';
import type { Context } from '../context.ts';
import type { JobKind } from '../job-queue.ts';
import { createRealmContext, type RealmContext } from '../realm-context.ts';
import type { RealmRecord } from '../realms/realms.store.ts';

/** Background work with at-least-once delivery: a job may run again after a crash. */
export interface Job<Payload> extends JobKind<Payload> {
  /** Cron expression in UTC (minute, hour, day, month, weekday); the job then runs for each realm. */
  readonly cron: string | undefined;
  /** Runs the job for one realm. Errors are logged, and the job is retried with backoff. */
  readonly run: (context: Context, realm: RealmRecord, packed: unknown) => Promise<void>;
  /** Runs once per realm when a worker starts, to enqueue jobs for work that has none. */
  readonly sweep: ((context: Context, realm: RealmRecord) => Promise<void>) | undefined;
}

interface JobDefinition<Payload extends object> {
  name: string;
  cron?: string;
  /** Validates payloads, which an older version may have enqueued. */
  payload: z.ZodType<Payload>;
  run: (context: RealmContext, payload: Payload) => Promise<void>;
  sweep?: (context: RealmContext) => Promise<void>;
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
  run: async (context, realm, packed) => run(createRealmContext(context, realm), payload.parse(packed)),
  sweep: sweep && ((context, realm) => sweep(createRealmContext(context, realm))),
});
