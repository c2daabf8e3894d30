import { createFairQueue, QueueFullError } from './fair-queue.ts';

/** How much of one kind of work there may be. */
export interface LimitOptions {
  /** Pieces that run at once. */
  places: number;
  /** Pieces that may wait. */
  waiting: number;
  /** How many of them may be of one share; all if not told. */
  waitingEach?: number;
  /** Milliseconds that a piece may wait. Who would have to wait longer is told at once. */
  longestWait: number;
  /** Whether nothing more is taken for the moment. */
  isClosed?: () => boolean;
  onRefused?: () => void;
  /** Whether who finds no room is told that too many have asked (429), and not that there is more to do than can be done (503). */
  isTooMany?: boolean;
}

interface Asker {
  /** Whose share the piece is of, such as a network's; work of the program's own if not told. */
  share?: string | undefined;
  /** Aborted when nobody waits for the piece any more: what has not begun then never does. */
  signal?: AbortSignal | undefined;
  /** Milliseconds that this piece may wait; those of the limit if not told. */
  longestWait?: number | undefined;
}

/** Work of one kind, of which only so much is done at once. */
export interface Limit {
  /** Does a piece of work when there is room. @throws BusyError; the signal's reason; what the work throws */
  run: <T>(work: () => Promise<T>, asker?: Asker) => Promise<T>;
  readonly running: number;
  readonly waiting: number;
}

/** Seconds over which callers who were refused are spread, so that they do not come back all at once. */
const SPREAD = 5;
/** What one more duration counts for in the average. */
const NEWEST = 0.2;

/** There is more work than can be done soon; nothing was begun. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: number;
  /** Whether others have asked too often, and nothing else is wrong. */
  readonly isTooMany: boolean;

  /** @param wait milliseconds after which there may be room */
  constructor(wait: number, isTooMany = false) {
    super('There is more to do than can be done soon');
    this.isTooMany = isTooMany;
    this.retryAfter = Math.min(30, Math.ceil(wait / 1000)) + Math.ceil(Math.random() * SPREAD);
  }
}

/** Makes the limit of a kind of work. Callers take turns by their shares. */
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
