import type { LiveMessage } from '#schemas/wire/live.ts';

/** What a tab hears: a message, or that some may have been missed, so that whoever shows something asks for it again. */
export type LiveNews = LiveMessage | { type: 'resync' };

/** What a stream needs of a browser; tests give their own. */
export interface StreamHost {
  /** Opens the stream of messages. */
  open: () => Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;
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

const known: ReadonlySet<string> = new Set<LiveMessage['type']>(['state', 'began', 'ended', 'changed', 'revision']);

/**
 * Keeps a stream of messages open for as long as it is wanted. A browser takes one that breaks up again by itself; one that
 * is refused, or breaks up as soon as it is there, is opened again later each time. Where there is none, as behind proxies that
 * cut or hold back streams, `tell` hears now and then that things may have changed.
 */
export function keepStream(host: StreamHost, tell: (news: LiveNews) => void): { close: () => void } {
  let source: ReturnType<StreamHost['open']> | undefined;
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
  };
  const open = () => {
    const own = host.open();
    source = own;
    // A proxy may let nothing through, and say nothing of it.
    startPolling();
    own.addEventListener('message', hear);
    own.addEventListener('error', () => {
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
      source?.close();
    },
  };
}
