import type { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';
import type { Sink } from './sinks.ts';

/** Events per request. Keeps the body far below the 64 kB limit of `sendBeacon` during page unload. */
const BATCH = 20;
/** Maximum time an event waits for its batch to fill, in milliseconds. */
const BATCH_DELAY_MS = 5000;
/** Maximum number of events queued while offline; older events are kept and newer ones are dropped. */
const MAX_QUEUED_EVENTS = 200;

interface HttpSinkOptions {
  /** Sends one request body. Resolves to whether the browser accepted it for delivery. */
  send: (body: string) => Promise<boolean>;
  isOnline?: () => boolean;
}

/** Sends events in batches: when a batch is full, after a delay, and when the page becomes hidden. */
export function createHttpSink({ send, isOnline = () => navigator.onLine }: HttpSinkOptions): Sink {
  let waiting: AnalyticsEvent[] = [];
  let lost = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Incremented by `forget()`, so that a failed request that returns later does not requeue its discarded batch. */
  let epoch = 0;

  const keep = (events: AnalyticsEvent[]) => {
    lost += Math.max(0, events.length - MAX_QUEUED_EVENTS);
    waiting = events.slice(0, MAX_QUEUED_EVENTS);
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
      else timer ??= setTimeout(flush, BATCH_DELAY_MS);
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
