import type { Logger } from 'pino';
import { StartError } from '../../start-error.ts';
import { mayBePostgres, readPidFile } from './process.ts';

/** Supervises a database server, including adopted ones. */
export interface ServerSupervisor {
  /** How often the database server was restarted. */
  restarts: () => number;
  /** Stops supervising: the server is about to be stopped. */
  stop: () => void;
}

interface WatchOptions {
  /** Folder of the cluster. */
  cluster: string;
  /**
   * Restarts the server.
   * @throws StartError when it does not start
   */
  restart: () => Promise<unknown>;
  /** Called once when the restart limit is reached. */
  onGivenUp: (error: StartError) => void;
  log: Pick<Logger, 'error' | 'warn'>;
}

/** Interval in milliseconds at which the database server's process is checked. */
const LOOK_MS = 250;
/** Maximum number of restarts within the period; more crashes point to a problem that restarts do not solve. */
const RESTARTS = 5;
const WITHIN_MS = 60_000;

async function isGone(cluster: string): Promise<boolean> {
  const found = await readPidFile(cluster);
  return !found || !(await mayBePostgres(found.pid));
}

/**
 * Restarts the database server when it ends, up to five times per minute. It is found by `postmaster.pid`, so that
 * adopted servers, which are no child processes, are supervised too. A hanging server is left running, because it may
 * hold locks and data; the circuit breaker keeps callers from waiting.
 */
export function superviseServer({ cluster, restart, onGivenUp, log }: WatchOptions): ServerSupervisor {
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
      // A failed restart is ignored: the next check finds that the server is still missing, and counts another restart.
      .catch((err: unknown) => stopped || log.error({ err }, 'The embedded database could not be started again'))
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_MS);
  timer.unref();
  return { restarts: () => restarts, stop };
}
