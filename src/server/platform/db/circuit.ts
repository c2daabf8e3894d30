/** Thrown instead of querying the database while the circuit breaker is open. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';

  constructor(options?: ErrorOptions) {
    super('The database does not answer; it is asked again as soon as it does', options);
  }
}

/** Circuit breaker in front of the database. */
export interface Circuit {
  /**
   * Runs work that queries the database.
   * @throws CircuitOpenError at once while the circuit is open, and for running work when the circuit opens because the
   * database hangs
   */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  isOpen: () => boolean;
  /** Stops the health probes of the circuit breaker. Work still runs. */
  stop: () => void;
}

interface CircuitOptions {
  /** True for errors that mean that the database is unreachable. Any other error shows that it has answered. */
  isAway: (error: unknown) => boolean;
  /** Sends a health probe to the database over a connection of its own, with a timeout in milliseconds. */
  pulse: (milliseconds: number) => Promise<void>;
  /** Called when the circuit opens. `hangs`: the database answers nothing, so running work is aborted. */
  onOpen: (reason: { error: unknown; hangs: boolean }) => void;
  onClose: () => void;
}

/** Number of consecutive failures after which the circuit opens. */
const FAILURES = 5;
/** Number of consecutive failed probes after which the circuit opens. */
const MISSED = 2;
/** Timeout of a health probe in milliseconds: about a thousand times its usual duration. */
const PULSE_MS = 3000;
/** Interval in milliseconds at which running work is checked for slowness. */
const LOOK_MS = 500;
/** Duration in milliseconds after which work counts as slow. A probe then finds out whether the database hangs. */
const SLOW_MS = 1000;

/** A piece of running work. A JavaScript set iterates in insertion order, so the first in the set is the oldest. */
interface Work {
  begun: number;
  giveUp: (error: CircuitOpenError) => void;
}

/**
 * Creates a circuit breaker (M. Nygard, "Release It!"). It opens after consecutive failures to reach the database, or
 * when work is slow and health probes fail too, as when the server is suspended or the network drops packets. While it
 * is open only probes reach the database, and the first successful one closes it.
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
