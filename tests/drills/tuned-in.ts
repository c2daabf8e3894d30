import { Agent, EventSource } from 'undici';
import { openPersistentStream, type StreamMessage } from '../../src/services/live/live-stream.ts';

/** Clients of the event stream that use the product’s own stream code over an EventSource, as browsers do. */
export interface TunedIn {
  /**
   * Milliseconds from a moment (`performance.now()`) to each client’s first matching message; clients without one are
   * omitted.
   */
  since: (moment: number, isIt: (news: StreamMessage) => boolean) => number[];
  /** Number of streams that the clients have opened, including the first ones. */
  opened: () => number;
  close: () => Promise<void>;
}

/** Connects that many clients to the event stream of the realm north through a port. */
export function tuneIn(port: number, count: number): TunedIn {
  // All host names resolve to 127.0.0.1 here, because Node cannot resolve subdomains of localhost.
  const dispatcher = new Agent({
    connect: { lookup: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]) },
    bodyTimeout: 0,
    headersTimeout: 0,
  });
  const heard: { at: number; news: StreamMessage }[][] = [];
  let opened = 0;
  const streams = Array.from({ length: count }, () => {
    const own: { at: number; news: StreamMessage }[] = [];
    heard.push(own);
    const open = () => {
      opened += 1;
      const source = new EventSource(`http://north.localhost:${port}/api/v2/live`, { node: { dispatcher } });
      return { source: source as unknown as globalThis.EventSource, tuned: [] };
    };
    return openPersistentStream({ open, random: Math.random }, (news) => own.push({ at: performance.now(), news }));
  });
  return {
    since: (moment, isIt) =>
      heard.flatMap((own) => {
        const first = own.find(({ at, news }) => at >= moment && isIt(news));
        return first ? [first.at - moment] : [];
      }),
    opened: () => opened,
    close: async () => {
      for (const stream of streams) stream.close();
      await dispatcher.destroy();
    },
  };
}
