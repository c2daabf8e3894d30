import { Suspense } from 'react';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { optional } from '#renderers/primitives/optional.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { isSpoilerSheetApplied } from '#services/spoilers/spoiler-sheet.ts';
import { useViewer } from '../../session/use-viewer.ts';

// The component is loaded lazily, because few viewers need it.
const SeenSync = optional(() => import('./seen-sync.tsx'));

/** For signed-in viewers who hide results: loads titles watched on other devices, whose results need not be hidden. */
export function LazySeenSync({ spoilers }: Pick<RealmSettings, 'spoilers'>) {
  const { isGuest } = useViewer();
  const isHere = useHydrated();
  return spoilers.enabled && isHere && !isGuest && isSpoilerSheetApplied() ? (
    <Suspense>
      <SeenSync />
    </Suspense>
  ) : null;
}
