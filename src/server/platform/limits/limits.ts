import type { Workload } from '#schemas/wire/endpoint.ts';
import { createLimit, type Limit, type LimitOptions } from './limit.ts';

/** Kinds of work: those of the endpoint table, and pages that are drawn. */
export type WorkKind = Workload | 'page';

/** The limit of each kind of work of this process. */
export type Limits = Readonly<Record<WorkKind, Limit>>;

/** Connections that are left to playback and sessions, however many other calls there are. */
const LEFT = 2;

/**
 * How much of each kind is done at once. Playback and sessions have room of their own that nothing else takes; pages are
 * drawn few at a time, since each holds up everything else in this process for some milliseconds; what can be lost, or sent
 * again later, gives way first.
 */
const optionsFor = (connections: number, pages: number): Readonly<Record<WorkKind, LimitOptions>> => ({
  playback: { places: 32, waiting: 400, waitingEach: 200, longestWait: 5000 },
  session: { places: 32, waiting: 400, waitingEach: 200, longestWait: 5000 },
  // Most of it waits for a password to be hashed, which has a limit of its own. Whoever would wait behind more is a flood, or in one.
  password: { places: 16, waiting: 32, longestWait: 8000, isTooMany: true },
  usual: { places: Math.max(2, connections - LEFT), waiting: 400, waitingEach: 200, longestWait: 4000 },
  page: { places: pages, waiting: 300, longestWait: 4000 },
  last: { places: 2, waiting: 100, waitingEach: 50, longestWait: 1000 },
});

interface LimitsOptions {
  /** Pages that are drawn at once; more where most of the time is waiting for a server elsewhere. */
  pages?: number;
  /** Whether everything in this process comes late: what can wait is then refused. */
  isLate?: () => boolean;
  /** Told of each piece of work that was refused. */
  onRefused?: (kind: WorkKind) => void;
}

/** Makes the limits of a process. @param connections that it has to the database */
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

/** How many pieces of each kind run and wait. */
export const workIn = (limits: Limits): { labels: { kind: string; state: string }; value: number }[] =>
  Object.entries(limits).flatMap(([kind, { running, waiting }]) =>
    Object.entries({ running, waiting }).map(([state, value]) => ({ labels: { kind, state }, value })),
  );
