import type { Logger } from 'pino';
import { StartError } from '../../start-error.ts';
import { mayBePostgres, readPidFile } from './process.ts';

/** A watch over a server, whoever has started it. */
export interface Watch {
  /** How often the server was started again. */
  restarts: () => number;
  /** Looks no more: the server is about to be stopped. */
  stop: () => void;
}

interface WatchOptions {
  /** Folder of the cluster. */
  cluster: string;
  /** Starts the server again. @throws StartError when it does not start */
  restart: () => Promise<unknown>;
  /** Told once, when the server is not started any more. */
  onGivenUp: (error: StartError) => void;
  log: Pick<Logger, 'error' | 'warn'>;
}

/** Milliseconds between looks. */
const LOOK_MS = 250;
/** A server that ends more often than this within the time is not started again: something is wrong that a start does not mend. */
const RESTARTS = 5;
const WITHIN_MS = 60_000;

async function isGone(cluster: string): Promise<boolean> {
  const found = await readPidFile(cluster);
  return !found || !(await mayBePostgres(found.pid));
}

/**
 * Looks after a database server: one that has ended is started again, up to five times within a minute. It is looked for by its
 * file in the cluster, so that one that was adopted, and is nobody's child, is watched as well. One that hangs is left alone:
 * it may hold what nobody else may touch, and the circuit before it keeps callers from waiting.
 */
export function watchServer({ cluster, restart, onGivenUp, log }: WatchOptions): Watch {
  const ends: number[] = [];
  let restarts = 0;
  let isLooking = false;
  let stopped = false;
  const stop = () => {
    stopped = true;
    clearInterval(timer);
  };
  const look = async () => {
    if (!(await isGone(cluster)) || stopped) return;
    const now = performance.now();
    ends.push(now);
    const lately = ends.filter((at) => at > now - WITHIN_MS);
    if (lately.length > RESTARTS) {
      stop();
      onGivenUp(
        new StartError(
          `The embedded database has ended ${lately.length} times within a minute and is not started again, so Playbill ends. What was answered is saved. Look into postgres.log in the data folder for the reason, then start again.`,
        ),
      );
      return;
    }
    log.error({ cluster, times: lately.length }, 'The embedded database has ended; it is started again');
    await restart();
    restarts += 1;
    log.warn({ cluster }, 'The embedded database runs again');
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      // The next look finds it gone still, and counts.
      .catch((err: unknown) => stopped || log.error({ err }, 'The embedded database could not be started again'))
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_MS);
  timer.unref();
  return { restarts: () => restarts, stop };
}
