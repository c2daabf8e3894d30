import { Suspense, useEffect, useState } from 'react';
import { afterLoad } from '#renderers/primitives/when-idle.ts';
import { optional } from '#renderers/primitives/optional.ts';
import { useServices } from '../../services.ts';

const LiveUpdates = optional(() => import('./live-updates.tsx'));

interface LazyLiveProps {
  realm: string;
  /** Locale of the page, in which messages are requested. */
  locale: string;
}

/** Loads live updates after the page has loaded; never in a preview. */
export function LazyLive(props: LazyLiveProps) {
  const { preview } = useServices();
  const [isThere, setThere] = useState(false);
  useEffect(() => (preview ? undefined : afterLoad(() => setThere(true))), [preview]);
  return isThere ? (
    <Suspense>
      <LiveUpdates {...props} />
    </Suspense>
  ) : null;
}
