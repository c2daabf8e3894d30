import type { Logger } from 'pino';
import { checkServer } from './client.ts';
import { openDataFolder } from './embedded/data-folder.ts';
import { openEmbedded } from './embedded/embedded.ts';
import type { StartError } from '../start-error.ts';

interface DatabaseOptions {
  dataFolder: string;
  databaseUrl?: string | undefined;
}

interface DatabaseServer {
  url: string;
  /** How often the embedded server has crashed and was restarted; 0 for an external server. */
  restarts: () => number;
  /** Stops the embedded server; an external one keeps running. Close all connections first. */
  stop: () => Promise<void>;
}

/**
 * Returns the external database server or starts the embedded one of the data folder.
 * @param options.beside true to use the server of a Playbill that already runs on the data folder, and to leave it
 * running
 * @param options.onLost called when the folder's lock is lost or the embedded server cannot be restarted: the program
 * must exit
 * @throws StartError when there is no usable server
 */
export async function openServer(
  { dataFolder, databaseUrl }: DatabaseOptions,
  log: Logger,
  { beside = false, onLost }: { beside?: boolean; onLost?: (error: StartError) => void } = {},
): Promise<DatabaseServer> {
  await openDataFolder(dataFolder);
  if (!databaseUrl) return openEmbedded(dataFolder, log, { beside, ...(onLost && { onLost }) });
  await checkServer(databaseUrl);
  return { url: databaseUrl, restarts: () => 0, stop: async () => undefined };
}
