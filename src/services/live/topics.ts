/** Messages between tabs: the topics of one tab, or a request for the topics of all. */
type Said = { wants: string; topics: readonly string[] } | { asks: true };

/** The methods of BroadcastChannel that are used here; tests substitute them. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** Topics that the tabs of a browser subscribe to, in addition to messages for all viewers. */
export interface Topics {
  /** Topics of all tabs, sorted. */
  all: () => readonly string[];
  want: (topic: string) => void;
  drop: (topic: string) => void;
  /** Asks the other tabs for their topics, when this tab becomes the reader of the stream. */
  gather: () => void;
  close: () => void;
}

/**
 * Collects the topics of all tabs for the tab that reads the stream. A new reader asks the other tabs; a tab announces
 * every change.
 * @param onChange called when the set of topics changes
 */
export function createTopics(channel: Channel, tab: string, onChange: () => void): Topics {
  const own = new Map<string, number>();
  const others = new Map<string, readonly string[]>();
  const all = () => [...new Set([...own.keys(), ...[...others.values()].flat()])].sort();
  let last = '';
  const look = () => {
    const now = all().join(' ');
    if (now === last) return;
    last = now;
    onChange();
  };
  let isClosed = false;
  // A component may drop its topic after the channel was closed. BroadcastChannel takes no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (said: Said) => void (isClosed || channel.postMessage(said));
  const tell = () => {
    say({ wants: tab, topics: [...own.keys()] });
    look();
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if ('asks' in data) {
      if (own.size > 0) say({ wants: tab, topics: [...own.keys()] });
      return;
    }
    if (data.topics.length === 0) others.delete(data.wants);
    else others.set(data.wants, data.topics);
    look();
  });
  return {
    all,
    want: (topic) => {
      own.set(topic, (own.get(topic) ?? 0) + 1);
      tell();
    },
    drop: (topic) => {
      const count = own.get(topic) ?? 0;
      if (count > 1) own.set(topic, count - 1);
      else own.delete(topic);
      tell();
    },
    gather: () => say({ asks: true }),
    close: () => {
      own.clear();
      tell();
      isClosed = true;
      channel.close();
    },
  };
}
