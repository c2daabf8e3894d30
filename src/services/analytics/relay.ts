import type { AnalyticsPort } from '#renderers/ports/analytics.ts';
import type { Happening } from '#schemas/wire/viewing/analytics.ts';

/** Maximum number of events buffered until the analytics code has loaded. */
const MAX_BUFFERED_EVENTS = 50;

/**
 * Analytics port for page components. Buffers events until the lazily loaded analytics code subscribes, which never
 * happens in realms without analytics.
 */
export interface Relay extends AnalyticsPort {
  /** Delivers the buffered events, then all later ones. Returns the unsubscribe function. */
  listen(hear: (happening: Happening) => void): () => void;
}

/** Creates a relay that buffers events until the analytics code subscribes. */
export function createRelay(): Relay {
  const early: Happening[] = [];
  let listener: ((happening: Happening) => void) | undefined;
  return {
    report(happening) {
      if (listener) listener(happening);
      else if (early.length < MAX_BUFFERED_EVENTS) early.push(happening);
    },
    listen(hear) {
      listener = hear;
      for (const happening of early.splice(0)) hear(happening);
      return () => {
        listener = undefined;
      };
    },
  };
}
