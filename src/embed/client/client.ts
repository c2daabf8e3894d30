import { CONNECT, eventMethod, eventNames, HELLO, READY, send } from '../protocol.ts';
import type { Connect, PlayerClient, PlayerError, PlayerErrorData, PlayerEvents } from './types.ts';

/** Default timeouts of connection and calls, in milliseconds. */
const WAIT = 15_000;
const CALL_WAIT = 20_000;

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: PlayerError) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Message from the frame: a response or an event. */
interface Incoming {
  id?: number;
  result?: never;
  error?: { code: number; message: string; data?: PlayerErrorData };
  method?: string;
  params?: { nonce?: string };
}

const errorOf = (code: PlayerError['code'], message: string, data?: PlayerErrorData): PlayerError =>
  Object.assign(new Error(message), { name: 'PlayerError', code, ...(data && { data }) });

/** Connects to the player in a frame (`docs/guides/embed-the-player.md`). */
export const connect: Connect = (frame, { origin, timeout = WAIT, callTimeout = CALL_WAIT }) =>
  new Promise((resolve, reject) => {
    const waiting = new Map<number, Waiting>();
    const listeners = new Map<string, Set<(detail: never) => void>>();
    /** The channels that this page has offered to the frame. The frame accepts one and names it by its nonce. */
    const offered = new Set<MessagePort>();
    let line: MessagePort | undefined;
    let last = 0;

    const call = (method: string, params: object = {}): Promise<never> =>
      new Promise((done, failed) => {
        if (!line) return failed(errorOf('DISCONNECTED', 'The player was let go'));
        last += 1;
        const id = last;
        const timer = setTimeout(() => {
          waiting.delete(id);
          failed(errorOf('TIMEOUT', `${method} was not answered in ${callTimeout} ms`));
        }, callTimeout);
        waiting.set(id, { resolve: done, reject: failed, timer });
        send(line, { jsonrpc: '2.0', id, method, params });
      });
    const tell = (name: string, detail: unknown) => {
      for (const listener of listeners.get(name) ?? []) listener(detail as never);
    };
    const lose = () => {
      line?.close();
      line = undefined;
      for (const { reject: fail, timer } of waiting.values()) {
        clearTimeout(timer);
        fail(errorOf('DISCONNECTED', 'The frame was loaded anew, or the player let go'));
      }
      waiting.clear();
    };
    const hear = ({ id, result, error, method = '', params }: Incoming) => {
      const one = waiting.get(id ?? 0);
      if (one) {
        waiting.delete(id ?? 0);
        clearTimeout(one.timer);
        if (error) one.reject(errorOf(error.code, error.message, error.data));
        else one.resolve(result as never);
      } else {
        const name = eventNames.find((event) => eventMethod(event) === method);
        if (name) tell(name, params);
      }
    };
    const take = (port: MessagePort) => {
      const isAgain = line !== undefined;
      lose();
      line = port;
      offered.delete(port);
      for (const other of offered) other.close();
      offered.clear();
      clearTimeout(timer);
      const events = eventNames.filter((name) => listeners.has(name));
      if (events.length > 0) call('subscribe', { events }).catch((error: PlayerError) => tell('error', error));
      if (isAgain) tell('reconnected', undefined);
      else resolve(client);
    };
    const offer = () => {
      const { port1, port2 } = new MessageChannel();
      const nonce = crypto.getRandomValues(new Uint32Array(4)).join('-');
      offered.add(port1);
      port1.addEventListener('message', ({ data }: MessageEvent<Incoming>) => {
        if (port1 === line) hear(data);
        else if (data.method === READY && data.params?.nonce === nonce) take(port1);
      });
      port1.start();
      frame.contentWindow?.postMessage({ type: CONNECT, nonce }, origin, [port2]);
    };
    const onMessage = ({ source, origin: from, data }: MessageEvent<{ type?: string } | null>) => {
      if (source === frame.contentWindow && from === origin && data?.type === HELLO) offer();
    };
    const end = () => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
      for (const port of offered) port.close();
      lose();
    };
    const timer = setTimeout(() => {
      end();
      reject(
        errorOf('TIMEOUT', `No player of ${origin} answered in ${timeout} ms: is this page's origin registered there?`),
      );
    }, timeout);

    const client: PlayerClient = {
      play: () => call('play'),
      pause: () => call('pause'),
      next: () => call('next'),
      previous: () => call('previous'),
      load: ({ type, id }) => call('load', { type, id }),
      seek: (position) => call('seek', { position }),
      fullscreen: (on = true) => call('fullscreen', { on }),
      volume: (volume) => call('volume', { volume }),
      mute: (muted = true) => call('mute', { muted }),
      textTrack: (id) => call('textTrack', { id }),
      audioTrack: (id) => call('audioTrack', { id }),
      getState: () => call('getState'),
      on<Name extends keyof PlayerEvents>(name: Name, listener: (detail: PlayerEvents[Name]) => void) {
        const known = listeners.get(name);
        const all = known ?? new Set();
        listeners.set(name, all.add(listener));
        if (!known && name !== 'reconnected')
          call('subscribe', { events: [name] }).catch((error: PlayerError) => tell('error', error));
        return () => void all.delete(listener);
      },
      destroy() {
        if (line) send(line, { jsonrpc: '2.0', method: 'disconnect' });
        end();
      },
    };
    addEventListener('message', onMessage);
  });
