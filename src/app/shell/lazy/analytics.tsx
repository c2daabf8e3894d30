import { useEffect, useRef, useState } from 'react';
import { useMatches } from 'react-router';
import type { PathSegments } from '#schemas/routes/path-segments.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import type { SeenPage } from '#schemas/wire/viewing/analytics.ts';
import { startAnalytics } from '#services/analytics/analytics.ts';
import { reportedPageOf } from '#services/analytics/page-facts.ts';
import type { AnalyticsStream } from '#services/analytics/stream.ts';
import { useServices } from '../../services.ts';
import { useAnalyticsConsent } from '../../session/use-analytics-consent.ts';
import { useViewer } from '../../session/use-viewer.ts';

type Match = ReturnType<typeof useMatches>[number];

const named = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;
const numbered = /^\d{1,3}\.\d{1,3}$/;
const fitting = (value: unknown, shape: RegExp) => (typeof value === 'string' && shape.test(value) ? value : undefined);

/** Facts about a page for analytics: of its URL only the route name and a content id. */
function pageOf({ pathname, loaderData }: Match, pathSegments: PathSegments): Omit<SeenPage, 'id'> {
  const { document } = (loaderData ?? {}) as { document?: { source?: unknown; version?: unknown } | null };
  const source = fitting(document?.source, named);
  const version = fitting(document?.version, numbered);
  return {
    ...reportedPageOf(pathname, pathSegments),
    ...(source && { source }),
    ...(version && { version }),
  };
}

/** Reports a page view for each change of path; a change of query or tab is the same page. */
function usePageViews(stream: AnalyticsStream | undefined, pathSegments: PathSegments): void {
  const match = useMatches().at(-1);
  const latest = useRef(match);
  latest.current = match;
  const pathname = match?.pathname;
  useEffect(() => {
    if (stream && latest.current && latest.current.pathname === pathname)
      stream.view(pageOf(latest.current, pathSegments));
  }, [stream, pathSegments, pathname]);
}

type AnalyticsProps = NonNullable<RealmSettings['analytics']> & { realm: string; locale: string };

/** Runs analytics for the page. Renders nothing. */
export default function Analytics({ realm, locale, sinks, consentTerm }: AnalyticsProps) {
  const { analytics, pathSegments } = useServices();
  const { role } = useViewer();
  const consent = useAnalyticsConsent(consentTerm);
  const [stream, setStream] = useState<AnalyticsStream>();
  useEffect(() => {
    const root = document.getElementById('main');
    if (!root) return;
    const started = startAnalytics({ realm, locale, sinks, pathSegments, root });
    setStream(started);
    return () => started.stop();
  }, [realm, locale, sinks, pathSegments]);
  useEffect(() => stream?.who(role), [stream, role]);
  useEffect(() => stream?.decide(consent), [stream, consent]);
  usePageViews(stream, pathSegments);
  useEffect(() => (stream ? analytics.listen(stream.report) : undefined), [stream, analytics]);
  return null;
}
