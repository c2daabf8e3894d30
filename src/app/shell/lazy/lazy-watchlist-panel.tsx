import { useSignals } from '@preact/signals-react/runtime';
import { Suspense } from 'react';
import { optional } from '#renderers/primitives/optional.ts';
import type { Choosing } from '../use-lists.ts';

// The panel is loaded lazily, because only adding a title to a list needs it.
const WatchlistPanel = optional(() => import('#screens/watchlists/watchlist-panel.tsx'));

/** Shows the watchlist chooser when a title is to be added. */
export function LazyWatchlistPanel({ choosing: { title, end } }: { choosing: Choosing }) {
  useSignals();
  return title.value ? (
    <Suspense>
      <WatchlistPanel title={title.value} onClose={end} />
    </Suspense>
  ) : null;
}
