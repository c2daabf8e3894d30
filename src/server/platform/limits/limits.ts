import type { Workload } from '#schemas/wire/endpoint.ts';
import { createLimit, type Limit, type LimitOptions } from './limit.ts';

/** Kinds of work: those of the endpoint table, rendering pages, and handling payment events after their response. */
export type WorkKind = Workload | 'page' | 'event';

/** The concurrency limit of this process for each kind of work. */
export type Limits = Readonly<Record<WorkKind, Limit>>;

/** Number of database connections that other kinds of work may not use, because playback and sessions need them. */
const LEFT = 2;

/**
 * Limits for each kind of work. Playback and sessions have slots of their own. Few pages are rendered at once, because
 * each blocks the event loop for milliseconds. Under overload, work that can be lost or repeated is rejected first.
 */
const optionsFor = (connections: number, pages: number): Readonly<Record<WorkKind, LimitOptions>> => ({
  playback: { places: 32, waiting: 400, waitingEach: 200, longestWait: 5000 },
  session: { places: 32, waiting: 400, waitingEach: 200, longestWait: 5000 },
  // Sign-ins mostly wait for password hashing, which has a limit of its own. A longer queue means a flood of sign-ins.
  password: { places: 16, waiting: 32, longestWait: 8000, isTooMany: true },
  usual: { places: Math.max(2, connections - LEFT), waiting: 400, waitingEach: 200, longestWait: 4000 },
  page: { places: pages, waiting: 300, longestWait: 4000 },
  // One at a time: a burst of events takes no connections and little processor time from users.
  event: { places: 1, waiting: 5000, longestWait: 60_000 },
  last: { places: 2, waiting: 100, waitingEach: 50, longestWait: 1000 },
});

interface LimitsOptions {
  /** Maximum concurrently rendered pages; higher when most of the time is spent waiting for a remote server. */
  pages?: number;
  /** True while the event loop is late; work of kind `last` is then rejected. */
  isLate?: () => boolean;
  /** Called for each rejected work item. */
  onRefused?: (kind: WorkKind) => void;
}

/**
 * Creates the limits of a process.
 * @param connections size of its database connection pool
 */
export function createLimits(
  connections: number,
  { pages = 3, isLate = () => false, onRefused = () => undefined }: LimitsOptions = {},
): Limits {
  const limitOf = (kind: WorkKind, options: LimitOptions): Limit =>
    createLimit({
      ...options,
      onRefused: () => onRefused(kind),
      ...(kind === 'last' && { isClosed: isLate }),
    });
  const options = optionsFor(connections, pages);
  return Object.fromEntries(
    Object.entries(options).map(([kind, its]) => [kind, limitOf(kind as WorkKind, its)]),
  ) as Limits;
}

/** Numbers of running and waiting work items by kind, for the metrics. */
export const countWork = (limits: Limits): { labels: { kind: string; state: string }; value: number }[] =>
  Object.entries(limits).flatMap(([kind, { running, waiting }]) =>
    Object.entries({ running, waiting }).map(([state, value]) => ({ labels: { kind, state }, value })),
  );
