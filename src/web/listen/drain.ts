import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { withTimeout } from '#server/platform/with-timeout.ts';

/** Graceful shutdown of an HTTP server. */
export interface Drain {
  /** Registers a request; call it before the request is handled. */
  note: (response: ServerResponse) => void;
  /**
   * Shuts the server down: responses close their connections, running requests are finished, idle connections are
   * closed. It keeps listening until running requests have ended, so that probes of /readyz see the shutdown. Resolves
   * when all is closed, at the latest after `milliseconds`, when the rest is cut off.
   */
  close: (milliseconds: number) => Promise<void>;
}

/** Fraction of the shutdown time for running requests. The rest is for requests that arrive meanwhile. */
const FIRST = 0.8;

/** Creates the graceful shutdown of a server. Node's `close` alone keeps active keep-alive connections open. */
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
    // This response's headers have already announced keep-alive, so the connection is ended after the response.
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
      // Node does not treat a connection as idle before its first request, so such connections are closed here.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      await withTimeout(milliseconds * FIRST, allOpen());
      server.close();
      await withTimeout(milliseconds * (1 - FIRST), allOpen());
      server.closeAllConnections();
    },
  };
}
