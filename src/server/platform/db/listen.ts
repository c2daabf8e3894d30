import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

interface ListenOptions {
  url: string;
  /** Told what was sent, by the channel's name. */
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** Told each time that it listens again after a break: what was sent in between is lost. */
  onResume: () => void;
  /** Told why it does not listen; it goes on trying. */
  onError: (error: unknown) => void;
}

/** The first pause after a failure, and the longest, in milliseconds; each is twice the one before. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [250, 10_000];

/** Listens at channels of the database by a connection of its own (PostgreSQL, NOTIFY), for as long as it is not closed. */
export function listenTo({ url, channels, onResume, onError }: ListenOptions): {
  close: () => Promise<void>;
} {
  const abort = new AbortController();
  let client: pg.Client | undefined;

  /** Resolves when the connection has ended. */
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
    // Whoever waits for it is told below; nobody may yet.
    ended.catch(() => undefined);
    own.on('notification', ({ channel, payload }) => payload !== undefined && channels[channel]?.(payload));
    try {
      // One that is closed while it is being made says no more than its end.
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
