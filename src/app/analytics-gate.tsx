import { Suspense, useEffect, useState } from 'react';
import { optional } from '#renderers/primitives/optional.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { useServices } from './services.ts';

const Analytics = optional(() => import('./analytics.tsx'));

/** When at the latest a page that is never at rest is counted, in milliseconds. */
const PATIENCE = 3000;

/** Runs something when the page is at rest. Answers how to leave it. */
function whenIdle(run: () => void): () => void {
  // Not every browser tells.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, PATIENCE / 3);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(request);
}

interface AnalyticsGateProps {
  settings: RealmSettings;
  locale: string;
}

/** Counts how the realm is used, where it asks for that. Its code comes last, and never in a preview. */
export function AnalyticsGate({ settings, locale }: AnalyticsGateProps) {
  const { preview } = useServices();
  const [idle, setIdle] = useState(false);
  const wanted = settings.analytics !== undefined && !preview;
  useEffect(() => (wanted ? whenIdle(() => setIdle(true)) : undefined), [wanted]);
  if (!wanted || !idle || !settings.analytics) return null;
  return (
    <Suspense>
      <Analytics realm={settings.realm} locale={locale} {...settings.analytics} />
    </Suspense>
  );
}
