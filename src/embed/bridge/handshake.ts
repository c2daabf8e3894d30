import * as z from 'zod';
import { CONNECT, HELLO } from '../protocol.ts';
import { isRegistered } from './is-registered.ts';
import type { Line } from './serve.ts';

/** Milliseconds between two words of hello: ever longer, until somebody answers. */
const FIRST = 250;
const LONGEST = 4000;

const Connect = z.object({ type: z.literal(CONNECT), nonce: z.string().min(16).max(128) });

/** The frame's window as far as it is used. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  parent: Pick<Window, 'postMessage'>;
};

interface HandshakeOptions {
  window: FrameWindow;
  /** Origins that may drive the player. */
  origins: readonly string[];
  /** Given the one channel, and the nonce that its other end knows it by. */
  onConnect: (line: Line, nonce: string) => void;
}

/** Waits for a page that may drive the player. */
export interface Handshake {
  /** Waits for another one: the page has let the player go. */
  again: () => void;
  end: () => void;
}

/**
 * Says hello to whoever frames the player, which is no secret, and takes one channel from it: only from the parent itself, only from
 * an origin that is registered, only with a nonce and one port. All else is not even answered.
 */
export function awaitPage({ window, origins, onConnect }: HandshakeOptions): Handshake {
  let isConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hello = (wait: number) => {
    window.parent.postMessage({ type: HELLO }, '*');
    timer = setTimeout(() => hello(Math.min(LONGEST, wait * 2)), wait);
  };
  const onMessage = (event: MessageEvent) => {
    if (isConnected) return;
    if (event.source !== window.parent) return;
    if (!isRegistered(event.origin, origins)) return;
    const { data } = Connect.safeParse(event.data);
    const [line, ...others] = event.ports;
    if (!data || !line || others.length > 0) return;
    isConnected = true;
    clearTimeout(timer);
    onConnect(line, data.nonce);
  };
  window.addEventListener('message', onMessage);
  hello(FIRST);
  return {
    again() {
      isConnected = false;
      clearTimeout(timer);
      hello(FIRST);
    },
    end() {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    },
  };
}
