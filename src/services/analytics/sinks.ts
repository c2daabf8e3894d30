import type { AnalyticsEvent } from '#schemas/wire/analytics.ts';

/** Where events go once they may. */
export interface Sink {
  take(event: AnalyticsEvent): void;
  /** Sends what waits. */
  flush?(): void;
  /** Lets go of what waits: it may not be sent any more. */
  forget?(): void;
  stop?(): void;
}

declare global {
  interface Window {
    /** What tag managers read events from. */
    dataLayer?: unknown[];
  }
}

/** Shows events in the browser's console, for whoever sets a realm up. */
// oxlint-disable-next-line no-console
export const createConsoleSink = (): Sink => ({ take: (event) => console.info('analytics', event.type, event) });

/** Puts events on the page's data layer, each by a name of its own. */
export const createDataLayerSink = (): Sink => ({
  take({ type, ...event }) {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: `playbill.${type}`, ...event });
  },
});
