import type { Tx } from './db/scope.ts';

/** A kind of job, as the queue knows it. */
export interface JobKind<Payload> {
  /** Name of its queue in the database: never rename one. */
  readonly name: string;
  /** Converts the payload for storage. */
  readonly pack: (payload: Payload) => object;
}

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
  enqueue: <Payload>(tx: Tx, job: JobKind<Payload>, realm: string, payload: Payload, when?: Enqueuing) => Promise<void>;
  /** Removes waiting jobs by key. A running job continues. */
  withdraw: <Payload>(tx: Tx, job: JobKind<Payload>, realm: string, key: string) => Promise<void>;
}
