import type { Logger } from 'pino';
import { checkServer } from './client.ts';
import { openDataFolder } from './embedded/data-folder.ts';
import { openEmbedded } from './embedded/embedded.ts';

interface DatabaseOptions {
  dataFolder: string;
  databaseUrl?: string | undefined;
}

/** A database server that answers. */
interface DatabaseServer {
  url: string;
  /** Stops the embedded one; one of the operator's own goes on. Connections are to be closed before. */
  stop: () => Promise<void>;
}

/**
 * Makes sure that there is a server: the operator's own, or the embedded one of the data folder.
 * @param options.beside where a Playbill runs on the data folder, use its database and leave it running
 * @throws StartError
 */
export async function openServer(
  { dataFolder, databaseUrl }: DatabaseOptions,
  log: Logger,
  { beside = false }: { beside?: boolean } = {},
): Promise<DatabaseServer> {
  await openDataFolder(dataFolder);
  if (!databaseUrl) return openEmbedded(dataFolder, log, { beside });
  await checkServer(databaseUrl);
  return { url: databaseUrl, stop: async () => undefined };
}
