import { createFairQueue, QueueFullError } from './fair-queue.ts';

/** Options of the concurrency limit of one kind of work. */
export interface LimitOptions {
  /** Maximum number of work items that run at the same time. */
  places: number;
  /** Maximum number of waiting work items. */
  waiting: number;
  /** Maximum number of waiting work items per share; default: no limit per share. */
  waitingEach?: number;
  /** Maximum wait in milliseconds. Work with a longer expected wait is rejected at once. */
  longestWait: number;
  /** If true, all new work is rejected at the moment. */
  isClosed?: () => boolean;
  onRefused?: () => void;
  /** True to reject with 429 (this caller sends too much) instead of 503 (the server is overloaded). */
  isTooMany?: boolean;
}

interface Asker {
  /** The caller's share of the queue, such as its network. By default the work belongs to the program itself. */
  share?: string | undefined;
  /** Aborts waiting work when its caller has disconnected. */
  signal?: AbortSignal | undefined;
  /** Maximum wait of this work in milliseconds; default: that of the limit. */
  longestWait?: number | undefined;
}

/** Concurrency limit of one kind of work. */
export interface Limit {
  /**
   * Runs work when there is room.
   * @throws BusyError when there is none in time; the signal's reason; the work's own error
   */
  run: <T>(work: () => Promise<T>, asker?: Asker) => Promise<T>;
  readonly running: number;
  readonly waiting: number;
}

/** Seconds of random jitter added to Retry-After, so that rejected callers do not retry at the same time. */
const SPREAD = 5;
/** Weight of the newest duration in the exponential moving average. */
const NEWEST = 0.2;

/** Thrown under overload; the work was not started. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  /** Seconds until a retry is worthwhile. */
  readonly retryAfter: number;
  /** True if the callers send too much, false if the server is overloaded. */
  readonly isTooMany: boolean;

  /** @param wait expected milliseconds until there is room */
  constructor(wait: number, isTooMany = false) {
    super('There is more to do than can be done soon');
    this.isTooMany = isTooMany;
    this.retryAfter = Math.min(30, Math.ceil(wait / 1000)) + Math.ceil(Math.random() * SPREAD);
  }
}

/** Creates a concurrency limit. Shares take turns in its queue. */
export function createLimit(
  {
    places,
    waiting,
    waitingEach = waiting,
    longestWait: usualWait,
    isClosed = () => false,
    onRefused,
    isTooMany = false,
  }: LimitOptions,
  now: () => number = () => performance.now(),
): Limit {
  const queue = createFairQueue<unknown>({ places, placesEach: places, waiting, waitingEach });
  let average = 0;
  let asked = 0;
  const refuse = (wait: number): BusyError => {
    onRefused?.();
    return new BusyError(wait, isTooMany);
  };
  return {
    async run<T>(work: () => Promise<T>, { share = '', signal, longestWait = usualWait }: Asker = {}): Promise<T> {
      const expected = queue.running < places ? 0 : (average * (queue.waiting + 1)) / places;
      if (expected > longestWait || isClosed()) throw refuse(expected);
      asked += 1;
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(refuse(longestWait)), longestWait);
      const timed = async () => {
        clearTimeout(timer);
        const begun = now();
        try {
          return await work();
        } finally {
          average += (now() - begun - average) * (average === 0 ? 1 : NEWEST);
        }
      };
      try {
        const either = signal ? AbortSignal.any([late.signal, signal]) : late.signal;
        return (await queue.ask(String(asked), { share, signal: either }, timed)) as T;
      } catch (error) {
        if (error instanceof QueueFullError) throw refuse(expected);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    get running() {
      return queue.running;
    },
    get waiting() {
      return queue.waiting;
    },
  };
}
