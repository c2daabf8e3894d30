import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '#server/platform/start-error.ts';

/**
 * Starts listening and resolves to the port. `setting` is the port's variable, for error messages.
 * @throws StartError when the address cannot be used
 */
export const listen = (server: Server, port: number, host: string, setting = 'PORT'): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken by another program. Stop that one, or name another port: ${setting}=${port + 1} npm start.`,
        EACCES: `This user may not listen on port ${port}. Name a port above 1023 by ${setting}.`,
        EADDRNOTAVAIL: `This machine has no address ${host}. Name another by HOST.`,
      };
      reject(
        new StartError(reasons[error.code ?? ''] ?? `The server cannot listen on ${host}:${port}: ${error.message}`, {
          cause: error,
        }),
      );
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
