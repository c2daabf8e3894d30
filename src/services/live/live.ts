import {
  openPersistentStream,
  type LiveUpdate,
  type LiveState,
  type StreamMessage,
  type TopicUpdate,
} from './live-stream.ts';
import { createTopics } from './topics.ts';

/** Live update messages from the server. */
export interface Live {
  /**
   * Subscribes to messages for all viewers. The listener first receives the current state. Returns the unsubscribe
   * function.
   */
  subscribe: (listener: (news: LiveUpdate) => void) => () => void;
  /** Subscribes to the messages of a topic. Returns the unsubscribe function. */
  subscribeTo: (topic: string, listener: (news: TopicUpdate) => void) => () => void;
}

interface LiveOptions {
  /** URL of the server-sent event stream. */
  url: string;
  /** Name shared by the tabs that use the same stream: realm and language. */
  key: string;
}

/** A new tab asks the tab that reads the stream for the current state; the answer is addressed to the new tab only. */
type BetweenTabs = { asks: string } | { answers: string; state: LiveState };

/**
 * Shares one event stream between all tabs of a browser. The tab that holds a Web Lock reads the stream and forwards
 * messages by BroadcastChannel; another tab takes over when it closes or enters the back/forward cache. The stream
 * opens with the first listener and reopens when the topics change.
 */
export function createLive({ url, key }: LiveOptions): Live {
  const listeners = new Set<(news: LiveUpdate) => void>();
  const topical = new Map<(news: TopicUpdate) => void, string>();
  let started: ReturnType<typeof start> | undefined;

  /** Last known state. The server sends it once per stream, and components may subscribe later. */
  let state: LiveState | undefined;

  const hear = (news: StreamMessage) => {
    if (news.type === 'state') state = news;
    else if (state && 'live' in news) state = { ...state, live: news.live };
    if ('topic' in news || news.type === 'tuned' || news.type === 'resync') {
      for (const [listener, topic] of topical)
        if ('topic' in news ? news.topic === topic : news.type === 'resync' || news.topics.includes(topic))
          listener(news);
      if (news.type !== 'resync') return;
    }
    for (const listener of listeners) listener(news);
  };
  const start = () => {
    // Web Locks need a secure context (HTTPS or localhost). Without them each tab opens its own stream.
    let isShared = 'locks' in navigator;
    const channel = new BroadcastChannel(`playbill-live ${key}`);
    let stream: ReturnType<typeof openPersistentStream> | undefined;
    // BroadcastChannel is same-origin only and takes no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    const say = (said: StreamMessage | BetweenTabs) => channel.postMessage(said);
    const tab = String(performance.timeOrigin + Math.random());
    channel.addEventListener('message', ({ data }: MessageEvent<StreamMessage | BetweenTabs>) => {
      if ('asks' in data) {
        if (stream && state) say({ answers: data.asks, state });
      } else if (!('answers' in data)) hear(data);
      else if (data.answers === tab) hear(data.state);
    });
    const topics = createTopics(new BroadcastChannel(`playbill-live-topics ${key}`), tab, () => stream?.reopen());
    const open = () => {
      const tuned = topics.all();
      const address = new URL(url, location.href);
      for (const topic of tuned) address.searchParams.append('topic', topic);
      return { source: new EventSource(address), tuned };
    };
    let abort: AbortController | undefined;
    const read = () => {
      const own = new AbortController();
      abort = own;
      const readOn = async () => {
        // The request for the lock was aborted at the moment when the lock was granted.
        if (own.signal.aborted) return;
        if (isShared) topics.gather();
        stream = openPersistentStream({ open, random: Math.random }, (news) => {
          hear(news);
          if (isShared && !own.signal.aborted) say(news);
        });
        await new Promise<void>((resolve) => own.signal.addEventListener('abort', () => resolve(), { once: true }));
        stream.close();
        stream = undefined;
      };
      if (isShared) say({ asks: tab });
      const reading = isShared
        ? navigator.locks.request(`playbill-live ${key}`, { signal: own.signal }, readOn)
        : readOn();
      reading.catch((error: unknown) => {
        // The request for the lock was aborted while this tab waited for it.
        if (own.signal.aborted) return undefined;
        // A browser that blocks the site's storage also denies locks: this tab then reads the stream itself.
        if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
        isShared = false;
        return readOn();
      });
    };
    const leave = () => {
      state = undefined;
      abort?.abort();
    };
    // A page that is restored from the back/forward cache has lost its stream and missed messages, so it reconnects.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      read();
      hear({ type: 'resync' });
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', back);
    read();
    return {
      topics,
      stop: () => {
        removeEventListener('pagehide', leave);
        removeEventListener('pageshow', back);
        leave();
        topics.close();
        channel.close();
      },
    };
  };
  const stopIfUnheard = () => {
    if (listeners.size + topical.size > 0) return;
    started?.stop();
    started = undefined;
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      // If this call opens the stream, the listener receives the state as the stream's first message.
      if (started && state) listener(state);
      started ??= start();
      return () => {
        listeners.delete(listener);
        stopIfUnheard();
      };
    },
    subscribeTo: (topic, listener) => {
      topical.set(listener, topic);
      started ??= start();
      started.topics.want(topic);
      return () => {
        if (topical.delete(listener)) started?.topics.drop(topic);
        stopIfUnheard();
      };
    },
  };
}

const shared = new Map<string, Live>();

/** Returns the shared stream of a realm and language. */
export function getLiveStream(realm: string, locale: string): Live {
  const key = `${realm} ${locale}`;
  const known = shared.get(key) ?? createLive({ url: `/api/v2/live?lang=${encodeURIComponent(locale)}`, key });
  shared.set(key, known);
  return known;
}
