import { v4 } from 'uuid';
import type { AnalyticsPort } from '#renderers/ports/analytics.ts';
import type { AnalyticsEvent, Happening, SeenPage, UserType } from '#schemas/wire/viewing/analytics.ts';
import type { Sink } from './sinks.ts';

/** The viewer's analytics consent. No event is sent unless it is `granted`. */
export type Consent = 'granted' | 'undecided' | 'refused';

/** Maximum number of events held in memory until the viewer decides on consent. */
const MAX_PENDING_EVENTS = 200;

interface StreamOptions {
  realm: string;
  locale: string;
  sinks: readonly Sink[];
  /** Current time in milliseconds since 1970. */
  now?: () => number;
  newId?: () => string;
}

/** Analytics event stream: adds user and page to each event, holds it until consent, then sends it to every sink. */
export interface AnalyticsStream extends AnalyticsPort {
  /** Starts a page view; later events belong to this page. */
  view(page: Omit<SeenPage, 'id'>): void;
  /** Sets the user type; undefined while it is unknown. */
  who(userType: UserType | undefined): void;
  decide(consent: Consent): void;
  stop(): void;
}

type Waiting = Omit<AnalyticsEvent, 'userType'> & { userType: UserType | undefined };

/** Creates a stream with undecided consent. */
export function createStream({
  realm,
  locale,
  sinks,
  now = Date.now,
  newId = () => v4(),
}: StreamOptions): AnalyticsStream {
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
    if (consent === 'refused' || !page || waiting.length >= MAX_PENDING_EVENTS) return;
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
        // Consent becomes undecided when the viewer who gave it signs out. The events so far are covered by it and are
        // sent now.
        if (decided === 'undecided') sink.flush?.();
      }
      release();
    },
    stop() {
      for (const sink of sinks) sink.stop?.();
    },
  };
}
