import type { Tx } from './db/scope.ts';

/** A kind of job, as the queue knows it. */
export interface JobKind<Payload> {
  /** Name of the kind's queue in the database. It must never be renamed, because stored jobs have it. */
  readonly name: string;
  /** Converts the payload for storage. */
  readonly pack: (payload: Payload) => object;
}

/** When a job runs, and which waiting jobs it replaces. */
export interface Enqueuing {
  /** Delay before the job runs, in milliseconds; default: none. */
  after?: number;
  /** Key that replaces waiting jobs: at most one job of the same kind, realm and key waits. */
  key?: string;
}

/** Job queue. Changes are part of the caller's transaction and roll back with it. */
export interface JobQueue {
  /** Enqueues a job for a realm within the transaction. */
  enqueue: <Payload>(tx: Tx, job: JobKind<Payload>, realm: string, payload: Payload, when?: Enqueuing) => Promise<void>;
  /** Removes waiting jobs by key. A running job continues. */
  withdraw: <Payload>(tx: Tx, job: JobKind<Payload>, realm: string, key: string) => Promise<void>;
}
