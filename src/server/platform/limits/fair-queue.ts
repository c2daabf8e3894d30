/** Thrown when the queue has no room; the work was not started. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  constructor() {
    super('Too much work is waiting');
  }
}

interface FairQueueOptions {
  /** Maximum number of work items that run at the same time. */
  places: number;
  /** Maximum number of work items per share that run at the same time. */
  placesEach: number;
  /** Maximum number of waiting work items in the queue. */
  waiting: number;
  /** Maximum number of waiting work items per share. */
  waitingEach: number;
}

/** The caller on whose behalf work is queued. */
interface Asker {
  /** Key of the caller's share of the queue, such as its network. All callers with the same key have one share. */
  share: string;
  /** Aborted when the caller no longer needs the result. */
  signal?: AbortSignal | undefined;
}

/**
 * A fair queue. Shares take turns, so work queued by a flooding share delays other shares only by the work that is
 * already running.
 */
export interface FairQueue<Result> {
  /**
   * Runs work, or waits for queued or running work of the same key. Queued work whose callers have all aborted is never
   * started; started work runs to its end.
   * @throws QueueFullError when there is no room; the signal's reason when aborted; the work's own error
   */
  ask: (key: string, asker: Asker, work: () => Promise<Result>) => Promise<Result>;
  /** True if a work item with this key waits or runs. */
  has: (key: string) => boolean;
  readonly waiting: number;
  readonly running: number;
}

interface Piece<Result> {
  key: string;
  work: () => Promise<Result>;
  done: PromiseWithResolvers<Result>;
  /** For each share, the number of callers that wait for this work item. */
  wanted: Map<string, number>;
  begun: boolean;
}

/** Creates a fair queue (start-time fair queueing with equal cost per work item). */
export function createFairQueue<Result>(options: FairQueueOptions): FairQueue<Result> {
  const pieces = new Map<string, Piece<Result>>();
  /** Waiting work items by share. */
  const lines = new Map<string, Set<Piece<Result>>>();
  /**
   * Virtual time of each share's next turn; the lowest is next. A new share starts at the current virtual time, not
   * before shares that have waited.
   */
  const turns = new Map<string, number>();
  let turn = 0;
  const runningOf = new Map<string, number>();
  let waiting = 0;
  let running = 0;

  const leave = (share: string, piece: Piece<Result>) => {
    const line = lines.get(share);
    line?.delete(piece);
    if (line?.size !== 0) return;
    lines.delete(share);
    if (!runningOf.has(share)) turns.delete(share);
  };
  const takeOut = (piece: Piece<Result>) => {
    waiting--;
    for (const share of piece.wanted.keys()) leave(share, piece);
  };

  function begin(share: string, piece: Piece<Result>): void {
    piece.begun = true;
    turn = turns.get(share) ?? turn;
    turns.set(share, turn + 1);
    running++;
    runningOf.set(share, (runningOf.get(share) ?? 0) + 1);
    takeOut(piece);
    const end = () => {
      running--;
      const left = (runningOf.get(share) ?? 1) - 1;
      if (left > 0) runningOf.set(share, left);
      else runningOf.delete(share);
      if (left === 0 && !lines.has(share)) turns.delete(share);
      pieces.delete(piece.key);
      beginSome();
    };
    void piece.work().then(piece.done.resolve, piece.done.reject).finally(end);
  }

  function beginSome(): void {
    while (running < options.places) {
      const mayBegin = [...lines.keys()].filter((share) => (runningOf.get(share) ?? 0) < options.placesEach);
      const [next] = mayBegin.sort((one, other) => (turns.get(one) ?? 0) - (turns.get(other) ?? 0));
      const [piece] = (next !== undefined && lines.get(next)) || [];
      if (next === undefined || !piece) return;
      begin(next, piece);
    }
  }

  /**
   * Makes room for one more work item of a share: when the queue is full, evicts the latest item of the longest share.
   */
  function makeRoom(share: string): boolean {
    const own = lines.get(share)?.size ?? 0;
    if (own >= options.waitingEach) return false;
    if (waiting < options.waiting) return true;
    const [, longest] = [...lines].reduce((one, other) => (other[1].size > one[1].size ? other : one));
    const last = [...longest].at(-1);
    if (!last || longest.size <= own + 1) return false;
    takeOut(last);
    pieces.delete(last.key);
    last.done.reject(new QueueFullError());
    return true;
  }

  function want(piece: Piece<Result>, share: string): void {
    piece.wanted.set(share, (piece.wanted.get(share) ?? 0) + 1);
    if (piece.begun) return;
    const line = lines.get(share);
    if (line) {
      line.add(piece);
      return;
    }
    lines.set(share, new Set([piece]));
    turns.set(share, Math.max(turns.get(share) ?? 0, turn));
  }

  function wantNoMore(piece: Piece<Result>, share: string): void {
    if (piece.begun) return;
    const left = (piece.wanted.get(share) ?? 1) - 1;
    if (left > 0) {
      piece.wanted.set(share, left);
      return;
    }
    leave(share, piece);
    piece.wanted.delete(share);
    if (piece.wanted.size > 0 || pieces.get(piece.key) !== piece) return;
    waiting--;
    pieces.delete(piece.key);
  }

  function pieceFor(key: string, share: string, work: () => Promise<Result>): Piece<Result> {
    const known = pieces.get(key);
    if (known) return known;
    const mayBegin = running < options.places && (runningOf.get(share) ?? 0) < options.placesEach;
    if (!mayBegin && !makeRoom(share)) throw new QueueFullError();
    const piece = { key, work, done: Promise.withResolvers<Result>(), wanted: new Map<string, number>(), begun: false };
    // Prevents an unhandled rejection when all callers have aborted.
    piece.done.promise.catch(() => undefined);
    pieces.set(key, piece);
    waiting++;
    return piece;
  }

  return {
    ask: async (key, { share, signal }, work) => {
      signal?.throwIfAborted();
      const piece = pieceFor(key, share, work);
      want(piece, share);
      beginSome();
      if (!signal) return piece.done.promise;
      const gone = Promise.withResolvers<never>();
      const go = () => {
        wantNoMore(piece, share);
        gone.reject(signal.reason);
      };
      signal.addEventListener('abort', go, { once: true });
      try {
        return await Promise.race([piece.done.promise, gone.promise]);
      } finally {
        signal.removeEventListener('abort', go);
      }
    },
    has: (key) => pieces.has(key),
    get waiting() {
      return waiting;
    },
    get running() {
      return running;
    },
  };
}
