import * as z from 'zod';
import { CONNECT, HELLO } from '../protocol.ts';
import { isRegistered } from './is-registered.ts';
import type { Line } from './serve.ts';

/** Minimum and maximum interval between hello messages in milliseconds; it doubles until a page answers. */
const FIRST = 250;
const LONGEST = 4000;

const Connect = z.object({ type: z.literal(CONNECT), nonce: z.string().min(16).max(128) });

/** The members of the frame's window that are used here. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  parent: Pick<Window, 'postMessage'>;
};

interface HandshakeOptions {
  window: FrameWindow;
  /** Origins that may control the player. */
  origins: readonly string[];
  /** Called with the channel and its nonce. */
  onConnect: (line: Line, nonce: string) => void;
}

/** Handshake with the host page. */
export interface Handshake {
  /** Waits for a new connection after the page disconnected. */
  again: () => void;
  end: () => void;
}

/**
 * Sends hello messages, which contain no data, to the parent window and accepts one channel: only from the parent, a
 * registered origin, with a nonce and a single port. Other messages are ignored.
 */
export function startHandshake({ window, origins, onConnect }: HandshakeOptions): Handshake {
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
