import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A TCP proxy for a database, whose connection can be interrupted while programs use it. */
export interface DatabaseProxy {
  /** Connection URL through the proxy. */
  url: string;
  /** Closes all connections and refuses new ones. */
  cut: () => Promise<void>;
  /** Accepts connections and data but never answers, like a stopped server process. */
  hang: () => void;
  /** Restores the connection; hanging connections are closed. */
  mend: () => Promise<void>;
  close: () => Promise<void>;
}

/** Socket path or host and port of a database URL. */
function placeOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder ? { path: `${folder}/.s.PGSQL.5432` } : { host: hostname, port: Number(port || 5432) };
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

/** Opens a proxy for the database at `url`. */
export async function openProxy(url: string): Promise<DatabaseProxy> {
  const open = new Set<Socket>();
  let hangs = false;
  const server = createServer((caller) => {
    const database = connect(placeOf(url));
    for (const [one, other] of [
      [caller, database],
      [database, caller],
    ] as const) {
      open.add(one);
      one.on('data', (bytes) => hangs || other.write(bytes));
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const own = new URL(url);
  own.searchParams.delete('host');
  own.hostname = '127.0.0.1';
  own.port = String(port);
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    endAll();
    await closed;
  };
  return {
    url: own.href,
    cut,
    hang: () => {
      hangs = true;
    },
    mend: async () => {
      if (hangs) endAll();
      hangs = false;
      if (!server.listening) await listen(server, port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
