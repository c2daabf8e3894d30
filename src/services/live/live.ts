import { keepStream, type LiveNews } from './live-stream.ts';

/** What a browser hears of what becomes of things while it looks. */
export interface Live {
  /** Hears messages until what it answers is called. */
  subscribe: (listener: (news: LiveNews) => void) => () => void;
}

interface LiveOptions {
  /** Address of the stream. */
  url: string;
  /** What tabs that share the stream have in common: the realm and the language. */
  key: string;
}

/**
 * The stream of messages, one for all tabs of a browser: that tab reads it which has the lock (Web Locks), and tells the
 * others (BroadcastChannel). When it closes, or sleeps in the browser's memory, the next takes over. Nothing is opened before
 * somebody listens.
 */
export function createLive({ url, key }: LiveOptions): Live {
  const listeners = new Set<(news: LiveNews) => void>();
  let stop: (() => void) | undefined;

  const start = () => {
    // Browsers lock nothing for pages without https, but on the machine itself: there each tab reads for itself.
    const isShared = 'locks' in navigator;
    const channel = new BroadcastChannel(`playbill-live ${key}`);
    const hear = (news: LiveNews) => {
      for (const listener of listeners) listener(news);
    };
    channel.addEventListener('message', ({ data }: MessageEvent<LiveNews>) => hear(data));
    let abort: AbortController | undefined;
    const read = () => {
      const own = new AbortController();
      abort = own;
      const readOn = async () => {
        const stream = keepStream({ open: () => new EventSource(url), random: Math.random }, (news) => {
          hear(news);
          // A channel has no other origins.
          // oxlint-disable-next-line unicorn/require-post-message-target-origin
          if (isShared) channel.postMessage(news);
        });
        await new Promise<void>((resolve) => own.signal.addEventListener('abort', () => resolve(), { once: true }));
        stream.close();
      };
      const reading = isShared
        ? navigator.locks.request(`playbill-live ${key}`, { signal: own.signal }, readOn)
        : readOn();
      reading.catch((error: unknown) => {
        // Given up while it waited for its turn.
        if (!own.signal.aborted) throw error;
      });
    };
    const leave = () => abort?.abort();
    // A page that the browser keeps for the way back holds nothing, and missed what came meanwhile.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      read();
      hear({ type: 'resync' });
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', back);
    read();
    stop = () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', back);
      leave();
      channel.close();
      stop = undefined;
    };
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (!stop) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}
