import type { Logger } from 'pino';
import { checkServer } from './client.ts';
import { openDataFolder } from './embedded/data-folder.ts';
import { openEmbedded } from './embedded/embedded.ts';
import type { StartError } from '../start-error.ts';

interface DatabaseOptions {
  dataFolder: string;
  databaseUrl?: string | undefined;
}

/** A database server that answers. */
interface DatabaseServer {
  url: string;
  /** How often the embedded one has ended by itself and was started again. */
  restarts: () => number;
  /** Stops the embedded one; one of the operator's own goes on. Connections are to be closed before. */
  stop: () => Promise<void>;
}

/**
 * Makes sure that there is a server: the operator's own, or the embedded one of the data folder.
 * @param options.beside where a Playbill runs on the data folder, use its database and leave it running
 * @param options.onLost told when the data folder is no longer this process's, or the embedded server cannot be kept running: the program must end
 * @throws StartError
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
