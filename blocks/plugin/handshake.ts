/** Time after which a plugin counts as missing, in milliseconds. */
export const HANDSHAKE_TIMEOUT_MS = 10_000;

/** Message from the host to a plugin that is ready. */
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
  /** Whether there is a payload for the plugin. If so, only its `ready` message counts as loaded. */
  expectsReady: boolean;
  onState: (state: 'here' | 'missing') => void;
}

/** Handshake between the page and one plugin's iframe. */
export interface PluginHandshake {
  /** To be called when the plugin's URL starts to load. */
  start: () => void;
  /** To be called on the iframe's load event. */
  loaded: () => void;
  /** To be called for every `message` event of the page. */
  heard: (event: Pick<MessageEvent, 'origin' | 'data' | 'source'>, frame: Speaker | null) => void;
  stop: () => void;
}

const saysReady = (data: unknown): boolean => (data as { type?: unknown } | null | undefined)?.type === 'ready';

/**
 * Sends the payload once, to the plugin's own window, after it has posted `{type: 'ready'}`. The iframe is sandboxed
 * with an opaque origin ("null"), so messages are identified by that origin and by their window; for the same reason
 * the reply cannot name a target origin.
 */
export function createHandshake({ greeting, expectsReady, onState }: Options): PluginHandshake {
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
