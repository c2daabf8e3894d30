import { v4 } from 'uuid';
import type { AnalyticsPort } from '#renderers/ports/analytics.ts';
import type { AnalyticsEvent, Happening, SeenPage, UserType } from '#schemas/wire/analytics.ts';
import type { Sink } from './sinks.ts';

/** Whether a viewer has allowed it. Until it is decided nothing goes anywhere. */
export type Consent = 'granted' | 'undecided' | 'refused';

/** Events that wait for the viewer's decision, in memory alone. */
const MOST = 200;

interface StreamOptions {
  realm: string;
  locale: string;
  sinks: readonly Sink[];
  /** Milliseconds since 1970. */
  now?: () => number;
  newId?: () => string;
}

/** The one stream of events: each is given who and where, waits until it may go, and goes to every sink. */
export interface Stream extends AnalyticsPort {
  /** A page is looked at; what is told from now on is of that page. */
  view(page: Omit<SeenPage, 'id'>): void;
  /** Who looks; undefined for as long as it is not known. */
  who(userType: UserType | undefined): void;
  decide(consent: Consent): void;
  stop(): void;
}

type Waiting = Omit<AnalyticsEvent, 'userType'> & { userType: UserType | undefined };

/** Makes a stream that nobody has allowed yet. */
export function createStream({ realm, locale, sinks, now = Date.now, newId = () => v4() }: StreamOptions): Stream {
  let waiting: Waiting[] = [];
  let consent: Consent = 'undecided';
  let viewer: UserType | undefined;
  let page: SeenPage | undefined;

  const release = () => {
    if (consent !== 'granted' || viewer === undefined) return;
    const userType = viewer;
    for (const event of waiting.splice(0))
      for (const sink of sinks) sink.take({ ...event, userType: event.userType ?? userType } as AnalyticsEvent);
  };
  const report = (happening: Happening) => {
    if (consent === 'refused' || !page || waiting.length >= MOST) return;
    waiting.push({ ...happening, at: now(), realm, locale, userType: viewer, page });
    release();
  };
  return {
    report,
    view(facts) {
      page = { ...facts, id: newId() };
      report({ type: 'pageView' });
    },
    who(userType) {
      viewer = userType;
      release();
    },
    decide(decided) {
      if (decided === consent) return;
      consent = decided;
      if (decided === 'refused') waiting = [];
      for (const sink of sinks) {
        if (decided === 'refused') sink.forget?.();
        // Whoever has allowed it is gone; what was told until then was allowed.
        if (decided === 'undecided') sink.flush?.();
      }
      release();
    },
    stop() {
      for (const sink of sinks) sink.stop?.();
    },
  };
}
