import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

interface ListenOptions {
  url: string;
  /** Handlers of notifications by channel name. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** Called each time the connection is restored: notifications sent in between are lost. */
  onResume: () => void;
  /** Called with the reason when the connection fails; it reconnects with backoff. */
  onError: (error: unknown) => void;
}

/** First and longest pause of the exponential backoff, in milliseconds. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [250, 10_000];

/** Subscribes to PostgreSQL notification channels (LISTEN) over a connection of its own and reconnects until closed. */
export function listenTo({ url, channels, onResume, onError }: ListenOptions): {
  close: () => Promise<void>;
} {
  const abort = new AbortController();
  let client: pg.Client | undefined;

  /** Listens until the connection ends; resolves when it has ended. */
  async function listenOnce(isFirst: boolean, onListening: () => void): Promise<void> {
    const own = new pg.Client({
      connectionString: url,
      application_name: 'playbill live',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    client = own;
    const ended = new Promise<void>((resolve, reject) => {
      own.on('end', resolve);
      own.on('error', reject);
    });
    // Prevents an unhandled rejection. The `await` below throws the error.
    ended.catch(() => undefined);
    own.on('notification', ({ channel, payload }) => payload !== undefined && channels[channel]?.(payload));
    try {
      // If the client is closed while it connects, `connect` never settles, and only the 'end' event follows.
      await Promise.race([own.connect(), ended]);
      if (abort.signal.aborted) return;
      for (const channel of Object.keys(channels)) await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      onListening();
      if (!isFirst) onResume();
      await ended;
    } finally {
      await own.end().catch(() => undefined);
    }
  }

  const running = (async () => {
    let pause = FIRST_PAUSE;
    for (let isFirst = true; !abort.signal.aborted; isFirst = false) {
      try {
        await listenOnce(isFirst, () => {
          pause = FIRST_PAUSE;
        });
      } catch (error) {
        if (!abort.signal.aborted) onError(error);
      }
      await sleep(pause, undefined, { signal: abort.signal }).catch(() => undefined);
      pause = Math.min(LONGEST_PAUSE, pause * 2);
    }
  })();
  return {
    close: async () => {
      abort.abort();
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
