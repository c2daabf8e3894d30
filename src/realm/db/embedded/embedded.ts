import path from 'node:path';
import type { Logger } from 'pino';
import pg from 'pg';
import { POSTGRES_VERSION } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { checkMarker, writeMarker } from './data-folder.ts';
import { FolderInUseError, lockFolder } from './lock.ts';
import { findLocation } from './location.ts';
import { socketUrl, startServer, stopServer } from './server.ts';

/** The embedded database, running and held by this process alone. */
export interface EmbeddedDatabase {
  url: string;
  /** Stops the server and waits until it is gone. Connections are to be closed before. */
  stop: () => Promise<void>;
}

/** How to open. */
interface EmbeddedOptions {
  /** Further settings of PostgreSQL. */
  settings?: Record<string, string>;
  /** Where another Playbill holds the folder, use its server and leave it running. */
  beside?: boolean;
}

const DATABASE = 'playbill';
const DUPLICATE_DATABASE = '42P04';

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
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

/**
 * Starts (or adopts) the PostgreSQL of a data folder.
 * @throws StartError when the folder is another's, of another version, or the server does not start.
 */
export async function openEmbedded(
  dataFolder: string,
  log: Logger,
  { settings = {}, beside = false }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  await checkMarker(dataFolder, POSTGRES_VERSION);
  const location = await findLocation(dataFolder, log);
  await ensureCluster(location);
  await writeMarker(dataFolder, POSTGRES_VERSION);
  const { socket, adopted } = await startServer(location, path.join(dataFolder, 'postgres.log'), log, settings);
  // Nobody's server is stopped before the lock says that it is ours.
  const lock = await lockFolder(socketUrl(socket, 'postgres'), dataFolder, (error) =>
    log.error({ err: error }, 'The connection that holds the data folder broke'),
  ).catch((error: unknown) => {
    if (beside && error instanceof FolderInUseError) return undefined;
    throw error;
  });
  if (!lock) return { url: socketUrl(socket, DATABASE), stop: async () => undefined };
  await ensureDatabase(socketUrl(socket, 'postgres'));
  log.info({ cluster: location.cluster, adopted }, 'The embedded database runs');
  return {
    url: socketUrl(socket, DATABASE),
    stop: async () => {
      // The lock is held until the server is gone, so that no other process adopts it while it stops.
      lock.expectEnd();
      await stopServer(location.cluster).finally(() => lock.release());
    },
  };
}
