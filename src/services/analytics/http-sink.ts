import type { AnalyticsEvent } from '#schemas/wire/analytics.ts';
import type { Sink } from './sinks.ts';

/** Events of one call. Far below the 64 kB that a browser lets a leaving page send. */
const BATCH = 20;
/** How long the first event of a batch waits for others, in milliseconds. */
const WAIT = 5000;
/** Events that wait while there is no connection. */
const MOST = 200;

interface HttpSinkOptions {
  /** Sends one body. Answers whether it is on its way. */
  send: (body: string) => Promise<boolean>;
  isOnline?: () => boolean;
}

/** Sends events in batches: when there are enough, some time after the first, and when the page goes out of sight. */
export function createHttpSink({ send, isOnline = () => navigator.onLine }: HttpSinkOptions): Sink {
  let waiting: AnalyticsEvent[] = [];
  let lost = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was taken away goes on from here: a batch that comes back later belongs to nobody. */
  let epoch = 0;

  const keep = (events: AnalyticsEvent[]) => {
    lost += Math.max(0, events.length - MOST);
    waiting = events.slice(0, MOST);
  };
  const sendBatch = async (batch: AnalyticsEvent[], lostBefore: number) => {
    const since = epoch;
    const isSent = await send(JSON.stringify({ events: batch, ...(lostBefore > 0 && { lost: lostBefore }) }));
    if (isSent || since !== epoch) return;
    lost += lostBefore;
    keep([...batch, ...waiting]);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isOnline()) return;
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += BATCH) {
      void sendBatch(all.slice(from, from + BATCH), lost);
      lost = 0;
    }
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', flush);
  window.addEventListener('online', flush);
  return {
    take(event) {
      keep([...waiting, event]);
      if (waiting.length >= BATCH) flush();
      else timer ??= setTimeout(flush, WAIT);
    },
    flush,
    forget() {
      epoch++;
      waiting = [];
      lost = 0;
    },
    stop() {
      flush();
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
    },
  };
}
