import { useSignals } from '@preact/signals-react/runtime';
import { Suspense } from 'react';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { optional } from '#renderers/primitives/optional.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { isSpoilerFree } from '#services/spoilers/spoilers.ts';
import { useViewer } from './use-viewer.ts';

// Few viewers need it.
const SeenSync = optional(() => import('./seen-sync.tsx'));

/** Where results are hidden from somebody who is signed in: those that were watched elsewhere are no secret. */
export function SeenGate({ spoilers }: Pick<RealmSettings, 'spoilers'>) {
  useSignals();
  const { isGuest } = useViewer();
  const isHere = useHydrated();
  return spoilers.enabled && isHere && !isGuest && isSpoilerFree.value ? (
    <Suspense>
      <SeenSync />
    </Suspense>
  ) : null;
}
