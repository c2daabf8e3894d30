import { keepStream, type LiveNews, type LiveState, type StreamNews, type TopicNews } from './live-stream.ts';
import { createTopics } from './topics.ts';

/** What a browser hears of what becomes of things while it looks. */
export interface Live {
  /** Hears what everybody is told until what it answers is called: first how things are, whenever it comes. */
  subscribe: (listener: (news: LiveNews) => void) => () => void;
  /** Hears what those are told who know a topic, until what it answers is called. */
  subscribeTo: (topic: string, listener: (news: TopicNews) => void) => () => void;
}

interface LiveOptions {
  /** Address of the stream. */
  url: string;
  /** What tabs that share the stream have in common: the realm and the language. */
  key: string;
}

/** What a tab that has just come asks of the one that reads, and is told alone: how things are. */
type BetweenTabs = { asks: string } | { answers: string; state: LiveState };

/**
 * The stream of messages, one for all tabs of a browser: that tab reads it which has the lock (Web Locks), and tells the
 * others (BroadcastChannel). When it closes, or sleeps in the browser's memory, the next takes over. Nothing is opened before
 * somebody listens. Another topic is another stream in its place.
 */
export function createLive({ url, key }: LiveOptions): Live {
  const listeners = new Set<(news: LiveNews) => void>();
  const topical = new Map<(news: TopicNews) => void, string>();
  let started: ReturnType<typeof start> | undefined;

  /** How things are, as far as was told: the stream says it once, and parts of a page come late. */
  let state: LiveState | undefined;

  const hear = (news: StreamNews) => {
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
    // Browsers lock nothing for pages without https, but on the machine itself: there each tab reads for itself.
    let isShared = 'locks' in navigator;
    const channel = new BroadcastChannel(`playbill-live ${key}`);
    let stream: ReturnType<typeof keepStream> | undefined;
    // A channel has no other origins.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    const say = (said: StreamNews | BetweenTabs) => channel.postMessage(said);
    const tab = String(performance.timeOrigin + Math.random());
    channel.addEventListener('message', ({ data }: MessageEvent<StreamNews | BetweenTabs>) => {
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
        // The turn came in the very moment in which it was given up.
        if (own.signal.aborted) return;
        if (isShared) topics.gather();
        stream = keepStream({ open, random: Math.random }, (news) => {
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
        // Given up while it waited for its turn.
        if (own.signal.aborted) return undefined;
        // A browser that blocks the site's storage grants no locks either: this tab then reads for itself.
        if (!(error instanceof DOMException && error.name === 'SecurityError')) throw error;
        isShared = false;
        return readOn();
      });
    };
    const leave = () => {
      state = undefined;
      abort?.abort();
    };
    // A page that the browser keeps for the way back holds nothing, and missed what came meanwhile.
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
      // Of a stream that it opens itself it hears by that.
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

/** The stream of a realm and language, the same for all parts of a page. */
export function liveOf(realm: string, locale: string): Live {
  const key = `${realm} ${locale}`;
  const known = shared.get(key) ?? createLive({ url: `/api/v2/live?lang=${encodeURIComponent(locale)}`, key });
  shared.set(key, known);
  return known;
}
