import type { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';

/** Destination of analytics events after consent. */
export interface Sink {
  take(event: AnalyticsEvent): void;
  /** Sends queued events now instead of waiting for a full batch. */
  flush?(): void;
  /** Discards queued events after consent is withdrawn. */
  forget?(): void;
  stop?(): void;
}

declare global {
  interface Window {
    /** Queue that tag managers read events from. */
    dataLayer?: unknown[];
  }
}

/** Logs events to the browser console, for realm developers. */
// oxlint-disable-next-line no-console
export const createConsoleSink = (): Sink => ({ take: (event) => console.info('analytics', event.type, event) });

/** Pushes events to `window.dataLayer` as `playbill.<type>`. */
export const createDataLayerSink = (): Sink => ({
  take({ type, ...event }) {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: `playbill.${type}`, ...event });
  },
});
