import path from 'node:path';
import type { Logger } from 'pino';
import pg from 'pg';
import { POSTGRES_VERSION } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { checkMarker, writeMarker } from './data-folder.ts';
import { registerOwnedServer } from './owned-server.ts';
import { FolderInUseError, lockFolder } from './lock.ts';
import { findLocation } from './location.ts';
import { findServer, socketUrl, startServer, stopServer } from './server.ts';
import type { StartError } from '../../start-error.ts';
import { type ServerSupervisor, superviseServer } from './supervise.ts';

/** The running embedded database, owned by this process. */
export interface EmbeddedDatabase {
  url: string;
  /** How often the server has crashed and was restarted. */
  restarts: () => number;
  /** Stops the server and waits until its process has ended. Close all connections first. */
  stop: () => Promise<void>;
}

interface EmbeddedOptions {
  /** Additional PostgreSQL settings. */
  settings?: Record<string, string>;
  /** True to use the server of another Playbill process that owns the folder, and to leave it running. */
  beside?: boolean;
  /** Called when the lock of the folder is lost or its server cannot be restarted: the program must exit. */
  onLost?: (error: StartError) => void;
}

const DATABASE = 'playbill';
const DUPLICATE_DATABASE = '42P04';

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 60_000, query_timeout: 60_000 });
  // The rejected query reports the error; without a listener the event would end the process.
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

/** Connects to the server that another Playbill process owns and stops. */
async function useBeside(dataFolder: string, log: Logger): Promise<EmbeddedDatabase> {
  const { cluster } = await findLocation(dataFolder, log);
  return { url: socketUrl(await findServer(cluster), DATABASE), restarts: () => 0, stop: async () => undefined };
}

/**
 * Starts or adopts the PostgreSQL server of a data folder.
 * @throws StartError when another process owns the folder, its version differs, or the server does not start
 */
export async function openEmbedded(
  dataFolder: string,
  log: Logger,
  { settings = {}, beside = false, onLost }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  await checkMarker(dataFolder, POSTGRES_VERSION);
  let letGo: (() => void) | undefined;
  let watch: ServerSupervisor | undefined;
  // The lock is acquired before anything is changed and before any server is adopted or stopped.
  const lock = await lockFolder(dataFolder, ({ error, isAlone }) => {
    log.fatal({ err: error }, 'The lock of the data folder is lost');
    watch?.stop();
    // If another process has acquired the folder meanwhile, the database server belongs to that process and must not be
    // stopped here.
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
    const unhold = registerOwnedServer(cluster, () => watch?.stop());
    letGo = () => {
      isOurs = false;
      unhold();
    };
    await ensureDatabase(socketUrl(socket, 'postgres'));
    log.info({ cluster, adopted }, 'The embedded database runs');
    const watching = superviseServer({ cluster, restart: start, onGivenUp: (error) => onLost?.(error), log });
    watch = watching;
    return {
      url: socketUrl(socket, DATABASE),
      restarts: watching.restarts,
      stop: async () => {
        watching.stop();
        // The lock is kept until the server has ended, so that no other process adopts a stopping server.
        if (isOurs) await stopServer(cluster).finally(() => lock.release());
        letGo?.();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
