import type { LiveMessage, TopicMessage } from '#schemas/wire/live.ts';

/** Some messages may have been missed: whoever shows something asks for it again. */
interface Resync {
  type: 'resync';
}

/** From now on these topics are heard: what was told of them before was not. */
interface Tuned {
  type: 'tuned';
  topics: readonly string[];
}

/** How things are. */
export type LiveState = Extract<LiveMessage, { type: 'state' }>;
/** All that a stream brings to a tab. */
export type StreamNews = LiveMessage | Resync | Tuned;
/** What a tab hears of what everybody is told. */
export type LiveNews = Exclude<LiveMessage, TopicMessage> | Resync;
/** What a tab hears of a topic. */
export type TopicNews = TopicMessage | Resync | Tuned;

/** What a stream needs of a browser; tests give their own. */
export interface StreamHost {
  /** Opens the stream of messages, with the topics that are wanted by then. */
  open: () => { source: Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>; tuned: readonly string[] };
  /** Between 0 and 1. */
  random: () => number;
}

/** The first pause before a refused stream is opened again, and the longest, in milliseconds. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [2000, 60_000];
/** While there is no stream, what is shown is asked for again about this often, in milliseconds: not all at once. */
const POLL = { least: 25_000, spread: 15_000 } as const;
/** A stream that breaks up sooner, in milliseconds, is one that somebody cuts: proxies that let streams be give them half a minute. */
const STEADY = 10_000;
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
 * Keeps a stream of messages open for as long as it is wanted. A browser takes one that breaks up again by itself; one that
 * is refused, or breaks up as soon as it is there, is opened again later each time. Where there is none, as behind proxies that
 * cut or hold back streams, `tell` hears now and then that things may have changed.
 */
export function keepStream(
  host: StreamHost,
  tell: (news: StreamNews) => void,
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
    // A server that is newer than the page may say what it does not know.
    const message = JSON.parse(data) as LiveMessage;
    if (!known.has(message.type)) return;
    tell(message);
    if (message.type !== 'state') return;
    began = performance.now();
    if (hasBroken) tell({ type: 'resync' });
    hasBroken = false;
    if (topics.length > 0) tell({ type: 'tuned', topics });
  };
  /** Those that another is to replace: they are read until it is there, so that nothing is missed. */
  const replaced = new Set<NonNullable<typeof source>>();
  const closeReplaced = () => {
    for (const one of replaced) one.close();
    replaced.clear();
  };
  const open = () => {
    const { source: own, tuned } = host.open();
    source = own;
    topics = tuned;
    // A proxy may let nothing through, and say nothing of it.
    startPolling();
    own.addEventListener('message', (message) => {
      if (own === source) closeReplaced();
      hear(message);
    });
    own.addEventListener('error', () => {
      if (own !== source) return;
      closeReplaced();
      hasBroken = true;
      startPolling();
      const isSteady = began > 0 && performance.now() - began >= STEADY;
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
      if (source) replaced.add(source);
      open();
    },
  };
}
