/** What tabs say to each other of the topics that they want to hear. */
type Said = { wants: string; topics: readonly string[] } | { asks: true };

/** The part of a channel that is needed; tests give their own. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** What the tabs of a browser want to hear beside what everybody is told. */
export interface Topics {
  /** All that some tab wants, in order. */
  all: () => readonly string[];
  want: (topic: string) => void;
  drop: (topic: string) => void;
  /** Asks the other tabs: this one reads for all of them from now on. */
  gather: () => void;
  close: () => void;
}

/**
 * Gathers topics over the tabs of a browser, of which one reads for all. Whoever begins to read asks the others; whoever wants another
 * topic tells. @param onChange told when there is another topic than before, or one less
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
  // Whoever lets go last may do so when nobody listens any more. A channel has no other origins.
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
