/** The database is not asked: it has not answered for a while, and whoever waited for it would only wait. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';

  constructor(options?: ErrorOptions) {
    super('The database does not answer; it is asked again as soon as it does', options);
  }
}

/** Stands before everything that asks the database. */
export interface Circuit {
  /** Does work that asks the database. @throws CircuitOpenError at once while it is open, and for work under way when it opens because nothing is answered */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  isOpen: () => boolean;
  /** Looks no more. Work still passes. */
  stop: () => void;
}

interface CircuitOptions {
  /** Whether an error says that the database cannot be had; any other is an answer. */
  isAway: (error: unknown) => boolean;
  /** Asks the database whether it is there, over a connection of its own. */
  pulse: (milliseconds: number) => Promise<void>;
  /** Told when it opens. `hangs`: nothing is answered, so whatever is under way may be given up. */
  onOpen: (reason: { error: unknown; hangs: boolean }) => void;
  onClose: () => void;
}

/** So many failures in a row open it. */
const FAILURES = 5;
/** So many pulses in a row that nobody answers. */
const MISSED = 2;
/** How long a pulse may take, in milliseconds: a thousand times what it does take. */
const PULSE_MS = 3000;
/** Milliseconds between looks. */
const LOOK_MS = 500;
/** Work that takes longer, in milliseconds, may be slow, or the database hangs: a pulse tells. */
const SLOW_MS = 1000;

/** Work under way, oldest first in a set of them. */
interface Work {
  begun: number;
  giveUp: (error: CircuitOpenError) => void;
}

/**
 * A circuit breaker (M. Nygard, "Release It!"). It opens when calls fail one after the other because the database is away, or
 * when work is under way and not even a pulse is answered, as where the server was suspended or its network drops everything.
 * While it is open the pulse alone asks, and the first that is answered closes it: no caller is made to try.
 */
export function createCircuit({ isAway, pulse, onOpen, onClose }: CircuitOptions): Circuit {
  const under = new Set<Work>();
  let failures = 0;
  let missed = 0;
  let open = false;
  let isAsking = false;

  const opens = (error: unknown, hangs: boolean) => {
    if (open) return;
    open = true;
    onOpen({ error, hangs });
    if (hangs) for (const { giveUp } of under) giveUp(new CircuitOpenError({ cause: error }));
  };
  const passes = async <T>(work: () => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const entry: Work = { begun: performance.now(), giveUp: reject };
    under.add(entry);
    work().then(resolve, reject);
    return promise.finally(() => under.delete(entry));
  };
  const look = async () => {
    const [oldest] = under;
    const isSlow = oldest !== undefined && performance.now() - oldest.begun > SLOW_MS;
    if (isAsking || !(open || isSlow)) return;
    isAsking = true;
    try {
      await pulse(PULSE_MS);
      missed = 0;
      failures = 0;
      if (open) {
        open = false;
        onClose();
      }
    } catch (error) {
      missed += 1;
      if (missed >= MISSED) opens(error, true);
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();

  return {
    isOpen: () => open,
    stop: () => clearInterval(timer),
    run: async (work) => {
      if (open) throw new CircuitOpenError();
      try {
        const result = await passes(work);
        failures = 0;
        return result;
      } catch (error) {
        if (!isAway(error)) failures = 0;
        else if (!(error instanceof CircuitOpenError) && ++failures >= FAILURES) opens(error, false);
        throw error;
      }
    },
  };
}
