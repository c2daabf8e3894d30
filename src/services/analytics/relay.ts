import type { AnalyticsPort } from '#renderers/ports/analytics.ts';
import type { Happening } from '#schemas/wire/analytics.ts';

/** How many happenings wait for the stream, whose code comes when the page has settled. */
const MOST = 50;

/** The port of a page's parts, which are drawn before anybody listens, and in a realm that counts nothing nobody ever does. */
export interface Relay extends AnalyticsPort {
  /** Hears what was told so far and what will be. Answers how to stop. */
  listen(hear: (happening: Happening) => void): () => void;
}

/** A relay that nobody listens to yet. */
export function createRelay(): Relay {
  const early: Happening[] = [];
  let listener: ((happening: Happening) => void) | undefined;
  return {
    report(happening) {
      if (listener) listener(happening);
      else if (early.length < MOST) early.push(happening);
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
