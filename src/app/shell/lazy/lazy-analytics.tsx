import { Suspense, useEffect, useState } from 'react';
import { optional } from '#renderers/primitives/optional.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { useServices } from '../../services.ts';
import { whenIdle } from '#renderers/primitives/when-idle.ts';

const Analytics = optional(() => import('./analytics.tsx'));

interface LazyAnalyticsProps {
  settings: RealmSettings;
  locale: string;
}

/** Loads analytics when the page is idle, if the realm uses it; never in a preview. */
export function LazyAnalytics({ settings, locale }: LazyAnalyticsProps) {
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
