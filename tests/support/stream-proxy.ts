import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A proxy before programs that does with streams what proxies do. */
export interface StreamProxy {
  port: number;
  /** Connections that were made through it so far. */
  made: () => number;
  /** Ends each connection so many milliseconds after it was made, those that are open too; undefined lets them be. */
  cutAfter: (milliseconds: number | undefined) => void;
  /** Whether what programs answer is kept back, as by a proxy that waits for the end of an answer. */
  hold: (isHeld: boolean) => void;
  close: () => Promise<void>;
}

/** Opens a proxy on a free port. A connection goes to the first of the ports where somebody listens, as a balancer would have it. */
export async function openStreamProxy(ports: () => readonly number[]): Promise<StreamProxy> {
  const open = new Set<Socket>();
  const state: { made: number; cut: number | undefined; isHeld: boolean } = { made: 0, cut: undefined, isHeld: false };
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
  };
  const pass = (caller: Socket, [port, ...others]: readonly number[]) => {
    if (port === undefined) return caller.destroy();
    const program = connect(port, '127.0.0.1');
    program.once('error', () => {
      if (program.connecting || program.bytesRead === 0) pass(caller, others);
    });
    program.once('connect', () => {
      program.removeAllListeners('error');
      keep(program);
      caller.pipe(program);
      program.on('data', (bytes) => state.isHeld || caller.write(bytes));
      program.once('close', () => caller.destroy());
      caller.once('close', () => program.destroy());
    });
    return undefined;
  };
  const server = createServer((caller) => {
    keep(caller);
    state.made += 1;
    if (state.cut !== undefined) setTimeout(() => caller.destroy(), state.cut).unref();
    pass(caller, ports());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    made: () => state.made,
    cutAfter: (milliseconds) => {
      state.cut = milliseconds;
      if (milliseconds !== undefined) setTimeout(endAll, milliseconds).unref();
    },
    hold: (isHeld) => {
      state.isHeld = isHeld;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      endAll();
      await closed;
    },
  };
}
