import { CARDS_PER_IMPRESSION } from '#schemas/analytics-limits.ts';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { createHttpSink } from './http-sink.ts';
import { cardsInSight, elementOf } from './marks.ts';
import { watchSeen } from './seen.ts';
import { sendEvents } from './send.ts';
import { createConsoleSink, createDataLayerSink, type Sink } from './sinks.ts';
import { createStream, type AnalyticsStream } from './stream.ts';
import { watchUsed } from './used.ts';

type SinkName = NonNullable<RealmSettings['analytics']>['sinks'][number];

const makers: Readonly<Record<SinkName, () => Sink>> = {
  http: () => createHttpSink({ send: sendEvents }),
  dataLayer: createDataLayerSink,
  console: createConsoleSink,
};

interface AnalyticsOptions {
  realm: string;
  locale: string;
  sinks: readonly SinkName[];
  /** The realm's translated path segments; absent ones use the default path. */
  pathSegments: PathSegments;
  /** Element whose impressions and clicks are observed. */
  root: HTMLElement;
}

/** Starts impression and click tracking for the document and sends all events through one stream. */
export function startAnalytics({ realm, locale, sinks, pathSegments, root }: AnalyticsOptions): AnalyticsStream {
  const stream = createStream({ realm, locale, sinks: [...new Set(sinks)].map((name) => makers[name]()) });
  const seen = watchSeen(root, (mark) => {
    const cards = cardsInSight(mark, CARDS_PER_IMPRESSION);
    stream.report({ type: 'impression', element: elementOf(mark), ...(cards.length > 0 && { cards }) });
  });
  const used = watchUsed(root, pathSegments, stream.report);
  return {
    ...stream,
    view(page) {
      stream.view(page);
      seen.again();
      used.again();
    },
    stop() {
      seen.stop();
      used.stop();
      stream.stop();
    },
  };
}
