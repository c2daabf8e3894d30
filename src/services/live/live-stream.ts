import type { LiveMessage, TopicMessage } from '#schemas/wire/catalogue/live.ts';

/** Says that messages may have been missed. Subscribers then reload what they show. */
interface Resync {
  type: 'resync';
}

/** Says that the stream now delivers messages of these topics. Earlier messages of these topics were not received. */
interface Tuned {
  type: 'tuned';
  topics: readonly string[];
}

/** Snapshot of the current state. It is the first message of each stream. */
export type LiveState = Extract<LiveMessage, { type: 'state' }>;
/** All messages that a stream emits. */
export type StreamMessage = LiveMessage | Resync | Tuned;
/** Messages that all viewers of the realm receive. */
export type LiveUpdate = Exclude<LiveMessage, TopicMessage> | Resync;
/** Messages of a single topic, such as a room. */
export type TopicUpdate = TopicMessage | Resync | Tuned;

/** Browser functions that the stream uses; tests substitute them. */
export interface StreamHost {
  /** Opens the event stream with the topics that are subscribed at that time. */
  open: () => { source: Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>; tuned: readonly string[] };
  /** Random number between 0 and 1. */
  random: () => number;
}

/** Minimum and maximum backoff before a rejected stream is reopened, in milliseconds. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [2000, 60_000];
/** Polling interval while there is no stream, in milliseconds. The random part spreads the clients. */
const POLL = { least: 25_000, spread: 15_000 } as const;
/**
 * If a stream breaks sooner than this, in milliseconds, a proxy is assumed to cut streams. Proxies that tolerate
 * streams usually keep them for at least 30 seconds.
 */
const STABLE_AFTER_MS = 10_000;
const CLOSED = 2;

const known: ReadonlySet<string> = new Set<LiveMessage['type']>([
  'state',
  'began',
  'ended',
  'changed',
  'revision',
  'stopped',
  'roomState',
  'roomMembers',
  'roomReaction',
]);

/**
 * Keeps a server-sent event stream open. The browser reconnects a stable stream itself; one that is rejected or breaks
 * early is reopened with exponential backoff. Without a stream, for example behind buffering proxies, the listener
 * receives a `resync` at polling intervals.
 */
export function openPersistentStream(
  host: StreamHost,
  tell: (news: StreamMessage) => void,
): { close: () => void; reopen: () => void } {
  let source: ReturnType<StreamHost['open']>['source'] | undefined;
  let topics: readonly string[] = [];
  let pause = FIRST_PAUSE;
  let hasBroken = false;
  let began = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setTimeout> | undefined;

  const stopPolling = () => {
    clearTimeout(poll);
    poll = undefined;
  };
  const startPolling = () => {
    poll ??= setTimeout(
      () => {
        poll = undefined;
        tell({ type: 'resync' });
        startPolling();
      },
      POLL.least + host.random() * POLL.spread,
    );
  };
  const hear = ({ data }: MessageEvent<string>) => {
    stopPolling();
    // Messages of unknown types are ignored: a newer server may send types that this page does not know.
    const message = JSON.parse(data) as LiveMessage;
    if (!known.has(message.type)) return;
    tell(message);
    if (message.type !== 'state') return;
    began = performance.now();
    if (hasBroken) tell({ type: 'resync' });
    hasBroken = false;
    if (topics.length > 0) tell({ type: 'tuned', topics });
  };
  /** The old stream during a switch. It is read until the new stream delivers, so that no message is missed. */
  let replaced: typeof source;
  /** Whether the current stream has delivered a message. */
  let isDelivering = false;
  const closeReplaced = () => {
    replaced?.close();
    replaced = undefined;
  };
  const open = () => {
    const { source: own, tuned } = host.open();
    source = own;
    topics = tuned;
    isDelivering = false;
    // A proxy may buffer the stream without an error, so polling runs until the first message.
    startPolling();
    own.addEventListener('message', (message) => {
      if (own === source) {
        isDelivering = true;
        closeReplaced();
      }
      hear(message);
    });
    own.addEventListener('error', () => {
      if (own !== source) return;
      closeReplaced();
      hasBroken = true;
      isDelivering = false;
      startPolling();
      const isSteady = began > 0 && performance.now() - began >= STABLE_AFTER_MS;
      began = 0;
      if (isSteady) pause = FIRST_PAUSE;
      if (isSteady && own.readyState !== CLOSED) return;
      own.close();
      clearTimeout(retry);
      retry = setTimeout(open, pause * (0.5 + host.random()));
      pause = Math.min(LONGEST_PAUSE, pause * 2);
    });
  };
  open();
  return {
    close: () => {
      clearTimeout(retry);
      stopPolling();
      closeReplaced();
      source?.close();
    },
    reopen: () => {
      clearTimeout(retry);
      // A stream that has delivered nothing yet is closed at once. Browsers open six connections to a host (HTTP/1.1):
      // streams of quick changes would use up all of them, and the last stream and every other request would wait.
      if (isDelivering) replaced = source;
      else source?.close();
      open();
    },
  };
}
