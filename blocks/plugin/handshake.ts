/** How long a plugin may take until the viewer is told that it does not come, in milliseconds. */
export const HANDSHAKE_TIMEOUT_MS = 10_000;

/** What the host says to a plugin that is ready. */
export interface PluginGreeting {
  type: 'payload';
  id: string;
  name: string;
  locale: string;
  payload: unknown;
}

type Speaker = Pick<Window, 'postMessage'>;

interface Options {
  greeting: PluginGreeting;
  /** Whether there is something to hand over: then only a plugin that says that it is ready has come. */
  expectsReady: boolean;
  onState: (state: 'here' | 'missing') => void;
}

/** The talk between the page and one plugin. */
export interface Handshake {
  /** The plugin's address has begun to load. */
  start: () => void;
  /** The frame has loaded something. */
  loaded: () => void;
  /** A message has come to the page from anywhere. */
  heard: (event: Pick<MessageEvent, 'origin' | 'data' | 'source'>, frame: Speaker | null) => void;
  stop: () => void;
}

const saysReady = (data: unknown): boolean => (data as { type?: unknown } | null | undefined)?.type === 'ready';

/**
 * The payload goes to the plugin's own window alone, once, when it has said `{type: 'ready'}`. The frame is sandboxed
 * without an origin of its own, so the browser names it "null" and its messages can be told from all others by that
 * and by their window; for the same reason no origin can be named when answering it.
 */
export function createHandshake({ greeting, expectsReady, onState }: Options): Handshake {
  let clock: ReturnType<typeof setTimeout> | undefined;
  let greeted = false;
  const here = () => {
    clearTimeout(clock);
    onState('here');
  };
  return {
    start: () => {
      clearTimeout(clock);
      greeted = false;
      clock = setTimeout(onState, HANDSHAKE_TIMEOUT_MS, 'missing');
    },
    loaded: () => {
      if (!expectsReady) here();
    },
    heard: ({ origin, data, source }, frame) => {
      if (!frame || source !== frame || origin !== 'null' || greeted || !saysReady(data)) return;
      greeted = true;
      frame.postMessage(greeting, '*');
      here();
    },
    stop: () => clearTimeout(clock),
  };
}
