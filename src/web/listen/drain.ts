import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { withTimeout } from '#server/platform/with-timeout.ts';

/** The orderly end of an HTTP server. */
export interface Drain {
  /** Notes a request that has come; before whatever answers it. */
  note: (response: ServerResponse) => void;
  /**
   * Ends the server: answers close their connections from now on, requests under way are answered, idle connections go.
   * It listens until what was under way has ended, so that whoever watches /readyz is told. Resolves when nothing is left,
   * after `milliseconds` at the latest; what is still open then is cut off.
   */
  close: (milliseconds: number) => Promise<void>;
}

/** Part of the time for those that were under way; the rest for those that came while they ended. */
const FIRST = 0.8;

/** Prepares the end of a server. Node's own `close` leaves connections open that go on asking. */
export function createDrain(server: Server): Drain {
  const open = new Map<ServerResponse, Promise<void>>();
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let isClosing = false;
  const endConnection = (response: ServerResponse) => {
    response.shouldKeepAlive = false;
    // An answer that has begun has promised to keep the connection.
    if (response.headersSent) response.once('close', () => response.req.socket.end());
  };
  const allOpen = () => Promise.all(open.values());
  return {
    note: (response) => {
      const ended = new Promise<void>((resolve) => response.once('close', resolve));
      open.set(
        response,
        ended.then(() => void open.delete(response)),
      );
      if (isClosing) endConnection(response);
    },
    close: async (milliseconds) => {
      isClosing = true;
      for (const response of open.keys()) endConnection(response);
      server.closeIdleConnections();
      // Node takes one that has not asked yet for one that is busy asking.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      await withTimeout(milliseconds * FIRST, allOpen());
      server.close();
      await withTimeout(milliseconds * (1 - FIRST), allOpen());
      server.closeAllConnections();
    },
  };
}
