import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A TCP proxy in front of programs that simulates the effects of proxies on event streams. */
export interface StreamProxy {
  port: number;
  /** Number of connections so far. */
  made: () => number;
  /** Closes connections, including open ones, after a number of milliseconds; undefined disables it. */
  cutAfter: (milliseconds: number | undefined) => void;
  /** Discards responses while true, like a buffering proxy. */
  hold: (isHeld: boolean) => void;
  close: () => Promise<void>;
}

/** Opens a proxy on a free port. Connections go to the first port that accepts them, as with a load balancer. */
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
