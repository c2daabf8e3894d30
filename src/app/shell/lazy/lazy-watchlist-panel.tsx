import { useSignals } from '@preact/signals-react/runtime';
import { Suspense } from 'react';
import { optional } from '#renderers/primitives/optional.ts';
import type { Choosing } from '../use-lists.ts';

// Only for whoever puts something into a list.
const WatchlistPanel = optional(() => import('#screens/watchlists/watchlist-panel.tsx'));

/** Asks into which list a title is to go, once somebody wants to put one there. */
export function LazyWatchlistPanel({ choosing: { title, end } }: { choosing: Choosing }) {
  useSignals();
  return title.value ? (
    <Suspense>
      <WatchlistPanel title={title.value} onClose={end} />
    </Suspense>
  ) : null;
}
