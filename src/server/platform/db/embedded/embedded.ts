import path from 'node:path';
import type { Logger } from 'pino';
import pg from 'pg';
import { POSTGRES_VERSION } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { checkMarker, writeMarker } from './data-folder.ts';
import { hold } from './held.ts';
import { FolderInUseError, lockFolder } from './lock.ts';
import { findLocation } from './location.ts';
import { findServer, socketUrl, startServer, stopServer } from './server.ts';
import type { StartError } from '../../start-error.ts';
import { type Watch, watchServer } from './watch.ts';

/** The embedded database, running and held by this process alone. */
export interface EmbeddedDatabase {
  url: string;
  /** How often the server has ended by itself and was started again. */
  restarts: () => number;
  /** Stops the server and waits until it is gone. Connections are to be closed before. */
  stop: () => Promise<void>;
}

/** How to open. */
interface EmbeddedOptions {
  /** Further settings of PostgreSQL. */
  settings?: Record<string, string>;
  /** Where another Playbill holds the folder, use its server and leave it running. */
  beside?: boolean;
  /** Told when the folder is no longer this process's, or its server cannot be kept running: the program must end. */
  onLost?: (error: StartError) => void;
}

const DATABASE = 'playbill';
const DUPLICATE_DATABASE = '42P04';

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 60_000, query_timeout: 60_000 });
  // Whoever asks learns of it by the refused query; unheard it would end the program.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === DUPLICATE_DATABASE)) throw error;
  } finally {
    await client.end();
  }
}

/** The server of another Playbill, which that one stops. */
async function useBeside(dataFolder: string, log: Logger): Promise<EmbeddedDatabase> {
  const { cluster } = await findLocation(dataFolder, log);
  return { url: socketUrl(await findServer(cluster), DATABASE), restarts: () => 0, stop: async () => undefined };
}

/**
 * Starts (or adopts) the PostgreSQL of a data folder.
 * @throws StartError when the folder is another's, of another version, or the server does not start.
 */
export async function openEmbedded(
  dataFolder: string,
  log: Logger,
  { settings = {}, beside = false, onLost }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  await checkMarker(dataFolder, POSTGRES_VERSION);
  let letGo: (() => void) | undefined;
  let watch: Watch | undefined;
  // Nothing is touched, and nobody's server stopped, before the lock says that the folder is ours.
  const lock = await lockFolder(dataFolder, ({ error, isAlone }) => {
    log.fatal({ err: error }, 'The lock of the data folder is lost');
    watch?.stop();
    // Whoever has taken the folder in between has the server as well.
    if (!isAlone) letGo?.();
    onLost?.(error);
  }).catch((error: unknown) => {
    if (beside && error instanceof FolderInUseError) return undefined;
    throw error;
  });
  if (!lock) return useBeside(dataFolder, log);
  try {
    const location = await findLocation(dataFolder, log);
    await ensureCluster(location);
    await writeMarker(dataFolder, POSTGRES_VERSION);
    const start = () => startServer(location, path.join(dataFolder, 'postgres.log'), log, settings);
    const { socket, adopted } = await start();
    const { cluster } = location;
    let isOurs = true;
    const unhold = hold(cluster, () => watch?.stop());
    letGo = () => {
      isOurs = false;
      unhold();
    };
    await ensureDatabase(socketUrl(socket, 'postgres'));
    log.info({ cluster, adopted }, 'The embedded database runs');
    const watching = watchServer({ cluster, restart: start, onGivenUp: (error) => onLost?.(error), log });
    watch = watching;
    return {
      url: socketUrl(socket, DATABASE),
      restarts: watching.restarts,
      stop: async () => {
        watching.stop();
        // The lock is held until the server is gone, so that no other process adopts it while it stops.
        if (isOurs) await stopServer(cluster).finally(() => lock.release());
        letGo?.();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
